/** The connections to a table: a WebSocket or, where none gets through, server-sent events with POST. */

/** The part of a WebSocket that a line uses, so that others can take its place. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  readyState: number;
}

/** `socket`: a WebSocket. `http`: what HTTP can do without one. */
export type Way = "socket" | "http";

/** What a line needs of the network. */
export interface Network {
  open(way: Way): Wire;
  /** Does the house answer an ordinary request? */
  answers(signal: AbortSignal): Promise<boolean>;
}

export const OPEN = 1;
const CONNECTING = 0;
const CLOSED = 3;
/** How long a posted message may take, in milliseconds. */
const POSTED_WITHIN = 10_000;
/** How long to wait before a message is posted again that came too soon after others. */
const AGAIN = 1000;
const TOO_FAST = 429;

/** A connection over plain HTTP that looks like a WebSocket. */
export class HttpWire implements Wire {
  readyState = CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly #source: EventSource;
  /** The address to which messages are posted: the house says it first. */
  #post = "";
  /** Messages are posted one after the other, so that they arrive in order. */
  #posting: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#source = new EventSource(path);
    this.#source.addEventListener("stream", (event) => {
      this.#post = event.data as string;
      this.readyState = OPEN;
      this.onopen?.(event);
    });
    this.#source.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    // An event source would connect again by itself; whoever uses a wire does that.
    this.#source.onerror = () => this.#end();
    this.#source.addEventListener("close", () => this.#end());
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#posting = this.#posting.then(() => this.#send(text));
  }

  close(): void {
    this.readyState = CLOSED;
    // What has been sent already still arrives: the house takes nothing more once the stream has ended.
    void this.#posting.then(() => this.#source.close());
  }

  async #send(text: string): Promise<void> {
    try {
      let answer: Response;
      do {
        answer = await fetch(this.#post, { method: "POST", body: text, keepalive: true, signal: AbortSignal.timeout(POSTED_WITHIN) });
        if (answer.status === TOO_FAST) await new Promise((go) => setTimeout(go, AGAIN));
      } while (answer.status === TOO_FAST && this.readyState === OPEN);
      if (!answer.ok) this.#end();
    } catch {
      this.#end();
    }
  }

  #end(): void {
    this.#source.close();
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}
