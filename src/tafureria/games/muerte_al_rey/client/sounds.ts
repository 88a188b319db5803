import type { Sounds } from "$client/lib/sound";

/** The sound of each event. */
export const SOUNDS: Sounds = { dealt: "card", "card-chosen": "card", exchanged: "card", "gave-up": "card", swapped: "card", accused: "hammer", denounced: "hammer", eliminated: "hammer" };
