import { useEffect, useRef } from "preact/hooks";
import type { Direction } from "../engine/types/Direction";
import { drawGhost, type GhostPose } from "./ghosts";
import { drawRunner } from "./runner";

type Props = {
  /** A ghost, or PAC-MAN with his mouth so far open. */
  pose: GhostPose | { heading: Direction; open: number };
  size?: number;
};

/** An actor of the maze, standing still; for sheets and pictures. Silent. */
export function Actor({ pose, size = 56 }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(pose);
  useEffect(() => {
    const target = canvas.current;
    const pen = target?.getContext("2d");
    if (!target || !pen) return;
    const side = Math.round(size * devicePixelRatio);
    target.width = target.height = side;
    pen.translate(side / 2, side / 2);
    pen.scale(side / 3.4, side / 3.4);
    const glow = side * 0.12;
    if ("who" in pose) drawGhost(pen, pose, glow);
    else drawRunner(pen, pose.heading, pose.open, glow);
  }, [key, size]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} style={{ display: "block", width: `${size}px`, height: `${size}px` }} />
    </span>
  );
}
