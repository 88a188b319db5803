import type { Sounds } from "$client/lib/sound";

/** The sound of each event. */
export const SOUNDS: Sounds = { dealt: "card", threw: "card", "put-in": "coin", hid: "seal", knight: "card", oro: "coin", copa: "card", took: "card", "took-all": "coin", own: "card" };
