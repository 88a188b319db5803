/** Up to which line the talk of each table has been read in this browser; the last few tables are kept. */
const KEY = "tafureria-heard";
const TABLES = 30;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // storage is forbidden, or the text is not ours
  }
}

/** The number of the last line of talk that was read at a table; -1 for none. */
export function heardUpTo(table: string): number {
  return all()[table] ?? -1;
}

export function hearUpTo(table: string, line: number): void {
  const { [table]: _, ...rest } = all();
  const kept = [...Object.entries(rest), [table, line] as const].slice(-TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // storage is forbidden: it is unread again after the next load
  }
}
