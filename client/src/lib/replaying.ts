/** The log of a finished game, with the step that each line belongs to. */
import type { GameWords, Lang, Translate } from "./contract";
import { cameOf, spoken } from "./phrases";
import { sentence, type NameOf } from "./story";
import type { Replay, Told } from "./wire";

export interface Line {
  key: string;
  /** The step in which it happened. */
  step: number;
  text: string;
  /** Whether this is talk, not an event. */
  said: boolean;
}

/** The events of a step, in the form that a live table uses. */
export function toldAt(replay: Replay | null, step: number): Told[] {
  const events = replay?.steps[step]?.told ?? [];
  return events.map((event) => ({ position: step, event, passing: false }));
}

/** All events of the game in words and in order, with the talk where it was said. */
export function chapter(replay: Replay, t: Translate, piece: GameWords["piece"], nameOf: NameOf, lang: Lang, you = -1): Line[] {
  const lines: Line[] = [];
  replay.steps.forEach((_, step) => {
    toldAt(replay, step).forEach((told, index) => {
      const text = sentence(told, t, piece, nameOf, lang, you);
      if (text) lines.push({ key: `${step}.${index}`, step, text, said: false });
    });
    for (const said of replay.talk.filter((one) => one.step === step)) {
      const came = cameOf(said, t);
      lines.push({ key: `t${said.number}`, step, text: `${said.phrase ? nameOf(said.seat) : said.name}: ${spoken(said, t, nameOf, replay.seats)}${came && ` (${came})`}`, said: true });
    }
  });
  return lines;
}
