/** What the last page of Taifa shows: who stands where, and how the map changed from turn to turn. No Svelte and no DOM. */
import type { Result } from "$client/lib/contract";
import type { Told } from "$client/lib/wire";
import { CID, KINGDOMS, SOUTH } from "./pieces";
import type { View } from "./types";

export interface Standing {
  kingdom: number;
  /** -1 for a bot of the rules. */
  seat: number;
  castles: number;
  bonus: number;
  /** From 1; those who share the victory are all first. */
  place: number;
  won: boolean;
}

/** All kingdoms, best first. */
export function standing(view: View, over: Result): Standing[] {
  const champions = new Set(Array.isArray(over.decided?.["kingdoms"]) ? (over.decided["kingdoms"] as number[]) : []);
  // Of El Cid and the Almoravids one has what they fought for, however many castles the others have.
  if (view.order.includes(CID)) champions.add(over.winners.length ? CID : SOUTH);
  const rows = view.order.map((kingdom, at) => ({
    kingdom, seat: view.seats[at] ?? -1, castles: view.castles[at] ?? 0, bonus: view.bonus[at] ?? 0, won: champions.has(kingdom),
  }));
  rows.sort((a, b) => Number(b.won) - Number(a.won) || b.castles - a.castles || b.bonus - a.bonus);
  return rows.map((row, n) => ({ ...row, place: row.won ? 1 : n + 1 }));
}

export interface Turn {
  number: number;
  /** Owner by area number after the turn. */
  owners: number[];
  /** Areas that have another owner than before the turn. */
  changed: number[];
  /** Kingdoms with most castles after it, in the order of play. */
  ahead: number[];
  /** Castles by kingdom number. */
  castles: Map<number, number>;
}

/** The map after each turn, played back from the last position. */
export function turns(view: View, story: readonly Told[]): Turn[] {
  const owners = [...view.owners];
  const out: Turn[] = [];
  let after = [...owners];
  for (const { event } of [...story].reverse()) {
    const area = Number(event["area"]);
    if (event["on"] === "conquered" || event["on"] === "freed") owners[area] = typeof event["other"] === "number" ? event["other"] : -1;
    if (event["on"] !== "turn-began") continue;
    out.unshift(turn(Number(event["turn"]), after, owners, view.order));
    after = [...owners];
  }
  if (!out.some(({ number }) => number === 1)) out.unshift(turn(1, after, owners, view.order));
  return out;
}

function turn(number: number, after: number[], before: readonly number[], order: readonly number[]): Turn {
  const castles = new Map(order.map((kingdom) => [kingdom, after.filter((owner) => owner === kingdom).length]));
  const most = Math.max(...castles.values());
  return {
    number, owners: after, castles,
    changed: after.flatMap((owner, area) => (owner !== before[area] ? [area] : [])),
    ahead: order.filter((kingdom) => castles.get(kingdom) === most && KINGDOMS[kingdom] !== undefined),
  };
}
