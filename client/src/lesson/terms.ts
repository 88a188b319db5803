import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "$client/lib/contract";

/** Context: gives the name of the game at whose table a component is shown. */
export const GAME = Symbol("game");

export interface Term {
  id: string;
  /** The heading of its entry: the first of its forms. */
  word: string;
  /** Every form that it takes in a sentence. */
  forms: string[];
  means: string;
}

/** The terms of a glossary file: `id = form, form, ...` with an attribute `.means`. */
export function termsOf(lang: Lang, source: string): Term[] {
  const from = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(source);
  from.addResource(resource);
  const out: Term[] = [];
  for (const entry of resource.body) {
    const message = from.getMessage(entry.id);
    const means = message?.attributes["means"];
    if (!message?.value || !means) continue;
    const forms = from.formatPattern(message.value).split(",").map((one) => one.trim());
    out.push({ id: entry.id, word: forms[0]!, forms, means: from.formatPattern(means) });
  }
  return out;
}

export interface Run {
  text: string;
  term: Term | null;
}

/** By terms: each by its forms, and what finds these in a text. */
const readers = new WeakMap<readonly Term[], { byForm: ReadonlyMap<string, Term>; any: RegExp }>();

function reader(terms: readonly Term[]): { byForm: ReadonlyMap<string, Term>; any: RegExp } {
  const made = readers.get(terms);
  if (made) return made;
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLocaleLowerCase(), term] as const)));
  const known = [...byForm.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const one = { byForm, any: new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.join("|")})(?![\\p{L}\\p{N}])`, "giu") };
  readers.set(terms, one);
  return one;
}

/** A text split into runs: the first occurrence of each term, in any form, is a run of its own. */
export function runs(text: string, terms: readonly Term[]): Run[] {
  if (!terms.length) return [{ text, term: null }];
  const { byForm, any } = reader(terms);
  const out: Run[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const found of text.matchAll(any)) {
    const term = byForm.get(found[0].toLocaleLowerCase())!;
    if (seen.has(term.id)) continue;
    seen.add(term.id);
    if (found.index > at) out.push({ text: text.slice(at, found.index), term: null });
    out.push({ text: found[0], term });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at), term: null });
  return out;
}
