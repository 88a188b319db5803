/** What a game's own part of the client is given, and what it gives. `client/README.md` tells it in prose. */
import type { Component } from "svelte";
import type { Told } from "./wire";

export type Lang = "es" | "en";
export type Args = Record<string, string | number>;
/** Words: the game's own Fluent messages first, then the shared ones. */
export type Translate = (id: string, args?: Args) => string;

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "computer";
  /** As it is shown: a person's name, or the words of the computer player's kind. Unique at the table. */
  name: string;
  /** A person with a live connection; computer players are always here. */
  here: boolean;
  /** Away for so long that a computer player stands in; the seat stays theirs. */
  away?: boolean;
  you: boolean;
  /** Of a computer player: its level in words. */
  level?: string;
}

/** Notation, an id, or several of them, carried out one after another in one frame. */
export type Choice = string | number | readonly (string | number)[];

export interface TableProps<V = Record<string, unknown>> {
  /** What this seat sees now. The truth; draw the whole table from it. */
  view: V;
  /** Legal actions of the own seat: notation -> id. Empty when it is not waited for, or a choice is on its way. */
  legal: ReadonlyMap<string, number>;
  /** Seats that are waited for. Empty when the game is over. */
  waiting: readonly number[];
  seats: readonly SeatInfo[];
  /** Own seat; -1 for a watcher. */
  you: number;
  options: Readonly<Record<string, unknown>>;
  /** Carries out legal actions. What is not legal is asked about instead, as `why` does. */
  act: (what: Choice) => void;
  /** Says why an action in notation would be refused, in words, with its section. */
  why: (notation: string) => void;
  /** What was told with this position, for animation; empty on a fresh start. */
  told: readonly Told[];
  /** Number of this position: a key for what should happen once per position. */
  position: number;
  /** Seconds from this position on until the house takes silence for an answer; 0 when it waits. */
  silence: number;
  /** The result, once the game is over. */
  over: { ending: string; scores: readonly number[]; winners: readonly number[] } | null;
  t: Translate;
  lang: Lang;
  /** No motion wanted. `ms(250, reduced)` gives a duration. */
  reduced: boolean;
  /** A sharper line than `ask-PHASE` for what is expected now; `null` gives it back. */
  prompt: (text: string | null) => void;
}

export interface HelpProps {
  /** The name after `@` in a help page: `@3` or `@duty`. */
  n: string;
  t: Translate;
  lang: Lang;
}

/** What `words.ts` of a game exports. */
export interface GameWords {
  /** The name of a card, an area, ... as it comes in a field of an event. */
  piece: (field: string, value: number | string, lang: Lang) => string;
}

export type TableComponent = Component<TableProps<never>>;
export type ExampleComponent = Component<HelpProps>;
