import type { RunTile } from "../engine/types/RunTile";
import { Sprite } from "../kit/Sprite";
import "./practice.css";

/** On the best run; its meaning is in words for who can't see it. */
export function Star({ run }: { run: RunTile }) {
  if (!run.best) return null;
  return (
    <span class="star" role="img" aria-label={run.star} title={run.star}>
      <Sprite name="star" size={22} />
    </span>
  );
}
