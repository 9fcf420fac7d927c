import type { SecretView } from "../../engine/types/SecretView";
import { Gauge } from "../../kit/Gauge";
import type { Looking } from "../../kit/HoldToLook";
import { PlayingCard } from "../../kit/PlayingCard";
import { Sprite } from "../../kit/Sprite";

/** From so many cards on they're drawn smaller. */
const MANY = 8;
const CROWD = 15;

const FEW = 4;

function sizeOf(cards: number): string {
  if (cards > CROWD) return "crowd";
  if (cards > MANY) return "many";
  return cards > FEW ? "some" : "few";
}

/** What lies under the cover, for one pair of eyes. */
export function SecretSheet({ secret, looking }: { secret: SecretView; looking: Looking }) {
  const { last, risk, hand } = secret;
  const worded = hand.length <= MANY;
  const armed = looking.armed === null ? null : hand[looking.armed]?.choice;
  return (
    <section class="secret" aria-label={secret.heading}>
      <header class="secret-head">
        {last && (
          <span class="secret-last">
            <PlayingCard face={last} turns silent />
          </span>
        )}
        <div class="secret-words">
          <h2>{secret.heading}</h2>
          {secret.last_text && <p class="secret-drawn">{secret.last_text}</p>}
          {secret.news.map((line) => (
            <p key={line} class="secret-news">
              {line}
            </p>
          ))}
          <div class="secret-sums">
            <p>
              <Sprite name="star" size={18} />
              <span>{secret.points_text}</span>
            </p>
            <p data-ghosts={secret.ghosts}>
              <span class="secret-lamps">
                {Array.from({ length: secret.ghosts_most }, (_, lamp) => (
                  <i key={lamp} data-lit={lamp < secret.ghosts || undefined}>
                    <Sprite name="ghost-1" size={18} />
                  </i>
                ))}
              </span>
              <span>{secret.ghosts_text}</span>
            </p>
          </div>
        </div>
      </header>
      {secret.choose && (
        <p class="secret-choose" data-armed={armed ? true : undefined}>
          {armed ? armed.label : secret.choose}
        </p>
      )}
      <div class="secret-middle">
        {hand.length === 0 && <p class="secret-empty">{secret.hand_empty}</p>}
        <ul
          class="secret-hand"
          data-size={sizeOf(hand.length)}
          data-choosing={secret.choose ? true : undefined}
        >
          {hand.map(({ face, choice }, place) => (
            <li key={place}>
              {choice?.enabled ? (
                <button
                  type="button"
                  class="hand-card"
                  data-pick={place}
                  data-armed={looking.armed === place || undefined}
                  data-testid={choice.id}
                  onClick={() => looking.onPick(place)}
                >
                  <span class="sr-only">{choice.label}</span>
                  <PlayingCard face={face} worded={worded} silent />
                </button>
              ) : (
                <PlayingCard face={face} worded={worded} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {risk && (
        <div class="secret-risk">
          <Gauge percent={risk.percent} text={risk.percent_text} />
          <div class="risk-words">
            <h3>{risk.heading}</h3>
            <p>{risk.text}</p>
            <ul>
              {risk.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}
