import { open } from "./games";
import { once } from "./once";
import { words } from "./words.svelte";

/** The pages with a table, each asked for once: a second request would not wait for its styles. */
export const PAGES = {
  hall: once(() => import("../pages/Hall.svelte")),
  table: once(() => import("../pages/Table.svelte")),
  replay: once(() => import("../pages/Replay.svelte")),
  learn: once(() => import("../lesson/Learn.svelte")),
  rules: once(() => import("../lesson/Rules.svelte")),
};

/** Lets come what shows a table of the game, while the house still makes that table. What does not come is asked for again. */
export function expectTable(game: string): void {
  for (const part of [PAGES.table(), open(game), words.open(game)] as Promise<unknown>[]) part.catch(() => undefined);
}
