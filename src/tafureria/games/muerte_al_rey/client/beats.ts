/** How ¡Muerte al rey! is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Phrase, Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import { isKing } from "./pieces";
import type { GameEvent, GameLine, Route, View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", "card-chosen": "card", exchanged: "card", "gave-up": "card", swapped: "card", accused: "hammer", denounced: "hammer", eliminated: "hammer" };
/** A lament that ends in light. */
export const victory: Phrase = [[0, 440], [0.22, 415.3], [0.44, 440], [0.66, 349.23], [0.88, 329.63], [1.2, 293.66], [1.2, 440], [1.2, 587.33]];

/** What befalls a seat without its doing. */
export const given = ["identified", "dealt", "shown", "eliminated", "scored"];

/** The end of a game, told in three steps: the card that decided it, the way of the king, the points. */
export interface Dawn {
  kind: "dawn";
  step: "found" | "route" | "points";
  /** Why the game ended, as in `GameLine`. */
  cause: number;
  /** The card that decided it, and everybody who had to do with it, each with the end of a message `table-dawn-`. */
  card: number;
  people: readonly { seat: number; did: string }[];
  route: Route | null;
  /** The game's number and its line of the score sheet; the line is known once the points are. */
  number: number;
  line: GameLine | null;
}

export type Scene =
  | { kind: "accused"; seat: number; target: number }
  /** The cards of an accused player are unmasked, one after another. */
  | { kind: "shown"; king: boolean }
  /** The viewer's own exchange. */
  | { kind: "exchanged"; other: number; gave: number; got: number }
  | Dawn;

type Told = Beat<View, Scene>;

/** Seconds in which the king's way is drawn, and then read. */
const drawn = (stops: number): number => Math.min(0.5 * stops, 2.2);
const READ = 0.8;
const way = (stops: number): number => drawn(stops) + READ;
/** Seconds from one stop of the king's way to the next, where all of it takes so many. */
export const stride = (stops: number, all: number): number => (stops ? (all * drawn(stops)) / way(stops) / stops : 0);

/** Seconds in which the cards of an accused player are unmasked and remembered: a king takes longest. */
const unmasking = (cards: readonly number[]): number => (cards.some(isKing) ? 2 : Math.min(2, 0.6 + 0.4 * cards.length));

/** Seconds of the card that decided a game, with both names; it stays in sight until the points have been touched. */
const FOUND = 2.2;
const HIDDEN = { accuser: -1, shown: [], shown_seat: -1 };

/** What lies on the table when a new game begins; *fresh*: identity cards are about to be dealt. */
function cleared(view: View, number: number, fresh: boolean): Partial<View> {
  const each = <T>(value: T): T[] => view.counts.map(() => value);
  return { ...HIDDEN, phase: "deal", game: number, round: 1, hand: [], counts: each(0), lost: each([]), active_seat: -1, forced: false, exchange: [], given: -1, received: -1, faces: view.faces.map(() => -1), own_face: -1, notes: [], ...(fresh ? { identities: each(-1) } : {}) };
}

