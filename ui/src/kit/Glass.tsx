import type { ComponentChildren } from "preact";
import "./glass.css";

/** Dark glass in a bevelled frame. */
export function Glass({ children, anchor }: { children: ComponentChildren; anchor?: string }) {
  return (
    <div class="bezel" data-anchor={anchor}>
      <div class="glass">{children}</div>
    </div>
  );
}
