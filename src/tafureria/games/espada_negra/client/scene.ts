import type { Told } from "$client/lib/wire";
import { modelOf } from "./pieces";

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

/** Milliseconds per seal of the ceremony: fewer if there are many seals, so that nobody waits long. */
export const step = (scene: Scene): number => Math.min(220, 720 / (scene.entries.length + 1));
/** Milliseconds after the last seal, for the hammer and the coins on their way to the scales. */
const AFTER = 480;
/** Milliseconds that the whole ceremony takes. */
export const lasting = (scene: Scene): number => step(scene) * (scene.entries.length + 1) + AFTER;

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
