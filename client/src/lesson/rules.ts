import { words } from "$client/lib/words.svelte";
import type { RulesPage } from "./searching";

/** The pages of a game's rules, from the messages `help-N-title` (with its attributes) and `help-N-body`. */
export function rulesOf(game: string): RulesPage[] {
  const say = words.of(game);
  const out: RulesPage[] = [];
  for (let number = 1; words.has(game, `help-${number}-title`); number += 1) {
    const id = `help-${number}-title`;
    const [lesson = "", step = ""] = words.note(game, id, "try").split(" ");
    out.push({
      number,
      title: say(id),
      body: say(`help-${number}-body`),
      gist: words.note(game, id, "gist"),
      book: words.note(game, id, "book"),
      lesson,
      step,
    });
  }
  return out;
}
