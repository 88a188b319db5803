import { untrack } from "svelte";
import { badge } from "./app.svelte";
import { notify } from "./notifications";
import { settings } from "./settings.svelte";
import type { Showing } from "./showing.svelte";
import { play, triumph } from "./sound";
import { t, words } from "./words.svelte";

interface Page {
  /** Whether this is a phone in a hall, with a hand and no board. */
  hand: () => boolean;
  playing: () => boolean;
  /** Whether clocks stand in the bar. */
  clocks: () => boolean;
}

/** Calls people to their turn wherever they are looking: by the page's title, a mark at its icon, a notification, a sound. */
export class Calling {
  /** Whether sounds are offered: once, at the first seat, in the bar, unless clocks stand there. */
  offers = $state(false);
  readonly #mine: boolean = $derived.by(() => this.showing.mine && !this.showing.over);
  readonly title = $derived.by(() => `${this.#mine ? `${t("title-your-turn")} · ` : ""}${words.title(this.showing.game) || "Tafurería"}`);

  /** To be made while a component begins. */
  constructor(
    private readonly showing: Showing,
    id: string,
    page: Page,
  ) {
    $effect(() => {
      if (!this.#mine || !document.hidden || !settings.notify || !words.has(showing.game, "title")) return;
      return notify(words.title(showing.game), untrack(() => showing.expected), `/mesa/${id}`);
    });
    $effect(() => {
      if (this.#mine) untrack(() => (page.hand() ? settings.vibrate && !settings.reduced && navigator.vibrate?.(60) : play("turn")));
      badge(this.#mine ? 1 : 0);
    });
    // Those who have won hear it, but not when they come back to the table.
    $effect(() => {
      const { over, position, table } = showing;
      const won = over && position && !position.fresh && over.winners.some((seat) => table?.yours.includes(seat));
      if (won) untrack(() => triumph(showing.parts?.told.victory));
    });
    $effect(() => {
      if (!showing.mine || !page.playing() || page.clocks() || settings.offered || showing.table?.lesson) return;
      untrack(() => {
        this.offers = true;
        settings.offered = true;
        settings.save();
      });
    });
    // Whoever goes on playing has said no.
    $effect(() => {
      if (this.offers && !showing.mine) this.offers = false;
    });
  }

  /** Takes the offer. */
  hear = (): void => {
    this.offers = false;
    settings.sound = true;
    settings.save();
    play("turn");
  };
}
