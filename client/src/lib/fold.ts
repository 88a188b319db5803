/** The state of a table on this page, built up from the frames that the house sends. */
import type { Clock, Down, LessonFrame, Over, Position, TableFrame, Talk, Told } from "./wire";

export interface Sight {
  /** The latest position as a seat (or a watcher) sees it. */
  position: Position;
  /** Everything this seat was told, except for passing events. */
  story: readonly Told[];
}

export interface TableState {
  table: TableFrame | null;
  /** By seat: several where people share a device; -1 for a watcher. */
  sights: Readonly<Record<number, Sight>>;
  over: Over | null;
  clock: Clock | null;
  talk: readonly Talk[];
  /** The current step of the lesson at this table. */
  lesson: LessonFrame | null;
}

export const NOTHING: TableState = { table: null, sights: {}, over: null, clock: null, talk: [], lesson: null };

/** The sights that remain: whoever gives up a seat during a game sees no more from it, and whoever gets one watches no more. */
function kept(state: TableState, frame: TableFrame): TableState["sights"] {
  const lost = (state.table?.yours ?? []).filter((seat) => !frame.yours.includes(seat));
  if (frame.yours.length && state.sights[-1]) lost.push(-1);
  if (lost.length === 0 || frame.status !== "playing") return state.sights;
  return Object.fromEntries(Object.entries(state.sights).filter(([seat]) => !lost.includes(Number(seat))));
}

/** The state after one more frame. */
export function fold(state: TableState, frame: Down): TableState {
  switch (frame.type) {
    case "table":
      return { ...state, table: frame, sights: kept(state, frame) };
    case "position": {
      const before = state.sights[frame.seat];
      const lasting = frame.told.filter((told) => !told.passing);
      const story = frame.fresh || !before ? lasting : [...before.story, ...lasting];
      return { ...state, sights: { ...state.sights, [frame.seat]: { position: frame, story } } };
    }
    case "over":
      return { ...state, over: frame };
    case "lesson":
      return { ...state, lesson: frame };
    case "clock":
      return { ...state, clock: frame };
    case "said": {
      // A line is sent again once it has been kept or broken.
      const lines = new Map([...state.talk, ...frame.lines].map((line) => [line.number, line]));
      return { ...state, talk: [...lines.values()].sort((a, b) => a.number - b.number) };
    }
    default:
      return state;
  }
}

/** The seat to show: one that must act, else the one shown before, else the first. */
export function eyes(state: TableState, before: number | null): number | null {
  const seats = Object.keys(state.sights).map(Number).sort((a, b) => a - b);
  if (seats.length === 0) return null;
  const acting = seats.filter((seat) => state.sights[seat]!.position.waiting.includes(seat));
  if (before !== null && acting.includes(before)) return before;
  return acting[0] ?? (before !== null && seats.includes(before) ? before : seats[0]!);
}

/** The legal actions of a position, notation -> id. */
export function choices(position: Position): ReadonlyMap<string, number> {
  return new Map(position.notation.map((one, index) => [one, position.legal[index]!]));
}
