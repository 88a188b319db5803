import { untrack } from "svelte";
import { eachDerived } from "./eachDerived.svelte";
import type { Args, GameBeats, Moment, SeatInfo, TableProps } from "./contract";
import { open, type GameParts } from "./games";
import { awayUntil, seatInfos } from "./seats";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { hear } from "./sound";
import { plainly } from "./stage.svelte";
import { captions as lastly, fields, join, sentence } from "./story";
import type { Position, Told } from "./wire";
import { t, words } from "./words.svelte";

const NONE: readonly never[] = [];
const NOTHING = {};

/** What a page shows of a table: the parts of its game, the line of the moment, captions, and the props of its table. */
export class Showing {
  readonly session: Session;
  parts = $state.raw<GameParts | null>(null);
  /** Whether this page has no table for the game. */
  absent = $state(false);
  /** The props of the game's table. */
  readonly given: TableProps<never>;
  /** A more exact line of the moment, from the game; valid for one position only. */
  #sharper = $state<string | null>(null);

  /** Makes the showing of a page; to be called while a component begins. */
  constructor(session: Session) {
    this.session = session;
    $effect(() => {
      const name = this.game;
      if (!name) return;
      void Promise.all([open(name), words.open(name)]).then(([found]) => {
        this.parts = found;
        this.absent = found === null;
      });
    });
    $effect.pre(() => {
      void this.position?.position;
      this.#sharper = null;
    });
    this.given = eachDerived<TableProps<never>>(() => ({
      view: (this.session.stage.view ?? this.position?.view ?? NOTHING) as never,
      beat: this.session.stage.now,
      legal: this.session.legal,
      waiting: this.session.locked ? NONE : (this.position?.waiting ?? NONE),
      seats: this.seats,
      you: this.you,
      options: this.table?.options ?? NOTHING,
      act: this.session.act,
      why: this.session.questions.why,
      told: this.position && !this.position.fresh ? this.position.told : NONE,
      position: this.position?.position ?? 0,
      silence: this.position?.silence ?? 0,
      over: this.over,
      t: this.g,
      lang: words.lang,
      reduced: settings.reduced,
      moment: this.moment,
      captions: this.captions,
      host: this.table?.host ?? false,
      pause: this.position?.pause ?? 0,
      prompt: (text) => void (this.#sharper = text),
    }));
    session.telling = {
      ...session.telling,
      beats: (frame, before) => this.#beats(frame, before),
      heard: (what) => hear(what, this.parts?.told.sounds ?? {}),
    };
  }

  readonly table = $derived.by(() => this.session.state.table);
  readonly game = $derived(this.table?.game ?? "");
  readonly g = $derived(words.of(this.game));
  readonly sight = $derived.by(() => this.session.sight);
  readonly position = $derived(this.sight?.position ?? null);
  readonly you = $derived(this.position?.seat ?? this.table?.you ?? -1);
  readonly seats: SeatInfo[] = $derived(this.table ? seatInfos(this.table.seats, this.you, t) : []);
  readonly over = $derived.by(() => this.session.state.over);
  readonly phase = $derived(String(this.position?.view["phase"] ?? ""));

  nameOf = (seat: number): string => this.seats[seat]?.name ?? t("table-itself");
  playerOf = (seat: number): string => this.parts?.player(this.position?.view ?? {}, seat, this.nameOf(seat), words.lang) ?? this.nameOf(seat);

  /** An event in words; empty if it has none. */
  says = (one: Told): string => (this.parts ? sentence(one, this.g, this.parts.piece, this.nameOf, words.lang, this.you) : "");

  readonly #args = $derived.by(() => {
    const out: Args = {};
    for (const [key, value] of Object.entries(this.position?.view ?? {}))
      if (typeof value === "string" || typeof value === "number") out[key] = value;
      else if (typeof value === "boolean") out[key] = value ? "yes" : "no";
      else if (value === null) out[key] = "-";
    return out;
  });
  readonly mine = $derived.by(() => {
    const position = this.position;
    return Boolean(position && position.seat >= 0 && position.waiting.includes(position.seat) && !this.session.spared && !this.session.locked);
  });
  /** What the table waits for, in words. */
  readonly expected = $derived.by(() => {
    const { position, game, g, phase, seats } = this;
    if (!position || !words.has(game, "title")) return "";
    if (this.over || this.table?.status === "over") return t("game-over");
    if (this.session.spared) return words.has(game, `spared-${phase}`) ? g(`spared-${phase}`, this.#args) : t("spared");
    if (this.mine) return this.#sharper ?? g(`ask-${phase}`, this.#args);
    const late = seats.filter((seat) => position.waiting.includes(seat.seat));
    if (late.length && late.every((seat) => seat.until)) return late.map((seat) => awayUntil(seat.name, seat.until!, t, words.lang)).join(". ");
    const who = position.waiting.map(this.playerOf);
    return who.length ? g(`wait-${phase}`, { ...this.#args, who: join(who, words.lang), n: who.length }) : "";
  });

  readonly #passing = $derived.by(() => {
    const { stage } = this.session;
    if (stage.told.length) return stage.told.filter((told) => told.passing);
    return this.position && !this.position.fresh ? this.position.told.filter((told) => told.passing) : [];
  });
  readonly captions = $derived.by(() => (this.parts && this.sight ? lastly([...this.session.story, ...this.#passing], this.g, this.parts.piece, this.nameOf, words.lang, this.you) : []));
  /** What the beat says; empty if nothing is told. */
  readonly #saying = $derived.by(() => {
    const piece = this.parts?.piece;
    const now = this.session.stage.now;
    if (!now?.seconds || !piece) return "";
    if (now.line) return this.g(now.line.id, now.line.args);
    const said = now.told.slice(now.scene ? now.brief : 0).map((told) => ({ told, text: this.says(told) })).filter((one) => one.text);
    const first = said[0]?.told.event;
    const many = `event-${String(first?.["on"])}-many`;
    return said.length > 1 && now.kind !== undefined && words.has(this.game, many) ? this.g(many, { ...fields(first!, piece, this.nameOf, words.lang, this.you), n: said.length }) : (said.at(now.scene ? 0 : -1)?.text ?? "");
  });
  readonly moment: Moment = $derived.by(() => (this.#saying ? { text: this.#saying, mine: false, busy: false } : { text: this.expected, mine: this.mine && !this.over, busy: this.session.busy }));

  #beats(frame: Position, before: unknown): ReturnType<NonNullable<GameBeats["beats"]>> {
    const own = this.parts?.told.beats as GameBeats["beats"];
    const says = (one: Told): boolean => !this.parts || this.says(one) !== "";
    return untrack(() => (own ? own(before as Record<string, unknown>, frame.told, { after: frame.view, you: this.you, says }) : plainly(frame.told, says, this.you)));
  }
}
