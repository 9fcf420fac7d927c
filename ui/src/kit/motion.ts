/** Whether a person wants things to be, not to move, by the app or by their system. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === "reduced" ||
  (document.documentElement.dataset.motion !== "full" &&
    matchMedia("(prefers-reduced-motion: reduce)").matches);
