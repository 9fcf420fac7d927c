import { defineConfig } from "vitest/config";
import { fewCards } from "./scripts/few-cards.mjs";
import { fontsAhead } from "./scripts/fonts.mjs";
import { tokensCss } from "./scripts/tokens.mjs";

// The window's content policy allows files of our own only, so nothing is
// inlined as a data: address and no style or script stands in a page.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [tokensCss(), fewCards(), fontsAhead()],
  build: {
    outDir: mode === "sheet" ? "../target/ui-sheet" : "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["safari16", "chrome110"],
    // The first screen's sheet is a quarter of all; the rest comes with its screens.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === "sheet" ? ["index.html", "kit.html", "fake.html"] : ["index.html"],
    },
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
}));
