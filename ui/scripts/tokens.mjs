// Design tokens of assets/tokens.json as CSS custom properties, made at build.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../../assets/tokens.json", import.meta.url));
const NAME = "virtual:tokens.css";

const lines = (group, prefix = "") =>
  Object.entries(group).map(([name, value]) => `  --${prefix}${name}: ${value};`);

const rule = (selector, body) => `${selector} {\n${body.join("\n")}\n}`;

/** The whole style sheet, in the cascade layer `tokens`. */
export function tokensToCss(tokens) {
  const shared = Object.entries(tokens.shared).flatMap(([group, values]) =>
    lines(values, group === "base" ? "" : `${group}-`),
  );
  const theme = (name) => [
    `  color-scheme: ${name === "day" ? "light" : "dark"};`,
    ...lines(tokens.theme[name]),
  ];
  return `@layer tokens {\n${[
    rule(":root", shared),
    rule(":root, [data-theme='night']", theme("night")),
    rule("[data-theme='day']", theme("day")),
  ].join("\n")}\n}\n`;
}

/** Vite plugin that serves them as `virtual:tokens.css`. */
export function tokensCss() {
  return {
    name: "tokens",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(SOURCE);
      return tokensToCss(JSON.parse(readFileSync(SOURCE, "utf8")));
    },
  };
}
