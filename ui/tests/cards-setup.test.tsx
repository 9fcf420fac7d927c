import { describe, expect, it, vi } from "vitest";
import type { DraftChange } from "../src/engine/types/DraftChange";
import type { FakeOptions } from "../src/fakes/engine";
import { mount, views } from "./mount";

const { draft, draft_wrong: wrong } = views.cards;

async function open(options: Partial<FakeOptions> = {}) {
  const mounted = await mount(options);
  const { app, engine, settle } = mounted;
  await app.go("cards_setup");
  await settle();
  const changes: DraftChange[] = [];
  const edit = engine.editCardsDraft;
  engine.editCardsDraft = (old, change) => {
    changes.push(change);
    return edit(old, change);
  };
  return { ...mounted, changes };
}

const option = (group: HTMLElement, index: number): HTMLElement => {
  const found = group.querySelectorAll<HTMLElement>("[role=radio]")[index];
  if (!found) throw new Error(`no option ${index}`);
  return found;
};

describe("the setup of the card game", () => {
  it("sends the change that each control carries", async () => {
    const { changes, find, settle, tap } = await open();
    option(find("level"), 2).click();
    option(find("starter"), 1).click();
    option(find("plays-1"), 3).click();
    await settle();
    for (const each of draft.switches) await tap(each.id);
    await tap(draft.add_player.id);
    expect(changes).toEqual([
      draft.levels[2]?.change,
      draft.starters[1]?.change,
      draft.players[1]?.plays[3]?.change,
      ...draft.switches.map((each) => each.change),
      ...(draft.add_player.enabled ? [draft.add_player.change] : []),
    ]);
  });

  it("shows what's wrong in place and doesn't start", async () => {
    const { engine, find, tap, text } = await open({ cardsDraft: "draft_wrong" });
    expect(wrong.start.enabled).toBe(false);
    expect(find("start").getAttribute("aria-disabled")).toBe("true");
    for (const player of wrong.players) expect(text()).toContain(player.seat.name.error);
    await tap("start");
    expect(engine.calls).not.toContain("startCards");
  });

  it("starts the match with what was typed", async () => {
    const { app, engine, has, tap } = await open({ cards: "curtain" });
    await tap("start");
    expect(engine.calls.at(-1)).toBe("startCards");
    expect(app.screen.value).toBe("match");
    expect(has("curtain")).toBe(true);
  });
});

describe("the owner's own decks", () => {
  it("has a number for each kind of card, and says how many a deck has", async () => {
    const { find, tap, text } = await open();
    await tap("open-editor");
    const { editor } = draft;
    for (const row of [...editor.values, ...editor.decks.flatMap((deck) => deck.rows)]) {
      expect(find(row.number.id)).toHaveProperty("value", row.number.value);
    }
    for (const deck of editor.decks) expect(text()).toContain(deck.total);
  });

  it("is saved when it's right, and says what isn't", async () => {
    const right = await open();
    const save = vi.spyOn(right.engine, "saveDecks");
    await right.tap("open-editor");
    await right.tap("save-box");
    expect(draft.editor.frame.save.enabled).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
    const bad = await open({ cardsDraft: "draft_wrong" });
    await bad.tap("open-editor");
    expect(bad.text()).toContain(wrong.editor.frame.save.why_not);
    await bad.tap("save-box");
    expect(bad.engine.calls).not.toContain("saveDecks");
  });
});