/** How one event is told; *now* is the view as far as it has been told, *dawn* what is known of the end of the game, *deals* whether identities are dealt. */
function tell(beat: Told, now: View, after: View, you: number, dawn: Dawn, deals: boolean): Told {
  const event = beat.told[0]!.event as unknown as GameEvent;
  const end = (step: Dawn["step"], more: Partial<Dawn>): Dawn => Object.assign(dawn, more, { step });
  if (event.on === "accused") return { ...beat, long: event.target_seat === you || you < 0 ? "full" : 0.8, scene: { kind: "accused", seat: event.seat, target: event.target_seat }, view: { accuser: event.seat } };
  if (event.on === "shown") return { ...beat, long: unmasking(event.cards), firm: true, scene: { kind: "shown", king: event.cards.some(isKing) }, view: { shown: event.cards, shown_seat: event.seat } };
  if (event.on === "king-found") {
    const people = [{ seat: event.target_seat, did: "hid" }, { seat: event.seat, did: "found" }];
    return { ...beat, long: FOUND, firm: true, scene: { ...end("found", { cause: 0, card: now.shown.find(isKing) ?? -1, people }) }, view: HIDDEN };
  }
  if (event.on === "route") return { ...beat, long: way(event.seats.length), firm: true, scene: { ...end("route", { route: event }) } };
  if (event.on === "gave-up") {
    dawn.card = event.card;
    return { ...beat, long: beat.long === "none" ? "none" : 0.7, view: { ...HIDDEN, lost: after.lost, counts: after.counts, ...(event.seat === you ? { hand: now.hand.filter((card) => card !== event.card) } : {}) } };
  }
  if (event.on === "king-lost") return { ...beat, long: FOUND, firm: true, scene: { ...end("found", { cause: 1, people: [{ seat: event.seat, did: "lost" }] }) } };
  if (event.on === "denounced") {
    const twice = dawn.people.length > 0;
    const people = twice ? dawn.people.map(({ seat }) => ({ seat, did: "betrayed" })) : [{ seat: event.traitor_seat, did: "betrayed" }, { seat: event.seat, did: "denounced" }];
    return { ...beat, long: FOUND, firm: true, scene: { ...end("found", { cause: twice ? 3 : 2, card: event.card, people }) } };
  }
  if (event.on === "faces") {
    const groups = [event.calm_seats, event.pleased_seats, event.uneasy_seats];
    const shown = (seat: number): number => groups.findIndex((group) => group.includes(seat));
    return { ...beat, long: "full", view: { faces: now.faces.map((face, seat) => (shown(seat) < 0 ? face : shown(seat))), own_face: -1 } };
  }
  if (event.on === "game-ended") return { ...beat, long: 3, held: true, ...(event.number < after.games ? { go: { id: "table-next-game", args: { n: event.number + 1 } } } : {}), scene: { ...end("points", { line: after.sheet[event.number - 1] ?? null, number: event.number }) }, view: { sheet: after.sheet, scores: after.scores } };
  if (event.on === "exchanged" && event.card !== null && event.with_card !== null && after.received < 0) {
    const [other, gave, got] = event.seat === you ? [event.with_seat, event.card, event.with_card] : [event.seat, event.with_card, event.card];
    return { ...beat, long: 2, firm: true, scene: { kind: "exchanged", other, gave, got }, view: { exchange: [], hand: [...now.hand.filter((card) => card !== gave), got].sort((a, b) => a - b) } };
  }
  if (event.on === "swapped") return { ...beat, view: { identities: now.identities.map((card, seat) => (seat === event.seat ? event.card : seat === event.with_seat ? event.with_card : card)) } };
  if (event.on === "exchange-began" && beat.long !== "none") return { ...beat, long: 0.5 };
  if (event.on === "game-began") return { ...beat, long: 0.5, view: cleared(now, event.number, deals) };
  if (event.on === "identified") return { ...beat, long: 0.5, kind: event.on, view: { identities: after.identities, order: after.order } };
  if (event.on === "dealt") return { ...beat, long: 0.5, kind: event.on, view: { hand: after.hand, counts: after.counts } };
  return beat;
}

export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { after, says, you }) => {
  const out: Told[] = [];
  const dawn: Dawn = { kind: "dawn", step: "found", cause: 0, card: -1, people: [], route: null, number: 0, line: null };
  const deals = told.some((one) => one.event["on"] === "identified");
  let now = before;
  // All that has changed so far: a beat that takes no time is told with the next one.
  let view: Partial<View> = {};
  for (const plain of plainly<View, Scene>(told, says, you)) {
    const last = out.at(-1);
    // The points are told in the scene in which the game ends, which stays until it is touched.
    if (plain.told[0]!.event["on"] === "scored" && last) {
      out[out.length - 1] = { ...last, told: [...last.told, ...plain.told] };
      continue;
    }
    const beat = tell(plain, now, after, you, dawn, deals);
    view = { ...view, ...beat.view };
    now = { ...before, ...view };
    out.push({ ...beat, view });
  }
  return out;
};
