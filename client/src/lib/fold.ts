/** What a connection has told so far, folded frame by frame. Plain: no page, no socket. */
import type { Clock, Down, Over, Position, Table, Talk, Told } from "./wire";

export interface Sight {
  /** The latest position as one seat (or the table) sees it. */
  position: Position;
  /** All that was told to these eyes, as long as the house repeats it. */
  story: readonly Told[];
}

export interface TableState {
  table: Table | null;
  /** By seat: several where people share one device; -1 for a watcher. */
  sights: Readonly<Record<number, Sight>>;
  over: Over | null;
  clock: Clock | null;
  talk: readonly Talk[];
}

export const NOTHING: TableState = { table: null, sights: {}, over: null, clock: null, talk: [] };

/** The state after one more frame. */
export function fold(state: TableState, frame: Down): TableState {
  switch (frame.type) {
    case "table":
      return { ...state, table: frame };
    case "position": {
      const before = state.sights[frame.seat];
      const lasting = frame.told.filter((told) => !told.passing);
      const story = frame.fresh || !before ? lasting : [...before.story, ...lasting];
      return { ...state, sights: { ...state.sights, [frame.seat]: { position: frame, story } } };
    }
    case "over":
      return { ...state, over: frame };
    case "clock":
      return { ...state, clock: frame };
    case "said": {
      const known = new Set(state.talk.map((line) => line.number));
      const fresh = frame.lines.filter((line) => !known.has(line.number));
      return fresh.length ? { ...state, talk: [...state.talk, ...fresh].sort((a, b) => a.number - b.number) } : state;
    }
    default:
      return state;
  }
}

/** The seat whose eyes the page shows: one that must act, else the one shown before, else the first. */
export function eyes(state: TableState, before: number | null): number | null {
  const seats = Object.keys(state.sights).map(Number).sort((a, b) => a - b);
  if (seats.length === 0) return null;
  const acting = seats.filter((seat) => state.sights[seat]!.position.waiting.includes(seat));
  if (before !== null && acting.includes(before)) return before;
  return acting[0] ?? (before !== null && seats.includes(before) ? before : seats[0]!);
}

/** Notation -> id of what may be done. */
export function choices(position: Position): ReadonlyMap<string, number> {
  return new Map(position.words.map((word, index) => [word, position.legal[index]!]));
}
