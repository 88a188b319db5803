/**
 * Checks the deal of a finished game without trusting the house: whether the key revealed at the end belongs to the
 * commitment published before the first deal, whether every draw follows from it, and whether the replay is the game
 * that was told.
 */
import { hex, sha256 as hashed } from "./sha256";
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

function sha256(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return hashed(whole);
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
export function binds(key: string, commitment: string): boolean {
  return hex(sha256(text.encode("tafureria commitment"), unhex(key))) === commitment;
}

/** Draw number *i* below *n*, as `tafureria.core.chance.Dealer` makes it. */
export function draw(key: string, i: number, n: number): number {
  const limit = ALL - (ALL % BigInt(n));
  for (let attempt = 0; ; attempt += 1) {
    const digest = sha256(text.encode("tafureria draw"), unhex(key), eightBytes(i), eightBytes(attempt));
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
export function verify(deal: Deal, commitment: string, told: readonly Told[], replay: Replay | null): Verdict {
  const verdict = (wrong: Verdict["wrong"]): Verdict => ({ good: wrong === "", draws: deal.draws.length, wrong });
  if (!binds(deal.key, commitment)) return verdict("key");
  for (const [i, one] of deal.draws.entries()) {
    const sum = one.weights.reduce((a, b) => a + b, 0);
    const number = draw(deal.key, i, one.below);
    if (sum !== one.below || number !== one.number || outcomeAt(one.weights, number) !== one.outcome) return verdict("draw");
  }
  return verdict(replay && !isTold(told, replay) ? "story" : "");
}
