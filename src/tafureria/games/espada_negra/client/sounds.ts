import type { Sounds } from "$client/lib/sound";

/** The sound of each event. */
export const SOUNDS: Sounds = { "turned-up": "card", income: "coin", sealed: "seal", cried: "coin", leads: "coin", spied: "seal", sold: "hammer", gained: "coin", discarded: "card" };
