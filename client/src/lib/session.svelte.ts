import { closing } from "./closing.svelte";
import type { Beat, Choice } from "./contract";
import { Gate } from "./gate.svelte";
import { choices, eyes, fold, NOTHING, type Sight, type TableState } from "./fold";
import { Line } from "./line";
import { Questions } from "./questions.svelte";
import { longest, PACES, Stage } from "./stage.svelte";
import type { Down, Position, RefusedFrame, Told, Up, Wish } from "./wire";
import type { Network, Way } from "./wires";

/** Refusal codes that are final if they arrive before the page has shown the table. */
const UNOPENED: ReadonlySet<string> = new Set(["unknown-game", "old-options", "day-running", "round-running"]);
/** Failed attempts after which a page that shows no table yet says that the house does not answer; it keeps trying. */
const UNANSWERED = 3;

/** A choice that has been made, but can still be taken back. */
export interface Undoable {
  about: string;
  /** When it is sent to the house, by `performance.now()`. */
  until: number;
}

/** The answer of the house to a choice or a question: why it is refused, or that it is allowed. */
export interface Answer {
  refused: RefusedFrame | null;
  /** Notation of the choice in question. */
  about: string;
}

type Kind = "connecting" | "open" | "lost" | "gone";

/**
 * What this page knows of one table. It stores what the house tells it and sends choices; after a lost connection, a
 * choice that has not been answered is sent again if the position is still the same.
 */
export class Session {
  state = $state.raw<TableState>(NOTHING);
  link = $state<Kind>("connecting");
  /** How the house was reached last. */
  way = $state<Way>("socket");
  /** Code of the refusal when the table cannot be opened at all. */
  closed = $state("");
  /** The last answer of the house; shown as a toast. */
  answer = $state.raw<Answer | null>(null);
  /** The seat that is shown, where several seats are on this device. */
  seat = $state<number | null>(null);
  /** When the clocks were last received, by `performance.now()`. */
  clockSince = $state(0);
  readonly questions = new Questions({ send: (message) => this.send(message), next: () => this.#next(), sight: () => this.sight, named: (seat) => this.#named(seat) });
  /** Events that have appeared but were not yet given to screen readers; a skip brings several positions at once. */
  unsaid = $state.raw<readonly Told[]>([]);
  /** A choice that the visitor may still take back. */
  undoable = $state.raw<Undoable | null>(null);
  /** How many times as long as at Normal each beat lasts; 0: nothing is held back. */
  pace = 0;
  /** Milliseconds for which a choice can be taken back. */
  grace = 0;
  /** How the game tells its positions, and what is heard and skipped; the page sets these. */
  telling: { beats: (frame: Position, before: unknown) => readonly Beat[]; heard: (told: readonly Told[]) => void; skipped: (told: readonly Told[]) => void; came?: (frame: Position) => void } = {
    beats: (frame) => frame.told.map((told) => ({ told: [told] })),
    heard: () => undefined,
    skipped: () => undefined,
  };
  readonly stage = new Stage({
    show: (frame) => this.#show(frame),
    beats: (frame, before) => this.telling.beats(frame, before),
    seat: () => this.seat,
    pace: () => (document.hidden || this.gate.waits ? 0 : this.timed ? Math.min(this.pace, PACES.brisk) : this.pace),
    view: (seat) => this.state.sights[seat]?.position.view,
    touched: () => this.seat !== null && this.seat >= 0 && !this.timed,
    acts: () => this.#acts,
    same: (then) => this.#same(then),
    alone: () => this.#alone,
    heard: (told) => {
      this.unsaid = [...this.unsaid, ...told];
      // In a hall sounds come from the common screen.
      if (!this.gate.waits) this.telling.heard(told);
    },
    skipped: (told) => this.telling.skipped(told),
  });
  /** What people and screens ask of whoever leads this table. */
  wishes = $state.raw<readonly Wish[]>([]);
  /** Where a hall has a common screen, a phone shows nothing before it. */
  readonly gate = new Gate({
    pass: (frame, waited) => this.stage.take(frame, waited || this.#presses(frame)),
    seconds: (frame) => this.telling.beats(frame, this.state.sights[frame.seat]?.position.view).reduce((sum, beat) => sum + longest(beat), 0),
  });
  #choicesOnly = $state(false);
  /** By seat, the last position that has arrived: choices are about it, even while its film is running. */
  #newest = $state.raw<Readonly<Record<number, Position>>>({});
  /** The position that answered the visitor's last choice. */
  #chose = 0;
  #pending = $state.raw<{ id: number; position: number; seat: number; actions: number[]; about: string } | null>(null);
  #holding: ReturnType<typeof setTimeout> | null = null;
  #queue: readonly (string | number)[] = [];
  readonly #line: Line;
  #number = 0;
  #tries = $state(0);

  constructor(network: Network) {
    this.#line = new Line(network, {
      opened: () => this.#opened(),
      heard: (frame) => this.#hear(frame),
      lost: () => this.#lost(),
      failed: () => void (this.#tries += 1),
    });
  }

  get sight(): Sight | null {
    return this.seat === null ? null : (this.state.sights[this.seat] ?? null);
  }

  /** Everything that the shown seat has been told, as far as it has appeared. */
  get story(): readonly Told[] {
    const lasting = this.stage.told.filter((told) => !told.passing);
    const story = this.sight?.story ?? [];
    return lasting.length ? [...story, ...lasting] : story;
  }

  /**
   * Legal actions of the seat that is shown, notation -> id; empty while a choice waits for its answer, and while a film
   * leads to another choice.
   */
  get legal(): ReadonlyMap<string, number> {
    const sight = this.sight;
    return sight && !this.#pending && !this.spared && !this.locked ? choices(sight.position) : new Map();
  }

  /** Is nobody asked to act, because something has still to be told, here or on the common screen? */
  get locked(): boolean {
    return this.stage.locked || this.gate.queue.some((frame) => frame.type === "position" && frame.seat === this.seat && !this.#same(frame));
  }

  /** Does the house act for the seat that is shown, because it has only one legal action? */
  get spared(): boolean {
    return this.#spares(this.sight?.position);
  }
  #spares(position: Position | undefined): boolean {
    return this.#choicesOnly && Boolean(position?.masked) && position?.legal.length === 1;
  }

  /** Have several attempts in a row failed, without any answer from the house so far? */
  get unanswered(): boolean {
    return !this.state.table && this.#tries >= UNANSWERED;
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  get #alone(): boolean {
    return (this.state.table?.yours.length ?? 0) < 2;
  }

  /** May the visitor act on what is shown? */
  get #acts(): boolean {
    const position = this.sight?.position;
    return Boolean(position && position.seat >= 0 && position.waiting.includes(position.seat) && !this.spared);
  }

  /** Is the same choice open to the visitor now and in that position? */
  #same(then: Position): boolean {
    return this.#acts && (this.sight?.position.position ?? 0) >= this.#chose && then.waiting.includes(then.seat) && String(then.notation) === String(this.sight?.position.notation);
  }

