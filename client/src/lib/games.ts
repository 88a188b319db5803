import type { Component } from "svelte";
import type { ExampleComponent, GameWords, TableProps } from "./contract";
import { gameOf } from "./words.svelte";

const tables = import.meta.glob<{ default: Component<TableProps<never>> }>("$games/*/client/Table.svelte");
const pieces = import.meta.glob<GameWords>("$games/*/client/words.ts");
const examples = import.meta.glob<{ default: ExampleComponent }>("$games/*/client/Example.svelte");
const emblems = import.meta.glob<{ default: Component }>("$games/*/client/Emblem.svelte", { eager: true });

function pick<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => gameOf(path) === game)?.[1];
}

/** All that a table needs of its game, loaded when it is opened. */
export interface GameParts {
  Table: Component<TableProps<never>>;
  Example: ExampleComponent | null;
  piece: GameWords["piece"];
}

/** Games that have a table in this client. */
export function playable(game: string): boolean {
  return pick(tables, game) !== undefined;
}

export function emblem(game: string): Component | null {
  return pick(emblems, game)?.default ?? null;
}

export async function open(game: string): Promise<GameParts | null> {
  const table = pick(tables, game);
  if (!table) return null;
  const [one, two, three] = await Promise.all([table(), pick(pieces, game)?.(), pick(examples, game)?.()]);
  return { Table: one.default, Example: three?.default ?? null, piece: two?.piece ?? ((_, value) => String(value)) };
}
