import { PerTable } from "./perTable";

/** Up to which line the talk of each table has been read in this browser. */
const heard = new PerTable<number>("tafureria-heard");

/** The number of the last line of talk that was read at a table; -1 for none. */
export const heardUpTo = (table: string): number => heard.of(table) ?? -1;

export const hearUpTo = (table: string, line: number): void => heard.set(table, line);
