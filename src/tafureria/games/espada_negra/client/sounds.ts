import type { Sounds } from "$client/lib/sound";

/** What is heard of events. */
export const SOUNDS: Sounds = { "turned-up": "card", income: "coin", sealed: "seal", cried: "coin", leads: "coin", spied: "seal", sold: "hammer", gained: "coin", discarded: "card" };
