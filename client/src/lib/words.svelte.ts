import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import * as outside from "virtual:outside";
import type { Args, Lang, Translate } from "./contract";
import { localeFor, percent } from "./locale";
import { settings } from "./settings.svelte";

const shared = import.meta.glob<string>("$locale/*.ftl", { query: "?raw", import: "default" });
const ofGames = {
  ...import.meta.glob<string>("$games/*/locale/*.ftl", { query: "?raw", import: "default" }),
  ...outside.locales,
};
const titles: Record<Lang, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import("virtual:titles/es"),
  en: () => import("virtual:titles/en"),
};

/** Sentences write shares as in Spain ("45 %"): may nothing stand before the sign? It is asked when a share is said. */
const isClose = (lang: Lang): boolean => /\d%$/.test(percent(0.45, lang));

/** A Fluent bundle of one source in one language. */
export function bundle(lang: Lang, source: string): FluentBundle {
  const locale = localeFor(lang);
  const out = new FluentBundle(locale, { useIsolating: false, transform: (text) => (/\s%/.test(text) && isClose(lang) ? text.replace(/\s%/g, "%") : text) });
  out.addResource(new FluentResource(source));
  return out;
}

/** A number in a sentence. `Intl` takes long to begin on a slow phone, and no language of the house needs it for these. */
class Spoken extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 && !Object.keys(this.opts).length;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** Lets the page breathe: what comes next is a task of its own, before which a slow phone can answer a touch. */
const breathe = (): Promise<void> => new Promise((next) => setTimeout(next));

/** A message in words, or `null` where the bundle does not have it. */
export function format(from: FluentBundle | undefined, id: string, args?: Args): string | null {
  const message = from?.getMessage(id);
  if (!from || !message?.value) return null;
  const errors: Error[] = [];
  const spoken = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Spoken(value) : value]));
  return from.formatPattern(message.value, spoken ?? null, errors);
}

/** The name of the game that a path belongs to: `moros-y-cristianos` for `games/moros_y_cristianos/...`. */
export function gameOf(path: string): string {
  return (/games\/([^/]+)\//.exec(path)?.[1] ?? "").replaceAll("_", "-");
}

async function load(files: Record<string, () => Promise<string>>, wanted: (path: string) => boolean): Promise<string> {
  const found = Object.keys(files).find(wanted);
  return found ? await files[found]!() : "";
}

/** What the suits and figures of a Spanish pack are called in other languages too. */
const PACK = "[Oo]ros?|[Cc]opas?|[Ee]spadas?|[Bb]astos?|[Ss]otas?|[Cc]aballos?";

/** The messages in use. A new language is loaded completely before it is shown. */
class Words {
  lang = $state<Lang>("es");
  ready = $state(false);
  #shared = $state.raw<FluentBundle>();
  #titles = $state.raw<Record<string, FluentBundle>>({});
  #games = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();
  #spanish = $state.raw<ReadonlySet<string>>(new Set());

  /** Loads the shared messages of a language, and those of every game opened so far. */
  async use(lang: Lang): Promise<void> {
    const [source, short] = await Promise.all([
      load(shared, (path) => path.endsWith(`/${lang}.ftl`)),
      titles[lang](),
    ]);
    const games: Record<string, FluentBundle> = {};
    for (const game of this.#wanted) games[game] = bundle(lang, await this.#source(game, lang));
    const ofAll = bundle(lang, source);
    await breathe();
    if (settings.lang !== lang) return;
    this.#shared = ofAll;
    this.#titles = Object.fromEntries(Object.entries(short.default).map(([name, text]) => [name, bundle(lang, text)]));
    this.#games = games;
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = lang;
  }

  /** Loads the messages of a game; after that, `of(game)` finds them. */
  async open(game: string): Promise<void> {
    this.#wanted.add(game);
    const lang = settings.lang;
    if (this.lang === lang && this.#games[game]) return;
    const read = bundle(lang, await this.#source(game, lang));
    await breathe();
    if (settings.lang === lang) this.#games = { ...this.#games, [game]: read };
  }

  #source(game: string, lang: Lang): Promise<string> {
    return load(ofGames, (path) => gameOf(path) === game && path.endsWith(`/${lang}.ftl`));
  }

  /** A shared message; a missing one is shown as its id, so that the gap is noticed. */
  t: Translate = (id, args) => format(this.#shared, id, args) ?? id;

  /** The reader's own kind of the language in use, for numbers and dates. */
  get locale(): string {
    return localeFor(this.lang);
  }

  /** The language of a game's title where it is not that of the page: most keep their Spanish name. */
  titleLang(game: string): "es" | undefined {
    return this.lang !== "es" && format(this.#titles[game], "title-lang") === "es" ? "es" : undefined;
  }

  /** Takes names of a game for Spanish, in whatever language they are read. */
  know(names: readonly string[]): void {
    if (names.some((name) => !this.#spanish.has(name))) this.#spanish = new Set([...this.#spanish, ...names]);
  }

  #names = $derived.by(() => {
    const games = Object.keys(this.#titles).filter((game) => this.titleLang(game));
    const names = [...games.map((game) => this.title(game)), ...this.#spanish].sort((a, b) => b.length - a.length);
    const either = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`(?<!\\p{L})(${[...either, PACK].join("|")})(?!\\p{L})`, "gu");
  });

  /** A text that is not in Spanish, split: every second part is a Spanish name, or a word of the Spanish pack. */
  named(text: string): string[] {
    return this.lang === "es" ? [text] : text.split(this.#names);
  }

  /** The `title` or `tagline` of any game, opened or not. */
  title(game: string, id: "title" | "tagline" = "title"): string {
    return format(this.#titles[game], id) ?? game;
  }

  /** Looks messages up in a game first, then among the shared ones. */
  of(game: string): Translate {
    return (id, args) => format(this.#games[game], id, args) ?? format(this.#shared, id, args) ?? id;
  }

  /** Whether the game has this message. */
  has(game: string, id: string): boolean {
    return Boolean(this.#games[game]?.getMessage(id)?.value);
  }

  /** An attribute (`.NAME`) of a message of the game; empty if there is none. */
  note(game: string, id: string, name: string): string {
    const pattern = this.#games[game]?.getMessage(id)?.attributes[name];
    return pattern ? this.#games[game]!.formatPattern(pattern) : "";
  }
}

export const words = new Words();
export const t: Translate = (id, args) => words.t(id, args);
