import type { Sounds } from "$client/lib/sound";

/** The sound of each event. */
export const SOUNDS: Sounds = { attacks: "card", revealed: "card", played: "card", discarded: "card", "turned-up": "card", drew: "card", rolled: "dice", conquered: "hammer", held: "hammer", freed: "hammer", garrisoned: "coin", "bonus-moved": "coin", stolen: "card" };
