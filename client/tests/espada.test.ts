import { describe, expect, it } from "vitest";
import { beats } from "$games/espada_negra/client/beats";
import type { View } from "$games/espada_negra/client/types";
import type { Told } from "$client/lib/wire";

const event = (on: string, more: object = {}): Told => ({ position: 1, event: { on, ...more }, passing: false }) as Told;
const player = { gold: 10, victory: 0, cards: [0] };
const view = {
  models: [{ name: "rey", victory: 5 }], row: [{ model: 0, conditions: [], fate: -1 }], place: 0, players: [player, player],
  history: [], chain: [], taker: -1, by_attack: false, price: 0, mode: "interno", auctioneer: -1,
} as unknown as View;
const sold = event("sold", { seat: 0, paid: 3, card: 0 });
const gained = event("gained", { seat: 0, card: 0, price: 3, by_attack: false, loot: 0 });
const spied = event("spied", { seat: 1, sum: 2, actions: 1, against_seat: 0 });
/** How long the payment lasts where these events follow it. */
const paying = (...behind: Told[]): unknown =>
  beats(view, [event("bids", { seats: [0, 1], bids: [3, 1] }), sold, ...behind], { after: view, says: () => true, you: -1 }).find((beat) => beat.told[0] === sold)?.long;

describe("a card of Espada Negra that is paid for", () => {
  it("is taken in the same moment, whatever is told between", () => {
    expect(paying(gained)).toBe("none");
    expect(paying(event("thanked", { seat: 0 }), gained)).toBe("none");
  });

  it("lies there, paid, until spies have decided", () => {
    expect(paying()).toBe("plain");
    expect(paying(spied, event("chain-closed", { seat: 1, actions: 1, held: true }), gained)).toBe("plain");
  });
});

describe("a card of Espada Negra that is dealt with", () => {
  it("leaves no price, no leader and no answers behind", () => {
    const heard = { ...view, phase: "outcry", leader: 1, leading_bid: 3, sealed_by: [0] } as unknown as View;
    const last = (on: string, more: object): object => beats(heard, [event(on, more)], { after: heard, says: () => true, you: -1 }).at(-1)!.view!;
    const quiet = { leader: -1, leading_bid: 0, sealed_by: [] };
    expect(last("gained", { seat: 1, card: 0, price: 3, by_attack: false, loot: 0 })).toMatchObject(quiet);
    expect(last("discarded", { card: 0, why: "no-bids" })).toMatchObject(quiet);
    expect(last("turn-began", { turn: 2 })).toMatchObject(quiet);
  });
});
