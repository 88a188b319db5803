/**
 * What has been told, one beat after another, so that a whole turn of bots can be watched step by step.
 * Plain: a scene is the public part of a view, carried along by events.
 */
import type { Told } from "$client/lib/wire";
import type { View } from "./types";

export interface Scene {
  owners: number[];
  garrisons: ReadonlySet<number>;
  bonus: number[];
  castles: number[];
  cards: number[];
  army: number[][];
  posted: number[][];
  /** Where it happens now: an area, 0 if nowhere. */
  at: number;
  /** Whose round it is. */
  who: number;
  from: number;
  attack: { dice: number[]; kingdom: number } | null;
  defence: { dice: number[]; kingdom: number } | null;
  shown: number[];
}
interface Fields {
  on: string;
  [field: string]: unknown;
}
export interface Beat {
  scene: Scene;
  told: Told;
}

export function sceneOf(view: View): Scene {
  return {
    owners: [...view.owners],
    garrisons: new Set(view.garrisons),
    bonus: [...view.bonus],
    castles: [...view.castles],
    cards: [...view.cards],
    army: view.army.map((cards) => [...cards]),
    posted: view.posted.map((cards) => [...cards]),
    at: view.target,
    who: view.active,
    from: view.attacker,
    attack: view.attack_dice.length ? { dice: view.attack_dice, kingdom: view.attacker } : null,
    defence: view.defence_dice.length ? { dice: view.defence_dice, kingdom: view.defender } : null,
    shown: [],
  };
}

/** Events worth a beat of their own. */
const BEATS = new Set([
  "decided", "attacks", "revealed", "ambushed", "sortied", "no-force", "rolled", "relic", "hakim", "conquered", "held", "freed",
  "raids", "raid-ended", "lost", "stolen", "played", "discarded", "turned-up", "garrisoned", "barred", "turn", "turn-ended",
  "cid-handed", "top-lost", "taken", "kept",
]);

export const isBeat = (told: Told): boolean => BEATS.has((told.event as Fields).on);

const list = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** The scene after one more event. Only what the table shows. */
export function next(scene: Scene, told: Told, order: readonly number[]): Scene {
  const e = told.event as Fields;
  const out: Scene = { ...scene };
  const reino = typeof e["reino"] === "number" ? e["reino"] : -1;
  const otro = typeof e["otro"] === "number" ? e["otro"] : -1;
  const area = typeof e["area"] === "number" ? e["area"] : 0;
  const card = typeof e["card"] === "number" ? e["card"] : -1;
  const i = order.indexOf(reino);
  const put = (key: "bonus" | "castles" | "cards", at: number, change: number): void => {
    if (at < 0) return;
    out[key] = [...out[key]];
    out[key][at] = (out[key][at] ?? 0) + change;
  };
  const take = (key: "army" | "posted", at: number, gone: number): void => {
    const cards = [...(out[key][at] ?? [])];
    const where = cards.indexOf(gone);
    if (at < 0 || where < 0) return;
    cards.splice(where, 1);
    out[key] = out[key].map((old, n) => (n === at ? cards : old));
  };
  const settle = (owner: number): void => {
    const before = out.owners[area] ?? -1;
    out.owners = [...out.owners];
    out.owners[area] = owner;
    out.garrisons = new Set([...out.garrisons].filter((a) => a !== area));
    put("castles", order.indexOf(before), -1);
    if (owner >= 0) put("castles", order.indexOf(owner), 1);
  };
  switch (e.on) {
    case "turned-up":
      Object.assign(out, { who: reino, at: 0, attack: null, defence: null, shown: [card] });
      put("cards", i, -1);
      break;
    case "drew":
      put("cards", i, 1);
      break;
    case "attacks":
      Object.assign(out, { who: reino, from: reino, at: area, attack: null, defence: null, shown: list(e["cards"]) });
      for (const troop of list(e["cards"])) take("army", i, troop);
      break;
    case "decided":
      if (area) out.at = area;
      if (e["why"] === 2) out.army = out.army.map((old, n) => (n === i ? [...old, card] : old));
      if (e["why"] === 3) out.posted = out.posted.map((old, n) => (n === i ? [...old, card] : old));
      if ([12, 16, 17].includes(Number(e["why"]))) take("posted", i, card);
      break;
    case "revealed":
      out.shown = list(e["cards"]);
      break;
    case "rolled":
      if (e["side"] === 0) out.attack = { dice: list(e["faces"]), kingdom: reino };
      else out.defence = { dice: list(e["faces"]), kingdom: reino };
      break;
    case "conquered":
      settle(reino);
      out.at = area;
      break;
    case "freed":
      settle(-1);
      out.at = area;
      break;
    case "garrisoned":
      out.garrisons = new Set([...out.garrisons, area]);
      out.at = area;
      break;
    case "garrison-spent":
      out.garrisons = new Set([...out.garrisons].filter((a) => a !== area));
      break;
    case "bonus":
      if (i >= 0) {
        out.bonus = [...out.bonus];
        out.bonus[i] = Number(e["value"]);
      }
      break;
    case "reset":
      out.bonus = out.bonus.map(() => 0);
      break;
    case "played":
    case "discarded":
    case "raids":
      Object.assign(out, { who: reino, shown: [card], attack: null, defence: null });
      break;
    case "lost":
      put("cards", i, -1);
      out.shown = [card];
      break;
    case "stolen":
      put("cards", i, 1);
      put("cards", order.indexOf(otro), -1);
      break;
    default:
      break;
  }
  return out;
}

/** One beat for each event worth it, each with the scene as it is then. */
export function beats(start: Scene, told: readonly Told[], order: readonly number[]): Beat[] {
  const out: Beat[] = [];
  let scene = start;
  for (const one of told) {
    scene = next(scene, one, order);
    if (isBeat(one)) out.push({ scene, told: one });
  }
  return out;
}
