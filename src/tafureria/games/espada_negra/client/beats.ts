/** How Espada Negra is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Phrase, Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import type { Told } from "$client/lib/wire";
import { modelOf } from "./pieces";
import type { View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { "turned-up": "card", income: "coin", sealed: "seal", cried: "voice", leads: "voice", spied: "seal", sold: "gavel", gained: "coin", discarded: "card" };
/** Bass and treble of an oud. */
export const victory: Phrase = [[0, 146.83], [0, 293.66], [0.25, 349.23], [0.5, 440], [0.75, 523.25], [1, 587.33], [1.3, 146.83], [1.3, 440]];

/** What was revealed last, kept on the table until the next reveal: bids or attacks, and their outcome. */
export interface Revealed {
  model: string;
  kind: "bids" | "attacks" | "none";
  /** *keeps*: the gold that a bid would leave, where that decides ties. */
  entries: { seat: number; value: number; top: boolean; keeps?: number }[];
  tied: boolean;
  lot: number;
  named: number;
  chain: { seat: number; sum: number }[];
  holds: boolean | null;
  /** Seat that got the card, -2 if discarded, null while open. */
  result: number | null;
  how: string;
  price: number;
}

/** What the table draws during a beat. */
export type Scene =
  /** Seals that are opened, until the card has gone to somebody; *opened* is the same for all beats of one opening. */
  | { kind: "seals"; opened: Told; shown: Revealed; auctioneer: number }
  /** Espionage against the seat that is about to get the card. */
  | { kind: "spies"; shown: Revealed; taker: number; byAttack: boolean; price: number }
  /** The stars of all houses are counted; who has won is known at the end. */
  | { kind: "count"; winners: readonly number[] };

const nothing = (model: string): Revealed => ({
  model, kind: "none", entries: [], tied: false, lot: -1, named: -1, chain: [], holds: null, result: null, how: "", price: 0,
});

/** What has been revealed after these events; `null` if there has been nothing to show. */
export function revealed(before: Revealed | null, told: readonly Told[], onBlock: string): Revealed | null {
  let shown = before;
  let model = onBlock || (before?.model ?? "");
  for (const { event } of told) {
    const e = event as Record<string, unknown>;
    const on = String(e["on"]);
    if (on === "offered") model = modelOf(Number(e["card"]));
    else if (on === "declared" || on === "bids" || on === "cried") {
      const values = (on === "declared" ? e["attacks"] : e["bids"]) as number[];
      const most = Math.max(...values);
      shown = nothing(model);
      shown.kind = on === "declared" ? "attacks" : "bids";
      shown.entries = (e["seats"] as number[]).map((seat, i) => ({ seat, value: values[i]!, top: most > 0 && values[i] === most }));
      shown.tied = shown.entries.filter((one) => one.top).length > 1;
    } else if (["lot", "named", "spied", "chain-closed", "sold", "attack-won", "gained", "discarded", "leads"].includes(on)) {
      shown = shown && shown.model === model && shown.result === null ? { ...shown } : nothing(model);
      if (on === "lot") shown.lot = Number(e["seat"]);
      if (on === "named") shown.named = Number(e["leader_seat"]);
      if (on === "spied") shown.chain = [...shown.chain, { seat: Number(e["seat"]), sum: Number(e["sum"]) }];
      if (on === "chain-closed") shown.holds = Boolean(e["held"]);
      if (on === "sold") shown.price = Number(e["paid"]);
      if (on === "gained") {
        shown.result = Number(e["seat"]);
        shown.how = e["by_attack"] ? "attack" : "bid";
        shown.price = Number(e["price"]);
      }
      if (on === "discarded") {
        shown.result = -2;
        shown.how = String(e["why"]);
      }
    }
  }
  return shown;
}

/** Nobody leads, and nobody has answered: a card that is dealt with leaves no prices behind. */
const SILENCE = { leader: -1, leading_bid: 0, sealed_by: [] } satisfies Partial<View>;

/** The figures of the table as far as they have been told: what a card costs and gives, and what a turn brings. */
class Books {
  private players: View["players"];
  private row: View["row"];
  private history: View["history"];

  constructor(
    before: View,
    private readonly after: View,
    /** Whether the position behind the film belongs to a later turn, so that its figures tell of income as well. */
    private readonly later: boolean,
  ) {
    this.players = before.players;
    this.row = before.row;
    this.history = before.history;
  }

  private change(seat: number, to: (one: View["players"][number]) => Partial<View["players"][number]>): void {
    this.players = this.players.map((one, place) => (place === seat ? { ...one, ...to(one) } : one));
  }

