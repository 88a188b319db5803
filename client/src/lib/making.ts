/** The new table that a visitor sets up on the options page. */
import type { Translate } from "./contract";
import type { Way } from "./routes.svelte";
import type { GameCard, JsonObject, NewTable, OptionCard, SeatWish } from "./wire";

export interface Making {
  seats: SeatWish[];
  options: JsonObject;
  level: string;
  /** Seconds that a master thinks about each decision. */
  think: number;
  /** Whether the house shows the table to everybody while it waits for players. */
  listed: boolean;
  draw: boolean;
  talk: string;
  move_seconds: number;
  game_seconds: number;
  patience: number;
  /** Most seats that one visitor may take, for people who share a device. */
  seats_each: number;
  /** Whether everybody at the table may ask what a master would do. */
  hints: boolean;
  /** Whether everybody at the table may look at a deduction board. */
  board: boolean;
  /** The club whose page lists the table; empty for none. */
  club: string;
}

/** Seconds that one decision may take; 0 is no limit. */
export const MOVE_SECONDS = [0, 30, 60, 180, 3600, 86_400, 172_800, 259_200, 604_800] as const;
/** Seconds per decision from which a game counts as slow: nobody waits at the table. */
export const SLOW = 86_400;
export const THINK_SECONDS = [0.5, 1, 3, 10] as const;
export const GAME_SECONDS = [0, 600, 1800, 3600] as const;
/** Seconds after which a computer player stands in for somebody who is away; 0 is never. */
export const PATIENCES = [0, 30, 120, 600, 86_400] as const;

/** The defaults: the visitor on the first seat, then computer players, free seats, or another person at this screen. */
export function begin(game: GameCard, way: Way): Making {
  return {
    seats: seated(usual(game), way),
    options: usualOptions(game),
    level: game.usual_level,
    think: 1,
    listed: false,
    draw: false,
    talk: "",
    move_seconds: 0,
    game_seconds: 0,
    patience: 120,
    seats_each: 1,
    hints: false,
    board: false,
    club: "",
  };
}

/** *count* seats: the visitor on the first, then whoever belongs to the way of playing. */
export function seated(count: number, way: Way): SeatWish[] {
  const rest: SeatWish = { kind: way === "friends" ? "open" : "computer" };
  // On one screen there are two people at first; more can be added.
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 || (way === "screen" && seat === 1) ? { kind: "me" } : { ...rest },
  );
}

/** The way of playing that these seats amount to; `null` for a mixture. */
export function wayOf(seats: readonly SeatWish[]): Way | null {
  const of = (kind: string): number => seats.filter((seat) => seat.kind === kind).length;
  if (of("me") > 1) return of("open") ? null : "screen";
  if (of("open") && !of("computer")) return "friends";
  return of("open") ? null : "house";
}

/** The usual number of players, or the nearest number that the game allows. */
export function usual(game: GameCard): number {
  const wanted = game.usual_seats;
  return [...game.seats].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? 2;
}

/** The options of a new table. */
function usualOptions(game: GameCard): JsonObject {
  return { ...defaults(game), ...game.presets[game.usual_preset] };
}

/** Whether a master plays at the table, or would take a free seat. */
export function hasMaster(making: Making): boolean {
  const kinds = making.seats.filter((seat) => seat.kind !== "me").map((seat) => seat.player || making.level);
  return [making.level, ...kinds].includes("maestro");
}

export function defaults(game: GameCard): JsonObject {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Changes the number of seats: those that remain stay as they are, new ones are like the last one. */
export function resize(seats: readonly SeatWish[], count: number): SeatWish[] {
  const kept = seats.slice(0, count);
  const fill = seats.at(-1)?.kind === "me" ? { kind: "computer" } : (seats.at(-1) ?? { kind: "computer" });
  while (kept.length < count) kept.push({ ...fill });
  if (!kept.some((seat) => seat.kind === "me") && seats.some((seat) => seat.kind === "me")) kept[0] = { kind: "me" };
  return kept;
}

/** The seats for a preset: as they are, or as many as it allows that come nearest. */
export function seatsFor(game: GameCard, preset: string, seats: readonly SeatWish[]): SeatWish[] {
  const allowed = game.preset_seats[preset] ?? [];
  const count = [...allowed].sort((a, b) => Math.abs(a - seats.length) - Math.abs(b - seats.length))[0] ?? seats.length;
  return resize(seats, count);
}

/** Moves the visitor to *seat*; their old seat becomes what that one was. */
export function moveMe(seats: readonly SeatWish[], seat: number): SeatWish[] {
  const was = seats[seat]!;
  return seats.map((one, index) => (index === seat ? { kind: "me" } : one.kind === "me" && !one.name ? { ...was } : one));
}

/** The preset with exactly these options, if there is one. */
export function presetOf(game: GameCard, options: JsonObject): string | null {
  const plain = defaults(game);
  const same = (values: JsonObject): boolean =>
    Object.entries({ ...plain, ...values }).every(([name, value]) => options[name] === value);
  return Object.entries(game.presets).find(([, values]) => same(values))?.[0] ?? null;
}

/** The presets that set something, but no mere amount, which these options have and a usual new table has not. */
export function sharing(game: GameCard, options: JsonObject): string[] {
  const plain = usualOptions(game);
  const shared = ([name, value]: [string, unknown]): boolean => typeof value !== "number" && value === options[name] && value !== plain[name];
  return Object.entries(game.presets).filter(([, values]) => Object.entries(values).some(shared)).map(([name]) => name);
}

/** How options differ from their defaults, in words: "In teams", "Pack: 48 cards". */
export function inWords(options: readonly OptionCard[], values: JsonObject, g: Translate, no: string): string[] {
  return Object.entries(changed(options, values)).map(([name, value]) => {
    const title = g(`option-${name}`);
    if (value === true) return title;
    const id = `option-${name}-${String(value)}`;
    const said = typeof value === "boolean" ? no : g(id) === id ? String(value) : g(id);
    return `${title}: ${said}`;
  });
}

/** The options that differ from their defaults. */
export function changed(options: readonly OptionCard[], values: JsonObject): JsonObject {
  return Object.fromEntries(options.filter((one) => values[one.name] !== one.default).map((one) => [one.name, values[one.name]]));
}

export function wish(game: GameCard, making: Making, name: string): NewTable {
  return { ...making, game: game.name, options: changed(game.options, making.options), name };
}

/** Minutes that a game with *count* people takes, rounded to five. */
export function estimate(game: GameCard, count: number): number {
  const [least = 0, most = least] = game.minutes;
  const few = Math.min(...game.seats);
  const many = Math.max(...game.seats);
  const part = many > few ? (count - few) / (many - few) : 0.5;
  return Math.max(5, Math.round((least + (most - least) * part) / 5) * 5);
}
