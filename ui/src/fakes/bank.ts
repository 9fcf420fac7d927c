// A bank in the middle of an evening, for the kit sheet and component tests.
import type { BankView } from "../engine/types/BankView";
import type { Choice } from "../engine/types/Choice";
import type { Coin } from "../engine/types/Coin";
import type { PlayerView } from "../engine/types/PlayerView";
import type { StopView } from "../engine/types/StopView";

export const choice = (part: Partial<Choice> & Pick<Choice, "id" | "label">): Choice => ({
  detail: "",
  emphasis: "plain",
  seat: null,
  level: null,
  before: null,
  after: null,
  enabled: true,
  why_not: "",
  input: { tap: "back" },
  ...part,
});

const PRICES = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180];
const OWNERS: Record<number, number> = { 1: 0, 2: 0, 3: 1, 5: 0, 6: 2, 9: 3, 10: 3, 12: 1 };
const NAMES = ["Maya", "Ben", "Ola", "Tim"];
const COINS: Coin[] = ["circle", "square", "triangle", "diamond"];
const SCORES = [140, 90, 210, 60];

const levelsOf = (seat: number) =>
  Object.entries(OWNERS).flatMap(([level, owner]) => (owner === seat ? [Number(level)] : []));

export const players = (coinIn: number | null): PlayerView[] =>
  NAMES.map((name, seat) => ({
    seat,
    name,
    letter: name.slice(0, 1),
    coin: COINS[seat] ?? "circle",
    label: `${name}, ${SCORES[seat]} points, ${levelsOf(seat).length} Levels`,
    registered: true,
    coin_in: coinIn === seat,
    can_insert: coinIn === null,
    tap: coinIn === seat ? "coin_out" : { coin_in: seat },
    score: SCORES[seat] ?? 0,
    score_text: `${SCORES[seat]}`,
    levels: levelsOf(seat),
    levels_text: `${levelsOf(seat).length} Levels${seat === 0 || seat === 3 ? ", one whole set" : ""}`,
    rank: [2, 3, 1, 4][seat] ?? 0,
  }));

const whole = (level: number): boolean => {
  const mate = level % 2 === 1 ? level + 1 : level - 1;
  return OWNERS[level] !== undefined && OWNERS[level] === OWNERS[mate];
};

export function stops(options: {
  lit?: number;
  flash?: number;
  coin?: number;
  direct?: boolean;
}): StopView[] {
  const levels = PRICES.map((price, index): StopView => {
    const level = index + 1;
    const owner = OWNERS[level] ?? null;
    const label = `Level ${level}, price ${price}${owner === null ? "" : `, owned by ${NAMES[owner]}`}`;
    return {
      kind: { level },
      text: `${level}`,
      label,
      set: Math.ceil(level / 2),
      owner,
      dot: owner !== null && owner === options.coin,
      lit: options.lit === level,
      flash: options.flash === level,
      whole_set: whole(level),
      choice: options.direct
        ? choice({ id: `level_${level}`, label, level, input: { tap: { choose_level: level } } })
        : null,
    };
  });
  const special = (
    kind: "ghost_fee" | "jail_fee" | "undo",
    text: string,
    label: string,
  ): StopView => ({
    kind,
    text,
    label,
    set: 0,
    owner: null,
    dot: false,
    lit: false,
    flash: false,
    whole_set: false,
    choice: options.direct ? choice({ id: `stop_${kind}`, label }) : null,
  });
  return [
    ...levels,
    special("ghost_fee", "−20", "Ghost fee, pay 20 to the Bank"),
    special("jail_fee", "−10", "Get out of Jail, pay 10 to the Bank"),
    special("undo", "", "Undo last action"),
  ];
}

/** Maya is about to buy Level 7. */
export function unitView(): BankView {
  return {
    title: "The Bank",
    phase: "playing",
    mode: "unit",
    switch_mode: choice({ id: "switch_mode", label: "Big buttons", input: { set_mode: "direct" } }),
    hint: "White button buys Level 7",
    players: players(0),
    unit: {
      asleep: false,
      digits: "0140",
      digits_flash: false,
      corner: "7",
      corner_flash: false,
      ghosts: false,
      caption: "Buy Level 7",
      stops: stops({ lit: 7, coin: 0 }),
      coin: 0,
      slot: "Maya: tap to take the coin out",
      stick: { up: "Next", down: "Back", left: "Back", right: "Next", chosen: "up" },
      button: {
        label: "Buy",
        announce: "Buy Level 7 for 80: 140, then 60",
        before: 140,
        after: 60,
        enabled: true,
        held: false,
      },
      announce: "Maya has 140 points. Buy Level 7.",
    },
    direct: null,
    helper: null,
    helper_switch: choice({
      id: "helper_switch",
      label: "Table helper",
      detail: "Dice, jail, whose turn",
      emphasis: "quiet",
    }),
    log: log(),
    end: null,
    bring_back: null,
  };
}

