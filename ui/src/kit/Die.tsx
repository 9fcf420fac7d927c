import { Sprite } from "./Sprite";
import "./die.css";

const PIPS: Record<number, number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die as it lies; the Ghost's has its picture in a corner. */
export function Die({ face, ghost = false }: { face: number; ghost?: boolean }) {
  const pips = PIPS[face] ?? [];
  return (
    <span class="die" data-ghost={ghost || undefined} role="img" aria-label={`${face}`}>
      {pips.map((pip) => (
        <i key={pip} style={{ gridArea: `${Math.floor(pip / 3) + 1} / ${(pip % 3) + 1}` }} />
      ))}
      {ghost && <Sprite name="ghost-1" size={16} />}
    </span>
  );
}
