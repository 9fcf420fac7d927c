import { Sprite } from "./Sprite";
import "./lane.css";

/** A piece of the maze, somebody hungry in it. Silent. */
export function Lane() {
  return (
    <span class="lane" aria-hidden="true">
      <Sprite name="runner" size={26} />
      <i />
      <i />
      <b />
    </span>
  );
}
