import type { Down, Up } from "./wire";
import { OPEN, type Network, type Way, type Wire } from "./wires";

/** How long a line may be silent before the house is asked whether it is still there; all in milliseconds. */
export const PING_EVERY = 6000;
/** How long the house may take to answer that. With the silence before, a dead connection is noticed in 12 seconds. */
export const PONG_WITHIN = 4500;
/** The same where a dead connection is likely: the page is seen again, or the network has come back. */
export const PONG_SOON = 2000;
/** How long a connection may take to open, and then to bring the first message: a table may have to be loaded. */
const OPENS_WITHIN = 5000;
const BEGINS_WITHIN = 20_000;
/** How often a house that does not answer is asked again, at first and after `LONG`. */
const SOON = 1000;
const SELDOM = 5000;
const LONG = 5 * 60_000;
const FIRST_DELAY = 250;
/** A connection that lasts less long has not proved that the next one need not wait. */
const STEADY = 5000;
/** How long an ordinary request may take before the network counts as dead. */
const ANSWERS_WITHIN = 4000;
/** Failures in a row of one way, while the house answers ordinary requests, after which the other is tried. */
const ENOUGH = 2;

/** Who is told what happens on a line. */
export interface Ear {
  /** A connection has been made; nothing has come through it yet. */
  opened(): void;
  heard(frame: Down): void;
  /** The connection is lost. */
  lost(): void;
  /** An attempt to connect has failed. */
  failed(): void;
}

/** The way that got through last on this page. */
let proven: Way = "socket";

/**
 * The line between this page and a table. It connects, notices that a connection is dead, abandons it at once (a closing
 * handshake over a dead connection takes a minute) and connects again.
 *
 * While there is no connection, it also makes ordinary requests. Their answers say two things. If the network was dead,
 * it is back: an attempt that began before cannot be relied on, and a new one is made. If it was not, something on the way
 * lets no WebSocket through, and the line goes over plain HTTP.
 */
export class Line {
  way: Way = proven;
  #wire: Wire | null = null;
  /** Has anything come through the present connection? */
  #isUp = false;
  /** Did the last ordinary request get an answer? `null`: none was made since the connection was lost. */
  #answers: boolean | null = null;
  /** When the latest request began that got an answer. */
  #answered = 0;
  #failures = 0;
  #tries = 0;
  /** When the present attempt began, and when something last came through a new connection. */
  #began = 0;
  #upAt = 0;
  #lostAt = performance.now();
  #isOver = false;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;
  /** Ordinary requests that have no answer yet. */
  readonly #requests = new Set<AbortController>();

  constructor(
    private readonly network: Network,
    private readonly ear: Ear,
  ) {
    this.#connect();
    this.#asking = setTimeout(this.#ask, SOON);
  }

  send(message: Up): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Makes sure of the line: asks the house with a short limit or, without a connection, connects at once. */
  check(): void {
    if (this.#isOver) return;
    if (this.#isUp) return this.#askPong(PONG_SOON);
    [this.#tries, this.#lostAt] = [0, performance.now()];
    // An attempt that has just begun is left alone.
    if (!this.#wire || performance.now() - this.#began > SOON) this.#again(0);
  }

  /** The network has changed: what let no WebSocket through may be gone. */
  renew(): void {
    if (!this.#isUp) [this.way, this.#failures] = ["socket", 0];
    this.check();
  }

  close(): void {
    this.#isOver = true;
    this.#drop();
    for (const timer of [this.#next, this.#asking]) clearTimeout(timer);
    for (const request of this.#requests) request.abort();
  }

  #connect(): void {
    this.#drop();
    const wire = this.network.open(this.way);
    this.#wire = wire;
    this.#began = performance.now();
    this.#limit = setTimeout(() => this.#fail(true), OPENS_WITHIN);
    wire.onopen = () => {
      clearTimeout(this.#limit);
      this.#limit = setTimeout(() => this.#fail(true), BEGINS_WITHIN);
      this.ear.opened();
    };
    wire.onmessage = (event) => {
      this.#hear();
      this.ear.heard(JSON.parse(event.data) as Down);
    };
    wire.onclose = () => (this.#isUp ? this.#lose(null) : this.#fail(false));
  }

  /** Abandons the connection without waiting for its end. */
  #drop(): void {
    this.#quiet();
    const wire = this.#wire;
    this.#wire = null;
    this.#isUp = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  /** Stops the timers of the present connection. */
  #quiet(): void {
    for (const timer of [this.#pong, this.#ping, this.#limit]) clearTimeout(timer);
    this.#pong = undefined;
  }

  #hear(): void {
    this.#quiet();
    this.#ping = setTimeout(() => this.#askPong(PONG_WITHIN), PING_EVERY);
    if (this.#isUp) return;
    for (const timer of [this.#next, this.#asking]) clearTimeout(timer);
    this.#isUp = true;
    this.#upAt = performance.now();
    this.#failures = 0;
    proven = this.way;
  }

  #askPong(within: number): void {
    clearTimeout(this.#ping);
    // After a page was frozen, its old timers come after the question with a shorter limit.
    if (this.#pong !== undefined && within > PONG_SOON) return;
    clearTimeout(this.#pong);
    this.send({ type: "ping" });
    this.#pong = setTimeout(() => this.#lose(false), within);
  }

  /** The connection is lost. *answers*: `false` where the network is dead, `null` where that is not known. */
  #lose(answers: boolean | null): void {
    if (performance.now() - this.#upAt > STEADY) [this.#tries, this.#lostAt] = [0, performance.now()];
    this.#drop();
    this.#answers = answers;
    this.ear.lost();
    this.#again(answers === null ? this.#delay() : 0);
    clearTimeout(this.#asking);
    this.#asking = setTimeout(this.#ask, SOON);
  }

  /** An attempt has failed; *hangs*: nothing came of it, not even a refusal. */
  #fail(hangs: boolean): void {
    this.#drop();
    if (this.#answers) this.#failures += hangs ? ENOUGH : 1;
    if (this.#failures >= ENOUGH) {
      this.way = this.way === "socket" ? "http" : "socket";
      this.#failures = 0;
    }
    this.ear.failed();
    this.#again(this.#delay());
  }

  /** How long to wait before the next attempt: longer after each. */
  #delay(): number {
    this.#tries += 1;
    return Math.min(this.#pause, FIRST_DELAY * 2 ** (this.#tries - 1));
  }

  get #pause(): number {
    return performance.now() - this.#lostAt < LONG ? SOON : SELDOM;
  }

  #again(delay: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#connect(), delay);
  }

  /** Asks whether the house answers ordinary requests, again and again while there is no connection. */
  readonly #ask = (): void => {
    const began = performance.now();
    const request = new AbortController();
    this.#requests.add(request);
    const limit = setTimeout(() => request.abort(), ANSWERS_WITHIN);
    const said = (answers: boolean): void => {
      clearTimeout(limit);
      this.#requests.delete(request);
      if (this.#isUp || this.#isOver) return;
      if (answers) this.#reached(began);
      // A request that was lost while the network was dead says nothing about now.
      else if (began > this.#answered) this.#answers = false;
    };
    this.network.answers(request.signal).then(said, () => said(false));
    this.#asking = setTimeout(this.#ask, this.#pause);
  };

  #reached(began: number): void {
    this.#answered = Math.max(this.#answered, began);
    const wasDead = this.#answers === false;
    this.#answers = true;
    if (wasDead) this.#again(0);
  }
}
