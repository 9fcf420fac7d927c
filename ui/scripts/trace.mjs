// What a round of the maze costs the main thread in Chromium, by a real trace:
// the built page on recorded frames, 1280×720, drawn in software. Prints rows
// for the table of docs/performance.md.
import { openBrowser, serveSheet } from "./browser.mjs";

/** As long as a round runs. */
const SECONDS = 15;
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/** Everything that Chromium notes while `work` runs. */
async function traced(client, work) {
  const events = [];
  client.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(event);
  });
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...CATEGORIES, "devtools.timeline.frame", "__metadata"] },
  });
  await work();
  const complete = new Promise((done) => client.once("Tracing.tracingComplete", done));
  await client.send("Tracing.end");
  await complete;
  return events;
}

/** The threads that run pages. The page under test is the busiest of them. */
function mainThread(events) {
  const names = events.filter(
    (event) => event.name === "thread_name" && event.args?.name === "CrRendererMain",
  );
  const cpu = (thread) => tasks(events, thread).reduce((sum, task) => sum + (task.tdur ?? 0), 0);
  return names.toSorted((a, b) => cpu(b) - cpu(a))[0];
}

/** What that thread ran, one after the other; `tdur` is its CPU time in microseconds. */
function tasks(events, { pid, tid }) {
  return events.filter(
    (event) =>
      event.pid === pid &&
      event.tid === tid &&
      event.ph === "X" &&
      event.name === "ThreadControllerImpl::RunTask",
  );
}

async function measure() {
  const sheet = await serveSheet("ui-trace");
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await page.goto(`${sheet.address}/fake.html?screen=practice_round`);
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    const client = await context.newCDPSession(page);
    let intervals;
    const events = await traced(client, async () => {
      await page.evaluate(() => window.__coinopFrames.reset());
      await page.waitForTimeout(SECONDS * 1000);
      ({ intervals } = await page.evaluate(() => window.__coinopFrames.read()));
    });
    const main = mainThread(events);
    const all = tasks(events, main);
    const dropped = events.filter(
      (event) => event.name === "DroppedFrame" && event.pid === main.pid,
    );
    return {
      frames: intervals.count,
      over25: intervals.over25,
      longest: intervals.max,
      cpu: all.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000 / intervals.count,
      dropped: dropped.length,
    };
  } finally {
    await browser.close();
    sheet.close();
  }
}

const { frames, over25, longest, cpu, dropped } = await measure();
console.log(
  `| Chromium, main thread's CPU a frame | ${cpu.toFixed(2)} ms (${frames} frames in ${SECONDS} s) |`,
);
console.log(
  `| Chromium, missed frames: by its trace, intervals over 25 ms, the longest | ${dropped}, ${over25}, ${longest.toFixed(0)} ms |`,
);
