// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §1 A die was rolled under the cup. */
export interface Rolled { on: "rolled"; seat: number; face: number | null }

/** §2 A stake was laid face down. */
export interface Staked { on: "staked"; seat: number; stake: number | null }

/** §2 All stakes were turned up together. */
export interface Shown { on: "shown"; stakes: number[] }

/** §3 A bid was made. */
export interface Bid { on: "bid"; seat: number; count: number; face: number }

/** §4 The last bid was doubted and every cup lifted. */
export interface Doubted { on: "doubted"; seat: number; dice: number[]; winner_seat: number; loser_seat: number; points: number }

/** A state as one seat sees it. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  /** Faces of each die. */
  faces: number;
  /** The face of each seat's die; 0 if it is not rolled or not visible. */
  dice: number[];
  /** The stake of each seat; 0 if none is laid or it is not visible. */
  stakes: number[];
  /** Whether each seat has laid a stake. */
  staked: boolean[];
  /** The seat whose turn it is to bid, or -1. */
  active_seat: number;
  /** The number of dice that the last bid claims; 0 before the first bid. */
  count: number;
  /** The face that the last bid claims; 0 before the first bid. */
  face: number;
  bidder_seat: number;
  /** The seat that won, or -1. */
  winner_seat: number;
  loser_seat: number;
}

/** All that can be told. */
export type GameEvent = Rolled | Staked | Shown | Bid | Doubted;
