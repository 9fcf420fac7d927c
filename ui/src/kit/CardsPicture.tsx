import { CardArt, CardBack, frameOf } from "./CardArt";
import { Glass } from "./Glass";
import "./cards-picture.css";
import "./playing-card.css";

const SHOWN = ["strawberry", "blue_ghost", "swap"] as const;

/** A hand of cards on the glass, for the tile of the card game. Silent. */
export function CardsPicture() {
  return (
    <Glass>
      <span class="cards-picture">
        <CardBack />
        {SHOWN.map((card) => {
          const { frame, tone } = frameOf(card);
          return (
            <span
              key={card}
              class="playing-card"
              data-frame={frame}
              style={{ "--tone": tone }}
              aria-hidden="true"
            >
              <span class="card-face">
                <span class="card-window">
                  <CardArt card={card} />
                </span>
              </span>
            </span>
          );
        })}
        <CardBack />
      </span>
    </Glass>
  );
}
