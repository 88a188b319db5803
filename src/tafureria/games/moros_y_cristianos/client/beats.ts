/** How Moros y cristianos is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Phrase, Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import { SIDES } from "./layout";
import { isCopa, worth } from "./pieces";
import type { GameEvent, Outcome, SeatView, View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", threw: "card", "put-in": "coin", hid: "seal", knight: "card", oro: "coin", copa: "card", took: "card", own: "card" };
/** A phrase between two worlds: it rises as in hijaz, and rests on a fifth. */
export const victory: Phrase = [[0, 293.66], [0.2, 311.13], [0.4, 369.99], [0.6, 392], [0.8, 440], [1.1, 392], [1.3, 440], [1.3, 587.33]];

/** What befalls a seat without its doing. */
export const given = ["round-began", "dealt", "turn", "forced", "sat-out", "turned-up", "turn-ended", "own", "took-all", "scored"];

export type Scene =
  /** The scale comes to rest. */
  | { kind: "outcome"; outcome: Outcome }
  /** The booty lies on the tray; a lone winner takes a card of it every so many seconds. */
  | { kind: "spoils"; each: number }
  /** The points of the battle are counted. */
  | { kind: "score" };

type Told = Beat<View, Scene>;

const without = (cards: readonly number[], gone: readonly number[]): number[] => cards.filter((card) => !gone.includes(card));
const one = (view: View, seat: number, change: (now: SeatView) => Partial<SeatView>): SeatView[] => view.seats.map((now, i) => (i === seat ? { ...now, ...change(now) } : now));
/** Cards that leave a hand. */
const laid = (now: SeatView, n: number): Partial<SeatView> => ({ cards: Math.max(0, now.cards - n) });

/** What lies on the table before a round. */
function cleared(view: View): Partial<View> {
  const seats = view.seats.map((seat) => ({ ...seat, side: "", oros: [], treasure: 0, treasure_cards: [], knight_points: 0, taken: [], forced: false }));
  return { phase: "keep", seats, hidden: [], combat: [], pass_number: 0, active_seat: -1, attack: "", knights: [], copas: [], strengths: [0, 0], centre: [], booty: [], pickers: [] };
}

/** All that is shared after a battle, except what the winners keep. */
function spoils(view: View, kept: readonly number[]): number[] {
  const all = [...view.knights.map((knight) => knight.card), ...view.seats.flatMap((seat) => seat.oros), ...view.centre, ...view.carried];
  return without([...new Set(all)], kept).sort((a, b) => a - b);
}

