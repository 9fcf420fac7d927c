import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { recorded } from "../src/fakes/recorded";
import { mount, mountBank, views } from "./mount";

describe("home", () => {
  it("goes on with a match in one tap", async () => {
    const { app, tap, engine } = await mount();
    await tap("home-continue-1");
    expect(engine.calls).toContain("openMatch");
    expect(app.screen.value).toBe("match");
  });

  it("asks once before a match is removed", async () => {
    const { engine, tap, text, has } = await mount();
    await tap("home-remove-0");
    expect(text()).toContain(views.home.continues[0]?.remove.question);
    await tap("remove-no");
    expect(engine.calls).not.toContain("removeMatch");
    await tap("home-remove-0");
    await tap("remove-yes");
    expect(engine.calls).toContain("removeMatch");
    expect(has("home-continue-0")).toBe(false);
  });

  it("says why the engine can't be opened, and tries again", async () => {
    const { app, engine, find, tap, text } = await mount({ broken: true });
    expect(text()).toContain(views.fault.notice.title);
    expect(text()).toContain(views.fault.notice.remedy);
    expect(find("again").textContent).toBe(views.fault.retry);
    vi.spyOn(engine, "home").mockResolvedValue(views.home);
    await tap("again");
    expect(app.screen.value).toBe("home");
  });
});

