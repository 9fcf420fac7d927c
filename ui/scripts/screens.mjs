// Writes a picture of the kit sheet and of every screen to target/screens:
// phone and desktop, night and day, English and Dutch.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser, openPage, serveSheet } from "./browser.mjs";
import { address, PAGES, SIZES } from "./pages.mjs";

// Where cargo puts what it builds, as `./x screens` does.
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target"), "screens");
const only = process.argv[2];

await mkdir(FOLDER, { recursive: true });
const sheet = await serveSheet("ui-sheet-screens");
const browser = await openBrowser();
const pages = new Map();
let count = 0;

async function picture(name, path, size, whole = false) {
  if (only && !name.includes(only)) return;
  if (!pages.has(size)) pages.set(size, await openPage(browser, size));
  const { page, show } = pages.get(size);
  const complaints = await show(`${sheet.address}/${path}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: whole });
  if (complaints.length > 0) throw new Error(`${name}: ${complaints.join("; ")}`);
  count += 1;
}

const KIT = { width: 1280, height: 900 };

try {
  for (const theme of ["night", "day"]) {
    await picture(`kit-${theme}`, `kit.html?theme=${theme}`, KIT, true);
    for (const language of ["en", "nl"]) {
      for (const [name, query] of Object.entries(PAGES)) {
        for (const [kind, size] of Object.entries(SIZES)) {
          // The smallest phone is seen in the language with the longer words.
          if (kind === "phone-small" && language === "en") continue;
          await picture(
            `${name}-${kind}-${theme}-${language}`,
            address(query, theme, language),
            size,
          );
        }
      }
    }
  }
} finally {
  await browser.close();
  sheet.close();
}
console.log(`${count} pictures in ${FOLDER}`);
