// Stand-ins written by hand, until moments of the card game are recorded as the
// bank’s are. Nothing here says what the engine would.
import type { Card } from "../engine/types/Card";
import type { CardFace } from "../engine/types/CardFace";
import type { CardPlayerView } from "../engine/types/CardPlayerView";
import type { CardsView } from "../engine/types/CardsView";
import type { Choice } from "../engine/types/Choice";
import type { HandCard } from "../engine/types/HandCard";
import type { SecretView } from "../engine/types/SecretView";

const F: Record<Card, [string, string]> = {
  pac_dot: ["PAC-dot", "1 point"],
  cherry: ["Cherry", "2 points"],
  strawberry: ["Strawberry", "3 points"],
  orange: ["Orange", "4 points"],
  apple: ["Apple", "5 points"],
  pink_ghost: ["Pink ghost", "A ghost"],
  blue_ghost: ["Blue ghost", "A ghost"],
  orange_ghost: ["Orange ghost", "A ghost"],
  red_ghost: ["Red ghost", "A ghost"],
  give_ghost: ["Ghost gift", "Give a ghost away"],
  swap: ["Swap", "Two players swap hands"],
  skip: ["Skip", "Another player skips a turn"],
  draw_choice: ["Draw choice", "Choose how many cards a player draws"],
  extra_draw: ["Extra draw", "Everybody draws a card"],
  pass: ["Pass left", "Everybody passes a card"],
};
export const face = (id: Card): CardFace => ({ id, name: F[id][0], text: F[id][1] });
const choice = (id: string, label: string, more: Partial<Choice> = {}): Choice => ({
  id,
  label,
  detail: "",
  emphasis: "plain",
  seat: null,
  level: null,
  before: null,
  after: null,
  enabled: true,
  why_not: "",
  input: "wake",
  ...more,
});
const NAMES = ["Maya", "Ben", "Bartholomeus", "Tim", "Ola", "Wilhelmina-Jo", "Ko", "Sterre"];
const player = (seat: number, more: Partial<CardPlayerView> = {}): CardPlayerView => ({
  seat,
  name: NAMES[seat] ?? "",
  letter: NAMES[seat]?.[0] ?? "",
  bot: "",
  status: "in",
  status_text: "Still in",
  on_turn: seat === 0,
  deciding: seat === 0,
  count: 3 + (seat % 3),
  count_text: `${3 + (seat % 3)} cards`,
  marks: [],
  played: [],
  hand: [],
  label: `${NAMES[seat]}: still in, 4 cards`,
  ...more,
});
const stack = (id: Card, count = 1) => ({ face: face(id), count, text: `${count} × ${F[id][0]}` });
const hand = (...ids: Card[]): HandCard[] => ids.map((id) => ({ face: face(id), choice: null }));
const secret = (more: Partial<SecretView> = {}): SecretView => ({
  cover: "Hold to look",
  cover_label: "Maya’s hand, covered. Hold Space to look, or press to see it for ten seconds.",
  heading: "Maya’s hand",
  last: null,
  last_text: "",
  news: [],
  choose: "",
  hand: hand("pac_dot", "cherry", "strawberry", "pink_ghost"),
  hand_empty: "",
  points: 6,
  points_text: "6 points so far",
  ghosts: 1,
  ghosts_text: "1 ghost: 2 more and you’re out",
  risk: {
    heading: "The next card",
    percent: 12,
    percent_text: "12%",
    text: "About 1 in 8 knocks you out.",
    lines: ["A ghost: 21%", "A power-up: 30%", "Points: 49%"],
  },
  ...more,
});
const base: CardsView = {
  title: "The card game",
  level: "Level 1",
  phase: "playing",
  status: "Maya’s turn: nothing drawn yet, up to 3 cards",
  announce: "",
  curtain: null,
  players: [
    player(0, { played: [stack("skip"), stack("swap", 2)] }),
    player(1, { played: [stack("give_ghost")], marks: [{ id: "skips", text: "Skips a turn" }] }),
    player(2, { status: "shut_down", status_text: "Shut down", bot: "Counting bot" }),
    player(3, {
      status: "knocked_out",
      status_text: "Knocked out",
      hand: [face("cherry"), face("red_ghost"), face("blue_ghost"), face("pink_ghost")],
      count: 4,
      count_text: "4 cards",
    }),
  ],
  deck: { count: 31, text: "31 cards left", faces: [] },
  discards: { count: 1, text: "1 without effect", faces: [stack("pass")] },
  story_heading: "Since your last look, Maya",
  story: [
    "Ben drew 2 cards and ended his turn.",
    "Bartholomeus shut down with 5 cards.",
    "Tim was knocked out by the pink ghost.",
  ],
  choices: [
    choice("draw", "Draw a card", { emphasis: "primary", detail: "The first of 3" }),
    choice("end", "End your turn", { enabled: false, why_not: "Draw a card first, or shut down" }),
    choice("shut_down", "Shut down", { emphasis: "risky", detail: "Keep 6 points to the end" }),
  ],
  question: null,
  secret: secret(),
  take_back: null,
  hurry: null,
  over: null,
  rules: {
    title: "Cards and rules",
    lines: [
      "Draw up to three cards, one at a time.",
      "After each card: go on, end your turn, or shut down.",
      "Three ghosts knock you out.",
      "Of those who shut down, most points win.",
    ],
    cards_heading: "The cards of Level 1",
    cards: (Object.keys(F) as Card[]).map((id) => ({
      face: face(id),
      text: "What it does, in a sentence or two, so that nobody needs the rulebook.",
      count_text: "3 in the deck",
    })),
  },
};
const eight = NAMES.map((_, seat) =>
  player(
    seat,
    seat === 3
      ? { status: "knocked_out", status_text: "Knocked out" }
      : seat === 5
        ? {
            played: [
              stack("skip"),
              stack("swap", 2),
              stack("give_ghost"),
              stack("pass"),
              stack("extra_draw"),
              stack("draw_choice", 3),
            ],
            marks: [{ id: "draws", text: "Draws 2" }],
          }
        : seat === 6
          ? { status: "shut_down", status_text: "Shut down" }
          : {},
  ),
);
const skipQuestion = {
  face: face("skip"),
  title: "Who skips a turn?",
  text: "Tap the player who misses their next turn.",
  choices: [
    choice("skip_1", "Ben", { seat: 1, detail: "Plays after you" }),
    choice("skip_2", "Bartholomeus", { seat: 2, enabled: false, why_not: "Is shut down" }),
  ],
  back: null,
};
export const cardViews: Record<string, CardsView> = {
  curtain: {
    ...base,
    phase: "curtain",
    players: [],
    story: [],
    choices: [],
    secret: null,
    discards: { count: 0, text: "", faces: [] },
    curtain: {
      seat: 2,
      name: "Bartholomeus",
      letter: "B",
      heading: "Hand the screen to Bartholomeus",
      text: "It’s Bartholomeus’s turn. Nobody else looks.",
      lift: choice("lift", "I’m Bartholomeus", { emphasis: "primary" }),
    },
    take_back: choice("take_back", "Maya: take that back", { emphasis: "quiet" }),
  },
  turn: base,
  drawn: {
    ...base,
    status: "Maya’s turn: 1 card drawn, up to 2 more",
    secret: secret({
      last: face("strawberry"),
      last_text: "You drew: Strawberry, 3 points",
      news: ["Ben gave you the pink ghost."],
    }),
    choices: [
      choice("draw", "Draw a card", { emphasis: "primary", detail: "The second of 3" }),
      choice("end", "End your turn"),
      choice("shut_down", "Shut down", { emphasis: "risky", detail: "Keep 6 points to the end" }),
    ],
    take_back: null,
  },
  question: { ...base, status: "Maya plays Skip", question: skipQuestion, choices: [] },
  give: {
    ...base,
    status: "Maya gives a ghost away",
    choices: [],
    question: {
      face: face("give_ghost"),
      title: "Which ghost does Ben get?",
      text: "Hold to look, slide onto a ghost and let go.",
      choices: [],
      back: choice("back", "Somebody else", { emphasis: "quiet" }),
    },
    secret: secret({
      choose: "Which ghost does Ben get?",
      hand: [
        ...hand("pac_dot", "cherry"),
        { face: face("pink_ghost"), choice: choice("give_pink", "Give Ben the pink ghost") },
        { face: face("blue_ghost"), choice: choice("give_blue", "Give Ben the blue ghost") },
      ],
      ghosts: 2,
      ghosts_text: "2 ghosts: 1 more and you’re out",
    }),
  },
  eight: {
    ...base,
    level: "Bonus Level",
    players: eight,
    take_back: choice("take_back", "Maya: take that back", { emphasis: "quiet" }),
    secret: secret({
      hand: hand(
        "pac_dot",
        "pac_dot",
        "pac_dot",
        "cherry",
        "cherry",
        "strawberry",
        "orange",
        "apple",
        "apple",
        "apple",
        "pink_ghost",
        "blue_ghost",
      ),
      last: face("apple"),
      last_text: "You drew: Apple, 5 points",
    }),
  },
  eight_question: {
    ...base,
    level: "Bonus Level",
    players: eight,
    choices: [],
    question: {
      face: face("draw_choice"),
      title: "How many cards does Wilhelmina-Jo draw?",
      text: "They draw exactly that many in their next turn.",
      choices: [choice("n1", "1"), choice("n2", "2"), choice("n3", "3")],
      back: choice("back", "Somebody else", { emphasis: "quiet" }),
    },
  },
  bots: {
    ...base,
    phase: "watching",
    secret: null,
    choices: [],
    status: "Bartholomeus thinks",
    hurry: choice("hurry", "Don’t wait", { emphasis: "quiet" }),
    players: base.players.map((p) => ({ ...p, on_turn: p.seat === 2, deciding: p.seat === 2 })),
  },
  over: {
    ...base,
    phase: "over",
    secret: null,
    choices: [],
    over: {
      title: "Maya wins!",
      text: "14 points: most among those who shut down.",
      rematch: "Play again",
      home: "Back to the start",
      rows: [
        {
          seat: 0,
          name: "Maya",
          letter: "M",
          rank: "1",
          winner: true,
          status: "shut_down",
          points: 14,
          text: "14 points",
          hand: [
            face("apple"),
            face("apple"),
            face("orange"),
            face("pink_ghost"),
            face("blue_ghost"),
          ],
        },
        {
          seat: 2,
          name: "Bartholomeus",
          letter: "B",
          rank: "2",
          winner: false,
          status: "shut_down",
          points: 9,
          text: "9 points",
          hand: [face("apple"), face("cherry"), face("cherry")],
        },
        {
          seat: 1,
          name: "Ben",
          letter: "B",
          rank: "3",
          winner: false,
          status: "shut_down",
          points: 2,
          text: "2 points",
          hand: [face("cherry")],
        },
        {
          seat: 3,
          name: "Tim",
          letter: "T",
          rank: "",
          winner: false,
          status: "knocked_out",
          points: null,
          text: "Knocked out",
          hand: [face("cherry"), face("red_ghost"), face("blue_ghost"), face("pink_ghost")],
        },
      ],
    },
  },
};
