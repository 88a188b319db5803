import { untrack } from "svelte";
import type { Showing } from "./showing.svelte";
import { sinceDeed } from "./since";
import type { Told } from "./wire";

/** What somebody who comes back to a table has not seen happen. */
export class ComingBack {
  /** What happened, in words, and the id of its title; `null` if nothing has to be said. */
  since = $state.raw<{ title: string; lines: readonly string[] } | null>(null);
  /** How many events had been told when the page was hidden; -1 for none. */
  #away = -1;
  /** The last fresh position. */
  #seen = -1;

  /** To be made while a component begins. *open*: does the visitor see the table, alone? */
  constructor(
    private readonly showing: Showing,
    private readonly open: () => boolean,
  ) {
    // The events of a fresh position were not seen as they happened: the page was closed, or the connection lost.
    $effect(() => {
      const { parts, sight } = showing;
      if (!parts || !sight?.position.fresh || sight.position.position === this.#seen) return;
      this.#seen = sight.position.position;
      untrack(() => this.#say("since", sinceDeed(sight, parts.told.given)));
    });
    showing.session.telling.skipped = (what) => this.#say("since-skipped", what, 2);
  }

  #say(title: string, what: readonly Told[], more = 1): void {
    const lines = what.map(this.showing.says).filter(Boolean);
    this.since = lines.length > more && this.open() ? { title, lines } : null;
  }

  /** The page is hidden, or seen again. */
  look = (): void => {
    const { session, sight } = this.showing;
    if (document.hidden) {
      this.#away = session.story.length;
      session.stage.flush();
      return;
    }
    session.check();
    if (sight && this.#away >= 0) this.#say("since-away", sight.story.slice(this.#away));
    this.#away = -1;
  };
}
