// One sheet with every part of the kit in every state; for pictures and eyes.
import { type ComponentChildren, render } from "preact";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import { type Moment, recorded } from "../../fakes/recorded";
import { BankDisplay } from "../../screens/bank/BankDisplay";
import "../../screens/bank/bank.css";
import "../../styles/index";
import { BigButton } from "../BigButton";
import { Card, Tile } from "../Card";
import { Coin, Shape } from "../Coin";
import { CoinSlot } from "../CoinSlot";
import { Die } from "../Die";
import { DotDisplay } from "../DotDisplay";
import { Field, OneOf, Scale, Switch } from "../Field";
import { Glass } from "../Glass";
import { Joystick } from "../Joystick";
import { Lane } from "../Lane";
import { LogList } from "../LogList";
import { IconButton, Marquee } from "../Marquee";
import { Maze } from "../Maze";
import { NoticeBar } from "../NoticeBar";
import { PlayerCards } from "../PlayerCards";
import { PlayerTray } from "../PlayerTray";
import { Sprite } from "../Sprite";
import { UnitPicture } from "../UnitPicture";
import { WhiteButton } from "../WhiteButton";
import { Actors } from "./Actors";
import { Cards } from "./Cards";
import "./sheet.css";

const asked = new URLSearchParams(location.search);
const views = recorded[asked.get("language") === "nl" ? "nl" : "en"];
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme") ?? "night";
const none = () => undefined;
const { words } = views.home;

function bank(moment: Moment): BankView {
  const view = views[moment].view;
  if (!view) throw new Error(`${moment} has no view`);
  return view.bank;
}

function Part({
  name,
  children,
  wide,
}: {
  name: string;
  children: ComponentChildren;
  wide?: boolean;
}) {
  return (
    <section class="sheet-part" data-wide={wide || undefined} aria-label={name}>
      <h2>{name}</h2>
      <div class="sheet-row">{children}</div>
    </section>
  );
}

