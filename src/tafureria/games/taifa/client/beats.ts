/**
 * How Taifa is told: a scene is the public part of a view, updated event by event. No Svelte and no DOM.
 */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Phrase, Sounds } from "$client/lib/sound";
import type { Told } from "$client/lib/wire";
import { areaName } from "./pieces";
import type { View } from "./types";

export interface Roll {
  dice: number[];
  kingdom: number;
  of?: number;
}
export interface Scene {
  owners: number[];
  garrisons: ReadonlySet<number>;
  bonus: number[];
  castles: number[];
  cards: number[];
  army: number[][];
  posted: number[][];
  /** The area where something is happening, 0 if none. */
  at: number;
  /** Whose round it is. */
  who: number;
  from: number;
  /** The kingdom that is being raided, -1 if none: a raid has no place. */
  raided: number;
  /** The dice that have fallen; `of`: how many will. */
  attack: Roll | null;
  defence: Roll | null;
  shown: number[];
  /** The card that a kingdom plays, shown large with its effect; -1 for none. */
  card: number;
  /** Cards laid in the deed: design -1 is face down; side 0 is attack, 1 defence. */
  laid: { kingdom: number; design: number; side: number }[];
  /** How the fight ended: the new owner of the area (-1 independent), or -2 while undecided. */
  won: number;
  /** Whether the defence has held. */
  held: boolean;
}
interface Fields {
  on: string;
  [field: string]: unknown;
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
    raided: view.deed === "incursion" ? view.defender : -1,
    attack: view.attack_dice.length ? { dice: view.attack_dice, kingdom: view.attacker } : null,
    defence: view.defence_dice.length ? { dice: view.defence_dice, kingdom: view.defender } : null,
    shown: [],
    card: -1,
    laid: view.laid.map(([kingdom = -1, design = -1, side = 0]) => ({ kingdom, design, side: design < 0 ? Number(kingdom !== view.attacker) : side })),
    won: -2,
    held: false,
  };
}

/** The sound of each event. */
export const sounds: Sounds = { attacks: "card", revealed: "card", played: "card", discarded: "card", "turned-up": "card", drew: "card", rolled: "dice", conquered: "hammer", held: "hammer", freed: "hammer", garrisoned: "coin", "bonus-moved": "coin", stolen: "card" };
/** A fanfare. */
export const victory: Phrase = [[0, 261.63], [0.16, 329.63], [0.32, 392], [0.48, 523.25], [0.72, 392], [0.88, 523.25], [1.12, 659.26], [1.12, 261.63]];

/** Events to which one looks: most of them show a card, and the place where something happens. */
const SEEN = new Set([
  "decided", "attacks", "revealed", "ambushed", "sortied", "no-force", "rolled", "relic-shown", "hakim-shown", "conquered", "held", "freed",
  "incursion-began", "incursion-ended", "lost", "stolen", "played", "discarded", "turned-up", "garrisoned", "barred", "turn-began", "turn-ended",
  "cid-handed", "top-lost", "taken", "kept",
]);
/** Those that decide something. */
const DECIDING = new Set(["rolled", "conquered", "held", "freed", "ambushed"]);

