/** Something that this browser keeps of each of the last few tables. */
const TABLES = 30;

export class PerTable<T> {
  constructor(private readonly key: string) {}

  #all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {}; // storage is forbidden, or the text is not ours
    }
  }

  of(table: string): T | undefined {
    return this.#all()[table];
  }

  set(table: string, value: T): void {
    const { [table]: _, ...rest } = this.#all();
    const kept = [...Object.entries(rest), [table, value] as const].slice(-TABLES);
    try {
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // storage is forbidden: it is forgotten with the page
    }
  }
}
