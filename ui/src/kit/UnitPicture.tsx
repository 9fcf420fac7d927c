import { DotDisplay } from "./DotDisplay";
import { Maze } from "./Maze";
import "./unit-picture.css";

const SETS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The unit in small, for a tile. Silent. */
export function UnitPicture() {
  return (
    <span class="unit-picture">
      <span class="unit-picture-bars">
        {SETS.map((set) => (
          <span key={set} class="set-bar" data-set={set} />
        ))}
      </span>
      <span class="unit-picture-maze">
        <Maze>
          <DotDisplay text="0100" />
        </Maze>
      </span>
      <span class="unit-picture-bars">
        {SETS.map((set) => (
          <span key={set} class="set-bar" data-set={9 - set} />
        ))}
      </span>
    </span>
  );
}
