import type { Lang } from "./contract";

export type Theme = "auto" | "light" | "dark";
export type Size = "normal" | "large" | "larger";
const KEY = "tafureria";

/** Spanish unless the browser would rather have English than Spanish. */
export function firstLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const two = tag.slice(0, 2).toLowerCase();
    if (two === "es" || two === "en") return two;
    if (["ca", "gl", "eu", "pt", "an", "ast"].includes(two)) return "es";
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
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {}; // storage forbidden, or not ours: begin anew
  }
}

/** What a visitor has set, kept in this browser. */
class Settings {
  lang = $state<Lang>("es");
  theme = $state<Theme>("auto");
  size = $state<Size>("normal");
  /** How the visitor last signed at a table. */
  name = $state("");
  /** No motion, whatever the system says. */
  still = $state(false);
  notify = $state(false);
  sound = $state(false);
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
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#system = query.matches;
    query.addEventListener("change", () => (this.#system = query.matches));
    this.show();
  }

  get reduced(): boolean {
    return this.still || this.#system;
  }

  /** Puts theme and size on the page. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme;
    root.dataset["size"] = this.size;
  }

  save(): void {
    const { lang, theme, size, name, still, notify, sound } = this;
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, size, name, still, notify, sound }));
    } catch {
      // storage forbidden: the settings last as long as the page
    }
  }
}

export const settings = new Settings();
