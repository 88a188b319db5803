import type { Args, Caption, GameWords, Lang, Translate } from "./contract";
import type { Told } from "./wire";

/** Gives the name of a seat for a sentence. */
export type NameOf = (seat: number) => string;

const SEAT = /^seat$|_seat$/;
const SEATS = /^seats$|_seats$/;

/** The items as one list in words: "a, b y c". */
export function join(items: readonly string[], lang: Lang): string {
  return items.length < 2 ? (items[0] ?? "") : new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}

/**
 * The fields of an event as arguments for Fluent: seats as names, the rest through the game's `piece`, lists
 * joined, a missing value as `-`. `FIELD_n` says how many there are; `FIELD_most` is the largest of a list of
 * numbers; `FIELD_you`, for seats, is `yes` when the reader's seat is the only one. A field with `FIELD_seat` (a
 * list: `FIELD_seats`) beside it is something that people play: "Valencia (Berenguer)". Must agree with
 * `tafureria/words.py`.
 */
export function fields(
  event: Readonly<Record<string, unknown>>,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
  you = -1,
): Args {
  const out: Args = {};
  const say = (key: string, value: unknown): string | number => {
    if (value === null || value === undefined) return "-";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" && (SEAT.test(key) || SEATS.test(key))) return value < 0 ? "-" : nameOf(value);
    const text = piece(key, value as number | string, lang);
    // A number stays a number, so that plurals work.
    return typeof value === "number" && text === String(value) ? value : text;
  };
  for (const [key, value] of Object.entries(event)) {
    if (key === "on") continue;
    const list = Array.isArray(value) ? (value as unknown[]) : null;
    const seats = event[list ? `${key}_seats` : `${key}_seat`];
    const played = (one: unknown, at: number): string | number => {
      const seat = Number((Array.isArray(seats) ? (seats as unknown[])[at] : seats) ?? -1);
      return seat < 0 || one === null || one === undefined ? say(key, one) : `${say(key, one)} (${nameOf(seat)})`;
    };
    out[key] = list ? (list.length ? join(list.map((one, at) => String(played(one, at))), lang) : "-") : played(value, 0);
    out[`${key}_n`] ??= list ? list.length : value === null || value === undefined ? 0 : 1;
    if (SEAT.test(key) || SEATS.test(key)) {
      const only = list?.length === 1 ? list[0] : value;
      out[`${key}_you`] = you >= 0 && only === you ? "yes" : "no";
    } else if (list && typeof (list[0] ?? 0) === "number") {
      out[`${key}_most`] = list.length ? Math.max(...(list as number[])) : 0;
    }
  }
  return out;
}

/** An event in words; empty when it is not worth a line. */
export function sentence(
  told: Told,
  t: Translate,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
  you = -1,
): string {
  const id = `event-${String(told.event["on"])}`;
  const text = t(id, fields(told.event, piece, nameOf, lang, you));
  return text === id || text === "-" ? "" : text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

/** The seat that an event is about: its own `seat`, else the first field that names one; -1 for the table. */
export function doer(event: Readonly<Record<string, unknown>>): number {
  const named = ["seat", ...Object.keys(event).filter((key) => key.endsWith("_seat"))];
  const found = named.map((key) => event[key]).find((seat) => typeof seat === "number" && seat >= 0);
  return typeof found === "number" ? found : -1;
}

/** The last two events that are worth a line, oldest first. */
export function captions(
  story: readonly Told[],
  t: Translate,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
  you = -1,
): Caption[] {
  const out: Caption[] = [];
  for (let at = story.length - 1; at >= 0 && out.length < 2; at -= 1) {
    const text = sentence(story[at]!, t, piece, nameOf, lang, you);
    if (text) out.unshift({ key: `${at}`, text, seat: doer(story[at]!.event) });
  }
  return out;
}

/** A line of the log. */
export interface Line {
  key: number;
  text: string;
  /** The seat that did it; -1 for the table. */
  seat: number;
  /** Whether a deal, a turn or a round begins with it. */
  begins: boolean;
}

/** An event as a line of the log. */
export function lineOf(told: Told, key: number, text: string): Line {
  return { key, text, seat: doer(told.event), begins: /^(game|turn|round)-began$/.test(String(told.event["on"])) };
}

/** The lines in groups, each of which begins with a round. */
export function byRound(lines: readonly Line[]): Line[][] {
  const out: Line[][] = [];
  for (const line of lines)
    if (line.begins || !out.length) out.push([line]);
    else out.at(-1)!.push(line);
  return out;
}

/** What has `on` and fields, in the words of the game for it: a sentence with a capital letter. */
const inWords =
  (kind: string) =>
  (what: Readonly<Record<string, unknown>>, t: Translate, piece: GameWords["piece"], nameOf: NameOf, lang: Lang, you = -1): string => {
    const text = t(`${kind}-${String(what["on"])}`, fields(what, piece, nameOf, lang, you));
    return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  };
/** A statement about something hidden, in words. */
export const statement = inWords("knew");
/** What decided a game, in words. */
export const decided = inWords("decided");
/** A reason for a choice, in words. */
export const reason = inWords("advice");

export interface Block {
  kind: "text" | "list" | "example";
  /** Runs of plain and emphasised text; in a list, one array per item. */
  lines: Part[][];
  name: string;
}

export interface Part {
  text: string;
  em: boolean;
  /** A mark (`[R]`) after something that the rulebook leaves open and the house decides. */
  ours?: true;
}

function runs(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b_[^_]+_\b|\[R\])/)
    .filter(Boolean)
    .map((part) => {
      if (part === "[R]") return { text: "R", em: false, ours: true };
      const em = /^(\*\*|\*|_)(.+)\1$/.exec(part);
      return em ? { text: em[2]!, em: true } : { text: part, em: false };
    });
}

/** The blocks of a help page: paragraphs, lists (`- `) and places for drawn examples (`@name`). */
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
