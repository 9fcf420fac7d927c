import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Input } from "../src/engine/types/Input";
import type { Update } from "../src/engine/types/Update";
import { mountBank, views } from "./mount";

const sent = (inputs: { input: Input }[]) => inputs.map((each) => each.input);
const reply = (part: Partial<Update>): Update => ({
  revision: 0,
  view: null,
  effects: [],
  notice: null,
  put_away: true,
  wake_in_ms: null,
  ...part,
});
const pointer = (kind: string, at: { x?: number; y?: number; buttons?: number } = {}) =>
  new PointerEvent(kind, {
    bubbles: true,
    cancelable: true,
    button: 0,
    buttons: at.buttons ?? 1,
    clientX: at.x ?? 0,
    clientY: at.y ?? 0,
    pointerId: 1,
  });

describe("the unit", () => {
  it("sends what a coin's view says", async () => {
    const { engine, tap, find } = await mountBank({ moment: "buy" });
    await tap("coin-1");
    await tap("coin-0");
    await tap("slot");
    expect(sent(engine.inputs)).toEqual([
      views.buy.view?.bank.players[1]?.tap,
      views.buy.view?.bank.players[0]?.tap,
      "coin_out",
    ]);
    expect(find("coin-0").querySelector(".sr-only")?.textContent).toContain("Maya");
  });

  it("numbers calls upwards, each one once", async () => {
    const { engine, tap } = await mountBank();
    for (const side of ["up", "right", "right"]) await tap(`stick-${side}`);
    const numbers = engine.inputs.map((each) => each.call);
    expect(numbers).toEqual([1, 2, 3]);
  });

  it("leans by a tap, a drag and the arrow keys", async () => {
    const { engine, tap, find, key, settle } = await mountBank();
    await tap("stick-left");
    const joystick = document.querySelector<HTMLElement>(".joystick");
    if (!joystick) throw new Error("no joystick");
    joystick.setPointerCapture = () => undefined;
    await act(() => {
      find("stick-up").dispatchEvent(pointer("pointerdown", { x: 100, y: 100 }));
      find("stick-up").dispatchEvent(pointer("pointermove", { x: 100, y: 110 }));
      find("stick-up").dispatchEvent(pointer("pointermove", { x: 102, y: 130 }));
      find("stick-up").dispatchEvent(pointer("pointermove", { x: 104, y: 140 }));
    });
    expect(joystick.dataset.lean).toBe("down");
    await act(() => {
      find("stick-up").dispatchEvent(pointer("pointerup", { buttons: 0 }));
      find("stick-up").click();
    });
    await settle();
    await key("ArrowRight");
    expect(joystick.dataset.lean).toBe("right");
    await key("ArrowRight", "keyup");
    expect(sent(engine.inputs)).toEqual([{ stick: "left" }, { stick: "down" }, { stick: "right" }]);
  });

  it("presses the white button down and up, by pointer, key and screen reader", async () => {
    const { engine, find, key, settle, tap } = await mountBank({ moment: "buy" });
    const button = find("button");
    button.setPointerCapture = () => undefined;
    await act(() => {
      button.dispatchEvent(pointer("pointerdown"));
    });
    expect(document.querySelector(".white")?.hasAttribute("data-sunk")).toBe(true);
    await act(() => {
      button.dispatchEvent(pointer("pointerup", { buttons: 0 }));
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    });
    await settle();
    await key(" ");
    await key(" ", "keyup");
    await tap("button");
    const press: Input[] = ["button_down", "button_up"];
    expect(sent(engine.inputs)).toEqual([...press, ...press, ...press]);
  });

  it("lets the white button go, without its deed, when the pointer or the window is lost", async () => {
    const { engine, find, key, settle } = await mountBank({ moment: "buy" });
    const button = find("button");
    button.setPointerCapture = () => undefined;
    for (const kind of ["pointercancel", "lostpointercapture"]) {
      await act(() => {
        button.dispatchEvent(pointer("pointerdown"));
      });
      await act(() => {
        button.dispatchEvent(pointer(kind, { buttons: 0 }));
      });
      await settle();
    }
    await act(() => {
      button.dispatchEvent(pointer("pointerdown"));
    });
    await act(() => {
      window.dispatchEvent(new Event("blur"));
    });
    await settle();
    expect(document.querySelector(".white")?.hasAttribute("data-sunk")).toBe(false);
    await key(" ");
    await act(() => {
      window.dispatchEvent(new Event("blur"));
    });
    await settle();
    await key(" ", "keyup");
    const lost: Input[] = ["button_down", "let_go"];
    expect(sent(engine.inputs)).toEqual([...lost, ...lost, ...lost, ...lost]);
  });

  it("works coins by the keys 1 to 4 and leaves by Escape", async () => {
    const { engine, key, app } = await mountBank();
    await key("2");
    await key("5");
    expect(sent(engine.inputs)).toEqual([views.score.view?.bank.players[1]?.tap]);
    await key("Escape");
    expect(engine.calls).toContain("closeMatch");
    expect(app.screen.value).toBe("home");
  });

  it("shows why and closes it again; the next input clears it too", async () => {
    const { engine, tap, has, text } = await mountBank();
    const { notice } = views.denied;
    engine.replies.push(reply({ notice }));
    await tap("stick-up");
    expect(text()).toContain(notice?.title);
    await tap("notice-close");
    expect(has("notice")).toBe(false);
    engine.replies.push(reply({ notice }));
    await tap("stick-up");
    expect(has("notice")).toBe(true);
    await tap("stick-up");
    expect(has("notice")).toBe(false);
  });

  it("announces each effect anew, ignores an older view and takes a newer one", async () => {
    const { engine, tap, find, text } = await mountBank();
    engine.replies.push(reply({ effects: [{ announce: "Maya has 100." }] }));
    await tap("stick-up");
    const first = find("announcer").firstElementChild;
    engine.replies.push(reply({ effects: [{ announce: "Maya has 100." }] }));
    await tap("stick-up");
    expect(find("announcer").textContent).toBe("Maya has 100.");
    expect(find("announcer").firstElementChild).not.toBe(first);
    engine.replies.push({ ...views.asleep, revision: 0 });
    await tap("stick-up");
    expect(find("display").dataset.digits).toBe("0100");
    engine.replies.push({ ...views.end_some, effects: [] });
    await tap("stick-up");
    expect(text()).toContain(views.end_some.view?.bank.end?.heading);
  });

  it("wakes the engine when it asked for it", async () => {
    const { engine, tap, settle } = await mountBank();
    engine.replies.push(reply({ wake_in_ms: 30 }));
    await tap("stick-up");
    await new Promise((done) => setTimeout(done, 60));
    await settle();
    expect(sent(engine.inputs)).toEqual([{ stick: "up" }, "wake"]);
  });

  it("says so when the engine gives no answer, and goes on", async () => {
    const { engine, tap, text } = await mountBank();
    const dispatch = vi.spyOn(engine, "dispatch").mockRejectedValue(new Error("gone"));
    await tap("stick-up");
    expect(text()).toContain(views.home.words.lost_title);
    dispatch.mockRestore();
    await tap("stick-up");
    expect(sent(engine.inputs)).toEqual([{ stick: "up" }]);
  });
});

