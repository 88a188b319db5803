import type { Choice } from "./contract";
import { choices, eyes, fold, NOTHING, type Sight, type TableState } from "./fold";
import type { Down, Position, Refused, Up } from "./wire";

/** What a socket must be able to do; a test brings its own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  readyState: number;
}
const OPEN = 1;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

/** An answer for the person: refused (and why), or allowed after all. */
export interface Answer {
  refused: Refused | null;
  /** Notation that was asked about or tried. */
  about: string;
}

type Kind = "connecting" | "open" | "lost" | "gone";

/**
 * One table, seen from this page. It holds what the house told, sends choices, and mends its own
 * connection: what was chosen and not yet answered is sent again when the position is still the same.
 */
export class Session {
  state = $state.raw<TableState>(NOTHING);
  link = $state<Kind>("connecting");
  /** Why the table cannot be opened at all. */
  closed = $state("");
  /** The last answer to a question or a try; shown as a toast. */
  answer = $state.raw<Answer | null>(null);
  /** Whose eyes, where several seats are on this device. */
  seat = $state<number | null>(null);
  /** When the clocks were last told, as `performance.now()` has it. */
  clockSince = $state(0);
  #pending = $state.raw<{ id: number; position: number; seat: number; actions: number[]; about: string } | null>(null);
  #queue: readonly (string | number)[] = [];
  #asked = new Map<number, string>();
  #wire: Wire | null = null;
  #number = 0;
  #tries = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #pong: ReturnType<typeof setTimeout> | null = null;
  #over = false;

  constructor(private readonly open: () => Wire) {
    this.#connect();
  }

  get sight(): Sight | null {
    return this.seat === null ? null : (this.state.sights[this.seat] ?? null);
  }

  /** Notation -> id for the seat shown; empty while a choice is on its way. */
  get legal(): ReadonlyMap<string, number> {
    const sight = this.sight;
    return sight && !this.#pending ? choices(sight.position) : new Map();
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  // --- what a person does --------------------------------------------------------------------

  /** Plays what is legal; asks why not about the first thing that is not. */
  act = (what: Choice): void => {
    const sight = this.sight;
    if (!sight || this.#pending) return;
    const legal = this.legal;
    this.answer = null;
    const list = Array.isArray(what) ? (what as readonly (string | number)[]) : [what as string | number];
    const actions: number[] = [];
    // What is not legal yet may be once the steps before it are done: it waits for its position.
    while (actions.length < list.length) {
      const one = list[actions.length]!;
      const id = typeof one === "number" ? one : legal.get(one);
      if (id === undefined) break;
      actions.push(id);
    }
    this.#queue = list.slice(actions.length);
    if (actions.length === 0) {
      this.#queue = [];
      this.why(String(list[0]));
      return;
    }
    const id = this.#next();
    this.#pending = { id, position: sight.position.position, seat: sight.position.seat, actions, about: String(list[0]) };
    this.#sendPending();
  };

  why = (words: string): void => {
    const sight = this.sight;
    if (!sight) return;
    const id = this.#next();
    this.#asked.set(id, words);
    this.send({ type: "why", id, position: sight.position.position, seat: this.#named(sight.position.seat), words });
  };

  say(text: string, to: number | null = null): boolean {
    return this.send({ type: "say", id: this.#next(), seat: this.seat === null ? null : this.#named(this.seat), text, to });
  }

  send(message: Up): boolean {
    if (!this.#wire || this.#wire.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Leaves the table's page: the seat is kept. */
  leave(): void {
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#wire?.close();
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.link === "lost") this.#connect();
  }

  // --- the connection ------------------------------------------------------------------------

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  /** Only a device that holds several seats says which one acts. */
  #named(seat: number): number | null {
    return (this.state.table?.yours.length ?? 0) > 1 ? seat : null;
  }

  #later(after: number, what: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#over) what();
    }, after);
    this.#timers.add(timer);
    return timer;
  }

  #connect(): void {
    if (this.#over) return;
    this.#wire?.close();
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => {
      if (wire === this.#wire) this.#later(PING_EVERY, () => this.#ping(wire));
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(JSON.parse(event.data) as Down);
    };
    wire.onclose = () => {
      if (wire !== this.#wire || this.#over || this.link === "gone") return;
      this.link = "lost";
      this.#tries += 1;
      this.#later(Math.min(5000, 250 * 2 ** Math.min(this.#tries, 6)), () => {
        if (this.link === "lost") this.#connect();
      });
    };
  }

  #ping(wire: Wire): void {
    if (wire !== this.#wire || wire.readyState !== OPEN) return;
    this.send({ type: "ping", id: this.#next() });
    this.#pong = this.#later(PONG_WITHIN, () => wire.close());
    this.#later(PING_EVERY, () => this.#ping(wire));
  }

  #sendPending(): void {
    const p = this.#pending;
    if (p) this.send({ type: "play", id: p.id, position: p.position, seat: this.#named(p.seat), actions: p.actions });
  }

  #hear(frame: Down): void {
    if (this.#pong) {
      clearTimeout(this.#pong);
      this.#pong = null;
    }
    if (frame.type === "refused") return this.#refused(frame);
    if (frame.type === "allowed") {
      this.answer = { refused: null, about: this.#asked.get(frame.id) ?? "" };
      return;
    }
    if (frame.type === "table" && this.link !== "open") {
      this.link = "open";
      this.#tries = 0;
    }
    if (frame.type === "clock") this.clockSince = performance.now();
    this.state = fold(this.state, frame);
    if (frame.type !== "position") return;
    this.seat = eyes(this.state, this.seat);
    const p = this.#pending;
    if (p && frame.seat === p.seat) {
      if (frame.position === p.position && frame.fresh) this.#sendPending();
      else if (frame.position !== p.position) this.#done(frame);
    }
  }

  #done(frame: Position): void {
    this.#pending = null;
    const rest = this.#queue;
    this.#queue = [];
    if (rest.length && frame.waiting.includes(frame.seat)) this.act(rest);
  }

  #refused(frame: Refused): void {
    if (frame.code === "unknown-table") {
      this.link = "gone";
      this.closed = frame.code;
      return;
    }
    const p = this.#pending;
    const about = this.#asked.get(frame.id) ?? (p?.id === frame.id ? p.about : "");
    if (p?.id === frame.id) {
      this.#pending = null;
      this.#queue = [];
    }
    // A stale click is answered by the position that made it stale; nothing to complain about.
    if (frame.code === "stale") return;
    this.answer = { refused: frame, about };
  }
}
