import { useEffect, useRef } from "preact/hooks";
import type { CardsView } from "../../engine/types/CardsView";
import { CardChip } from "../../kit/CardFan";
import { Glass } from "../../kit/Glass";

/** Whose turn it is, and what the table saw; the newest line is in sight. */
export function Story({ view }: { view: CardsView }) {
  const list = useRef<HTMLOListElement>(null);
  const fade = () => list.current?.toggleAttribute("data-more", list.current.scrollTop > 2);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    fade();
  }, [view.story]);
  return (
    <section class="cards-story" aria-label={view.story_heading || view.title}>
      <Glass>
        <div class="story">
          <p class="story-status">
            <span class="story-level">{view.level}</span> <b data-testid="status">{view.status}</b>
          </p>
          {view.discards.count > 0 && (
            <p class="discards">
              {view.discards.faces.map((stack) => (
                <CardChip key={stack.face.id} face={stack.face} count={stack.count} />
              ))}
              <span>{view.discards.text}</span>
            </p>
          )}
          {view.story.length > 0 && (
            <div class="story-more">
              <h2 class="story-heading">{view.story_heading}</h2>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
              <ol class="story-lines" ref={list} tabIndex={0} onScroll={fade}>
                {view.story.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </Glass>
    </section>
  );
}
