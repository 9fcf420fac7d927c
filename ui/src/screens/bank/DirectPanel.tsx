import { useEffect, useRef } from "preact/hooks";
import type { BankView } from "../../engine/types/BankView";
import type { Choice } from "../../engine/types/Choice";
import type { DirectView } from "../../engine/types/DirectView";
import { BigButton } from "../../kit/BigButton";
import { Coin } from "../../kit/Coin";
import { DotDisplay } from "../../kit/DotDisplay";
import { Sprite } from "../../kit/Sprite";
import { RecentLog } from "./RecentLog";

type Props = {
  view: BankView;
  direct: DirectView;
  label: string;
  logLabel: string;
  onChoice: (choice: Choice) => void;
};

const setOf = (view: BankView, level: number | null): number | undefined =>
  view.unit.stops.find((stop) => typeof stop.kind === "object" && stop.kind.level === level)?.set;

/** Big buttons instead of the stick. */
export function DirectPanel({ view, direct, label, logLabel, onChoice }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef(direct.step);
  useEffect(() => {
    if (step.current === direct.step) return;
    step.current = direct.step;
    // A new step is read from its heading, unless a person works elsewhere.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus();
  }, [direct.step]);
  return (
    <section class="direct" aria-label={label} data-step={direct.step}>
      <div class="direct-head">
        {direct.back && (
          <button
            type="button"
            class="direct-back"
            data-testid={direct.back.id}
            aria-label={direct.back.label}
            onClick={() => direct.back && onChoice(direct.back)}
          >
            <Sprite name="back" size={22} />
          </button>
        )}
        <div class="direct-words">
          <h2 ref={heading} tabIndex={-1}>
            {direct.heading}
          </h2>
          {direct.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {direct.figure && (
          <span class="direct-figure" data-testid="figure" role="img" aria-label={direct.figure}>
            <DotDisplay text={direct.figure} />
          </span>
        )}
      </div>
      {direct.auction && (
        <ul class="bidders" style={{ "--rows": direct.auction.bidders.length }}>
          {direct.auction.bidders.map((bidder) => {
            const player = view.players[bidder.seat];
            if (!player) return null;
            return (
              <li
                key={bidder.seat}
                class="bidder"
                data-coin={player.coin}
                data-leads={direct.auction?.leader === bidder.seat || undefined}
              >
                <Coin coin={player.coin} letter={player.letter} size={40} />
                <span class="bidder-words">
                  <b>{player.name}</b>
                  <span>{bidder.status}</span>
                </span>
                <button
                  type="button"
                  class="raise"
                  data-testid={bidder.raise.id}
                  aria-label={`${player.name}: ${bidder.raise.label}`}
                  aria-disabled={!bidder.raise.enabled || undefined}
                  onClick={() => onChoice(bidder.raise)}
                >
                  {bidder.raise.label}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {direct.choices.length > 0 && (
        <ul class="choices" data-many={direct.choices.length > 3 || undefined}>
          {direct.choices.map((choice) => (
            <li key={choice.id}>
              <BigButton
                choice={choice}
                players={view.players}
                set={setOf(view, choice.level) ?? 0}
                onChoice={onChoice}
              />
            </li>
          ))}
        </ul>
      )}
      <RecentLog view={view} label={logLabel} onChoice={onChoice} />
    </section>
  );
}
