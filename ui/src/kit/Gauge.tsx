import "./gauge.css";

/** A dial from nothing to all, with the figure in it. Silent but for the figure. */
export function Gauge({ percent, text }: { percent: number; text: string }) {
  return (
    <span class="gauge">
      <svg viewBox="0 0 100 62" aria-hidden="true">
        <path class="gauge-track" d="M10 54A40 40 0 0 1 90 54" pathLength={100} />
        <path
          class="gauge-fill"
          d="M10 54A40 40 0 0 1 90 54"
          pathLength={100}
          style={{ strokeDasharray: `${percent} 200` }}
        />
        {[20, 40, 60, 80].map((mark) => (
          <path
            key={mark}
            class="gauge-mark"
            d="M10 54h11"
            style={{ rotate: `${mark * 1.8}deg` }}
          />
        ))}
      </svg>
      <b>{text}</b>
    </span>
  );
}
