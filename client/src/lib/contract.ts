/** The contract between the page and a game's own components, which `client/README.md` describes in prose. */
import type { Component } from "svelte";
import type { Fact } from "./deduction";
import type { Phrase, Sound } from "./sound";
import type { Told } from "./wire";

export type Lang = "es" | "en";
export type Args = Record<string, string | number>;
/** Looks a message up: among the game's own first, then among the shared ones. */
export type Translate = (id: string, args?: Args) => string;

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "computer";
  /** The name to show, unique at the table. */
  name: string;
  /** Whether the person has a live connection; computer players are always here. */
  here: boolean;
  /** Away for so long that a computer player stands in for the person, who keeps the seat. */
  away?: boolean;
  /** The last day of the person's holidays, as `2026-08-03`. */
  until?: string;
  you: boolean;
  /** The level of a computer player, in words. */
  level?: string;
  /** The person's own shield, as the house writes it. */
  shield?: string;
}

/** The line of the moment: what the table waits for. */
export interface Moment {
  text: string;
  /** Whether it is your turn. */
  mine: boolean;
  /** Whether a choice of yours is on its way to the house. */
  busy: boolean;
}

/** Something that has just happened, in words, with the seat that did it (-1: the table itself). */
export interface Caption {
  key: string;
  text: string;
  seat: number;
}

/** How a game ended: the last scene draws it. */
export interface Result {
  ending: string;
  scores: readonly number[];
  winners: readonly number[];
  /** What decided it: `on` and fields like those of an event. */
  decided?: Readonly<Record<string, unknown>> | null;
}

/**
 * What the last scene of a game is drawn from. Its layers, of 240 x 300, lie behind and in front of the winners; a game that
 * says `whole` draws the whole scene instead, with everybody in it, and beside it how the game went ("story").
 */
export interface EndingProps<V = Record<string, unknown>> {
  layer: "back" | "front" | "whole" | "story";
  /** The last position. */
  view: V;
  over: Result;
  /** What this seat was told during the game. */
  story: readonly Told[];
  nameOf: (seat: number) => string;
  t: Translate;
  lang: Lang;
  reduced: boolean;
}
export type EndingComponent = Component<EndingProps<never>>;
/** What `Ending.svelte` of a game exports. */
export interface EndingModule {
  default: EndingComponent;
  /** Whether it draws the whole scene for such a last position. */
  whole?: (view: never) => boolean;
  /** Whether a lone winner sits higher and smaller, because the scene in front is what they ride. */
  mounted?: boolean;
  /** The colour of the plate with the winners' names; light letters stand on it. */
  plate?: string;
}

/** An action by notation or id, or several that are carried out one after another. */
export type Choice = string | number | readonly (string | number)[];

/** A part of what a position tells: `stage.svelte.ts` says how beats are told. */
export interface Beat<V = Record<string, unknown>, S = unknown> {
  /** The events that it tells. */
  told: readonly Told[];
  /** Seconds at Normal, or a word of `LENGTHS`; "plain" if left out. */
  long?: "none" | "short" | "plain" | "full" | number;
  /** What the table draws while it is told. */
  scene?: S;
  /** Fields of the view that change with it. */
  view?: Partial<V>;
  /** What the ribbon says in place of the events' sentence, while these are still being decided: a message of the game. */
  line?: { id: string; args?: Args };
  /** Whether it stays until it is touched: it ends a deal or a game. */
  held?: boolean;
  /** What the button says by which a held beat goes on: a message of the game. */
  go?: { id: string; args?: Args };
  /** Whether it decides something: it has a beat of its own however long others act, and gets shorter only after `LONG`. */
  firm?: boolean;
  /** Beats of the same kind that follow each other are told together. */
  kind?: string;
}

/** The beat being told. */
export interface Shown<S = unknown> extends Beat<Record<string, unknown>, S> {
  /** Different for each beat. */
  key: string;
  /** How many of its events, at the beginning, take no time. */
  brief: number;
  /** Its place in the film, from 0, and how many beats the film has. */
  at: number;
  of: number;
  /** How long it lasts at the visitor's pace. */
  seconds: number;
}

/** What `beats.ts` of a game exports; all may be left out. */
export interface GameBeats<V = Record<string, unknown>, S = unknown> {
  /** The sound of each event, by its tag. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What is heard by those who have won. */
  victory?: Phrase;
  /** The events that befall a seat and that it has not chosen: what is told after one is not told since its turn. */
  given?: readonly string[];
  /** The beats of what a seat (*you*) is told between two views; *says* tells which events have a sentence. */
  beats?: (before: V, told: readonly Told[], more: { after: V; you: number; says: (told: Told) => boolean }) => readonly Beat<V, S>[];
}