/** How an event changes what lies on the table; *after* is the position behind all that is told. */
function played(view: View, event: GameEvent, after: View): Partial<View> {
  const seat = "seat" in event && event.seat === view.seat ? view.seat : -1;
  const hand = (...cards: number[]): Partial<View> => (seat >= 0 ? { hand: without(view.hand, cards) } : {});
  switch (event.on) {
    case "round-began":
      return { ...cleared(view), round: event.round, starter: event.starter_seat, carried: event.round === view.round ? view.carried : after.carried };
    case "threw":
      return { seats: one(view, event.seat, () => ({ cards: 0 })), ...(seat >= 0 ? { hand: [] } : {}) };
    case "dealt":
      return { seats: one(view, event.seat, (now) => ({ cards: now.cards + 1 })), ...(event.card === null ? {} : { hand: [...view.hand, event.card] }) };
    case "combat":
      return { combat: after.combat };
    case "put-in":
      return { centre: [...view.centre, ...event.cards], seats: one(view, event.seat, (now) => laid(now, event.cards.length)), ...hand(...event.cards) };
    case "sealed":
      return { seats: one(view, event.seat, (now) => ({ ...laid(now, event.count), treasure: event.count })), ...(seat >= 0 ? { hand: without(view.hand, view.hidden), hidden: [] } : {}) };
    case "turn":
      return { active_seat: event.seat, pass_number: event.pass_number };
    case "forced":
      return { seats: one(view, event.seat, (now) => ({ ...laid(now, event.cards.length), oros: [...now.oros, ...event.cards], forced: true })), ...hand(...event.cards) };
    case "oro":
      return { seats: one(view, event.seat, (now) => ({ ...laid(now, 1), oros: [...now.oros, event.card] })), ...hand(event.card) };
    case "copa":
      return { seats: one(view, event.seat, (now) => laid(now, 1)), ...hand(event.card) };
    case "knight": {
      const side = SIDES[event.side] ?? "cristianos";
      return {
        knights: [...view.knights, { card: event.card, seat: event.seat, pass_number: event.pass_number, annulled: false }],
        strengths: view.strengths.map((sum, i) => sum + (i === event.side ? worth(event.card) : 0)),
        attack: view.attack || side,
        seats: one(view, event.seat, (now) => ({ ...laid(now, 1), side, knight_points: now.knight_points + worth(event.card) })),
        ...hand(event.card),
      };
    }
    case "turned-up":
      return { centre: [...view.centre, ...event.cards.filter((card) => !isCopa(card))], seats: one(view, event.seat, () => ({ treasure_cards: event.cards })) };
    case "annulled":
      return {
        knights: view.knights.map((knight) => (knight.card === event.target ? { ...knight, annulled: true } : knight)),
        strengths: view.strengths.map((sum, i) => sum - (i === (event.target >= 36 ? 1 : 0) ? worth(event.target) : 0)),
        copas: [...view.copas, { card: event.card, seat: event.seat, target: event.target }],
      };
    case "wasted":
      return { copas: [...view.copas, { card: event.card, seat: event.seat, target: null }] };
    case "outcome":
      return { strengths: [event.christians, event.moors], last_side: SIDES[event.side] ?? "", pickers: event.seats, active_seat: -1 };
    case "own": {
      const seats = one(view, event.seat, () => ({ taken: event.cards }));
      return { phase: "pick", seats, booty: spoils(view, seats.flatMap((now) => now.taken)) };
    }
    case "took":
      return { booty: without(view.booty, [event.card]), pickers: [...view.pickers.slice(1), ...view.pickers.slice(0, 1)], seats: one(view, event.seat, (now) => ({ taken: [...now.taken, event.card] })) };
    case "took-all":
      return { booty: [], seats: one(view, event.seat, (now) => ({ taken: [...now.taken, ...event.cards] })) };
    case "scored":
      return { totals: after.totals, seats: view.seats.map((now, i) => ({ ...now, score: after.seats[i]!.score, last_points: after.seats[i]!.last_points })) };
    default:
      return {};
  }
}

/** Seconds of what is told at a glance. */
const GLANCE: Readonly<Record<string, number>> = {
  knight: 0.6, oro: 0.6, copa: 0.5, annulled: 0.8, wasted: 0.6, threw: 0.4, kept: 0.4, turn: 0.5, "round-began": 0.6, dealt: 0.6, combat: 0.6, forced: 0.8, sealed: 0.6,
};

/** Scenes: the scale at rest, the booty on its way to the plates, the points. What is told of them in a row is one beat. */
function tell(beat: Told, event: GameEvent): Told {
  const { told } = beat;
  if (event.on === "outcome") return { told, long: 2.6, firm: true, scene: { kind: "outcome", outcome: event } };
  if (event.on === "no-knights") return { told, long: 2 };
  if (event.on === "own") return { told, long: 1, firm: true, scene: { kind: "spoils", each: 0 } };
  if (event.on === "took") return { told, long: 0.5, firm: true };
  if (event.on === "took-all") {
    const each = Math.min(0.45, 2.4 / Math.max(1, event.cards.length));
    return { told, long: each * event.cards.length + 0.7, firm: true, scene: { kind: "spoils", each } };
  }
  if (event.on === "scored") return { told, long: 2.4, held: true, scene: { kind: "score" } };
  return beat.long === "plain" && event.on in GLANCE ? { ...beat, long: GLANCE[event.on]! } : beat;
}

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { after, says, you }) => {
  const out: Told[] = [];
  // All that has changed so far: a beat that takes no time is told with the next one.
  let view: Partial<View> = {};
  for (const plain of plainly<View, Scene>(told, says, you)) {
    const event = plain.told[0]!.event as unknown as GameEvent;
    view = { ...view, ...played({ ...before, ...view }, event, after) };
    const last = out.at(-1);
    if ((event.on === "own" || event.on === "scored") && last?.told[0]?.event["on"] === event.on) out[out.length - 1] = { ...last, told: [...last.told, ...plain.told], view };
    else out.push({ ...tell(plain, event), view });
  }
  return out;
};
