// The maze's actors in every look, as rows of the kit sheet.
import type { ComponentChildren } from "preact";
import type { Direction } from "../../engine/types/Direction";
import { Actor } from "../Actor";
import { Food } from "../Food";
import { Glass } from "../Glass";
import { GHOSTS, type GhostPose } from "../ghosts";

const WAYS: Direction[] = ["left", "right", "up", "down"];
const MOUTHS = [0, 0.35, 0.7, 1];

type Look = [string, Omit<GhostPose, "who">];

const LOOKS: Look[] = [
  ...WAYS.map((heading): Look => [heading, { heading, look: "normal", step: 0, light: false }]),
  ["next step", { heading: "left", look: "normal", step: 1, light: false }],
  ["frightened", { heading: "down", look: "frightened", step: 0, light: false }],
  ["flashing", { heading: "down", look: "flashing", step: 1, light: true }],
  ["eyes", { heading: "right", look: "eyes", step: 0, light: false }],
];

function Row({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure class="sheet-state">
      <Glass>
        <span class="sheet-line">{children}</span>
      </Glass>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const FOOD = ["pellets", "power", "ghost"] as const;

export function Actors() {
  return (
    <section class="sheet-part" aria-label="Actors of the maze">
      <h2>Actors of the maze</h2>
      <div class="sheet-row">
        {LOOKS.map(([name, look]) => (
          <Row key={name} name={`ghosts: ${name}`}>
            {GHOSTS.map((who) => (
              <Actor key={who} pose={{ who, ...look }} />
            ))}
          </Row>
        ))}
        <Row name="PAC-MAN: a bite">
          {MOUTHS.map((open) => (
            <Actor key={open} pose={{ heading: "right", open }} />
          ))}
        </Row>
        <Row name="PAC-MAN: four ways">
          {WAYS.map((heading) => (
            <Actor key={heading} pose={{ heading, open: 0.7 }} />
          ))}
        </Row>
        <Row name="what he eats">
          {FOOD.map((kind) => (
            <Food key={kind} kind={kind} />
          ))}
        </Row>
      </div>
    </section>
  );
}
