import type { SeatInfo } from "./contract";
import { PerTable } from "./perTable";
import { concerns } from "./phrases";
import { settings } from "./settings.svelte";
import type { PhraseEntry, Talk } from "./wire";

const stored = new PerTable<string[]>("tafureria-muted");

/** What is muted at one table, in this browser: it is neither listed nor shown at the seats. */
export class Muted {
  #names = $state.raw<readonly string[]>([]);

  /** *language*: the phrases of the table. */
  constructor(
    private readonly table: string,
    private readonly language: () => readonly PhraseEntry[],
  ) {
    this.#names = stored.of(table) ?? [];
  }

  get count(): number {
    return this.#names.length;
  }

  mutes(line: Pick<Talk, "seat" | "name" | "phrase" | "to">, seats: readonly SeatInfo[]): boolean {
    const isBot = line.phrase !== "" && seats[line.seat]?.kind === "computer";
    const isHeard = settings.voices === "all" || (settings.voices === "few" && concerns(line, this.language(), seats.find((seat) => seat.you)?.seat ?? -1));
    return (isBot && !isHeard) || this.#names.includes(`${line.seat}:${line.name}`);
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
