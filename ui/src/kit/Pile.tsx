import { CardBack } from "./CardArt";
import "./pile.css";

type Props = {
  count: number;
  /** Where cards fly from. */
  anchor?: string;
};

/** More than these don't make it look higher. */
const LAYERS = 4;

/** Cards face down on each other, as wide as `--card` says. Silent: the count is told in words. */
export function Pile({ count, anchor }: Props) {
  const layers = Math.min(count, LAYERS);
  return (
    <span
      class="pile"
      data-anchor={anchor}
      data-empty={count === 0 || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: layers }, (_, index) => (
        <span key={index} class="pile-card" style={{ "--up": index }}>
          <CardBack />
        </span>
      ))}
      {count > 0 && <b class="pile-count">{count}</b>}
    </span>
  );
}
