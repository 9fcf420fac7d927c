import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoldToLook } from "../src/kit/HoldToLook";

const SECRET = "the pink ghost";
const LASTS = 60_000;
const WORDS = {
  cover: "Hold",
  cover_label: "Covered",
  show: "Show for a minute",
  hide: "Cover again",
  show_ms: LASTS,
};
let picked: number[] = [];

const button = () => document.querySelector<HTMLElement>("[data-testid=cover]");
const show = () => document.querySelector<HTMLElement>("[data-testid=show]");
const section = () => document.querySelector<HTMLElement>(".hold");
const isOpen = () => (document.body.textContent ?? "").includes(SECRET);

beforeEach(async () => {
  picked = [];
  document.body.innerHTML = '<div id="app"></div>';
  const root = document.getElementById("app");
  if (!root) throw new Error("no root");
  await act(() =>
    render(
      <HoldToLook words={WORDS} count={3} empty="No cards" onPick={(place) => picked.push(place)}>
        {({ armed, onPick }) => (
          <div>
            <p>{SECRET}</p>
            {[0, 2].map((place) => (
              <button
                key={place}
                type="button"
                data-pick={place}
                data-armed={armed === place || undefined}
                onClick={() => onPick(place)}
              >
                {place}
              </button>
            ))}
          </div>
        )}
      </HoldToLook>,
      root,
    ),
  );
  const hold = section();
  if (hold) hold.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const point = (kind: string, more: PointerEventInit = {}) =>
  act(() => {
    section()?.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        clientX: 100,
        clientY: 600,
        ...more,
      }),
    );
  });
const key = (kind: "keydown" | "keyup", name: string, more: KeyboardEventInit = {}) =>
  act(() => {
    button()?.dispatchEvent(
      new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true, ...more }),
    );
  });
const under = (place: number | null) => {
  const target = place === null ? null : document.querySelector(`[data-pick="${place}"]`);
  document.elementFromPoint = () => target;
};

describe("the cover", () => {
  it("has nothing of what's below in the page while it's closed", () => {
    expect(isOpen()).toBe(false);
    expect(document.querySelectorAll("[data-pick]").length).toBe(0);
    expect(button()?.textContent).toContain("Covered");
    expect(button()?.getAttribute("aria-expanded")).toBe("false");
  });

  it("is open as long as a finger holds it", async () => {
    await point("pointerdown");
    expect(isOpen()).toBe(true);
    await point("pointerup");
    expect(isOpen()).toBe(false);
    expect(picked).toEqual([]);
  });

  it.each(["pointercancel", "lostpointercapture"])("closes by %s", async (kind) => {
    await point("pointerdown");
    await point(kind);
    expect(isOpen()).toBe(false);
  });

  it.each(["blur", "pagehide", "resize", "orientationchange"])("closes by %s", async (kind) => {
    for (const open of [() => point("pointerdown"), () => key("keydown", " ")]) {
      await open();
      expect(isOpen()).toBe(true);
      await act(() => {
        window.dispatchEvent(new Event(kind));
      });
      expect(isOpen()).toBe(false);
    }
  });

  it("closes when the app is hidden, not when it's shown", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const change = () =>
      act(() => {
        document.dispatchEvent(new Event("visibilitychange"));
      });
    await point("pointerdown");
    await change();
    expect(isOpen()).toBe(true);
    hidden.mockReturnValue(true);
    await change();
    expect(isOpen()).toBe(false);
  });

  it("doesn't listen to a second finger", async () => {
    await point("pointerdown", { pointerId: 2, isPrimary: false });
    expect(isOpen()).toBe(false);
    await point("pointerdown");
    await point("pointerup", { pointerId: 2, isPrimary: false });
    expect(isOpen()).toBe(true);
  });

  it.each([" ", "Enter"])("is held open by the key %j", async (name) => {
    await key("keydown", name);
    await key("keydown", name, { repeat: true });
    expect(isOpen()).toBe(true);
    await key("keyup", name);
    expect(isOpen()).toBe(false);
    await key("keydown", name, { repeat: true });
    expect(isOpen()).toBe(false);
  });

  it("closes when the focus goes elsewhere while a key holds it", async () => {
    await key("keydown", " ");
    await act(() => {
      button()?.dispatchEvent(new FocusEvent("blur"));
    });
    expect(isOpen()).toBe(false);
  });
});

describe("choosing under the cover", () => {
  it("is sliding onto a card and letting go", async () => {
    await point("pointerdown");
    under(2);
    await point("pointermove", { clientY: 300 });
    expect(document.querySelector("[data-pick='2']")?.hasAttribute("data-armed")).toBe(true);
    await point("pointerup", { clientY: 300 });
    expect(isOpen()).toBe(false);
    expect(picked).toEqual([2]);
  });

  it("isn't letting go beside the cards, nor a finger that trembles", async () => {
    await point("pointerdown");
    under(null);
    await point("pointermove", { clientY: 300 });
    await point("pointerup", { clientY: 300 });
    await point("pointerdown");
    under(0);
    await point("pointermove", { clientX: 103, clientY: 604 });
    expect(document.querySelector("[data-armed]")).toBeNull();
    await point("pointerup", { clientX: 103, clientY: 604 });
    expect(picked).toEqual([]);
  });

  it("works by arrows, and Enter while Space is held", async () => {
    await key("keydown", " ");
    await key("keydown", "ArrowRight");
    await key("keydown", "ArrowRight");
    expect(document.querySelector("[data-armed]")?.textContent).toBe("2");
    await key("keydown", "Enter");
    expect(picked).toEqual([2]);
    expect(isOpen()).toBe(false);
    await key("keydown", " ");
    await key("keydown", "Enter");
    expect(picked).toEqual([2]);
  });

  it("leaves by Escape and chooses nothing", async () => {
    await key("keydown", " ");
    await key("keydown", "ArrowLeft");
    await key("keydown", "Escape");
    expect(isOpen()).toBe(false);
    expect(picked).toEqual([]);
  });
});

describe("a look that nobody can hold", () => {
  const press = () =>
    act(() => {
      button()?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    });

  it("is begun and ended by its own button, which isn't held", async () => {
    expect(show()?.textContent).toBe(WORDS.show);
    await act(() => {
      show()?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
    });
    expect(isOpen()).toBe(false);
    await act(() => show()?.click());
    expect(isOpen()).toBe(true);
    expect(show()?.textContent).toBe(WORDS.hide);
    await act(() => show()?.click());
    expect(isOpen()).toBe(false);
    expect(show()?.textContent).toBe(WORDS.show);
  });

  it("lasts for its time, then the cover closes and has the focus again", async () => {
    vi.useFakeTimers();
    await press();
    expect(isOpen()).toBe(true);
    await act(() => {
      vi.advanceTimersByTime(LASTS - 1);
    });
    expect(isOpen()).toBe(true);
    await act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(isOpen()).toBe(false);
    await act(() => {
      vi.runAllTimers();
    });
    expect(document.activeElement).toBe(show());
  });

  it("ends by a second press, and chooses by a press on a card", async () => {
    await press();
    await press();
    expect(isOpen()).toBe(false);
    await press();
    await act(() => document.querySelector<HTMLElement>("[data-pick='2']")?.click());
    expect(picked).toEqual([2]);
    expect(isOpen()).toBe(false);
  });

  it("isn't begun by a finger's own click", async () => {
    await act(() => {
      button()?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    });
    expect(isOpen()).toBe(false);
  });
});
