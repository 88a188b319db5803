/** Statements as the deduction board draws them: what is certain for a seat, likely or impossible. */
import type { LikelyFact } from "./wire";

/** A statement; in a replay that shows everything, also whether it was true. */
export type Fact = LikelyFact & { true?: boolean | null };

export type Standing = "sure" | "likely" | "impossible";

/** Whether a statement is certain, likely or, if it is missing, impossible. */
export function standing(held: Fact | undefined): Standing {
  return held ? (held.sure ? "sure" : "likely") : "impossible";
}

/** How likely a statement is, in per cent; 0 and 100 only if that is certain. */
export function percent(held: Fact | undefined): number {
  if (!held) return 0;
  return held.sure ? 100 : Math.min(99, Math.max(1, Math.round(100 * held.share)));
}

/** The number in a field of a statement; -1 if there is none. */
export function field(held: Fact, name: string): number {
  const value = held.fact[name];
  return typeof value === "number" ? value : -1;
}

/** The statements of one kind. */
export function kind(held: readonly Fact[], on: string): Fact[] {
  return held.filter((one) => one.fact["on"] === on);
}

/** The distinct values of a field in these statements, in the order of the statements. */
export function values(held: readonly Fact[], name: string): number[] {
  return [...new Set(held.map((one) => field(one, name)))];
}

/** The statement with these values, if it is possible. */
export function find(held: readonly Fact[], fields: Readonly<Record<string, number>>): Fact | undefined {
  return held.find((one) => Object.entries(fields).every(([name, value]) => one.fact[name] === value));
}
