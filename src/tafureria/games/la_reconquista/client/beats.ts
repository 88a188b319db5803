/** How La reconquista is told. */
import type { GameBeats } from "$client/lib/contract";
import type { Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import type { View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", "board-taken": "card", placed: "coin", stepped: "coin", "board-shown": "card", "card-passed": "card", attacked: "hammer", eliminated: "hammer" };

/** A battle that one fights oneself: the forces count up. */
export interface Scene {
  kind: "battle";
}

/** Steps and troops of others that follow each other are told together. */
const MANY = new Set(["placed", "stepped"]);

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (_before, told, { after, says, you }) =>
  plainly<View, Scene>(told, says, you).map((beat) => {
    const on = String(beat.told[0]!.event.on);
    if (on === "fought" && after.attack) return { ...beat, long: 2.4, scene: { kind: "battle" }, view: { attack: after.attack, board: after.board, phase: after.phase } };
    if (on === "eliminated") return { ...beat, long: "full" };
    return MANY.has(on) && beat.long !== "none" ? { ...beat, long: "short", kind: on } : beat;
  });
