/** The draft of a study, while somebody fills in what to compare. */
import type { Translate } from "$client/lib/contract";
import { changed, defaults, inWords, usual } from "$client/lib/making";
import { LONGEST_TITLE, type GameCard, type JsonObject, type OptionCard, type StudyWish } from "$client/lib/wire";

export interface VariantDraft {
  /** A name given by the visitor; if empty, the variant is named by what it changes. */
  name: string;
  options: JsonObject;
}

export interface Draft {
  game: string;
  variants: VariantDraft[];
  seats: number;
  player: string;
  precision: number;
}

/** Choices for half the width that every interval should have, in percentage points. */
export const PRECISIONS = [10, 5, 3, 2, 1] as const;
export const MOST_VARIANTS = 4;

/** The first draft for a game: the rules of the book against those with the first option changed. */
export function draftOf(game: GameCard): Draft {
  const plain = defaults(game);
  const first = game.options[0];
  return {
    game: game.name,
    variants: [
      { name: "", options: plain },
      { name: "", options: first ? { ...plain, [first.name]: otherwise(first) } : { ...plain } },
    ],
    seats: usual(game),
    player: game.levels.length ? game.usual_level : "",
    precision: 5,
  };
}

/** A value of an option that differs from the book's. */
export function otherwise(option: OptionCard): boolean | number | string {
  if (option.kind === "switch") return option.default !== true;
  if (option.kind === "number") {
    const double = Math.min(2 * Number(option.default), option.most);
    return double !== option.default ? double : option.least;
  }
  return option.choices.find((one) => one !== option.default) ?? option.default;
}

/** The name of a variant: its own, or what it changes. Colons are removed: on the command line they would end it. */
export function nameOf(game: GameCard, variant: VariantDraft, g: Translate, book: string, no: string): string {
  const words = variant.name.trim() || inWords(game.options, variant.options, g, no).join(", ") || book;
  return words.replace(/\s*:\s*/g, " ").slice(0, LONGEST_TITLE).trim();
}

/** The draft as a request to the house; *seed* decides the deals. */
export function wishOf(game: GameCard, draft: Draft, names: readonly string[], seed: number): StudyWish {
  return {
    game: game.name,
    variants: draft.variants.map((variant, n) => ({ name: names[n]!, options: changed(game.options, variant.options) })),
    seats: draft.seats,
    player: draft.player,
    precision: draft.precision,
    seed,
  };
}

/** A study that was played, as a draft for the next one. */
export function draftFrom(game: GameCard, wish: StudyWish): Draft {
  const plain = defaults(game);
  return {
    game: game.name,
    variants: wish.variants.map((one) => ({ name: one.name, options: { ...plain, ...one.options } })),
    seats: wish.seats,
    player: wish.player ?? "",
    precision: wish.precision ?? 5,
  };
}

/** Roughly how many more minutes a study will take, judged by its progress so far. */
export function minutesLeft(deals: number, likely: number, seconds: number): number {
  return deals ? Math.round(((likely - deals) * (seconds / deals)) / 60) : 0;
}