function State({
  name,
  children,
  width,
}: {
  name: string;
  children: ComponentChildren;
  width?: number;
}) {
  return (
    <figure class="sheet-state" style={width ? { width: `${width}px` } : undefined}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const DISPLAYS: [string, Moment][] = [
  ["asleep", "asleep"],
  ["coin in", "score"],
  ["choosing", "buy"],
  ["bidding", "bid"],
  ["denied", "denied"],
  ["undo", "undo_near"],
  ["celebrating", "end_some"],
];

function Displays() {
  return (
    <Part name="Glass, ring, maze, dots" wide>
      {DISPLAYS.map(([name, moment]) => (
        <State key={name} name={name} width={344}>
          <div class="sheet-glass" data-celebrate={name === "celebrating" || undefined}>
            <BankDisplay view={bank(moment)} words={words} onChoice={none} />
          </div>
        </State>
      ))}
      <State name="to tap, ghosts" width={344}>
        <div class="sheet-glass">
          <BankDisplay
            view={{ ...bank("direct_menu"), unit: { ...bank("direct_menu").unit, ghosts: true } }}
            words={words}
            onChoice={none}
          />
        </div>
      </State>
    </Part>
  );
}

function Controls() {
  const { stick, button } = bank("buy").unit;
  const names = {
    up: words.stick_up,
    down: words.stick_down,
    left: words.stick_left,
    right: words.stick_right,
  };
  const joystick = {
    labels: stick,
    names,
    chosen: null,
    leaning: null,
    onStick: none,
    onLean: none,
  };
  return (
    <>
      <Part name="Joystick" wide>
        {([null, "up", "left", "right", "down"] as const).map((leaning) => (
          <State key={leaning ?? "rest"} name={leaning ?? "at rest"} width={210}>
            <Joystick {...joystick} leaning={leaning} />
          </State>
        ))}
        <State name="chosen" width={210}>
          <Joystick {...joystick} chosen="up" />
        </State>
        <State name="disabled" width={210}>
          <Joystick {...joystick} disabled />
        </State>
      </Part>
      <Part name="White button">
        <State name="ready">
          <WhiteButton view={button} onDown={none} onUp={none} onLost={none} />
        </State>
        <State name="held">
          <WhiteButton view={{ ...button, held: true }} onDown={none} onUp={none} onLost={none} />
        </State>
        <State name="would be denied">
          <WhiteButton
            view={{ ...button, enabled: false, after: null }}
            onDown={none}
            onUp={none}
            onLost={none}
          />
        </State>
      </Part>
      <Part name="Slot">
        <State name="empty">
          <CoinSlot coin={null} label={bank("asleep").unit.slot} onTap={none} />
        </State>
        {bank("score").players.map((player) => (
          <State key={player.seat} name={`coin in: ${player.coin}`}>
            <CoinSlot coin={player} label={bank("score").unit.slot} onTap={none} />
          </State>
        ))}
      </Part>
    </>
  );
}

function Coins() {
  const { players } = bank("score");
  return (
    <Part name="Coins">
      {players.map((player) => (
        <State key={player.seat} name={player.coin}>
          <span class="sheet-line">
            <Coin coin={player.coin} letter={player.letter} />
            <Coin coin={player.coin} letter={player.letter} dim />
            <Coin coin={player.coin} letter={player.letter} empty />
            <Shape coin={player.coin} size={18} />
          </span>
        </State>
      ))}
      <State name="tray: registering" width={330}>
        <PlayerTray players={bank("registering").players} label={words.players} onCoin={none} />
      </State>
      <State name="tray: coin in" width={330}>
        <PlayerTray players={bank("buy").players} label={words.players} onCoin={none} />
      </State>
    </Part>
  );
}

function Buttons() {
  const [buy] = bank("direct_level").direct?.choices ?? [];
  const base = buy ?? bank("score").switch_mode;
  const choices: [string, Choice][] = [
    ["primary", { ...base, id: "a", emphasis: "primary" }],
    ["plain", { ...base, id: "b", emphasis: "plain" }],
    ["quiet", { ...base, id: "c", emphasis: "quiet", before: null, after: null }],
    ["risky", { ...base, id: "d", emphasis: "risky", level: 16 }],
    ["coin", { ...base, id: "e", emphasis: "plain", seat: 1 }],
    ["denied", { ...base, id: "f", enabled: false, why_not: views.denied.notice?.text ?? "" }],
  ];
  return (
    <Part name="Big buttons">
      {choices.map(([name, choice]) => (
        <State key={name} name={name} width={330}>
          <BigButton choice={choice} players={bank("score").players} set={3} onChoice={none} />
        </State>
      ))}
      <State name="focused" width={330}>
        <div class="sheet-focus">
          <BigButton choice={{ ...base, id: "g", emphasis: "plain" }} onChoice={none} />
        </div>
      </State>
    </Part>
  );
}

function Forms() {
  const { draft_wrong: draft, settings } = views;
  const wrong = draft.players[2]?.seat.name;
  const right = draft.players[0]?.seat.name;
  const volume = settings.groups.find((group) => group.kind === "scale");
  const theme = settings.groups.find((group) => group.kind === "one_of");
  return (
    <Part name="Fields, switches, scales">
      <State name="filled" width={300}>
        {right && <Field label={right.label} value={right.value} onChange={none} />}
      </State>
      <State name="empty" width={300}>
        {right && <Field label={right.label} value="" onChange={none} />}
      </State>
      <State name="error" width={300}>
        {wrong && (
          <Field label={wrong.label} value={wrong.value} error={wrong.error} onChange={none} />
        )}
      </State>
      {draft.switches.slice(0, 2).map((each, index) => (
        <State key={each.id} name={index === 0 ? "on" : "off"} width={330}>
          <Switch label={each.label} text={each.text} on={index === 0} onChange={none} />
        </State>
      ))}
      {theme && (
        <State name="one of a few" width={330}>
          <OneOf label={theme.heading} options={theme.options} onChoose={none} />
        </State>
      )}
      {volume && (
        <State name="scale" width={330}>
          <Scale label={volume.heading} options={volume.options} onChoose={none} />
        </State>
      )}
    </Part>
  );
}

function Words() {
  const { notice } = views.denied;
  const { players } = bank("helper");
  return (
    <Part name="Marquee, notice, log, cards">
      <State name="marquee" width={344}>
        <Marquee
          title={bank("score").title}
          left={<IconButton name="back" label={words.back} onTap={none} />}
          right={<IconButton name="list" label={words.log} onTap={none} />}
        />
      </State>
      {notice && (
        <State name="notice" width={344}>
          <NoticeBar notice={notice} close={words.close} onClose={none} />
        </State>
      )}
      <State name="log" width={344}>
        <LogList
          lines={bank("helper").log.slice(0, 4)}
          players={players}
          label={words.log}
          onChoice={none}
        />
      </State>
      <State name="players" width={344}>
        <PlayerCards players={players} stops={bank("helper").unit.stops} label={words.players} />
      </State>
      <State name="tile" width={300}>
        <Tile
          title={views.home.tiles[0]?.title ?? ""}
          text={views.home.tiles[0]?.text ?? ""}
          small={views.home.tiles[0]?.players ?? ""}
          label={views.home.tiles[0]?.label ?? ""}
          testid="sheet-tile"
          picture={<UnitPicture />}
          onTap={none}
        />
      </State>
      <State name="tile, quiet" width={340}>
        <Tile
          title={views.home.practice.title}
          text={views.home.practice.text}
          label={`${views.home.practice.title}. ${views.home.practice.text}`}
          testid="sheet-tile-quiet"
          picture={<Lane />}
          quiet
          onTap={none}
        />
      </State>
      <State name="card, dice" width={260}>
        <Card heading={bank("helper").helper?.heading ?? ""}>
          <span class="sheet-line">
            {[1, 2, 3, 4, 5, 6].slice(2).map((face) => (
              <Die key={face} face={face} ghost={face === 6} />
            ))}
          </span>
        </Card>
      </State>
    </Part>
  );
}

function Dots() {
  return (
    <Part name="Dots">
      <State name="lit" width={170}>
        <Glass>
          <DotDisplay text="0140" />
        </Glass>
      </State>
      <State name="flashing" width={170}>
        <Glass>
          <DotDisplay text="0000" flash />
        </Glass>
      </State>
      <State name="cold" width={170}>
        <Glass>
          <DotDisplay text="----" tone="cold" />
        </Glass>
      </State>
      <State name="alarm" width={170}>
        <Glass>
          <DotDisplay text="12" places={4} tone="alarm" />
        </Glass>
      </State>
      <State name="scrolling" width={170}>
        <Glass>
          <DotDisplay text="COINOP" scroll />
        </Glass>
      </State>
      <State name="maze, ghosts" width={260}>
        <Glass>
          <div class="sheet-maze">
            <Maze ghosts>
              <DotDisplay text="0100" />
            </Maze>
          </div>
        </Glass>
      </State>
      <State name="sprites" width={344}>
        <span class="sheet-line sheet-wrap">
          {(
            [
              "ghost-1",
              "ghost-2",
              "ghost-3",
              "ghost-4",
              "key",
              "undo",
              "redo",
              "runner",
              "gear",
              "question",
              "pencil",
              "bin",
              "box",
              "bell",
              "star",
              "dice",
            ] as const
          ).map((name) => (
            <Sprite key={name} name={name} />
          ))}
        </span>
      </State>
    </Part>
  );
}

function Sheet() {
  return (
    <main class="sheet">
      <h1 class="display">{words.app_name}</h1>
      <Displays />
      <Controls />
      <Coins />
      <Dots />
      <Actors />
      <Cards />
      <Buttons />
      <Forms />
      <Words />
    </main>
  );
}

const root = document.getElementById("app");
if (root) render(<Sheet />, root);
document.documentElement.dataset.ready = "";
