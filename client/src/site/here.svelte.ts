import { engineBelow, type Transport } from "$client/lib/transport";
import type { FromHouse, ToHouse } from "./house.worker";
import type { HousePage } from "$client/lib/wire";
import { Port, type Said } from "./port";
import type { Kept } from "./store";

/** The house in this browser, as this tab sees it: it is in a worker of this tab, or in one of another tab. */

/** `asleep`: not begun. `coming`: its files come. `starting`: all are here. `failed`: it does not open. */
export type Readiness = "asleep" | "coming" | "starting" | "open" | "failed";

/** Name of the lock and of the channel by which the tabs of one site find each other; it holds their common address. */
const NAME = `tafureria-house ${new URL(".", document.baseURI).pathname}`;
/** How long a tab waits for another to say that it has the house, where the browser has no locks. */
const ANSWERS_WITHIN = 500;
/** How often the worker is asked whether it lives, and how long it may say nothing; a slow player may think meanwhile. */
const PING_EVERY = 5000;
const PONG_WITHIN = 30_000;
/** A house that breaks so often in a row does not open again by itself. */
const MOST = 3;

/** What the tabs tell each other. *to*: a tab, `house` for the one that has the house, or `all`. */
type Between = { to: string; from: string } & (
  | { hello: true }
  | { bye: true }
  | { say: Said; body?: Uint8Array }
  | { said: Said; body?: Uint8Array }
  | { stage: Readiness; loaded: number; total: number; kept: Kept }
  | { copy: true }
  | { copied: Uint8Array }
  | { replace: Uint8Array }
  | { replaced: boolean }
);

class Here {
  stage = $state<Readiness>("asleep");
  /** Bytes of the engine that have come, as sent, of how many. */
  loaded = $state(0);
  total = $state(0);
  kept = $state<Kept>("disk");
  /** How many questions wait that somebody has asked on purpose. */
  waiting = $state(0);
  /** Could something not be stored? */
  trouble = $state("");
  /** Why the house does not open. */
  why = $state("");
  /** Is the house in another tab? */
  elsewhere = $state(false);

  readonly #me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
  readonly #base = new URL(engineBelow(), document.baseURI).href;
  #worker: Worker | null = null;
  /** Is this the tab of the house, whether or not the house lives? If not, does it wait for that? */
  #place: "none" | "waiting" | "house" = "none";
  /** By number of a request or connection: the tab that it belongs to. */
  #owners = new Map<number, string>();
  #opening: (() => void)[] = [];
  #replacing: ((good: boolean) => void)[] = [];
  #copying: ((bytes: Uint8Array) => void)[] = [];
  #breaks = 0;
  /** Called each time the house has opened. */
  whenOpen = (): void => undefined;
  #heard = 0;
  readonly port = new Port(
    (message, body) => this.#send(message, body),
    (message) => this.#opened(message),
    () => this.stage === "open",
  );

  constructor() {
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Between>) => this.#between(data));
    addEventListener("pagehide", () => this.#post("house", { bye: true }));
  }

