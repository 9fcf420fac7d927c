// Debian's Chromium on the built sheet of recorded views, for tests and pictures.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";

const UI = fileURLToPath(new URL("..", import.meta.url));
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
};
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser to use: COINOP_CHROMIUM, else Debian's. */
export function browserPath() {
  const path = process.env.COINOP_CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(path)) {
    throw new Error(`${path} isn't there: install chromium, or set COINOP_CHROMIUM`);
  }
  return path;
}

/**
 * Builds the pages of recorded views and serves them on this machine only. Who
 * runs beside others gives its own name, since a build empties its folder.
 */
export async function serveSheet(name = "ui-sheet") {
  const folder = join(UI, "../target", name);
  await build({ root: UI, mode: "sheet", logLevel: "error", build: { outDir: folder } });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const body = await readFile(join(folder, pathname));
      response.writeHead(200, {
        "content-type": TYPES[extname(pathname)] ?? "application/octet-stream",
      });
      response.end(body);
    } catch {
      response.writeHead(pathname === "/favicon.ico" ? 204 : 404);
      response.end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** A browser that keeps nothing. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: browserPath(),
    args: FLAGS,
    ignoreDefaultArgs: ["--headless=old"],
  });

/** A page of one size, to be sent to one address after another. */
export async function openPage(browser, size, scale = 1) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  let complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (line) => {
    if (line.type() === "error") complaints.push(line.text());
  });
  return {
    page,
    /** Shows an address, still and with its fonts; what the page complained of. */
    async show(address) {
      complaints = [];
      await page.goto(address);
      await page.waitForSelector("html[data-ready]");
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all(document.getAnimations().map((run) => run.finished.catch(() => null)));
      });
      return complaints;
    },
  };
}
