/** How La reconquista is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Phrase, Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import type { View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", "board-taken": "card", placed: "coin", stepped: "coin", "board-shown": "card", "card-passed": "card", attacked: "hammer", eliminated: "hammer" };
/** A march. */
export const victory: Phrase = [[0, 196], [0.3, 293.66], [0.6, 329.63], [0.75, 369.99], [0.9, 392], [1.2, 440], [1.5, 392], [1.5, 587.33]];

/** What the table draws during a beat. */
export type Scene =
  /** A battle that one fights oneself: cards are turned up, the forces count up, the banner falls. */
  | { kind: "battle" }
  /** Somebody attacks, and the owner says so; nobody else learns what comes of it. */
  | { kind: "attack"; place: number; seat: number; owner: number }
  /** A province changes hands, as only these two know. */
  | { kind: "hands"; place: number; seat: number; owner: number }
  /** Somebody is out. */
  | { kind: "out"; seat: number }
  /** A draw is proposed. */
  | { kind: "draw"; seat: number }
  /** All cards are turned up. */
  | { kind: "end"; winners: readonly number[]; how: string };

/** Steps and troops that follow each other are told together. */
const MANY = new Set(["placed", "stepped", "dealt"]);
/** What others do that says no more than its sentence. */
const SHORT = new Set(["board-taken", "move-began", "moved", "ready", "card-passed", "passed"]);
const HOW = ["", "conquista", "acuerdo", "pases", "sin-ataques", "rondas"];

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { after, says, you }) => {
  const mine = (...seats: number[]): boolean => you < 0 || seats.includes(you);
  return plainly<View, Scene>(told, says, you).map((beat): Beat<View, Scene> => {
    const e = beat.told[0]!.event as Record<string, unknown>;
    const on = String(e["on"]);
    const [seat, place, owner] = [Number(e["seat"]), Number(e["place"]), Number(e["owner_seat"])];
    switch (on) {
      case "attacked":
        return { ...beat, long: mine(seat, owner) ? 1.5 : 0.8, scene: { kind: "attack", place, seat, owner } };
      case "fought":
        return after.attack ? { ...beat, long: 2.6, firm: true, scene: { kind: "battle" }, view: { attack: after.attack, board: after.board, phase: after.phase } } : beat;
      case "attack-over": {
        const changes = before.own.includes(place) !== after.own.includes(place);
        return changes ? { ...beat, long: 2, firm: true, scene: { kind: "hands", place, seat, owner }, view: { attack: null, phase: "turn", own: after.own } } : { ...beat, long: beat.long === "none" ? "none" : "short" };
      }
      case "eliminated":
        return { ...beat, long: 2, firm: true, scene: { kind: "out", seat } };
      case "draw-proposed":
        return seat === you ? beat : { ...beat, long: "full", scene: { kind: "draw", seat } };
      case "ended":
        return { ...beat, long: 4, held: true, scene: { kind: "end", winners: e["seats"] as number[], how: HOW[Number(e["ending"])] ?? "" }, view: { owner_seats: after.owner_seats, board: after.board, phase: after.phase, attack: null } };
      default:
        if (beat.long === "none") return beat;
        return MANY.has(on) ? { ...beat, long: "short", kind: on } : { ...beat, long: SHORT.has(on) ? "short" : "plain" };
    }
  });
};
