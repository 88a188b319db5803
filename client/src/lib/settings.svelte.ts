import type { Lang } from "./contract";
import type { Pace } from "./stage.svelte";

export type Theme = "auto" | "light" | "dark";
export type Size = "normal" | "large" | "larger";
/** How much of what computer players say is shown: `few` is what is said to oneself, or of oneself. */
export type Voices = "all" | "few" | "none";
const KEY = "tafureria";

/** The initial language: Spanish, unless the browser asks for English first or for no Iberian language at all. */
export function firstLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const language = tag.split("-")[0]!.toLowerCase();
    if (language === "es" || language === "en") return language;
    if (["ca", "gl", "eu", "pt", "an", "ast"].includes(language)) return "es";
  }
  return wanted.length ? "en" : "es";
}

interface Saved {
  lang?: Lang;
  theme?: Theme;
  size?: Size;
  name?: string;
  still?: boolean;
  notify?: boolean;
  sound?: boolean;
  offered?: boolean;
  volume?: number;
  askAlways?: boolean;
  pace?: Pace;
  undo?: number;
  keys?: boolean;
  /** A boolean in earlier versions: all, or none. */
  voices?: Voices | boolean;
  vibrate?: boolean;
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {}; // storage is forbidden, or the text is not ours: use the defaults
  }
}

/** The settings of a visitor, kept in this browser. */
class Settings {
  lang = $state<Lang>("es");
  theme = $state<Theme>("auto");
  size = $state<Size>("normal");
  /** The name that the visitor last used at a table. */
  name = $state("");
  /** No motion, whatever the system setting is. */
  still = $state(false);
  notify = $state(false);
  sound = $state(false);
  /** Whether the visitor has been offered sounds. */
  offered = $state(false);
  /** How loud sounds are, 0..1. */
  volume = $state(0.6);
  /** Whether to ask the visitor even where there is no choice. */
  askAlways = $state(false);
  /** How fast the page shows what happens after the visitor's own turn. */
  pace = $state<Pace>("normal");
  /** Seconds for which a choice can be taken back. */
  undo = $state(0);
  /** Whether single letters are keyboard shortcuts at a table. */
  keys = $state(true);
  voices = $state<Voices>("all");
  /** Whether a phone in a hall vibrates at one's turn. */
  vibrate = $state(true);
  #system = $state(false);

  constructor() {
    const saved = read();
    this.lang = saved.lang ?? firstLanguage(navigator.languages);
    this.theme = saved.theme ?? "auto";
    this.size = saved.size ?? "normal";
    this.name = saved.name ?? "";
    this.still = saved.still ?? false;
    this.notify = saved.notify ?? false;
    this.sound = saved.sound ?? false;
    this.offered = saved.offered ?? this.sound;
    this.volume = saved.volume ?? 0.6;
    this.askAlways = saved.askAlways ?? false;
    this.pace = saved.pace ?? "normal";
    this.undo = saved.undo ?? 0;
    this.keys = saved.keys ?? true;
    this.voices = typeof saved.voices === "string" ? saved.voices : saved.voices === false ? "none" : "all";
    this.vibrate = saved.vibrate ?? true;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = query.matches;
    query.addEventListener("change", () => (this.#system = query.matches));
    this.show();
  }

  get reduced(): boolean {
    return this.still || this.#system;
  }

  /** Applies theme and text size to the page. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme;
    root.dataset["size"] = this.size;
    // The colour of the browser's own bar, of which the page names one for each of the system's themes, in this order.
    document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, place) => {
      const scheme = place === 0 ? "light" : "dark";
      meta.media = this.theme === "auto" ? `(prefers-color-scheme: ${scheme})` : this.theme === scheme ? "all" : "not all";
    });
  }

  save(): void {
    const { lang, theme, size, name, still, notify, sound, volume, offered, askAlways, pace, undo, keys, voices, vibrate } = this;
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, size, name, still, notify, sound, offered, volume, askAlways, pace, undo, keys, voices, vibrate }));
    } catch {
      // storage is forbidden: the settings last as long as the page is open
    }
  }
}

export const settings = new Settings();
