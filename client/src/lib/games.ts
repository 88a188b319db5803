import type { Component } from "svelte";
import type { DeductionComponent, EndingModule, ExampleComponent, GameBeats, GameWords, SetupModule, TableModule } from "./contract";
import * as outside from "virtual:outside";
import { once } from "./once";
import { gameOf, words } from "./words.svelte";

const tables = {
  ...import.meta.glob<TableModule>("$games/*/client/Table.svelte"),
  ...outside.tables,
};
const pieces = { ...import.meta.glob<GameWords>("$games/*/client/words.ts"), ...outside.pieces };
const beats = { ...import.meta.glob<GameBeats<never>>("$games/*/client/beats.ts"), ...outside.beats };
const examples = {
  ...import.meta.glob<{ default: ExampleComponent }>("$games/*/client/Example.svelte"),
  ...outside.examples,
};
const setups = { ...import.meta.glob<SetupModule>("$games/*/client/Setup.svelte"), ...outside.setups };
const deductions = {
  ...import.meta.glob<{ default: DeductionComponent }>("$games/*/client/Deduction.svelte"),
  ...outside.deductions,
};
const endings = {
  ...import.meta.glob<EndingModule>("$games/*/client/Ending.svelte"),
  ...outside.endings,
};
const emblems = {
  ...import.meta.glob<{ default: Component }>("$games/*/client/Emblem.svelte", { eager: true }),
  ...outside.emblems,
};

function pick<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => gameOf(path) === game)?.[1];
}

/** What the page needs of a game, loaded when a table is opened. */
export interface GameParts {
  Table: TableModule["default"];
  /** Whether the table draws a `Room` of its own. */
  room: boolean;
  /** Whether it shows everybody's result after the end. */
  counts: boolean;
  Example: ExampleComponent | null;
  /** How what happens is told. */
  told: GameBeats<never>;
  piece: GameWords["piece"];
  /** The name of a seat, together with what it plays if the game says so. */
  player: NonNullable<GameWords["player"]>;
  winners: NonNullable<GameWords["winners"]>;
}

/** Whether this client can show tables of a game. */
export function playable(game: string): boolean {
  return pick(tables, game) !== undefined;
}

export function emblem(game: string): Component | null {
  return pick(emblems, game)?.default ?? null;
}

/** The game's own component for setting some of its options. */
export async function setup(game: string): Promise<SetupModule | null> {
  return (await pick(setups, game)?.()) ?? null;
}

/** The game's own component that draws what is hidden. */
export async function deduction(game: string): Promise<DeductionComponent | null> {
  return (await pick(deductions, game)?.())?.default ?? null;
}

/** The game's own last scene. */
export async function lastScene(game: string): Promise<EndingModule | null> {
  return (await pick(endings, game)?.()) ?? null;
}

const opening = new Map<string, () => Promise<GameParts | null>>();

/** The parts of a game, or `null` where this client has no table for it. */
export function open(game: string): Promise<GameParts | null> {
  if (!opening.has(game)) opening.set(game, once(() => opened(game)));
  return opening.get(game)!();
}

async function opened(game: string): Promise<GameParts | null> {
  const table = pick(tables, game);
  if (!table) return null;
  const [one, two, three, four] = await Promise.all([table(), pick(pieces, game)?.(), pick(examples, game)?.(), pick(beats, game)?.()]);
  words.know(two?.spanish ?? []);
  return {
    Table: one.default,
    room: one.room ?? false,
    counts: one.counts ?? false,
    Example: three?.default ?? null,
    told: four ?? {},
    piece: two?.piece ?? ((_, value) => String(value)),
    player: two?.player ?? ((_view, _seat, name) => name),
    winners: two?.winners ?? (() => null),
  };
}
