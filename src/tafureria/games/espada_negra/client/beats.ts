/** How Espada Negra is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import type { Told } from "$client/lib/wire";
import { modelOf } from "./pieces";
import type { View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { "turned-up": "card", income: "coin", sealed: "seal", cried: "coin", leads: "coin", spied: "seal", sold: "hammer", gained: "coin", discarded: "card" };

/** What was revealed last, kept on the table until the next reveal: bids or attacks, and their outcome. */
export interface Scene {
  model: string;
  kind: "bids" | "attacks" | "none";
  entries: { seat: number; value: number; top: boolean }[];
  tied: boolean;
  lot: number;
  named: number;
  chain: { seat: number; sum: number }[];
  held: boolean | null;
  /** Seat that got the card, -2 if discarded, null while open. */
  result: number | null;
  how: string;
  price: number;
}

/** Seals that are opened: the ceremony lasts until its card has gone to somebody. */
export interface Opening {
  /** The same for all beats of a ceremony. */
  opened: Told;
  scene: Scene;
}

const nothing = (model: string): Scene => ({
  model, kind: "none", entries: [], tied: false, lot: -1, named: -1, chain: [], held: null, result: null, how: "", price: 0,
});

/** The scene after these events; `null` if there has been nothing to show. */
export function follow(before: Scene | null, told: readonly Told[], onBlock: string): Scene | null {
  let scene = before;
  let model = onBlock || (before?.model ?? "");
  for (const { event } of told) {
    const e = event as Record<string, unknown>;
    const on = String(e["on"]);
    if (on === "offered") model = modelOf(Number(e["card"]));
    else if (on === "declared" || on === "bids" || on === "cried") {
      const values = (on === "declared" ? e["attacks"] : e["bids"]) as number[];
      const most = Math.max(...values);
      scene = nothing(model);
      scene.kind = on === "declared" ? "attacks" : "bids";
      scene.entries = (e["seats"] as number[]).map((seat, i) => ({ seat, value: values[i]!, top: most > 0 && values[i] === most }));
      scene.tied = scene.entries.filter((one) => one.top).length > 1;
    } else if (["lot", "named", "spied", "chain-closed", "sold", "attack-won", "gained", "discarded", "leads"].includes(on)) {
      scene = scene && scene.model === model && scene.result === null ? { ...scene } : nothing(model);
      if (on === "lot") scene.lot = Number(e["seat"]);
      if (on === "named") scene.named = Number(e["leader_seat"]);
      if (on === "spied") scene.chain = [...scene.chain, { seat: Number(e["seat"]), sum: Number(e["sum"]) }];
      if (on === "chain-closed") scene.held = Boolean(e["held"]);
      if (on === "sold") scene.price = Number(e["paid"]);
      if (on === "gained") {
        scene.result = Number(e["seat"]);
        scene.how = e["by_attack"] ? "attack" : "bid";
        scene.price = Number(e["price"]);
      }
      if (on === "discarded") {
        scene.result = -2;
        scene.how = String(e["why"]);
      }
    }
  }
  return scene;
}

/** Seconds of the opening of so many seals, at Normal: fewer for each if there are many. */
const opening = (seals: number): number => 1.2 + Math.min(0.45 * seals, 2);
/** Events that end a ceremony. */
const ENDS = new Set(["gained", "discarded", "attack-tied"]);

export const beats: NonNullable<GameBeats<View, Opening>["beats"]> = (before, told, { says, you }) => {
  const out: Beat<View, Opening>[] = [];
  let scene: Scene | null = null;
  let opened: Told | null = null;
  const onBlock = before.models[before.row[before.place]?.model ?? -1]?.name ?? "";
  for (const beat of plainly<View, Opening>(told, says, you)) {
    const on = String(beat.told[0]!.event.on);
    scene = follow(scene, beat.told, onBlock);
    if (scene && (on === "bids" || on === "declared") && scene.entries.length > 1) {
      opened = beat.told[0]!;
      out.push({ ...beat, long: opening(scene.entries.length), scene: { opened, scene } });
    } else if (scene && opened) {
      out.push({ ...beat, long: ENDS.has(on) ? "full" : beat.long ?? "plain", scene: { opened, scene } });
      if (ENDS.has(on)) opened = null;
    } else out.push(beat);
  }
  return out;
};
