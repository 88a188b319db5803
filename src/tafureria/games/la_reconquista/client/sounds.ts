import type { Sounds } from "$client/lib/sound";

/** The sound of each event. */
export const SOUNDS: Sounds = { dealt: "card", "board-taken": "card", placed: "coin", stepped: "coin", "board-shown": "card", "card-passed": "card", attacked: "hammer", eliminated: "hammer" };
