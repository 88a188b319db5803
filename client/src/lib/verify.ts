/**
 * Checks the deal of a finished game without trusting the house: whether the key revealed at the end belongs to the
 * commitment published before the first deal, whether every draw follows from it, and whether the replay is the game
 * that was told.
 */
import type { Deal, JsonObject, Replay, Told } from "./wire";

export interface Verdict {
  good: boolean;
  /** Number of draws that were repeated. */
  draws: number;
  /** What is wrong: `key`, `draw` or `story`. */
  wrong: "" | "key" | "draw" | "story";
}

const text = new TextEncoder();
const ALL = 1n << 64n;

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

function unhex(hex: string): Uint8Array {
  return new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
}

function eightBytes(n: number): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, BigInt(n));
  return out;
}

/** Whether the commitment belongs to the key. */
export async function binds(key: string, commitment: string): Promise<boolean> {
  const digest = await sha256(text.encode("tafureria commitment"), unhex(key));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}

/** Draw number *i* below *n*, as `tafureria.core.chance.Dealer` makes it. */
export async function draw(key: string, i: number, n: number): Promise<number> {
  const limit = ALL - (ALL % BigInt(n));
  for (let attempt = 0; ; attempt += 1) {
    const digest = await sha256(text.encode("tafureria draw"), unhex(key), eightBytes(i), eightBytes(attempt));
    const x = new DataView(digest.buffer).getBigUint64(0);
    if (x < limit) return Number(x % BigInt(n));
  }
}

/** The outcome at *x*, with the weights laid end to end; -1 beyond them. */
export function outcomeAt(weights: readonly number[], x: number): number {
  let left = x;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Whether the replay tells every event of *story*, in the same order. */
export function isTold(story: readonly Told[], replay: Replay): boolean {
  const events = replay.steps.flatMap((step) => step.told).map((event: JsonObject) => JSON.stringify(event));
  let at = 0;
  return story.every((told) => {
    const wanted = JSON.stringify(told.event);
    while (at < events.length && events[at] !== wanted) at += 1;
    at += 1;
    return at <= events.length;
  });
}

/** Repeats the deal and compares. *told* is what a seat was told during the game, *replay* what it is told now. */
export async function verify(deal: Deal, commitment: string, told: readonly Told[], replay: Replay | null): Promise<Verdict> {
  const verdict = (wrong: Verdict["wrong"]): Verdict => ({ good: wrong === "", draws: deal.draws.length, wrong });
  if (!(await binds(deal.key, commitment))) return verdict("key");
  for (const [i, one] of deal.draws.entries()) {
    const sum = one.weights.reduce((a, b) => a + b, 0);
    const number = await draw(deal.key, i, one.below);
    if (sum !== one.below || number !== one.number || outcomeAt(one.weights, number) !== one.outcome) return verdict("draw");
  }
  return verdict(replay && !isTold(told, replay) ? "story" : "");
}
