import type { AppWords } from "../../engine/types/AppWords";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import type { Input } from "../../engine/types/Input";
import type { Notice } from "../../engine/types/Notice";
import { BigButton } from "../../kit/BigButton";
import { CoinSlot } from "../../kit/CoinSlot";
import { LogList } from "../../kit/LogList";
import { IconButton, Marquee } from "../../kit/Marquee";
import { NoticeBar } from "../../kit/NoticeBar";
import { PlayerCards } from "../../kit/PlayerCards";
import { PlayerTray } from "../../kit/PlayerTray";
import { Sprite } from "../../kit/Sprite";
import { BankDisplay, SlimDisplay } from "./BankDisplay";
import { DirectPanel } from "./DirectPanel";
import { EndPanel } from "./EndPanel";
import { HelperPanel } from "./HelperPanel";
import { UnitDeck } from "./UnitDeck";
import { useBankKeys } from "./useBankKeys";
import "./bank.css";
import "./bank-direct.css";
import "./bank-wide.css";
import "./panels.css";

export type BankProps = {
  view: BankView;
  words: AppWords;
  notice: Notice | null;
  onInput: (input: Input) => void;
  onChoice: (choice: Choice) => void;
  onCloseNotice: () => void;
  onLeave: () => void;
  onLog: () => void;
  onSettings: () => void;
  onRematch: () => void;
};

/** The bank: the unit or big buttons, coins, and beside them owners and log. */
export function BankScreen(props: BankProps) {
  const { view, words, notice, onInput, onChoice } = props;
  const { unit, players, direct, end } = view;
  const inSlot = unit.coin === null ? undefined : players[unit.coin];
  const showsDeck = !end && !direct;
  // Big buttons get the ring's room when there are many and it can't be tapped.
  const roomy =
    !end && !direct?.auction && (direct?.choices.length ?? 0) <= 3 && direct?.step !== "go_round";
  const ringUsed = showsDeck || roomy || unit.stops.some((stop) => stop.choice !== null);
  const back = () => (direct?.back ? onChoice(direct.back) : props.onLeave());
  const keys = useBankKeys({
    unit: showsDeck,
    onInput,
    onCoin: (place) => {
      const player = players[place];
      if (player) onInput(player.tap);
    },
    onBack: back,
  });
  const latest = view.log[0];
  return (
    <main
      class="bank"
      data-mode={view.mode}
      data-phase={view.phase}
      data-deck={showsDeck || undefined}
      data-panel={!showsDeck || undefined}
      data-asleep={unit.asleep || undefined}
      data-ring={ringUsed || undefined}
      data-celebrate={end?.players.some((result) => result.winner) || undefined}
    >
      <div class="bank-top">
        <Marquee
          title={view.title}
          left={<IconButton name="back" label={words.leave} testid="back" onTap={props.onLeave} />}
          right={
            <>
              <IconButton
                name={view.mode === "unit" ? "buttons" : "stick"}
                label={view.switch_mode.label}
                testid="mode-switch"
                worded
                onTap={() => onChoice(view.switch_mode)}
              />
              <IconButton name="list" label={words.log} testid="log" onTap={props.onLog} />
              <IconButton
                name="gear"
                label={words.settings}
                testid="settings"
                onTap={props.onSettings}
              />
            </>
          }
        />
      </div>
      <section class="bank-glass" aria-label={words.unit}>
        {ringUsed ? (
          <BankDisplay view={view} words={words} onChoice={onChoice} folds={!showsDeck} />
        ) : (
          <>
            <div class="only-narrow slim-holder">
              <SlimDisplay view={view} words={words} />
            </div>
            <div class="only-wide">
              <BankDisplay view={view} words={words} onChoice={onChoice} />
            </div>
          </>
        )}
      </section>
      <div class="bank-slot">
        <div class="bank-words">
          {inSlot && (
            <p class="bank-who">
              <b>{inSlot.name}</b> <span>{inSlot.levels_text}</span>
            </p>
          )}
          <p class="bank-hint" data-testid="hint">
            {view.hint}
          </p>
        </div>
        <CoinSlot
          coin={inSlot ?? null}
          label={unit.slot}
          onTap={() => inSlot && onInput("coin_out")}
        />
      </div>
      {(notice || view.bring_back) && (
        <div class="bank-notice">
          {notice && (
            <NoticeBar notice={notice} close={words.close} onClose={props.onCloseNotice} />
          )}
          {view.bring_back && <BigButton choice={view.bring_back} onChoice={onChoice} />}
        </div>
      )}
      {latest && !notice && !view.bring_back && (
        <p class="ticker">
          <span>{latest.text}</span>
          <b>{latest.change}</b>
        </p>
      )}
      <div class="bank-deck">
        {end ? (
          <EndPanel
            view={view}
            end={end}
            words={words}
            onChoice={onChoice}
            onRematch={props.onRematch}
          />
        ) : direct ? (
          <DirectPanel
            view={view}
            direct={direct}
            label={words.buttons}
            logLabel={words.log}
            onChoice={onChoice}
          />
        ) : (
          <UnitDeck view={view} words={words} keys={keys} onInput={onInput} />
        )}
      </div>
      <div class="bank-tray">
        <PlayerTray
          players={players}
          label={words.players}
          onCoin={(player) => onInput(player.tap)}
        />
      </div>
      <div class="bank-left">
        <PlayerCards players={players} stops={unit.stops} label={words.players} />
        <HelperPanel view={view} label={words.helper} onChoice={onChoice} />
      </div>
      {showsDeck && (
        <section class="bank-right" aria-label={words.log}>
          <h2 class="side-heading">{words.log}</h2>
          {view.log.length > 0 ? (
            <LogList lines={view.log} players={players} label={words.log} onChoice={onChoice} />
          ) : (
            <p class="log-none">
              <Sprite name="list" size={40} />
              <span>{view.log_empty}</span>
            </p>
          )}
        </section>
      )}
    </main>
  );
}