describe("direct mode", () => {
  it("sends a choice's own input, and for one that can't be only its reason", async () => {
    const view = views.direct_menu.view?.bank;
    const { engine, tap, text } = await mountBank({ moment: "direct_menu" });
    await tap("level-3");
    await tap("go-round");
    const expected = [view?.unit.stops[2]?.choice, view?.direct?.choices[0]].map(
      (each) => each?.input,
    );
    expect(sent(engine.inputs)).toEqual(expected);
    const bidding = await mountBank({ moment: "auction" });
    const bidders = views.auction.view?.bank.direct?.auction?.bidders;
    const denied = bidders?.find((each) => !each.raise.enabled)?.raise;
    await bidding.tap(denied?.id ?? "");
    expect(bidding.engine.inputs).toEqual([]);
    expect(text()).toContain(denied?.why_not);
  });

  it("goes a step back by Escape and moves the focus by arrows", async () => {
    const { engine, key } = await mountBank({ moment: "auction" });
    await key("Escape");
    expect(sent(engine.inputs)).toEqual([views.auction.view?.bank.direct?.back?.input]);
  });

  it("raises bids by the row's own button", async () => {
    const { engine, tap } = await mountBank({ moment: "auction" });
    const bidder = views.auction.view?.bank.direct?.auction?.bidders[0];
    await tap(bidder?.raise.id ?? "");
    expect(sent(engine.inputs)).toEqual([bidder?.raise.input]);
  });
});

describe("the log and the end", () => {
  it("mends an entry from the log and returns to the bank", async () => {
    const { app, engine, tap } = await mountBank({ moment: "helper" });
    await tap("log");
    expect(app.screen.value).toBe("log");
    const line = views.helper.view?.bank.log.find((each) => each.correct);
    await tap(line?.correct?.id ?? "");
    expect(sent(engine.inputs)).toEqual([line?.correct?.input]);
    expect(app.screen.value).toBe("match");
  });

  it("shows winners by a star and starts a rematch", async () => {
    const { find, tap, engine } = await mountBank({ moment: "end_some" });
    const winner = views.end_some.view?.bank.end?.players.find((each) => each.winner);
    expect(find(`end-${winner?.seat}`).querySelector(".end-star")).not.toBeNull();
    await tap("rematch");
    expect(engine.calls).toContain("rematch");
  });
});
