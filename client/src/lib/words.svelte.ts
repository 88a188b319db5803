import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Lang, Translate } from "./contract";
import { settings } from "./settings.svelte";

const shared = import.meta.glob<string>("$locale/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("$games/*/locale/*.ftl", { query: "?raw", import: "default" });
const titles: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import("virtual:titles/es"),
  en: () => import("virtual:titles/en"),
};

/** A bundle of one source, in one language. */
export function bundle(lang: Lang, source: string): FluentBundle {
  const out = new FluentBundle(lang, { useIsolating: false });
  out.addResource(new FluentResource(source));
  return out;
}

/** The message in words, or `null` where the bundle has none. */
export function format(from: FluentBundle | undefined, id: string, args?: Args): string | null {
  const message = from?.getMessage(id);
  if (!from || !message?.value) return null;
  const errors: Error[] = [];
  return from.formatPattern(message.value, args ?? null, errors);
}

/** `moros_y_cristianos` of a path, as the house writes it: `moros-y-cristianos`. */
export function gameOf(path: string): string {
  return (/games\/([^/]+)\//.exec(path)?.[1] ?? "").replaceAll("_", "-");
}

async function load(files: Record<string, () => Promise<string>>, wanted: (path: string) => boolean): Promise<string> {
  const found = Object.keys(files).find(wanted);
  return found ? await files[found]!() : "";
}

/** Words now in use. A change of language loads them and then shows them all at once. */
class Words {
  lang = $state<Lang>("es");
  ready = $state(false);
  #shared = $state.raw<FluentBundle>();
  #titles = $state.raw<Record<string, FluentBundle>>({});
  #games = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();

  /** Shared words of the language that is set; of every game opened so far, too. */
  async use(lang: Lang): Promise<void> {
    const [source, short] = await Promise.all([
      load(shared, (path) => path.endsWith(`/${lang}.ftl`)),
      titles[lang](),
    ]);
    const games: Record<string, FluentBundle> = {};
    for (const game of this.#wanted) games[game] = bundle(lang, await this.#source(game, lang));
    if (settings.lang !== lang) return;
    this.#shared = bundle(lang, source);
    this.#titles = Object.fromEntries(Object.entries(short.default).map(([name, text]) => [name, bundle(lang, text)]));
    this.#games = games;
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = lang;
  }

  /** Loads the words of a game; `of(game)` speaks them afterwards. */
  async open(game: string): Promise<void> {
    this.#wanted.add(game);
    const lang = settings.lang;
    const source = await this.#source(game, lang);
    if (settings.lang === lang) this.#games = { ...this.#games, [game]: bundle(lang, source) };
  }

  #source(game: string, lang: Lang): Promise<string> {
    return load(ofGames, (path) => gameOf(path) === game && path.endsWith(`/${lang}.ftl`));
  }

  /** A shared message. An id without words shows itself, so that a gap is seen. */
  t: Translate = (id, args) => format(this.#shared, id, args) ?? id;

  /** `title` and `tagline` of any game, opened or not. */
  title(game: string, id: "title" | "tagline" = "title"): string {
    return format(this.#titles[game], id) ?? game;
  }

  /** The words of a game, then the shared ones. */
  of(game: string): Translate {
    return (id, args) => format(this.#games[game], id, args) ?? format(this.#shared, id, args) ?? id;
  }

  /** Has the game words for this? */
  has(game: string, id: string): boolean {
    return Boolean(this.#games[game]?.getMessage(id)?.value);
  }
}

export const words = new Words();
export const t: Translate = (id, args) => words.t(id, args);