const log = (): BankView["log"] => {
  const line = (
    number: number,
    seat: number,
    text: string,
    change: string,
    mark = "",
    void_ = false,
  ) => ({
    number,
    seat,
    text,
    change,
    mark,
    void: void_,
    correct: void_ ? null : choice({ id: `correct_${number}`, label: "Correct" }),
  });
  return [
    line(12, 2, "Ola paid Maya 20 rent for Level 5", "230 → 210"),
    line(11, 3, "Tim bought Level 10 at auction for 90", "150 → 60"),
    line(10, 3, "Tim bought Level 9 for 100", "250 → 150"),
    line(9, 1, "Ben bought Level 4 for 50", "140 → 90", "taken back", true),
    line(8, 0, "Maya played PAC-MAN", "80 → 140"),
    line(7, 1, "Ben stole Level 12 from Ola", ""),
    line(6, 0, "Maya paid the Ghost fee", "100 → 80"),
    line(5, 2, "Ola sold Level 8", "150 → 240", "sold without paying"),
  ];
};

/** Maya, with big buttons. */
export function directView(): BankView {
  const view = unitView();
  return {
    ...view,
    mode: "direct",
    switch_mode: choice({ id: "switch_mode", label: "Joystick", input: { set_mode: "unit" } }),
    hint: "Tap a Level, or choose below",
    unit: { ...view.unit, caption: "", corner: "", stops: stops({ coin: 0, direct: true }) },
    direct: {
      step: "menu",
      heading: "What happened, Maya?",
      lines: ["Tap the Level that you landed on."],
      figure: "",
      auction: null,
      choices: [
        choice({
          id: "go_round",
          label: "Passed GO",
          detail: "Type in the points of the round",
          emphasis: "primary",
        }),
        choice({
          id: "pay_ghost",
          label: "Pay the Ghost fee",
          detail: "20 to the Bank",
          before: 140,
          after: 120,
        }),
        choice({
          id: "pay_jail",
          label: "Get out of Jail",
          detail: "10 to the Bank",
          before: 140,
          after: 130,
        }),
        choice({ id: "steal", label: "Steal a Level", detail: "Standing on a Power Pellet space" }),
        choice({
          id: "undo",
          label: "Undo",
          emphasis: "quiet",
          enabled: false,
          why_not: "Nothing was booked since this coin went in.",
        }),
      ],
      back: null,
    },
  };
}

/** Level 7 under the hammer. */
export function auctionView(): BankView {
  const view = directView();
  const statuses = ["leads with 60", "has 90", "has 210", "has 60, can't go higher"];
  return {
    ...view,
    hint: "Everybody may bid",
    unit: { ...view.unit, stops: stops({ coin: 0, lit: 7 }) },
    direct: {
      step: "auction",
      heading: "Auction of Level 7",
      lines: ["Bids go up by ten."],
      figure: "60",
      auction: {
        level: 7,
        bid: 60,
        leader: 0,
        bidders: statuses.map((status, seat) => ({
          seat,
          status,
          raise: choice({
            id: `raise_${seat}`,
            label: "+10",
            seat,
            enabled: seat === 1 || seat === 2,
            why_not: "Tim has 60 points; the next bid is 70.",
          }),
        })),
      },
      choices: [
        choice({
          id: "close_auction",
          label: "Sold to Maya for 60",
          level: 7,
          emphasis: "primary",
          before: 140,
          after: 80,
        }),
        choice({
          id: "no_bids",
          label: "No bids",
          detail: "The Level stays with the Bank",
          emphasis: "quiet",
        }),
      ],
      back: choice({ id: "back", label: "Back", emphasis: "quiet" }),
    },
  };
}

/** After the last Level, two coins revealed. */
export function endView(): BankView {
  const view = unitView();
  const row = (seat: number, revealed: boolean, winner: boolean, score: number, text: string) => ({
    seat,
    revealed,
    score: revealed ? score : null,
    levels: 4,
    winner,
    text,
  });
  return {
    ...view,
    phase: "ended",
    hint: "Coins in, one by one",
    players: players(null),
    unit: {
      ...view.unit,
      coin: null,
      caption: "",
      corner: "",
      slot: "Put a coin in",
      stops: stops({}),
    },
    end: {
      heading: "All Levels are sold",
      text: "Put the coins in one by one to see who won.",
      players: [
        row(0, true, false, 240, "240 points, 5 Levels"),
        row(1, true, true, 420, "Ben wins with 420 points"),
        row(2, false, false, 0, "not shown yet"),
        row(3, false, false, 0, "not shown yet"),
      ],
      show_all: choice({ id: "show_all", label: "Show all scores" }),
      undo: null,
    },
  };
}
