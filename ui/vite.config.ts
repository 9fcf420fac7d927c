import { defineConfig } from "vitest/config";
import { fewCards } from "./scripts/few-cards.mjs";
import { tokensCss } from "./scripts/tokens.mjs";

// The window's content policy allows files of our own only, so nothing is
// inlined as a data: address and no style or script stands in a page.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [tokensCss(), fewCards()],
  build: {
    outDir: mode === "sheet" ? "../target/ui-sheet" : "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["safari16", "chrome110"],
    // One sheet: the order of its layers is the order of their first mention.
    cssCodeSplit: false,
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
