/**
 * The stage: tells what happens at a table, beat by beat, before the position behind it can be played on.
 *
 * The law. Each event that the shown seat is told appears, in order, at the visitor's pace, and nothing shows what has not
 * been told yet. The events of one position are a *film* of *beats*. Films wait for each other; a position waits for its
 * film. Only a person skips: by a key, a touch or a setting, and then is told what was skipped.
 *
 * How a game is told. Nothing is needed: each event that has a sentence is a beat, in which the ribbon and the captions
 * say it. A game may say more in `client/beats.ts` (`GameBeats` in `contract.ts`):
 *
 *     export const sounds: Sounds = { rolled: "dice" };              // the sound of each event, heard with its beat
 *     export const beats: GameBeats<View, Scene>["beats"] = (before, told, { after, you, says }) => [
 *       { told: [one], long: "short" },                              // seconds at Normal, or a word of `LENGTHS`
 *       { told: [two], long: 2, scene: { kind: "dice", ... } },      // a scene: what the table draws during this beat
 *       { told: [three], view: { owners: after.owners } },           // from here on, these fields are as they will be
 *       { told: [four], long: 3, scene: { ... }, held: true },       // stays until somebody touches it
 *       { told: [five], long: 3, held: true, go: { id: "table-on" } }, // the words of the button by which it goes on
 *       { told: [six], long: 0.2, line: { id: "table-dice-fall" } }, // what the ribbon says while it is still being decided
 *       { told: [seven], long: 1, firm: true },                      // an outcome: it has a beat of its own however much others do
 *     ];
 *
 * `before` is the view on the table, `after` the one behind the film, of which a beat may show only what it has told.
 * Beats tell all events once, in order; events that no beat tells are told with the beat before them. A beat of length
 * "none" is told together with the next. Beats with the same `kind` that follow each other, also in several positions,
 * are told together (the words: `event-TAG-many`, with `$n`).
 *
 * What a table gets. `view` is the view before the film, with the fields that its beats have changed so far; `beat` is
 * the beat being told (`beat.scene`, `beat.told`, `beat.key`, and `beat.seconds` for animations), or `null`; `legal` and
 * `waiting` are empty until the film has ended, unless the same choice is open before and after it. The last beat of a
 * film, if it has no scene, already shows the position that it leads to: a card that is played lies there while it is
 * said. `ui/SceneLayer.svelte` lays a scene over the board; holding, touching, pausing, stepping, skipping, sounds, the
 * ribbon, captions, the log and the readers of screens are the stage's.
 */
import type { Beat, Shown } from "./contract";
import { doer } from "./story";
import type { Down, Position, Told } from "./wire";

/** How fast the page tells what happens. */
export type Pace = "calm" | "normal" | "brisk" | "once";
/** By pace, how many times as long a beat lasts as at Normal. */
export const PACES: Readonly<Record<Pace, number>> = { calm: 2, normal: 1, brisk: 0.35, once: 0 };
/** Seconds of a beat at Normal. */
export const LENGTHS = { none: 0, short: 0.45, plain: 1, full: 1.8 } as const;
/**
 * The round of others takes long if it takes more seconds than this: then "up to me" is offered, what leads to an outcome is
 * told together with it, and everything lasts only so many times as long as at Normal.
 */
export const LONG = 8;
export const HASTE = { plain: 0.15, firm: 0.4 } as const;
/** Seconds at Normal after which a player who waits is told the rest faster, and how many times as long its beats then last. */
export const PATIENCE = 3;
export const FASTER = PACES.brisk;
/** Seconds for which a held beat stays where nobody is expected to touch it. */
const UNTOUCHED = 8;

interface Hooks {
  /** Shows a frame: the page is as if it had just arrived. */
  show: (frame: Down) => void;
  /** The beats of a position that the shown seat was told of; `before` is the view that is shown. */
  beats: (frame: Position, before: unknown) => readonly Beat[];
  /** The seat that is shown; `null` before the first position. */
  seat: () => number | null;
  /** How many times as long a beat lasts as at Normal; 0: positions are shown as they come. */
  pace: () => number;
  /** The view that is shown of a seat. */
  view: (seat: number) => unknown;
  /** Whether a held beat waits for a touch, and not for some seconds only. */
  touched: () => boolean;
  /** Whether the visitor may act on what is shown. */
  acts: () => boolean;
  /** Whether the same choice is open to the visitor now and in that position. */
  same: (then: Position) => boolean;
  /** Whether one person looks at this page; otherwise a position may be for other eyes, and waits for the whole film. */
  alone: () => boolean;
  /** Events that appear now. */
  heard: (told: readonly Told[]) => void;
  /** Events that a person has skipped. */
  skipped: (told: readonly Told[]) => void;
}

