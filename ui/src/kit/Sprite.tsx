import sprites from "../../../assets/sprites.json";

export type SpriteName = Exclude<keyof typeof sprites, "about">;

type Drawing = { fill?: string; line?: string };

/** One of our own drawings; always silent, what it means stands beside it. */
export function Sprite({ name, size = 24 }: { name: SpriteName; size?: number | string }) {
  const drawing: Drawing = sprites[name];
  return (
    <svg class="sprite" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.fill && <path d={drawing.fill} fill="currentColor" fill-rule="evenodd" />}
      {drawing.line && (
        <path
          d={drawing.line}
          fill="none"
          stroke="currentColor"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </svg>
  );
}