describe("setup", () => {
  it("a newcomer plays within two taps", async () => {
    const { app, tap } = await mount({ home: "home_new" });
    await tap("home-bank");
    await tap("start");
    expect(app.screen.value).toBe("match");
  });

  it("makes changes one after the other, each on the draft before it", async () => {
    const { app, engine, tap, find } = await mount();
    await tap("home-bank");
    const order: string[] = [];
    const edit = vi.spyOn(engine, "editDraft").mockImplementation(async (draft, change) => {
      order.push(JSON.stringify(change));
      await new Promise((done) => setTimeout(done, 5));
      return { ...views.draft, draft: { ...draft, helper: order.length % 2 === 0 } };
    });
    const name = find("name_0") as HTMLInputElement;
    for (const text of ["M", "Mi", "Mia"]) {
      name.value = text;
      await act(() => {
        name.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
    await tap("start");
    await vi.waitFor(() => expect(app.screen.value).toBe("match"));
    expect(order).toHaveLength(3);
    expect(order[2]).toContain("Mia");
    expect(edit.mock.calls[1]?.[0].helper).toBe(false);
    expect(edit.mock.calls[2]?.[0].helper).toBe(true);
  });

  it("keeps what is typed while older answers still come", async () => {
    const { engine, tap, find, settle } = await mount();
    await tap("home-bank");
    const answers: (() => void)[] = [];
    vi.spyOn(engine, "editDraft").mockImplementation((draft, change) => {
      const text = typeof change === "object" && "type" in change ? change.type.text : "";
      const [first, ...others] = views.draft.players;
      if (!first) throw new Error("no players");
      const { seat } = first;
      const typed = { ...seat, name: { ...seat.name, value: text } };
      const players = [{ ...first, seat: typed }, ...others];
      return new Promise((answer) => {
        answers.push(() => answer({ ...views.draft, draft, players }));
      });
    });
    const name = find("name_0") as HTMLInputElement;
    for (const text of ["B", "Bo", "Bob"]) {
      name.value = text;
      await act(() => {
        name.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
    for (let answered = 0; answered < 3; answered += 1) {
      await settle();
      answers.shift()?.();
      await settle();
      expect(name.value).toBe("Bob");
    }
    expect(answers).toEqual([]);
  });

  it("offers how hard the maze is, for all", async () => {
    const { engine, tap, text } = await mount();
    await tap("home-bank");
    expect(text()).toContain(views.draft.maze_heading);
    const edit = vi.spyOn(engine, "editDraft");
    await tap("difficulty-2");
    const fierce = views.draft.difficulties[2];
    expect(edit.mock.calls.map(([, change]) => change)).toEqual([fierce?.change]);
    expect(fierce?.change).toEqual({ difficulty: "fierce" });
  });

  it("shows an error at its field and doesn't start", async () => {
    const { app, tap, text } = await mount({ draft: "draft_wrong" });
    await tap("home-bank");
    const wrong = views.draft_wrong.players[2]?.seat.name;
    expect(text()).toContain(wrong?.error);
    expect(text()).toContain(views.draft_wrong.start.why_not);
    await tap("start");
    expect(app.screen.value).toBe("setup");
  });
});

describe("the box editor", () => {
  it("asks once before typed numbers give way to the example", async () => {
    const { engine, find, tap, has, text } = await mount({ draft: "draft_wrong" });
    await tap("home-bank");
    await tap("open-editor");
    const edit = vi.spyOn(engine, "editDraft");
    await tap("use_example");
    const ask = views.draft_wrong.editor.frame.ask_reset;
    expect(text()).toContain(ask.question);
    expect(text()).toContain(ask.text);
    expect(find("reset-yes").textContent).toBe(ask.yes);
    expect(find("reset-no").textContent).toBe(ask.no);
    await tap("reset-no");
    expect(has("reset-yes")).toBe(false);
    expect(edit).not.toHaveBeenCalled();
    await tap("use_example");
    await tap("reset-yes");
    expect(edit.mock.calls.map(([, change]) => change)).toEqual(["use_example"]);
  });

  it("asks before other numbers of that name are lost, and not when none are", async () => {
    const { engine, find, tap, has } = await mount({});
    const { draft } = views;
    const ask = { ...draft.editor.frame.ask_reset, yes: "Replace them" };
    const frame = { ...draft.editor.frame, ask_replace: ask };
    engine.newDraft = async () => ({ ...draft, editor: { ...draft.editor, frame } });
    const save = vi.spyOn(engine, "saveBox");
    await tap("home-bank");
    await tap("open-editor");
    await tap("save-box");
    expect(find("replace-yes").textContent).toBe(ask.yes);
    await tap("replace-no");
    expect(has("replace-yes")).toBe(false);
    expect(save).not.toHaveBeenCalled();
    await tap("save-box");
    await tap("replace-yes");
    expect(save).toHaveBeenCalledTimes(1);
    expect(draft.editor.frame.ask_replace).toBeNull();
  });
});

describe("settings", () => {
  it("ask how to draw only where the view does, and say when it holds", async () => {
    const { engine, find, tap, text } = await mount();
    const change = vi.spyOn(engine, "changeSetting");
    await tap("settings");
    const group = views.settings.groups.find((each) => each.id === "drawing");
    expect(text()).toContain(group?.text);
    expect(find("setting-drawing-auto").getAttribute("aria-checked")).toBe("true");
    await tap("setting-drawing-safe");
    expect(change).toHaveBeenCalledWith({ drawing: "safe" });
  });

  it("switches the language of everything at once, an open match included", async () => {
    const { app, engine, tap, text } = await mountBank({ moment: "buy" });
    await tap("settings");
    const dutch = recorded.nl;
    vi.spyOn(engine, "changeSetting").mockResolvedValue(dutch.settings);
    vi.spyOn(engine, "home").mockResolvedValue(dutch.home);
    vi.spyOn(engine, "view").mockResolvedValue({ ...dutch.buy, effects: [] });
    await tap("setting-language-nl");
    expect(text()).toContain(dutch.settings.groups[0]?.heading);
    expect(document.documentElement.lang).toBe("nl");
    await tap("back");
    expect(text()).toContain(dutch.buy.view?.bank.unit.caption);
    expect(app.screen.value).toBe("match");
  });

  it("follows theme, hand and text size, and remembers what the first paint needs", async () => {
    const { engine, tap } = await mount();
    await tap("settings");
    const settings = {
      ...views.settings.settings,
      theme: "day",
      left_handed: true,
      text_size: "huge",
    } as const;
    vi.spyOn(engine, "changeSetting").mockResolvedValue({ ...views.settings, settings });
    await tap("setting-theme-day");
    const { dataset } = document.documentElement;
    expect([dataset.theme, dataset.hand, dataset.text]).toEqual(["day", "left", "huge"]);
    expect(localStorage.getItem("coinop-look")).toContain('"theme":"day"');
  });

  it("steps through a scale by keys", async () => {
    const { engine, tap, find, settle } = await mount();
    await tap("settings");
    const change = vi.spyOn(engine, "changeSetting");
    await act(() => {
      find("setting-volume").dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }),
      );
    });
    await settle();
    expect(change).toHaveBeenCalledWith({ volume: views.settings.settings.volume + 1 });
  });
});
