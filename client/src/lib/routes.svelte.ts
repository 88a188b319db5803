import { alone } from "./transport";

/** Whom to play with: the house, friends by link, or people at the same screen. */
export type Way = "house" | "friends" | "screen";

export type Route =
  | { page: "house" }
  | { page: "options"; game: string; way: Way; club: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "hall"; table: string }
  | { page: "word"; word: string }
  | { page: "chronicle" }
  | { page: "me" }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "laboratory"; study: string }
  | { page: "club"; club: string; tournament: string }
  | { page: "keeper" }
  | { page: "nowhere" };

/** The page that an address stands for. */
export function parse(path: string, query = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "nowhere" }; // a "%" that encodes nothing
  }
  const [first, second] = parts;
  if (parts.length === 0) return { page: "house" };
  if (parts.length === 2 && first === "juego" && second)
    return { page: "options", game: second, way: wayOf(new URLSearchParams(query)), club: new URLSearchParams(query).get("club") ?? "" };
  if (parts.length === 2 && first === "aprender" && second) return { page: "learn", game: second };
  if (parts.length === 2 && first === "reglas" && second) return { page: "rules", game: second };
  if (parts.length === 2 && first === "mesa" && second) return { page: "table", table: second };
  if (parts.length === 3 && first === "mesa" && second && parts[2] === "repaso") return { page: "replay", table: second };
  if (parts.length === 3 && first === "mesa" && second && parts[2] === "sala") return { page: "hall", table: second };
  if (first === "laboratorio" && parts.length <= 2) return { page: "laboratory", study: second ?? "" };
  if (first === "club" && parts.length <= 2) return { page: "club", club: second ?? "", tournament: "" };
  if (first === "club" && parts.length === 4 && second && parts[2] === "torneo" && parts[3]) return { page: "club", club: second, tournament: parts[3] };
  if (parts.length === 1 && first === "casa") return { page: "keeper" };
  if (parts.length === 1 && first === "cronica") return { page: "chronicle" };
  if (parts.length === 1 && first === "yo") return { page: "me" };
  if (parts.length === 1 && first && /^[a-záéíóú]{4}([- ]?[a-záéíóú]{4})?$/i.test(first.normalize("NFKC"))) return { page: "word", word: first };
  return { page: "nowhere" };
}

function wayOf(query: URLSearchParams): Way {
  return query.has("amigos") ? "friends" : query.has("pantalla") ? "screen" : "house";
}

/** The address within the client: where a server of files has only one page, it stands after the "#". */
function here(): URL {
  return alone ? new URL(location.hash.slice(1) || "/", "https://casa.invalid") : new URL(location.href);
}

/** The real address of an address within the client. */
export const shown = (address: string): string => (alone ? `#${address}` : address);

class Router {
  route = $state.raw<Route>(this.#read());

  constructor() {
    addEventListener("popstate", () => (this.route = this.#read()));
  }

  #read(): Route {
    return parse(here().pathname, here().search);
  }

  /** What the address of the open page asks for besides. */
  get query(): URLSearchParams {
    return here().searchParams;
  }

  /** Opens a page of this client without a page load; with *instead*, it replaces the open one in the history. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", shown(address));
    else history.pushState(null, "", shown(address));
    this.route = this.#read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Click handler for links: a plain click stays in the page; anything else (new tab, ...) is left to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(alone && link.hash ? link.hash.slice(1) : link.pathname + link.search);
}