export interface TableProps<V = Record<string, unknown>, S = unknown> {
  /** What this seat sees now, as far as it has been told: draw the whole table from it. */
  view: V;
  /** The beat being told; `null` if nothing is. */
  beat: Shown<S> | null;
  /** Legal actions of your seat, notation -> id. Empty if it is not your turn or a choice waits for its answer. */
  legal: ReadonlyMap<string, number>;
  /** Seats that must act. Empty when the game is over. */
  waiting: readonly number[];
  seats: readonly SeatInfo[];
  /** Your seat; -1 for a watcher. */
  you: number;
  options: Readonly<Record<string, unknown>>;
  /** Carries out legal actions; for one that is not legal it asks why, as `why` does. */
  act: (what: Choice) => void;
  /** Asks the house why an action is not legal, and shows the answer with its section. */
  why: (notation: string) => void;
  /** Events that came with this position, for what stays of them on the table; empty after loading the page. */
  told: readonly Told[];
  /** Number of this position, as a key for anything that should happen once per position. */
  position: number;
  /** Seconds, from this position on, after which the house takes silence for an answer; 0 for never. */
  silence: number;
  /** The result, once the game is over. */
  over: Result | null;
  t: Translate;
  lang: Lang;
  /** Whether to avoid motion: `ms(250, reduced)` gives a duration. */
  reduced: boolean;
  /** The line of the moment: show it with `Ribbon` (`Room` does). */
  moment: Moment;
  /** The last two things that happened, oldest first: show them with `Captions` (`Room` does). */
  captions: readonly Caption[];
  /** Whether you are the host, who may remove people. */
  host: boolean;
  /** Seconds for which the house now pauses the table, so that everybody can see what was shown; 0 for none. */
  pause: number;
  /** Replaces the line `ask-PHASE` by a more exact one for this position; `null` restores it. */
  prompt: (text: string | null) => void;
}

export interface SetupProps {
  /** The options of the new table. */
  options: Readonly<Record<string, unknown>>;
  /** The number of players. */
  seats: number;
  t: Translate;
  lang: Lang;
  set: (option: string, value: boolean | number | string) => void;
}

/** What `Setup.svelte` of a game exports: a component that sets some options, and the names of these options. */
export interface SetupModule {
  default: Component<SetupProps>;
  options: readonly string[];
}
export type SetupComponent = Component<SetupProps>;

/** The hidden side of the game, drawn as far as a seat can know it (`client/Deduction.svelte`). */
export interface DeductionProps<V = Record<string, unknown>> {
  /** All statements about what is hidden that may be true; those that are missing are impossible. */
  held: readonly Fact[];
  /** What the seat sees. */
  view: V;
  seats: readonly SeatInfo[];
  you: number;
  t: Translate;
  lang: Lang;
}
export type DeductionComponent = Component<DeductionProps<never>>;

export interface HelpProps {
  /** The name after `@` in a help page: `@3` or `@duty`. */
  n: string;
  t: Translate;
  lang: Lang;
}

/** The context in which a choice is named. */
export interface Around {
  lang: Lang;
  nameOf: (seat: number) => string;
  /** What a seat saw of the table, if that is known. */
  view?: Readonly<Record<string, unknown>>;
}

/** What `words.ts` of a game exports. */
export interface GameWords {
  /** The name of a value (a card, an area ...) in a field of an event. */
  piece: (field: string, value: number | string, lang: Lang) => string;
  /** For games whose players are known by what they play: the name of a seat with that, "Valencia (Berenguer)". */
  player?: (view: Readonly<Record<string, unknown>>, seat: number, name: string, lang: Lang) => string;
  /** The names of those who have won, from what decided the game, if seats do not say it. */
  winners?: (decided: Readonly<Record<string, unknown>>, around: Around) => string[] | null;
  /** Names that are Spanish in whatever language they are read, such as those of places. */
  spanish?: readonly string[];
  /** The object of a choice in words, from the verb and the rest of its notation; without this, the rest as it is. */
  choice?: (verb: string, what: string, around: Around) => string;
}

/** What `Table.svelte` of a game exports. */
export interface TableModule {
  default: Component<TableProps<never>>;
  /** Whether it draws its own `Room`, and the page nothing around it. */
  room?: boolean;
  /** Whether it shows everybody's result after the end, so that a wide screen has it beside what is said of the end. */
  counts?: boolean;
}

export type TableComponent = Component<TableProps<never>>;
export type ExampleComponent = Component<HelpProps>;
