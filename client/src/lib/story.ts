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

/** The fields of an event as Fluent takes them: seats by name, the rest through the game's `piece`. */
export function fields(
  event: Readonly<Record<string, unknown>>,
  piece: GameWords["piece"],
  nameOf: NameOf,
  lang: Lang,
): Args {
  const out: Args = {};
  const say = (key: string, value: unknown): string =>
    value === null || value === undefined ? "-" : piece(key, value as number | string, lang);
  for (const [key, value] of Object.entries(event)) {
    if (key === "on") continue;
    if (Array.isArray(value)) {
      out[`${key}_n`] = value.length;
      const seats = SEATS.test(key);
      out[key] = value.length ? join(value.map((one) => (seats ? nameOf(one as number) : say(key, one))), lang) : "-";
    } else if (typeof value === "number" && SEAT.test(key)) {
      out[key] = nameOf(value);
    } else if (typeof value === "boolean") {
      out[key] = value ? "yes" : "no";
    } else {
      const text = say(key, value);
      // A plain number stays one, so that plurals work.
      out[key] = typeof value === "number" && text === String(value) ? value : text;
    }
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
  return text === id || text === "-" ? "" : text;
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
