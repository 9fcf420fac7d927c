// The few cards of assets/cards.json that the first screen shows, made at build:
// all others are loaded when that is on screen.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../../assets/cards.json", import.meta.url));
const NAME = "virtual:few-cards";
/** On the tile of the card game, from left to right. */
const SHOWN = ["strawberry", "blue_ghost", "swap"];

/** Vite plugin that serves them as `virtual:few-cards`. */
export function fewCards() {
  return {
    name: "few-cards",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(SOURCE);
      const { back, faces } = JSON.parse(readFileSync(SOURCE, "utf8"));
      const shown = SHOWN.map((card) => faces[card]);
      return `export const back = ${JSON.stringify(back)}; export const shown = ${JSON.stringify(shown)};`;
    },
  };
}
