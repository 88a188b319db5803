import { HttpWire, type Network } from "./wires";

/** Only as a watcher, whoever sits here, or besides as the screen that a whole room looks at. */
export type Manner = "" | "watch" | "screen";
/** The path of a connection to a table. */
export const pathTo = (table: string, manner: Manner = ""): string => `/ws/${encodeURIComponent(table)}${manner && `?as=${manner}`}`;

/** How this page reaches its house: over the network or, where the house is in this browser, through a port to it. */
export interface Transport {
  /** Makes a request, as `fetch` does. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The network between this page and a table; *manner*: how it looks at it, if it wants no seat. */
  to(table: string, manner?: Manner): Network;
}

/** Is the house in this browser, so that nobody else can come and nothing leaves it? The page of a site says so. */
export const alone = typeof document !== "undefined" && engineBelow() !== "";

/** Where the engine of a site is, below its page; empty at a house of its own. */
export function engineBelow(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="tafureria-engine"]')?.content ?? "";
}

const overNetwork: Transport = {
  fetch: (path, init) => fetch(path, init),
  to(table, manner) {
    const path = pathTo(table, manner);
    const socket = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
    return {
      open: (way) => (way === "socket" ? new WebSocket(socket) : new HttpWire(path)),
      answers: (signal) => fetch("/healthz", { cache: "no-store", signal }).then((answer) => answer.ok),
    };
  },
};

let used = overNetwork;

export const transport = (): Transport => used;

/** Reaches the house in another way from now on. */
export function reachBy(other: Transport): void {
  used = other;
}
