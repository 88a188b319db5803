import { expect, test } from "vitest";
import { binds, draw, isTold, outcomeAt, verify } from "../src/lib/verify";
import type { Deal, Replay, Told } from "../src/lib/wire";

// tafureria.core.chance.commitment(bytes(range(16))), and what Dealer(bytes(range(16))) draws.
const KEY = "000102030405060708090a0b0c0d0e0f";
const COMMITMENT = "939c02ea216ab34bb1f3dfc065b0faca790ea490edafa05cadc6a2f05350acfb";
const BELOW = [48, 47, 6, 6, 2, 1, 1000];
const DRAWN: number[] = [5, 9, 4, 3, 1, 0, 429];

const deal: Deal = {
  commitment: COMMITMENT,
  key: KEY,
  draws: BELOW.map((below, i) => ({ step: 0, below, number: DRAWN[i]!, weights: Array.from({ length: below }, () => 1), outcome: DRAWN[i]! })),
};
const event = (n: number): { on: string; n: number } => ({ on: "drew", n });
const told = (n: number): Told => ({ position: 1, event: event(n), passing: false });
const replay = { steps: [{ told: [event(1), event(2)] }, { told: [event(3)] }] } as unknown as Replay;

test("the key opens the commitment, and no other key does", () => {
  expect(binds(KEY, COMMITMENT)).toBe(true);
  expect(binds(KEY.replace("0f", "0e"), COMMITMENT)).toBe(false);
});

test("draws are those of the dealer of the house", () => {
  expect(BELOW.map((n, i) => draw(KEY, i, n))).toEqual(DRAWN);
});

test("weights lie end to end", () => {
  expect([0, 1, 2, 3, 4, 5].map((x) => outcomeAt([2, 0, 3], x))).toEqual([0, 0, 2, 2, 2, -1]);
});

test("a deal that stands", () => {
  expect(verify(deal, COMMITMENT, [told(1), told(3)], replay)).toEqual({ good: true, draws: BELOW.length, wrong: "" });
});

test("another key, another draw, another outcome or another story is found out", () => {
  const changed = (change: Partial<Deal["draws"][0]>): Deal => ({ ...deal, draws: deal.draws.map((one, i) => (i === 3 ? { ...one, ...change } : one)) });
  expect(verify({ ...deal, key: KEY.replace("0f", "0e") }, COMMITMENT, [], null).wrong).toBe("key");
  expect((verify(changed({ number: (DRAWN[3]! + 1) % 6 }), COMMITMENT, [], null)).wrong).toBe("draw");
  expect((verify(changed({ outcome: (DRAWN[3]! + 1) % 6 }), COMMITMENT, [], null)).wrong).toBe("draw");
  expect(verify(changed({ below: 7 }), COMMITMENT, [], null).wrong).toBe("draw");
  expect(verify(deal, COMMITMENT, [told(2), told(1)], replay).wrong).toBe("story");
  expect(isTold([told(4)], replay)).toBe(false);
});
