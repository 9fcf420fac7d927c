// Questions that only a browser answers; each returns its complaints. They run
// inside the page, so each is whole in itself.

/** All that a finger can aim at, with what of it is in sight. */
export function layoutComplaints(): string[] {
  const complaints: string[] = [];
  const { innerWidth, innerHeight } = window;
  type Box = { left: number; top: number; right: number; bottom: number };
  const name = (element: Element) =>
    element.getAttribute("data-testid") ??
    element.getAttribute("aria-label") ??
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`;
  const box = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const seen = (element: Element): Box => {
    let visible = cut(box(element), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== "visible") visible = cut(visible, box(up));
    }
    return visible;
  };
  const size = (area: Box) => [area.right - area.left, area.bottom - area.top] as const;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only");

  if (document.documentElement.scrollWidth > innerWidth) {
    complaints.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const targets = [...document.querySelectorAll("button, input, [role=slider]")].filter(shown);
  for (const target of targets) {
    const [width, height] = size(box(target));
    if (width < 47.5 || height < 47.5) {
      complaints.push(`${name(target)} is ${width.toFixed(1)} by ${height.toFixed(1)}`);
    }
    if (box(target).left < -0.5 || box(target).right > innerWidth + 0.5) {
      complaints.push(`${name(target)} sticks out`);
    }
  }
  const areas = targets.map(seen);
  areas.forEach((area, index) => {
    for (let other = index + 1; other < areas.length; other += 1) {
      const second = areas[other];
      const [a, b] = [targets[index], targets[other]];
      if (!second || !a || !b || a.contains(b) || b.contains(a)) continue;
      const [width, height] = size(cut(area, second));
      if (width > 1 && height > 1) complaints.push(`${name(a)} lies on ${name(b)}`);
    }
  });
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!own || !shown(element) || element instanceof SVGElement) continue;
    const words = document.createRange();
    words.selectNodeContents(element);
    const text = words.getBoundingClientRect();
    if (text.right > innerWidth + 1 || text.left < -1) complaints.push(`${name(element)} is cut`);
    for (let up: Element | null = element; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "auto" || style.overflowY === "auto") break;
      const inside = up.getBoundingClientRect();
      if (style.display === "contents") continue;
      if (style.display !== "inline" && text.right > inside.right + 1.5) {
        complaints.push(`${name(element)} runs out of ${name(up)} to the right`);
        break;
      }
      if (style.overflow === "hidden" && text.bottom > inside.bottom + 1.5) {
        complaints.push(`${name(element)} is cut off below`);
        break;
      }
    }
  }
  return complaints;
}

/** Whether the whole screen is in sight without scrolling the page. */
export function heightComplaints(): string[] {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > window.innerHeight ? [`the page is ${scrollHeight} high`] : [];
}