  /** Does this table have a clock, from its settings or from the rules? */
  get timed(): boolean {
    const table = this.state.table;
    return Boolean(table?.move_seconds || table?.game_seconds || this.sight?.position.silence);
  }

  // --- actions of the person --------------------------------------------------------------------

  /** Sends the legal steps of a choice; asks why not if the first step is not legal. */
  act = (what: Choice): void => {
    if (this.locked) return;
    if (this.stage.now?.seconds) this.stage.skip();
    this.questions.unhint();
    this.#act(what, this.timed ? 0 : this.grace);
  };

  #act(what: Choice, grace: number): void {
    const seat = this.seat;
    const position = seat === null ? undefined : this.#newest[seat];
    if (!position || this.#pending) return;
    const legal = this.#spares(position) ? new Map<string, number>() : choices(position);
    this.answer = null;
    const list = Array.isArray(what) ? (what as readonly (string | number)[]) : [what as string | number];
    const actions: number[] = [];
    // A later step may become legal only after those before it, so it waits for a later position.
    while (actions.length < list.length) {
      const one = list[actions.length]!;
      const id = typeof one === "number" ? one : legal.get(one);
      if (id === undefined) break;
      actions.push(id);
    }
    this.#queue = list.slice(actions.length);
    if (actions.length === 0) {
      this.#queue = [];
      this.questions.why(String(list[0]));
      return;
    }
    const id = this.#next();
    this.#pending = { id, position: position.position, seat: position.seat, actions, about: String(list[0]) };
    if (grace <= 0) return this.#sendPending();
    this.undoable = { about: String(list[0]), until: performance.now() + grace };
    this.#holding = setTimeout(this.settle, grace);
  }

  /** Takes the last choice back, if it has not been sent to the house yet. */
  undo = (): void => {
    if (this.#release()) {
      this.#pending = null;
      this.#queue = [];
    }
  };

