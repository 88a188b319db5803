import type { Translate } from "$client/lib/contract";
import type { GameParts } from "$client/lib/games";
import { sentence, type NameOf } from "$client/lib/story";
import type { JsonObject, Turn } from "$client/lib/wire";
import { t, words } from "$client/lib/words.svelte";

/** What was told at a turning point, in sentences. */
export function toldAt(turn: Turn, g: Translate, piece: GameParts["piece"], nameOf: NameOf, you: number): string[] {
  return turn.told.map((event) => sentence({ event: event as JsonObject, position: 0, passing: false }, g, piece, nameOf, words.lang, you)).filter(Boolean);
}

/** Whose choice it was, or that it was luck. */
export function whose(turn: Turn, nameOf: NameOf, you: number): string {
  return turn.seat === null ? t("after-luck") : turn.seat === you ? t("after-choice-own") : t("after-choice", { who: nameOf(turn.seat) });
}

/** A change of a chance, in percent with its sign. */
export function signed(change: number): string {
  return new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(100 * change);
}
