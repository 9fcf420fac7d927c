import { useEffect, useRef } from "preact/hooks";
import type { CardsOver } from "../../engine/types/CardsOver";
import { CardRow } from "../../kit/CardFan";
import { Sprite } from "../../kit/Sprite";
import { Token } from "../../kit/Token";

type Props = { over: CardsOver; onRematch: () => void; onHome: () => void };

/** Who won and why, with all hands open. */
export function OverPanel({ over, onRematch, onHome }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section class="cards-over" aria-label={over.title} data-testid="over">
      <div class="over-head">
        <div class="over-winners">
          {over.rows
            .filter((row) => row.winner)
            .map((row) => (
              <Token key={row.seat} letter={row.letter} seat={row.seat} size={64} />
            ))}
        </div>
        <h2 ref={heading} tabIndex={-1}>
          {over.title}
        </h2>
        <p>{over.text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <ol class="over-rows" tabIndex={0}>
        {over.rows.map((row) => (
          <li
            key={row.seat}
            class="over-row"
            data-winner={row.winner || undefined}
            data-testid={`over-${row.seat}`}
          >
            <span class="over-rank">
              {row.winner ? <Sprite name="star" size={26} /> : <b>{row.rank}</b>}
            </span>
            <Token
              letter={row.letter}
              seat={row.seat}
              status={row.status === "knocked_out" ? row.status : "in"}
              size={38}
            />
            <span class="over-words">
              <b>{row.name}</b>
              <span>{row.text}</span>
            </span>
            {row.hand.length > 0 && (
              <div class="over-hand">
                <CardRow cards={row.hand} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <div class="over-buttons">
        <button type="button" class="start" data-testid="rematch" onClick={onRematch}>
          {over.rematch}
        </button>
        <button type="button" class="plain-button" data-testid="home" onClick={onHome}>
          {over.home}
        </button>
      </div>
    </section>
  );
}
