import type { SeatInfo } from "./contract";
import { PerTable } from "./perTable";
import { settings } from "./settings.svelte";
import type { Talk } from "./wire";

const stored = new PerTable<string[]>("tafureria-muted");

/** Who is muted at one table, in this browser: what they say is neither listed nor shown at their seats. */
export class Muted {
  #names = $state.raw<readonly string[]>([]);

  constructor(private readonly table: string) {
    this.#names = stored.of(table) ?? [];
  }

  get count(): number {
    return this.#names.length;
  }

  mutes(line: Pick<Talk, "seat" | "name" | "phrase">, seats: readonly SeatInfo[]): boolean {
    const isBot = line.phrase !== "" && seats[line.seat]?.kind === "computer";
    return (isBot && !settings.voices) || this.#names.includes(`${line.seat}:${line.name}`);
  }

  add(line: Pick<Talk, "seat" | "name">): void {
    this.#set([...this.#names, `${line.seat}:${line.name}`]);
  }

  clear(): void {
    this.#set([]);
  }

  #set(names: string[]): void {
    this.#names = names;
    stored.set(this.table, names);
  }
}