  /** The fields of the view that an event changes. */
  told(e: Record<string, unknown>): Partial<View> {
    const seat = Number(e["seat"]);
    switch (e["on"]) {
      case "bids":
      case "declared":
        return { sealed_by: [] };
      case "sold":
        this.change(seat, (one) => ({ gold: one.gold - Number(e["paid"]) }));
        return { players: this.players };
      case "gained":
        return this.dealt(e, seat);
      case "discarded":
        return this.dealt(e, -2);
      case "turn-began":
        this.row = [];
        return { turn: this.after.turn, row: this.row, place: -1, ...SILENCE };
      case "turned-up":
        if (e["ahead"] === 0) this.row = this.after.row.slice(0, this.row.length + 1).map((one) => ({ ...one, fate: -1 }));
        return { row: this.row, place: -1, left: this.after.left };
      case "income":
        this.change(seat, () => ({ gold: Number(e["gold"]) }));
        return { players: this.players };
      default:
        return {};
    }
  }

  private dealt(e: Record<string, unknown>, seat: number): Partial<View> {
    const place = this.row.findIndex((one) => one.fate === -1);
    const card = this.row[place];
    if (!card) return {};
    const how = seat < 0 ? String(e["why"]) : e["by_attack"] ? "attack" : "bid";
    this.row = this.row.map((one, at) => (at === place ? { ...one, fate: seat } : one));
    this.history = [...this.history, { model: card.model, seat, price: Number(e["price"] ?? 0), how }];
    if (seat >= 0 && !this.later) this.players = this.after.players;
    else if (seat >= 0) {
      const model = this.after.models[card.model]!;
      const more = (one: View["players"][number]): Partial<View["players"][number]> => ({
        gold: one.gold + Number(e["loot"] ?? 0),
        victory: one.victory + model.victory,
        cards: one.cards.map((n, at) => (at === card.model ? n + 1 : n)),
      });
      this.change(seat, more);
    }
    return { players: this.players, row: this.row, history: this.history, ...SILENCE };
  }
}

/** Seconds of the opening of so many seals, at Normal: fewer for each if there are many, and time to read a tie. */
const opening = (shown: Revealed): number => 0.3 + Math.min(0.24 * shown.entries.length, 1.4) + (shown.tied ? 0.7 : 0);
/** Seconds for what becomes of the card, the end of an opening: there are some forty in a game. */
const TAKEN = 0.85;
/** Events that end an opening. */
const ENDS = new Set(["gained", "discarded", "attack-tied"]);
/** What may become of a card that is paid for or won: it is taken, unless spies come first. */
const FATES = new Set(["gained", "discarded", "spied", "quiet", "chain-closed"]);

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { after, says, you }) => {
  const out: Beat<View, Scene>[] = [];
  let shown: Revealed | null = null;
  let opened: Told | null = null;
  const onBlock = before.models[before.row[before.place]?.model ?? -1]?.name ?? "";
  const books = new Books(before, after, told.some(({ event }) => event.on === "turn-began"));
  const winners = told.flatMap(({ event }) => (event.on === "ended" ? (event["seats"] as number[]) : []));
  const taker = { taker: before.taker, byAttack: before.by_attack, price: before.price };
  if (before.taker >= 0) shown = { ...nothing(onBlock), chain: before.chain.map(({ seat, sum }) => ({ seat, sum })) };
  plainly<View, Scene>(told, says, you).forEach((beat, place, all) => {
    const e = beat.told[0]!.event as Record<string, unknown>;
    const on = String(e["on"]);
    const fate = all.slice(place + 1).map((one) => String(one.told[0]!.event.on)).find((one) => FATES.has(one));
    shown = revealed(shown, beat.told, onBlock);
    const one: Beat<View, Scene> = { ...beat, view: books.told(e) };
    const most = (shown?.entries ?? []).some((entry) => entry.value > 0);
    if (shown && on === "bids" && before.mode === "secreta") shown.entries = shown.entries.map((entry) => ({ ...entry, keeps: before.players[entry.seat]!.gold - entry.value }));
    if (shown && (on === "bids" || on === "declared") && most) {
      opened = beat.told[0]!;
      out.push({ ...one, long: opening(shown), firm: true, line: { id: "table-opening", args: { kind: shown.kind } }, scene: { kind: "seals", opened, shown, auctioneer: before.auctioneer } });
    } else if (on === "bids" || on === "declared" || on === "offered" || on === "leads") out.push({ ...one, long: beat.long === "none" ? "none" : on === "offered" ? 0.25 : "short" });
    // A card that nobody can stop is paid and taken in one moment.
    else if ((on === "sold" || on === "attack-won") && fate === "gained") out.push({ ...one, long: "none" });
    else if (shown && opened) {
      out.push({ ...one, long: ENDS.has(on) ? TAKEN : (beat.long ?? "plain"), firm: true, scene: { kind: "seals", opened, shown, auctioneer: before.auctioneer } });
      if (ENDS.has(on)) opened = null;
    } else if (shown && before.taker >= 0 && (on === "spied" || on === "chain-closed" || (ENDS.has(on) && shown.chain.length > 0))) {
      out.push({ ...one, long: "full", firm: true, scene: { kind: "spies", shown, ...taker } });
    } else if (on === "victory-counted") out.push({ ...one, long: 6, firm: true, kind: on, scene: { kind: "count", winners: [] }, view: { phase: after.phase } });
    else if (on === "ended") out.push({ ...one, long: 4, held: true, scene: { kind: "count", winners } });
    else out.push(one);
  });
  return out;
};
