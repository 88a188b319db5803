/** What a seat can be sure of, and what it cannot: statements as the deduction board draws them. */
import type { LikelyFact } from "./wire";

/** A statement, and in a replay that keeps nothing back whether it was true. */
export type Fact = LikelyFact & { true?: boolean | null };

export type Standing = "sure" | "likely" | "impossible";

/** How a statement stands; one that is missing is impossible. */
export function standing(held: Fact | undefined): Standing {
  return held ? (held.sure ? "sure" : "likely") : "impossible";
}

/** In a hundred, never 0 or 100 for what is not certain. */
export function percent(held: Fact | undefined): number {
  if (!held) return 0;
  return held.sure ? 100 : Math.min(99, Math.max(1, Math.round(100 * held.share)));
}

/** The value of a field of a statement; -1 where it has none. */
export function field(held: Fact, name: string): number {
  const value = held.fact[name];
  return typeof value === "number" ? value : -1;
}

/** The statements of one kind. */
export function kind(held: readonly Fact[], on: string): Fact[] {
  return held.filter((one) => one.fact["on"] === on);
}

/** The values of a field in these statements, each once, in their order. */
export function values(held: readonly Fact[], name: string): number[] {
  return [...new Set(held.map((one) => field(one, name)))];
}

/** The statement with these values, if it is possible. */
export function find(held: readonly Fact[], fields: Readonly<Record<string, number>>): Fact | undefined {
  return held.find((one) => Object.entries(fields).every(([name, value]) => one.fact[name] === value));
}
