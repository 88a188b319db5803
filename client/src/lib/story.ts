import type { Args, GameWords, Lang, Translate } from "./contract";
import type { Told } from "./wire";

/** Names of seats in a sentence; nobody is the table itself. */
export type NameOf = (seat: number) => string;

const SEAT = /^seat$|_seat$/;
const SEATS = /^seats$|_seats$/;

/** "a, b y c". */
export function join(items: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}

/**
 * The fields of an event as Fluent takes them: seats by name, the rest through the game's `piece`, lists
 * joined, a missing value as `-`. `FIELD_n` says how many there are. Must agree with `tafureria/words.py`.
 */
export function fields(
  event: Readonly<Record<string, unknown>>,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
): Args {
  const out: Args = {};
  const say = (key: string, value: unknown): string | number => {
    if (value === null || value === undefined) return "-";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" && (SEAT.test(key) || SEATS.test(key))) return value < 0 ? "-" : nameOf(value);
    const text = piece(key, value as number | string, lang);
    // A plain number stays one, so that plurals work.
    return typeof value === "number" && text === String(value) ? value : text;
  };
  for (const [key, value] of Object.entries(event)) {
    if (key === "on") continue;
    const list = Array.isArray(value) ? (value as unknown[]) : null;
    out[key] = list ? (list.length ? join(list.map((one) => String(say(key, one))), lang) : "-") : say(key, value);
    out[`${key}_n`] ??= list ? list.length : value === null || value === undefined ? 0 : 1;
  }
  return out;
}

/** An event in words; empty when it has none to say. */
export function sentence(
  told: Told,
  t: Translate,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
): string {
  const id = `event-${String(told.event["on"])}`;
  const text = t(id, fields(told.event, piece, nameOf, lang));
  return text === id || text === "-" ? "" : text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

/** What somebody took to be so, in words. */
export function statement(
  fact: Readonly<Record<string, unknown>>,
  t: Translate,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
): string {
  const text = t(`knew-${String(fact["on"])}`, fields(fact, piece, nameOf, lang));
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

export interface Block {
  kind: "text" | "list" | "example";
  /** Runs of plain and emphasised text; of a list, one array an item. */
  lines: { text: string; em: boolean }[][];
  name: string;
}

function runs(text: string): { text: string; em: boolean }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b_[^_]+_\b)/)
    .filter(Boolean)
    .map((part) => {
      const em = /^(\*\*|\*|_)(.+)\1$/.exec(part);
      return em ? { text: em[2]!, em: true } : { text: part, em: false };
    });
}

/** A help page: paragraphs, lists (`- `) and places of drawn examples (`@name`). */
export function blocks(body: string): Block[] {
  const out: Block[] = [];
  for (const part of body.split(/\n\s*\n/)) {
    const lines = part.split("\n").map((line) => line.trim());
    let text: string[] = [];
    let items: string[] = [];
    const flush = (): void => {
      if (text.length) out.push({ kind: "text", lines: [runs(text.join(" "))], name: "" });
      if (items.length) out.push({ kind: "list", lines: items.map(runs), name: "" });
      text = [];
      items = [];
    };
    for (const line of lines) {
      const example = /^@(\S+)$/.exec(line);
      if (example) {
        flush();
        out.push({ kind: "example", lines: [], name: example[1]! });
      } else if (/^[-•–] /.test(line)) {
        if (text.length) flush();
        items.push(line.slice(2));
      } else if (items.length && line) {
        items[items.length - 1] += ` ${line}`;
      } else if (line) {
        text.push(line);
      }
    }
    flush();
  }
  return out;
}
