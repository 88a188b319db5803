/** A game that has ended, as a chapter of sentences one can jump to. Plain, so that it can be tested. */
import type { GameWords, Lang, Translate } from "./contract";
import { sentence, type NameOf } from "./story";
import type { Replay, Told } from "./wire";

export interface Line {
  key: string;
  /** The step that brought it. */
  step: number;
  text: string;
  /** Talk, not an event. */
  said: boolean;
}

/** What a step told, in the form in which a live table is told it. */
export function toldAt(replay: Replay | null, step: number): Told[] {
  const events = replay?.steps[step]?.told ?? [];
  return events.map((event) => ({ position: step, event, passing: false }));
}

/** Every sentence of the game in order, talk among them where it was said. */
export function chapter(replay: Replay, t: Translate, piece: GameWords["piece"], nameOf: NameOf, lang: Lang): Line[] {
  const lines: Line[] = [];
  replay.steps.forEach((_, step) => {
    toldAt(replay, step).forEach((told, index) => {
      const text = sentence(told, t, piece, nameOf, lang);
      if (text) lines.push({ key: `${step}.${index}`, step, text, said: false });
    });
    for (const said of replay.talk.filter((one) => one.step === step))
      lines.push({ key: `t${said.number}`, step, text: `${said.name}: ${said.text}`, said: true });
  });
  return lines;
}