const list = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** The scene after one more event; it tracks only what the table shows. */
export function next(scene: Scene, told: Told, order: readonly number[]): Scene {
  const e = told.event as Fields;
  const out: Scene = { ...scene };
  const kingdom = typeof e["kingdom"] === "number" ? e["kingdom"] : -1;
  const other = typeof e["other"] === "number" ? e["other"] : -1;
  const area = typeof e["area"] === "number" ? e["area"] : 0;
  const card = typeof e["card"] === "number" ? e["card"] : -1;
  const i = order.indexOf(kingdom);
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
    case "turn-ended":
    case "turn-began":
      Object.assign(out, { at: 0, raided: -1, attack: null, defence: null, card: -1, laid: [], won: -2, held: false });
      break;
    case "turned-up":
      Object.assign(out, { who: kingdom, at: 0, raided: -1, attack: null, defence: null, shown: [card], card, laid: [], won: -2, held: false });
      put("cards", i, -1);
      break;
    case "drew":
      put("cards", i, 1);
      break;
    case "attacks":
      Object.assign(out, { who: kingdom, from: kingdom, at: area, raided: -1, attack: null, defence: null, shown: list(e["cards"]), card: -1, won: -2, held: false });
      out.laid = list(e["cards"]).map((design) => ({ kingdom, design, side: 0 }));
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
      out.laid = out.shown.map((design, n) => ({ kingdom: list(e["kingdoms"])[n] ?? -1, design, side: list(e["sides"])[n] ?? 0 }));
      break;
    case "die": {
      const side = e["side"] === 0 ? "attack" : "defence";
      const roll = out[side] ?? { dice: [], kingdom: side === "attack" ? out.from : (out.owners[out.at] ?? -1) };
      out[side] = { ...roll, dice: [...roll.dice, Number(e["face"])] };
      break;
    }
    case "rolled":
      if (e["side"] === 0) out.attack = { dice: list(e["faces"]), kingdom };
      else out.defence = { dice: list(e["faces"]), kingdom };
      break;
    case "conquered":
      settle(kingdom);
      Object.assign(out, { at: area, won: kingdom });
      break;
    case "freed":
      settle(-1);
      Object.assign(out, { at: area, won: -1 });
      break;
    case "held":
    case "ambushed":
      Object.assign(out, { at: area, held: true });
      break;
    case "garrisoned":
      out.garrisons = new Set([...out.garrisons, area]);
      out.at = area;
      break;
    case "garrison-spent":
      out.garrisons = new Set([...out.garrisons].filter((a) => a !== area));
      break;
    case "bonus-moved":
      if (i >= 0) {
        out.bonus = [...out.bonus];
        out.bonus[i] = Number(e["value"]);
      }
      break;
    case "bonuses-reset":
      out.bonus = out.bonus.map(() => 0);
      break;
    case "played":
    case "discarded":
    case "incursion-began":
      if (e.on === "incursion-began") Object.assign(out, { at: 0, from: kingdom });
      Object.assign(out, { who: kingdom, raided: e.on === "incursion-began" ? other : -1, shown: [card], card: e.on === "discarded" ? -1 : card, laid: [], attack: null, defence: null, won: -2, held: false });
      break;
    case "lost":
      put("cards", i, -1);
      out.shown = [card];
      break;
    case "stolen":
      put("cards", i, 1);
      put("cards", order.indexOf(other), -1);
      break;
    default:
      break;
  }
  return out;
}

/** How many dice of one side fall in a row, from this place on. */
function coming(told: readonly Told[], place: number): number {
  const side = told[place]?.event["side"];
  const rest = told.slice(place).findIndex(({ event }) => event["on"] !== "die" || event["side"] !== side);
  return rest < 0 ? told.length - place : rest;
}

type Film = Beat<View, Scene>;

/** What belongs to a deed and changes nothing on the map: it is told with what follows. */
const ROUTINE = new Set(["laid", "ready", "counted", "answered", "garrison-spent", "afterwards", "chose", "bonus-moved"]);
/** Seconds of what others do among themselves, where they are not those of `LENGTHS`. */
const ASIDE: Readonly<Record<string, number>> = {
  attacks: 0.3, "turned-up": 0.2, played: 0.5, "incursion-began": 0.4, "incursion-ended": 0.6, lost: 0.3, barred: 0.3, discarded: 0.3, taken: 0.4,
  passed: 0.15, conquered: 0.7, freed: 0.7, held: 0.5, "turn-ended": 0.3, "turn-began": 0.6, garrisoned: 0.2, drew: 0.2,
};
/** What others do among themselves that is told with what comes of it: reasons, aims, the cards that are about to be counted. */
const BRIEF = new Set(["decided", "revealed", "aimed"]);
/** Outcomes: however much others do, each lasts as long as it says. */
const OUTCOMES = new Set(["conquered", "freed", "held", "ambushed", "incursion-ended", "stolen"]);
/** What is told together with more of its kind. */
const MANY = new Set(["passed", "garrisoned", "aimed", "drew"]);