  /** Sends a choice that is still held back. */
  settle = (): void => {
    if (this.#release()) this.#sendPending();
  };

  #release(): boolean {
    const was = this.undoable !== null;
    if (this.#holding) clearTimeout(this.#holding);
    this.#holding = null;
    this.undoable = null;
    return was;
  }

  /** Tells the house whether this person wants to be asked only where there is a choice. */
  attend(choicesOnly: boolean): void {
    this.#choicesOnly = choicesOnly;
    this.send({ type: "attend", choices_only: choicesOnly });
  }

  /** Says something, in words of one's own or in a phrase of the game (`spare 2`). */
  say(text: string, to: number | null = null, phrase = ""): boolean {
    return this.send({ type: "say", id: this.#next(), seat: this.seat === null ? null : this.#named(this.seat), text, to, phrase });
  }

  send(message: Up): boolean {
    return this.#line.send(message);
  }

  /** Closes the connection; the seat is kept. */
  leave(): void {
    this.settle();
    this.stage.stop();
    this.gate.stop();
    this.#line.close();
  }

  /** Makes sure that the connection lives, or connects at once instead of waiting for the next attempt. */
  check = (): void => this.#line.check();

  /** The same after the network has come back. */
  renew = (): void => this.#line.renew();

  // --- the connection ------------------------------------------------------------------------

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  /** The seat to name in messages: only a device with several seats must say which one acts. */
  #named(seat: number): number | null {
    return (this.state.table?.yours.length ?? 0) > 1 ? seat : null;
  }

  #opened(): void {
    closing.at = 0;
    if (this.#choicesOnly) this.attend(true);
  }

  #lost(): void {
    this.link = "lost";
    this.#tries += 1;
    this.questions.deducing = 0;
  }

  #sendPending(): void {
    const p = this.#pending;
    if (p) this.send({ type: "play", id: p.id, position: p.position, seat: this.#named(p.seat), actions: p.actions });
  }

  #hear(frame: Down): void {
    if (frame.type === "refused") return this.#refused(frame);
    if (frame.type === "closing") {
      closing.at = frame.at;
      return;
    }
    if (frame.type === "allowed") {
      this.answer = { refused: null, about: this.questions.notation(frame.id) };
      return;
    }
    if (this.questions.hear(frame)) return;
    if (frame.type === "shown") return this.gate.shown(frame.seat, frame.position);
    if (frame.type === "wishes") {
      this.wishes = frame.wishes;
      return;
    }
    if (frame.type === "table") this.gate.hall(frame.hall);
    if (frame.type === "table" && this.link !== "open") {
      this.link = "open";
      this.way = this.#line.way;
      this.#tries = 0;
    }
    if (frame.type === "clock") this.clockSince = performance.now();
    if (frame.type === "table" || frame.type === "position" || frame.type === "over" || frame.type === "lesson") {
      if (frame.type === "position" && this.#pending?.seat === frame.seat && !this.undoable) this.#chose = frame.position;
      if (frame.type === "position") this.telling.came?.(frame);
      this.gate.take(frame);
      if (frame.type === "position") this.#answered(frame);
    } else this.#show(frame);
  }

  /** Must this frame be shown at once, with all that wait before it? */
  #presses(frame: Down): boolean {
    if (frame.type === "position") return frame.fresh;
    return frame.type === "table" && String(frame.yours) !== String(this.state.table?.yours);
  }

  #show(frame: Down): void {
    this.state = fold(this.state, frame);
    if (frame.type === "table" && this.seat !== null && !this.sight) {
      this.seat = eyes(this.state, null);
      this.#release();
      this.#pending = null;
      this.#queue = [];
    }
    if (frame.type !== "position") return;
    const shown = this.seat;
    this.seat = eyes(this.state, shown);
    if (this.seat !== shown || (frame.seat === this.seat && frame.fresh)) this.unsaid = [];
    this.questions.shown(frame);
  }

  /** Goes on with a choice to which this position is the answer. */
  #answered(frame: Position): void {
    this.#newest = { ...this.#newest, [frame.seat]: frame };
    const p = this.#pending;
    if (p && frame.seat === p.seat) {
      if (this.undoable) this.#keep(p, frame);
      else if (frame.position === p.position && frame.fresh) this.#sendPending();
      else if (frame.position !== p.position) this.#done(frame);
    }
  }

  /** A choice that can still be taken back also holds in a new position where it is still legal. */
  #keep(pending: { position: number; actions: number[] }, frame: Position): void {
    if (frame.waiting.includes(frame.seat) && frame.legal.includes(pending.actions[0]!)) pending.position = frame.position;
    else this.undo();
  }

  #done(frame: Position): void {
    this.#pending = null;
    const rest = this.#queue;
    this.#queue = [];
    if (rest.length && frame.waiting.includes(frame.seat)) this.#act(rest, 0);
  }

  #refused(frame: RefusedFrame): void {
    // Before the first table frame there is no table to keep on the page; and whom the door keeps out is shown none.
    const shut = !frame.id && (frame.code === "needs-word" || frame.code === "needs-club");
    if (shut || frame.code === "unknown-table" || frame.code === "removed" || (!this.state.table && UNOPENED.has(frame.code))) {
      this.link = "gone";
      this.closed = frame.code;
      this.#line.close();
      return;
    }
    if (this.questions.refused(frame)) return;
    const p = this.#pending;
    const about = p?.id === frame.id ? p.about : this.questions.notation(frame.id);
    if (p?.id === frame.id) {
      this.#pending = null;
      this.#queue = [];
    }
    // The position that made the choice stale arrives anyway, so there is nothing to report.
    if (frame.code === "stale") return;
    this.answer = { refused: frame, about };
  }
}
