/** The targets of a lesson's step, where they are in the window, and where the host can stand without covering them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PLACES: Readonly<Record<string, string>> = {
  hand: "[data-hand]",
  board: "[data-board]",
  actions: "[data-room] [data-confirm]:not([aria-disabled=true])",
  moment: "[data-expected]",
  deeds: "[data-room] .acts",
  own: "[data-own]",
  shown: "[data-shown]",
  told: "[data-scene] > *, [data-captions], [data-go-on], [data-room] [data-seat], [data-room] [data-kingdom]",
  result: "[data-over] h2, [data-over] figcaption, [data-over] .scores, [data-over] .ways",
};

/** The CSS selector of a target (`act:NOTATION`, `seat:N`, `widget:NAME`, `hand`, `board`, ...). */
export function selector(target: string): string {
  const [kind = "", ...rest] = target.split(":");
  const name = CSS.escape(rest.join(":"));
  switch (kind) {
    case "act":
      return `[data-act="${name}"], [data-why="${name}"]`;
    case "seat":
      return `[data-seat="${name}"]`;
    case "widget":
      return `[data-widget="${name}"]`;
    default:
      return PLACES[kind] ?? "[data-nowhere]";
  }
}

/** The elements of these targets that are on the page and visible. */
export function found(at: readonly string[]): Element[] {
  return at
    .flatMap((target) => [...document.querySelectorAll(selector(target))])
    .filter((one) => !one.closest("dialog:not([open])") && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().width > 0);
}

/** Can this be pressed now, and has it not been chosen yet? */
export function isOpen(one: Element): boolean {
  const is = (name: string): boolean => one.getAttribute(name) === "true";
  return one.matches("[data-act], [data-confirm], button[data-widget]") && !is("aria-disabled") && !is("aria-pressed") && !is("aria-checked");
}

/** Is this something to press, and not only to look at? */
export function isTouched(one: Element): boolean {
  return one.matches("[data-act], [data-confirm], [aria-pressed], button[data-widget]");
}

export function boxOf(one: Element): Box {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

/** The area that two boxes share, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/**
 * Where to put something of that size: it should cover as little as possible of what must be pressed, then of the
 * targets, then of the rest; it should not move without need, and otherwise be near the targets.
 */
export function place(
  size: { width: number; height: number },
  area: Box,
  touched: readonly Box[],
  targets: readonly Box[],
  rest: readonly Box[],
  before: { left: number; top: number } | null,
): { left: number; top: number } {
  const across = Math.max(0, area.width - size.width);
  const down = Math.max(0, area.height - size.height);
  const spots = [0, 0.5, 1].flatMap((x) => [0, 0.2, 0.4, 0.6, 0.8, 1].map((y) => ({ left: area.left + across * x, top: area.top + down * y })));
  if (before) spots.unshift({ left: clamp(before.left, area.left, area.left + across), top: clamp(before.top, area.top, area.top + down) });
  const aim = targets.length ? middle(targets.at(-1)!) : { x: area.left + area.width / 2, y: area.top + area.height * 0.55 };
  let best = spots[0]!;
  let least = Infinity;
  spots.forEach((spot, number) => {
    const box = { ...spot, ...size };
    const centre = middle(box);
    const cost =
      400 * sum(touched.map((one) => overlap(box, grown(one, 12)))) +
      40 * sum(targets.map((one) => overlap(box, grown(one, 12)))) +
      4 * sum(rest.map((one) => overlap(box, one))) +
      Math.hypot(centre.x - aim.x, centre.y - aim.y) * 20 -
      (before && number === 0 ? 12000 : 0);
    if (cost < least) [least, best] = [cost, spot];
  });
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

function sum(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Where a fingertip must be to point from a place towards the edge of a box, and its angle in degrees. */
export function pointing(from: { x: number; y: number }, at: Box): { x: number; y: number; angle: number } {
  const to = middle(at);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [w, h] = [at.width / 2, at.height / 2];
  const inside = Math.min(dx ? (w / Math.abs(dx)) * length : Infinity, dy ? (h / Math.abs(dy)) * length : Infinity);
  const back = Math.min(inside * 0.8, length);
  return {
    x: Math.round(to.x - (dx / length) * back),
    y: Math.round(to.y - (dy / length) * back),
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}
