import { back, shown } from "virtual:few-cards";
import { LayeredArt, LayeredBack } from "./CardLayers";
import { Glass } from "./Glass";
import "./cards-picture.css";
import "./playing-card.css";

/** A hand of cards on the glass, for the tile of the card game. Silent. */
export function CardsPicture() {
  return (
    <Glass>
      <span class="cards-picture">
        <span class="cards-picture-hand">
          <LayeredBack layers={back} />
          {shown.map(({ frame, tone, layers }) => (
            <span
              key={tone}
              class="playing-card"
              data-frame={frame}
              style={{ "--tone": tone }}
              aria-hidden="true"
            >
              <span class="card-face">
                <span class="card-window">
                  <LayeredArt layers={layers} />
                </span>
              </span>
            </span>
          ))}
          <LayeredBack layers={back} />
        </span>
      </span>
    </Glass>
  );
}
