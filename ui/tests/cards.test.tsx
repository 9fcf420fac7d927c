import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { CardsView } from "../src/engine/types/CardsView";
import type { Choice } from "../src/engine/types/Choice";
import { type CardMoment, recorded } from "../src/fakes/recorded";
import { mount, mountBank, views } from "./mount";

const moment = (name: CardMoment): CardsView => views.cards[name].view.cards;
const open = (name: CardMoment) => mountBank({ cards: name });

const COVERED: CardMoment[] = ["drawn_all", "give_which", "given", "pass", "pass_second", "eight"];

const must = <T,>(what: T | null | undefined): T => {
  if (what == null) throw new Error("nothing recorded");
  return what;
};

/** Every string of a view's secret part that isn't said in the open as well. */
function secrets(view: CardsView): string[] {
  const { cover, cover_label, came, show, hide, show_ms, ...below } = must(view.secret);
  const words: string[] = [];
  const collect = (what: unknown): void => {
    if (typeof what === "string") words.push(what);
    else if (Array.isArray(what)) what.forEach(collect);
    else if (what && typeof what === "object") {
      for (const [name, value] of Object.entries(what)) if (name !== "id") collect(value);
    }
  };
  collect(below);
  const said = JSON.stringify({ ...view, secret: null, rules: null }) + cover + cover_label + show;
  return words.filter((word) => word.length > 2 && !said.includes(word));
}

const look = async (tap: (name: string) => Promise<void>) => tap("cover");