interface Film {
  seat: number;
  /** The frames that are shown when the film ends. */
  frames: readonly Down[];
  beats: readonly (Beat & { brief: number })[];
  at: number;
  /** The view during the film, with what its beats have changed. */
  view: unknown;
  /** Whether the position behind it is shown already. */
  open: boolean;
  /** Whether the visitor may act during it. */
  free: boolean;
}

/** How many times as long as at Normal a beat lasts for somebody who has waited for so many seconds. */
function hurry(beat: Beat, waited: number): number {
  if (beat.held || waited < PATIENCE) return 1;
  if (waited >= LONG) return beat.firm ? HASTE.firm : HASTE.plain;
  return beat.firm ? 1 : FASTER;
}

export const seconds = (beat: Beat): number => (typeof beat.long === "number" ? beat.long : LENGTHS[beat.long ?? "plain"]);
const untouched = (beat: Beat, long: number): number => (beat.held ? Math.max(UNTOUCHED, long) : long);
/** For how many seconds a beat stays at the calmest pace where nobody touches it. */
export const longest = (beat: Beat): number => untouched(beat, seconds(beat) * PACES.calm);

/**
 * The beats of a game that says nothing else: each event with words, except what the visitor has just done. Three events or
 * more of the same kind in a row are told together.
 */
export function plainly<V, S>(told: readonly Told[], says: (told: Told) => boolean, you: number): Beat<V, S>[] {
  const on = (place: number): unknown => told[place]?.event["on"];
  return told.map((one, place) => {
    const many = [-2, -1, 0].some((from) => [0, 1, 2].every((more) => on(place + from + more) === on(place)));
    const own = place === 0 && you >= 0 && doer(one.event) === you;
    return { told: [one], long: !says(one) || own ? "none" : "plain", ...(many ? { kind: String(on(place)) } : {}) };
  });
}

/** Is it a position of which something is told that was not told before? */
const tells = (frame: Down | undefined): frame is Position => frame?.type === "position" && frame.told.length > 0 && !frame.fresh;

/** The beats as they are told: those without a length together with the next, and all of the same kind together. */
export function joined(beats: readonly Beat[]): (Beat & { brief: number })[] {
  const out: (Beat & { brief: number })[] = [];
  let early: readonly Told[] = [];
  for (const beat of beats) {
    const told = [...early, ...beat.told];
    const brief = early.length;
    early = [];
    const last = out.at(-1);
    if (last && beat.kind !== undefined && last.kind === beat.kind) out[out.length - 1] = { ...last, ...beat, brief: last.brief, told: [...last.told, ...told], view: { ...last.view, ...beat.view } };
    else if (seconds(beat) <= 0 && !beat.held && !beat.scene) early = told;
    else out.push({ ...beat, brief, told });
  }
  if (early.length) {
    const last = out.pop();
    out.push({ ...(last ?? { long: "none", brief: 0 }), told: [...(last?.told ?? []), ...early] });
  }
  return out;
}

export class Stage {
  paused = $state(false);
  /** The beat being told. */
  now = $state.raw<Shown | null>(null);
  /** What the film has told so far; once the position behind it is shown, this is part of the story. */
  told = $state.raw<readonly Told[]>([]);
  /** The view to show during the film; `null`: that of the position. */
  view = $state.raw<unknown>(null);
  /** Whether the page can show what is told; until then it waits. */
  #ready = true;
  /** Whether a film is running. */
  running = $state(false);
  /** Whether nobody is asked to act before it ends. */
  locked = $state(false);
  /** Whether everything is shown at once until the visitor may act. */
  hurrying = $state(false);
  /** Seconds, at Normal, that have been told since the visitor could last act, or let a held scene go on. */
  spent = $state(0);
  #queue = $state.raw<readonly Down[]>([]);
  #film = $state.raw<Film | null>(null);
  #last: Film | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #missed: readonly Told[] = [];

