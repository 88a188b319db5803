/** Talk in the words of the game: phrases with a blank, which computer players understand. */
import type { Translate } from "./contract";
import type { NameOf } from "./story";
import type { PhraseEntry, Talk } from "./wire";

/** The characters of computer players, one a seat in turn: `CHARACTERS` of `core/phrase.py`. */
export const CHARACTERS = ["loyal", "grasping", "spiteful", "cautious", "sly"];

/** A phrase in words. *about*: what fills its blank; an ellipsis stands for a seat that is not chosen yet. Some
 * characters have words of their own for it. */
export function phraseText(name: string, about: number, kind: string, g: Translate, nameOf: NameOf, character = ""): string {
  const text = g(`phrase-${name}`, { who: kind === "seat" && about < 0 ? "…" : about >= 0 ? nameOf(about) : "", side: Math.max(about, 0), character });
  return text.replace("….", "…");
}

/** What a line of talk says. */
export function spoken(line: Pick<Talk, "text" | "phrase" | "seat">, g: Translate, nameOf: NameOf, seats: readonly { kind: string }[]): string {
  if (!line.phrase) return line.text;
  const [name, about] = line.phrase.split(" ");
  return phraseText(name!, about === undefined ? -1 : Number(about), "", g, nameOf, seats[line.seat]?.kind === "computer" ? CHARACTERS[line.seat % CHARACTERS.length] : "");
}

/** Whether a line in a phrase is said to a seat alone, or about it. */
export function concerns(line: Pick<Talk, "phrase" | "to">, phrases: readonly PhraseEntry[], you: number): boolean {
  const [name, about] = line.phrase.split(" ");
  return you >= 0 && (line.to === you || (Number(about) === you && phrases.some((phrase) => phrase.name === name && phrase.about === "seat")));
}

/** What has come of a line of talk, in words: empty unless it was kept or broken. */
export function cameOf(line: Pick<Talk, "phrase" | "verdict">, g: Translate): string {
  return line.verdict === "kept" || line.verdict === "broken" ? g(`came-${line.phrase.split(" ")[0]}`, { came: line.verdict }) : "";
}

/** What can be put into the blank of a phrase: every other seat, or both sides; nothing for a phrase without one. */
export function fillings(phrase: PhraseEntry, seats: number, you: number): number[] {
  if (phrase.about === "side") return [0, 1];
  return phrase.about === "seat" ? Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you) : [];
}
