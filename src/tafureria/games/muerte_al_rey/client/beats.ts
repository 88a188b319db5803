/** How ¡Muerte al rey! is told. */
import type { Beat, GameBeats } from "$client/lib/contract";
import type { Sounds } from "$client/lib/sound";
import { plainly } from "$client/lib/stage.svelte";
import { isKing } from "./pieces";
import type { GameEvent, GameLine, View } from "./types";

/** The sound of each event. */
export const sounds: Sounds = { dealt: "card", "card-chosen": "card", exchanged: "card", "gave-up": "card", swapped: "card", accused: "hammer", denounced: "hammer", eliminated: "hammer" };

/** The cards of an accused player are unmasked; or a game has ended, and its result is read. */
export type Scene = { kind: "shown"; king: boolean } | { kind: "ended"; number: number; line: GameLine; cards: readonly number[] };

/** The points of a deal are told together, in one scene that is held until it is touched. */
export const beats: NonNullable<GameBeats<View, Scene>["beats"]> = (before, told, { after, says, you }) => {
  const out: Beat<View, Scene>[] = [];
  let view: Partial<View> = {};
  let accuser = before.accuser;
  let cards: readonly number[] = before.shown;
  for (const beat of plainly<View, Scene>(told, says, you)) {
    const event = beat.told[0]!.event as unknown as GameEvent;
    if (event.on === "accused") {
      accuser = event.seat;
      out.push({ ...beat, long: "full" });
    } else if (event.on === "shown") {
      cards = event.cards;
      view = { accuser, shown: event.cards, shown_seat: event.seat };
      out.push({ ...beat, long: 2.4, scene: { kind: "shown", king: event.cards.some(isKing) }, view });
    } else if (event.on === "king-found") out.push({ ...beat, long: 3, scene: { kind: "shown", king: true } });
    else if (event.on === "game-ended") {
      const number = before.sheet.length + 1;
      out.push({ ...beat, long: 3, held: true, scene: { kind: "ended", number, line: after.sheet[number - 1]!, cards }, view: { sheet: after.sheet } });
    } else if (event.on === "scored") {
      const last = out.at(-1)!;
      out[out.length - 1] = { ...last, told: [...last.told, ...beat.told] };
    } else out.push(event.on === "identified" || event.on === "dealt" ? { ...beat, kind: event.on } : beat);
  }
  return out;
};