/** The dice of one side, which fall one by one; where nobody here has a part in the fight, those of both sides at once. */
function fall(told: readonly Told[], place: number, before: Scene, scene: Scene, mine: boolean): Film[] {
  const e = told[place]!.event as Fields;
  const first = told[place - 1]?.event["on"] !== "die" || told[place - 1]?.event["side"] !== e["side"];
  const side = e["side"] === 0 ? "attack" : "defence";
  const line = { id: "table-dice-fall", args: { area: scene.at ? areaName(scene.at) : "no" } };
  const of = first ? coming(told, place) : (before[side]?.of ?? 1);
  const roll = { ...scene[side]!, of };
  if (mine) return [{ told: [told[place]!], scene: { ...scene, [side]: roll }, long: Math.min(0.2, 0.8 / of), line }];
  if (!first) return [];
  const dice = told.slice(place, place + of);
  const then = told.slice(place + of).find(({ event }) => event["on"] !== "rolled" && !ROUTINE.has(String(event["on"])));
  if (then?.event["on"] === "die") return [{ told: dice, long: "none" }];
  const all = [...roll.dice.slice(0, -1), ...dice.map(({ event }) => Number(event["face"]))];
  return [{ told: dice, scene: { ...scene, [side]: { ...roll, dice: all } }, long: 0.25, line }];
}

/** How one event is told that is no die; *mine*: whether it concerns the viewer, and then in full. */
function tell(one: Told, scene: Scene, mine: boolean, silent: boolean): Film {
  const on = String(one.event["on"]);
  const [told, firm, many] = [[one], OUTCOMES.has(on), MANY.has(on) ? { kind: on } : {}];
  if (silent || (on === "revealed" && !list(one.event["cards"]).length)) return { told, long: "none" };
  if (ROUTINE.has(on) || (!mine && (on === "rolled" || BRIEF.has(on)))) return { told, long: "none" };
  if (on === "rolled") return { told, scene, firm, long: 0.3 };
  if (!mine && on in ASIDE) return { told, scene, firm, long: ASIDE[on]!, ...many };
  if (DECIDING.has(on)) return { told, scene, firm, long: 1.5 };
  if (on === "revealed") return { told, scene, firm, long: 0.6 };
  return SEEN.has(on) ? { told, scene, firm, ...many } : { told, scene, firm, long: "short", kind: on };
}

/**
 * One beat for each event with words, each with the scene right after it; those at which nothing can be seen are short. What
 * concerns the viewer's kingdom is told in full: dice fall one by one, and are counted as they fall. What others do among
 * themselves is told with the outcome of each deed. What oneself does without a picture takes no time.
 */
export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { says }) => {
  const out: Film[] = [];
  const me = before.kingdom;
  let scene = sceneOf(before);
  let { hand, turn, truce } = before;
  if (told.some(({ event }) => event["on"] === "die")) scene = { ...scene, attack: null, defence: null };
  told.forEach((one, place) => {
    const e = one.event as Fields;
    const last = scene;
    scene = next(scene, one, before.order);
    if (e.on === "drew" && e["kingdom"] === me && typeof e["card"] === "number") hand = [...hand, e["card"]].sort((a, b) => a - b);
    // The truce of a turn ends with it.
    if (e.on === "turn-began") [turn, truce] = [Number(e["turn"]), -1];
    // A watcher has no kingdom, and sees everything in full.
    const mine = me < 0 || e["kingdom"] === me || e["other"] === me || (scene.at > 0 && (scene.from === me || last.owners[scene.at] === me));
    if (e.on === "die") {
      const beats = fall(told, place, last, scene, mine);
      const side = e["side"] === 0 ? "attack" : "defence";
      scene = { ...scene, [side]: { ...scene[side]!, of: (beats[0]?.scene ?? last)[side]?.of } };
      out.push(...beats.map((beat) => ({ ...beat, view: { hand, turn, truce } })));
    } else out.push({ ...tell(one, scene, mine, !says(one) || (place === 0 && me >= 0 && e["kingdom"] === me && !SEEN.has(e.on))), view: { hand, turn, truce } });
  });
  return out;
};
