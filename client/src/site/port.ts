import { pathTo, type Manner, type Transport } from "$client/lib/transport";
import { OPEN, type Network, type Wire } from "$client/lib/wires";

/** A message between a page and the house behind a port; `browser/port.py` has its other half. */
export type Said =
  | { type: "ask"; id: number; method: string; path: string; headers: [string, string][] }
  | { type: "drop"; id: number }
  | { type: "open"; id: number; path: string }
  | { type: "opened"; id: number }
  | { type: "frame"; id: number; text: string }
  | { type: "close"; id: number; code: number }
  | { type: "answer"; id: number; status: number; headers: [string, string][] };

/** Sends a message to the house, and the bytes that belong to it. */
export type Send = (message: Said, body?: Uint8Array) => void;

/** Statuses of answers that have no body; a `Response` takes none with them. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);
/** Close code of a connection that broke without a word. */
const GONE = 1006;

/** The page's end of the port: requests like `fetch`, and connections to tables like WebSockets. */
export class Port implements Transport {
  /** Numbers that no other tab uses: they all speak to one house. */
  #last = crypto.getRandomValues(new Uint32Array(1))[0]! * 2 ** 20;
  readonly #asked = new Map<number, { done: (answer: Response) => void; failed: (error: Error) => void }>();
  readonly #wires = new Map<number, PortWire>();

  /** *ready*: resolves once the house is open; *isThere*: is it, now? */
  constructor(
    private readonly send: Send,
    private readonly ready: (message: Said) => Promise<void>,
    private readonly isThere: () => boolean,
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const id = (this.#last += 1);
    const headers = [...new Headers(init.headers)] as [string, string][];
    const body = typeof init.body === "string" ? new TextEncoder().encode(init.body) : undefined;
    const message: Said = { type: "ask", id, method: init.method ?? "GET", path, headers };
    await this.ready(message);
    return new Promise<Response>((done, failed) => {
      init.signal?.throwIfAborted();
      init.signal?.addEventListener("abort", () => {
        if (!this.#asked.delete(id)) return;
        this.send({ type: "drop", id });
        failed(new DOMException("", "AbortError"));
      });
      this.#asked.set(id, { done, failed });
      this.send(message, body);
    });
  }

  to(table: string, manner?: Manner): Network {
    const path = pathTo(table, manner);
    return {
      open: () => {
        const id = (this.#last += 1);
        const wire = new PortWire((message) => this.send(message), id);
        const message: Said = { type: "open", id, path };
        void this.ready(message).then(() => {
          if (wire.readyState !== 0) return;
          this.#wires.set(id, wire);
          this.send(message);
        });
        return wire;
      },
      answers: () => Promise.resolve(this.isThere()),
    };
  }

  /** Takes a message from the house. */
  hear(message: Said, body?: Uint8Array): void {
    if (message.type === "answer") {
      const { id, status, headers } = message;
      this.#asked.get(id)?.done(new Response(EMPTY.has(status) ? null : ((body ?? null) as BodyInit | null), { status, headers }));
      this.#asked.delete(id);
      return;
    }
    const wire = this.#wires.get(message.id);
    if (message.type === "opened") wire?.opened();
    else if (message.type === "frame") wire?.heard(message.text);
    else if (message.type === "close") {
      this.#wires.delete(message.id);
      wire?.ended(message.code);
    }
  }

  /** The house has gone, or moved to another tab: nothing that was asked will be answered, and connections break. */
  broke(): void {
    for (const { failed } of this.#asked.values()) failed(new TypeError("the house has gone"));
    this.#asked.clear();
    const wires = [...this.#wires.values()];
    this.#wires.clear();
    for (const wire of wires) wire.ended(GONE);
  }
}

/** A connection to a table through the port. */
class PortWire implements Wire {
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly say: (message: Said) => void,
    private readonly id: number,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.say({ type: "frame", id: this.id, text });
  }

  close(): void {
    if (this.readyState === OPEN) this.say({ type: "close", id: this.id, code: 1000 });
    this.readyState = 3;
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  heard(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  ended(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
