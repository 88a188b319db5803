import type { House, Made, NewTable, Problem } from "./wire";

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
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
/** Where the record of a table is, once its game is over. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
export const socketAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${encodeURIComponent(table)}`;
