import type { Deal, House, Knew, Made, NewTable, PlayOn, Problem, Replay } from "./wire";

/** An answer of the house that is not 2xx, or no answer (`code` is then `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    readonly section = "",
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const plain = typeof body === "string";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": plain ? "text/plain" : "application/json" },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code || "unreachable", problem.rule, problem.section);
}

export const house = (): Promise<House> => ask<House>("/api/house");
export const make = (wish: NewTable): Promise<Made> => ask<Made>("/api/tables", wish);
const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
/** A game that has ended, through the eyes of a seat (`0`, ...), of the `table`, or `all`. */
export const replay = (table: string, eyes: string): Promise<Replay> => ask<Replay>(`${of(table)}/replay?eyes=${eyes}`);
/** Every draw of a game that has ended. */
export const deal = (table: string): Promise<Deal> => ask<Deal>(`${of(table)}/deal`);
/** What the computer player that took that step knew before it, for `all` eyes or its own. */
export const knew = (table: string, step: number, eyes: string): Promise<Knew> =>
  ask<Knew>(`${of(table)}/knew?step=${step}&eyes=${eyes}`);
/** A new table from a step of a game that has ended. */
export const playOn = (table: string, wish: PlayOn): Promise<Made> => ask<Made>(`${of(table)}/continue`, wish);
/** The text of a record becomes a table that can be replayed. */
export const bring = (record: string): Promise<Made> => ask<Made>("/api/records", record);
/** Where the record of a table is, once its game is over. */
export const recordAddress = (table: string): string => `${of(table)}/record`;
export const socketAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${encodeURIComponent(table)}`;
