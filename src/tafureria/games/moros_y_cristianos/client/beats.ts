/** How Moros y cristianos is told. */
import type { GameBeats } from "$client/lib/contract";
import type { Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import type { Outcome, View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", threw: "card", "put-in": "coin", hid: "seal", knight: "card", oro: "coin", copa: "card", took: "card", "took-all": "coin", own: "card" };

/** A battle that has just been decided, over the cloth as it was. */
export interface Scene {
  outcome: Outcome;
}

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (_before, told, { says, you }) =>
  plainly<View, Scene>(told, says, you).map((beat) => {
    const event = beat.told[0]!.event;
    return event.on === "outcome" ? { ...beat, long: 2.4, scene: { outcome: event as unknown as Outcome } } : beat;
  });
