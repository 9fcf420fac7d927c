import type { Food as Kind } from "../engine/types/Food";
import { Actor } from "./Actor";
import "./food.css";

/** A small window on what PAC-MAN eats. Silent. */
export function Food({ kind }: { kind: Kind }) {
  return (
    <span class="food" data-kind={kind} aria-hidden="true">
      {kind === "ghost" ? (
        <Actor
          pose={{ who: "pinky", heading: "down", step: 0, look: "frightened", light: false }}
          size={44}
        />
      ) : (
        DOTS[kind].map((dot) => <i key={dot} />)
      )}
    </span>
  );
}

const DOTS = { pellets: [1, 2, 3, 4, 5], power: [1] };