  /** Opens the house in this tab, or finds it in another one. */
  begin(): void {
    if (this.stage !== "asleep" && this.stage !== "failed") return;
    if (isOld()) {
      this.stage = "failed";
      return;
    }
    [this.stage, this.why] = ["coming", ""];
    if (this.#place === "house") return this.#be();
    if (this.#place === "waiting") return this.#join();
    this.#place = "waiting";
    if (navigator.locks) {
      // This tab waits for the lock as long as it lives: when the tab with the house closes, one of the others has it.
      void navigator.locks.request(NAME, () => new Promise<void>(() => this.#be()));
      void navigator.locks.query().then(({ held }) => held?.some((one) => one.name === NAME) && this.#join());
    } else {
      this.#join();
      setTimeout(() => this.stage === "coming" && !this.total && this.#be(), ANSWERS_WITHIN);
    }
  }

  /** A copy of everything that the house has stored. */
  copy(): Promise<Uint8Array> {
    return new Promise((done) => {
      this.#copying.push(done);
      if (this.#worker) this.#tell({ copy: true });
      else this.#post("house", { copy: true });
    });
  }

  /** Puts a copy in the place of everything that the house has stored; false if it is none of this or an earlier version. */
  replace(bytes: Uint8Array): Promise<boolean> {
    return new Promise((done) => {
      this.#replacing.push(done);
      if (this.#worker) this.#tell({ replace: bytes });
      else this.#post("house", { replace: bytes });
    });
  }

  #replaced(good: boolean): void {
    for (const done of this.#replacing.splice(0)) done(good);
    if (!this.#worker) return;
    this.#post("all", { replaced: good });
    // What is in the worker's memory is of the store before.
    if (good) this.#again();
  }

  /** Begins anew with what is stored. */
  #again(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.port.broke();
    this.#be();
  }

  #join(): void {
    if (this.#place === "house") return;
    this.elsewhere = true;
    this.#post("house", { hello: true });
  }

  /** From now on the house is in this tab. */
  #be(): void {
    if (this.elsewhere) this.port.broke();
    this.elsewhere = false;
    this.#place = "house";
    this.#owners.clear();
    const worker = (this.#worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module", name: "house" }));
    this.#heard = performance.now();
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    worker.onerror = (event) => this.stage !== "open" && this.#fail(event.message || "worker");
    this.#set("coming");
    this.#tell({ open: { base: this.#base } });
    const watch = setInterval(() => {
      if (this.#worker !== worker) return clearInterval(watch);
      // An interpreter that starts says nothing for as long as it takes.
      if (this.stage === "starting") return;
      if (performance.now() - this.#heard > PONG_WITHIN) return this.#fail("silent");
      if (this.stage === "open") this.#tell({ ping: true });
    }, PING_EVERY);
  }

  /** The worker has died: what it has stored is all there, so it begins again, but not for ever. */
  #fail(why: string): void {
    console.error(why);
    this.#breaks += 1;
    if (this.#breaks < MOST) return this.#again();
    this.#worker?.terminate();
    this.#worker = null;
    this.port.broke();
    this.why = why;
    this.#set("failed");
  }

  #set(stage: Readiness): void {
    this.stage = stage;
    if (stage === "open") this.whenOpen();
    if (stage === "open") for (const go of this.#opening.splice(0)) go();
    if (this.#worker || stage === "failed") this.#post("all", { stage, loaded: this.loaded, total: this.total, kept: this.kept });
  }

  #opened(message: Said): Promise<void> {
    if (this.stage === "open") return Promise.resolve();
    // What somebody has touched is waited for in sight; what a page asks by itself is not.
    const onPurpose = message.type === "open" || (message.type === "ask" && message.method !== "GET");
    if (onPurpose) this.waiting += 1;
    // What has failed is tried again by somebody, not by a page that asks and asks.
    if (this.stage === "asleep") this.begin();
    return new Promise((go) =>
      this.#opening.push(() => {
        if (onPurpose) this.waiting -= 1;
        go();
      }),
    );
  }

  #tell(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  #send(message: Said, body?: Uint8Array): void {
    if (this.#worker) this.#tell({ say: message, body });
    else this.#post("house", { say: message, body });
  }

  #post(to: string, what: object): void {
    this.#channel?.postMessage({ to, from: this.#me, ...what });
  }

  #hear(data: FromHouse): void {
    this.#heard = performance.now();
    if ("progress" in data) {
      [this.loaded, this.total] = data.progress;
      const isAll = this.loaded >= this.total;
      this.#set(isAll ? "starting" : "coming");
    } else if ("ready" in data) {
      [this.kept, this.#breaks] = [data.ready, 0];
      this.#set("open");
      announce();
    } else if ("said" in data) this.#deliver(data.said, data.body);
    else if ("trouble" in data) this.trouble = data.trouble;
    else if ("copied" in data) {
      for (const done of this.#copying.splice(0)) done(data.copied);
      this.#post("all", { copied: data.copied });
    } else if ("replaced" in data) this.#replaced(data.replaced);
    else if ("failed" in data) this.#fail(data.failed);
  }

  #deliver(said: Said, body: Uint8Array): void {
    const owner = this.#owners.get(said.id);
    if (owner === undefined) this.port.hear(said, body);
    else this.#post(owner, { said, body });
    if (said.type === "answer" || said.type === "close") this.#owners.delete(said.id);
  }

  #between(data: Between): void {
    const isHouse = this.#place === "house";
    if (data.to === "house" ? !isHouse : data.to !== "all" && data.to !== this.#me) return;
    // Somebody who comes while it has failed has it try once more.
    if ("hello" in data && this.stage === "failed") this.begin();
    if ("hello" in data) this.#post(data.from, { stage: this.stage, loaded: this.loaded, total: this.total, kept: this.kept });
    else if ("say" in data) {
      this.#owners.set(data.say.id, data.from);
      this.#tell({ say: data.say, body: data.body });
    } else if ("said" in data) this.port.hear(data.said, data.body);
    else if ("bye" in data) this.#leave(data.from);
    else if ("copy" in data) this.#tell({ copy: true });
    else if ("replace" in data) this.#tell({ replace: data.replace });
    else if ("replaced" in data) this.#replaced(data.replaced);
    else if ("copied" in data) for (const done of this.#copying.splice(0)) done(data.copied);
    else if (!isHouse && this.stage !== "asleep") {
      // The house begins anew in another tab: what was asked of the one before gets no answer.
      if (this.stage === "open" && data.stage !== "open") this.port.broke();
      [this.loaded, this.total, this.kept] = [data.loaded, data.total, data.kept];
      const was = this.stage;
      this.elsewhere = true;
      this.#set(data.stage);
      if (was !== "open" && data.stage === "open") announce();
    }
  }

  /** Ends the connections of a tab that has closed. */
  #leave(tab: string): void {
    for (const [id, owner] of this.#owners) if (owner === tab) this.#tell({ say: { type: "close", id, code: 1001 } });
  }
}

/** Once a game is finished, asks the browser not to clear what is stored when it needs room. */
async function keepForGood(answer: Response): Promise<void> {
  const page = (await answer.json()) as HousePage;
  if (page.finished?.games.length && here.kept !== "nothing") await navigator.storage?.persist?.().catch(() => false);
}

/** Does this browser lack what the house cannot do without? */
export const isOld = (): boolean => typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined" || !("WeakRef" in globalThis);

/** Pages bring themselves up to date, as they do when the network is back. */
const announce = (): boolean => dispatchEvent(new Event("online"));

export const here = new Here();

/** The way to the house in this browser. */
export const throughPort: Transport = {
  async fetch(path, init) {
    // Before the house is open, the first page shows what there is in any house.
    if (path === "/api/house" && here.stage !== "open") return fetch(new URL(`${engineBelow()}house.json`, document.baseURI));
    const answer = await here.port.fetch(path, init);
    if (path === "/api/house") void keepForGood(answer.clone());
    return answer;
  },
  to: (table) => here.port.to(table),
};