describe("the curtain", () => {
  it("shows who's next and their button, and lets them in", async () => {
    const view = moment("curtain");
    const { engine, find, has, tap } = await open("curtain");
    const curtain = must(view.curtain);
    expect(find("curtain").textContent).toContain(curtain.heading);
    expect(has("cover")).toBe(false);
    expect(document.querySelector(".plates, .draw-deck, .cards-story")).toBeNull();
    await tap(curtain.lift.id);
    expect(engine.inputs.at(-1)?.input).toEqual(curtain.lift.input);
  });

  it("has the focus on its words, not on the button that lifts it", async () => {
    const { find } = await open("curtain");
    expect(find("curtain").contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe("H2");
  });

  it("closes over an open hand", async () => {
    const { app, find, has, tap, text } = await open("drawn");
    await look(tap);
    expect(has("secret")).toBe(true);
    await act(() => {
      app.match.cards.value = moment("curtain");
    });
    expect(has("secret")).toBe(false);
    for (const word of secrets(moment("drawn"))) expect(text()).not.toContain(word);
    expect(find("curtain")).toBeTruthy();
  });
});

describe("the table", () => {
  it.each(COVERED)("%s: tells no secret", async (name) => {
    await open(name);
    const page = document.documentElement.outerHTML;
    const hidden = secrets(moment(name));
    expect(hidden.length).toBeGreaterThan(3);
    for (const word of hidden) expect(page).not.toContain(word);
    expect(document.title).not.toMatch(/ghost|cherry/i);
  });

  it("looks the same whatever lies under the cover", async () => {
    const { app, settle } = await open("knocked_out");
    const page = async (view: CardsView) => {
      app.match.cards.value = view;
      await settle();
      return document.body.innerHTML;
    };
    const view = moment("knocked_out");
    const { cover, cover_label, came, show } = must(view.secret);
    const below = must(moment("give_which").secret);
    const other = { ...below, cover, cover_label, came, show, choose: "" };
    const before = await page(view);
    expect(await page({ ...view, secret: other })).toBe(before);
  });

  it("says of each player what all may know", async () => {
    const view = moment("turn");
    const { find } = await open("turn");
    for (const player of view.players) {
      const plate = find(`plate-${player.seat}`);
      expect(plate.textContent).toContain(player.label);
      expect(plate.dataset.status).toBe(player.status);
      for (const mark of player.marks) expect(plate.textContent).toContain(mark.text);
      expect(plate.querySelectorAll(".card-chip").length).toBe(player.played.length);
      expect(plate.querySelectorAll(".playing-card").length).toBe(player.hand.length);
    }
  });

  it("draws by the deck, and sends what each button says", async () => {
    const view = moment("drawn");
    const { app, find, tap } = await open("drawn");
    const sent: Choice[] = [];
    vi.spyOn(app.match, "choose").mockImplementation((choice) => sent.push(choice));
    const choices = [must(view.draw), ...view.choices];
    for (const choice of choices) await tap(choice.id);
    expect(sent).toEqual(choices);
    expect(find("draw").textContent).toContain(view.deck.text);
  });

  it("tells why a button can't be used", async () => {
    const view = moment("turn");
    const refused = must(view.choices.find((choice) => !choice.enabled));
    const { engine, find, tap } = await open("turn");
    await tap(refused.id);
    expect(engine.inputs).toEqual([]);
    expect(find("notice").textContent).toContain(refused.why_not);
  });

  it("covers an open look by Escape, and leaves by the next", async () => {
    const { app, has, key, tap } = await open("turn");
    await look(tap);
    expect(has("secret")).toBe(true);
    await key("Escape");
    expect(has("secret")).toBe(false);
    expect(app.screen.value).toBe("match");
    await key("Escape");
    expect(app.screen.value).toBe("home");
  });

  it("comes back covered where it was left open", async () => {
    const { app, has, tap } = await open("turn");
    await look(tap);
    await tap("back");
    expect(app.screen.value).toBe("home");
    await tap("home-continue-0");
    expect(has("secret")).toBe(false);
  });

  it("asks for the newest view when the app comes back", async () => {
    const { app, engine, find, settle } = await open("turn");
    engine.view = async () => ({
      revision: 9,
      view: { cards: moment("curtain") },
      effects: [],
      put_away: false,
      notice: null,
      wake_in_ms: null,
    });
    await act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await settle();
    expect(find("curtain")).toBeTruthy();
    expect(app.match.cards.value?.phase).toBe("curtain");
  });
});

describe("a question", () => {
  it("is answered on the players' plates", async () => {
    const view = moment("skip");
    const question = must(view.question);
    const { app, find, tap } = await open("skip");
    expect(find("question").textContent).toContain(question.title);
    expect(find("question").textContent).toContain(question.face.text);
    const sent: Choice[] = [];
    vi.spyOn(app.match, "choose").mockImplementation((choice) => sent.push(choice));
    for (const choice of question.choices) {
      expect(find(choice.id).closest(".plates")).toBeTruthy();
      expect(find(choice.id).textContent).toContain(choice.label);
      await tap(choice.id);
    }
    expect(sent).toEqual(question.choices);
  });

  it("about a card is answered under the cover alone", async () => {
    const view = moment("give_which");
    const { app, find, has, tap } = await open("give_which");
    const choices = must(view.secret).hand.flatMap((card) => card.choice ?? []);
    for (const choice of choices) expect(has(choice.id)).toBe(false);
    await look(tap);
    const [first] = choices;
    expect(find(must(first).id).textContent).toContain(must(first).label);
    const choose = vi.spyOn(app.match, "choose").mockImplementation(() => undefined);
    await tap(must(first).id);
    expect(choose).toHaveBeenCalledWith(first);
    expect(has("secret")).toBe(false);
  });
});

describe("the cover", () => {
  it("calls from news of the hand until its player looked", async () => {
    const view = moment("drawn");
    const { app, settle, tap } = await open("drawn");
    const show = async (came: number) => {
      app.match.cards.value = { ...view, secret: { ...must(view.secret), came } };
      await settle();
    };
    const calls = () => document.querySelector(".cards-hold")?.hasAttribute("data-wanted");
    await show(0);
    expect(calls(), "nothing came").toBe(false);
    await show(4);
    expect(calls()).toBe(true);
    await look(tap);
    await tap("show");
    expect(calls(), "it was seen").toBe(false);
    // As many cards as before, and other ones.
    await show(9);
    expect(calls()).toBe(true);
  });
});

describe("under the cover", () => {
  it("is the hand with the card just drawn, what's new, sums and risk", async () => {
    const secret = must(moment("drawn").secret);
    const { find, tap } = await open("drawn");
    await look(tap);
    const page = find("secret").textContent ?? "";
    const risk = must(secret.risk);
    for (const words of [
      secret.heading,
      secret.last_text,
      ...secret.news,
      secret.points_text,
      secret.ghosts_text,
      risk.text,
      risk.percent_text,
      ...risk.lines,
      ...secret.hand.map((card) => card.face.name),
    ]) {
      expect(page).toContain(words);
    }
  });
});

describe("the end", () => {
  it("tells who won and why, opens all hands, and plays again in one tap", async () => {
    const over = must(moment("over").over);
    const { app, engine, find, tap } = await open("over");
    expect(find("over").textContent).toContain(over.title);
    expect(find("over").textContent).toContain(over.text);
    for (const row of over.rows) {
      const shown = find(`over-${row.seat}`);
      expect(shown.textContent).toContain(row.name);
      expect(shown.textContent).toContain(row.text);
      expect(shown.querySelectorAll(".playing-card").length).toBe(row.hand.length);
      expect(shown.hasAttribute("data-winner")).toBe(row.winner);
    }
    await tap("rematch");
    expect(engine.calls).toContain("rematch");
    await tap("home");
    expect(app.screen.value).toBe("home");
  });
});

describe("the rules", () => {
  it("say what each card does, and lead back to the table", async () => {
    const { rules } = moment("turn");
    const { find, has, key, tap } = await open("turn");
    await tap("rules-open");
    const page = find("rules").textContent ?? "";
    for (const line of rules.lines) expect(page).toContain(line);
    for (const card of rules.cards) {
      expect(page).toContain(card.face.name);
      expect(page).toContain(card.text);
      expect(page).toContain(card.count_text);
    }
    await key("Escape");
    expect(has("rules")).toBe(false);
    expect(has("cards")).toBe(true);
  });
});

describe("home", () => {
  it("leads to the card game's setup", async () => {
    const { app, find, tap } = await mount();
    expect(find("home-cards").textContent).toContain(moment("turn").title);
    await tap("home-cards");
    expect(app.screen.value).toBe("cards_setup");
  });
});

describe("the settings", () => {
  it("are reached from the table, and lead back to it, covered", async () => {
    const { app, has, key, tap } = await open("turn");
    await look(tap);
    await tap("settings");
    expect(app.screen.value).toBe("settings");
    expect(has("cards")).toBe(false);
    await key("Escape");
    expect(has("cards")).toBe(true);
    expect(has("secret")).toBe(false);
  });

  it("change the language of the match that's open", async () => {
    const { app, engine, find, key, settle, tap } = await open("turn");
    const dutch = recorded.nl.cards.turn;
    engine.view = async () => dutch;
    engine.changeSetting = async () => recorded.nl.settings;
    await tap("settings");
    await tap("setting-language-nl");
    await settle();
    await key("Escape");
    expect(app.screen.value).toBe("match");
    expect(find("cards").textContent).toContain(dutch.view.cards.status);
    expect(find("cards").textContent).not.toContain(moment("turn").status);
  });
});