  constructor(private readonly hooks: Hooks) {}

  /** How many frames are waiting. */
  get waiting(): number {
    return this.#queue.length;
  }
  /** How many events are still to come. */
  get ahead(): number {
    const film = this.#film;
    const rest = film ? film.beats.slice(film.at + 1).flatMap((beat) => beat.told).length : 0;
    return rest + this.#queue.reduce((sum, frame) => sum + (tells(frame) && frame.seat === this.hooks.seat() ? frame.told.length : 0), 0);
  }
  /** Does the round of the others take long at Normal? */
  get long(): boolean {
    return this.spent + this.ahead * LENGTHS.plain > LONG;
  }
  /** Can the last film be shown again? Not to another seat than it was told to. */
  get repeats(): boolean {
    void this.running;
    return !this.running && this.#last?.seat === this.hooks.seat() && this.#last.beats.length > 1;
  }

  /** Takes a frame that has arrived. With *now*, it and everything before it is shown at once. */
  take(frame: Down, now: boolean): void {
    this.#queue = [...this.#queue, frame];
    if (this.hurrying) this.#hurry();
    else if (now) this.flush();
    else this.#goOn();
  }

  /** Tells the next beat, even while paused. */
  step = (): void => {
    if (this.#film) this.#next();
    if (!this.#film) this.#goOn(true);
  };

  /** Somebody touches what is told: it goes on. */
  touch = (): void => {
    if (this.now?.held) this.spent = 0;
    if (this.#film) this.#next();
  };

  /** Shows everything that has arrived so far; the visitor is told what they have not seen. */
  skip = (): void => {
    this.#miss();
    this.#say();
  };

  /** Shows everything at once until the visitor may act. */
  untilMine = (): void => {
    this.hurrying = true;
    this.#hurry();
  };

  toggle = (): void => {
    this.paused = !this.paused;
    if (this.#film) this.#wait();
    else this.#goOn();
  };

  /** Tells the last film once more. */
  again = (): void => {
    const last = this.#last;
    if (!last || !this.repeats) return;
    this.#begin({ ...last, at: 0, view: last.view, frames: [], open: false, free: true });
  };

  /** Shows everything that has arrived so far; nobody is told anything about it. */
  flush(): void {
    this.#clear();
    const film = this.#film;
    this.#film = null;
    this.#end(film);
    while (this.#queue.length) this.#show();
    this.paused = false;
  }

  /** Lets what is told begin, or wait until the page can show it. */
  ready(is: boolean): void {
    this.#ready = is;
    if (is) this.#goOn();
  }

  /** Drops all waiting frames. */
  stop(): void {
    this.#clear();
    this.#queue = [];
    this.#film = null;
  }

  // --- internals ------------------------------------------------------------------------------------

  #clear(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #hurry(): void {
    this.#miss();
    if (!this.hooks.acts()) return;
    this.hurrying = false;
    this.#say();
  }
  #miss(): void {
    const film = this.#film;
    const rest = film?.frames.length ? film.beats.slice(film.at + 1).flatMap((beat) => beat.told) : [];
    const seat = this.hooks.seat();
    const waiting = this.#queue.flatMap((frame) => (tells(frame) && frame.seat === seat ? frame.told : []));
    this.#missed = [...this.#missed, ...rest, ...waiting];
    this.flush();
  }
  #say(): void {
    const missed = this.#missed;
    this.#missed = [];
    if (missed.length) this.hooks.skipped(missed);
  }

  /** Shows the next frame as it is. */
  #show(): void {
    const [frame, ...rest] = this.#queue as [Down, ...Down[]];
    this.#queue = rest;
    if (tells(frame) && frame.seat === this.hooks.seat()) this.hooks.heard(frame.told);
    this.hooks.show(frame);
    if (this.hooks.acts()) this.spent = 0;
  }

  /** Shows what waits, up to the next film; *steps*: this one begins even while paused. */
  #goOn(steps = false): void {
    while (!this.#film && this.#queue.length) {
      const frame = this.#queue[0]!;
      if (!tells(frame) || frame.seat !== this.hooks.seat() || frame.silence > 0 || !this.hooks.pace()) this.#show();
      else if ((this.paused && !steps) || !this.#ready) return;
      else this.#make(frame);
    }
  }

  /** Begins the film of the next position, with those behind it that tell more of the same kind. */
  #make(frame: Position): void {
    const before = this.hooks.view(frame.seat);
    let beats = joined(this.hooks.beats(frame, before));
    let many = 1;
    for (; beats.at(-1)?.kind !== undefined; many += 1) {
      const next = this.#queue[many];
      if (!tells(next) || next.seat !== frame.seat || next.silence > 0) break;
      const more = joined([...beats, ...this.hooks.beats(next, (this.#queue[many - 1] as Position).view)]);
      if (more.length !== beats.length) break;
      beats = more;
    }
    const frames = this.#queue.slice(0, many);
    this.#queue = this.#queue.slice(many);
    // What takes no time is told within one task, and nobody has to wait for it.
    const brief = !beats.some((beat) => seconds(beat) > 0 || beat.held);
    const film: Film = { seat: frame.seat, frames, beats, at: 0, view: before, open: false, free: brief || this.hooks.same(frames.at(-1) as Position) };
    this.#begin(film);
  }

  #key(film: Film): string {
    return `${film.frames.find(tells)?.position ?? "again"}.${film.at}`;
  }

  #begin(film: Film): void {
    this.#clear();
    this.#film = film;
    this.running = true;
    this.locked = !film.free;
    if (film.frames.length) this.#last = { ...film };
    this.#enter();
  }

  #enter(): void {
    const film = this.#film!;
    const waited = film.seat >= 0 && film.frames.length > 0 ? this.spent : 0;
    const beat = waited >= LONG ? this.#hasten(film) : film.beats[film.at]!;
    const last = film.at === film.beats.length - 1;
    const pace = this.hooks.pace() || PACES.normal;
    const long = seconds(beat) * hurry(beat, waited);
    if (beat.view) film.view = { ...(film.view as object), ...beat.view };
    this.now = { ...beat, key: this.#key(film), at: film.at, of: film.beats.length, seconds: long * pace };
    if (film.frames.length) {
      this.spent += long;
      this.hooks.heard(beat.told);
      this.told = [...this.told, ...beat.told];
    }
    if (last && !beat.scene && !beat.held && this.hooks.alone()) {
      film.open = true;
      this.view = null;
      this.#apply(film);
    } else this.view = film.view;
    this.#wait();
  }

  /** Goes on to the next outcome, or to the end of the film; returns it with all that leads to it. */
  #hasten(film: Film): Beat & { brief: number } {
    const from = film.at;
    while (film.at < film.beats.length - 1 && !film.beats[film.at]!.firm && !film.beats[film.at]!.held) film.at += 1;
    const beat = film.beats[film.at]!;
    const before = film.beats.slice(from, film.at);
    const told = before.flatMap((one) => one.told);
    return { ...beat, told: [...told, ...beat.told], brief: told.length + beat.brief, view: Object.assign({}, ...before.map((one) => one.view), beat.view) as object };
  }

  #wait(): void {
    this.#clear();
    const beat = this.now;
    if (!beat || !this.#film || this.paused || (beat.held && this.hooks.touched())) return;
    this.#timer = setTimeout((key: string) => key === this.now?.key && this.#next(), untouched(beat, beat.seconds) * 1000, beat.key);
  }

  #next(): void {
    this.#clear();
    const film = this.#film!;
    if (film.at + 1 < film.beats.length) {
      film.at += 1;
      return this.#enter();
    }
    this.#film = null;
    this.#goOnAfter(film);
  }

  /** Ends a film; if another follows, it begins before anything between them is drawn. */
  #goOnAfter(film: Film): void {
    this.#end(film);
    this.#goOn();
  }

  #end(film: Film | null): void {
    if (film && !film.open) this.#apply(film);
    this.told = [];
    this.view = null;
    this.now = null;
    this.running = this.locked = false;
    if (this.hooks.acts()) this.spent = 0;
  }

  #apply(film: Film): void {
    this.told = [];
    for (const frame of film.frames) this.hooks.show(frame);
  }
}
