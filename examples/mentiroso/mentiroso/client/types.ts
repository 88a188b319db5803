// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §1 A die was rolled under the cup. */
export interface Rolled {
  on: "rolled";
  seat: number;
  face: number | null;
}

/** §2 A stake was laid face down. */
export interface Staked {
  on: "staked";
  seat: number;
  stake: number | null;
}

/** §2 All stakes were turned up together. */
export interface Shown {
  on: "shown";
  stakes: number[];
}

/** §3 A bid was made. */
export interface Bid {
  on: "bid";
  seat: number;
  count: number;
  face: number;
}

/** §4 The last bid was doubted and every cup lifted. */
export interface Doubted {
  on: "doubted";
  seat: number;
  dice: number[];
  winner_seat: number;
  loser_seat: number;
  points: number;
}

/** The table as one seat sees it. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  /** Faces of each die. */
  faces: number;
  /** By seat; 0 where the die is not rolled or not seen. */
  dice: number[];
  /** By seat; 0 where none is laid or not seen. */
  stakes: number[];
  /** Who has laid a stake. */
  staked: boolean[];
  /** Whose turn it is to bid, or -1. */
  active_seat: number;
  /** Dice that the last bid claims; 0 before the first. */
  count: number;
  /** The face that it claims; 0 before the first bid. */
  face: number;
  bidder_seat: number;
  /** Who won, or -1. */
  winner_seat: number;
  loser_seat: number;
}

/** All that can be told. */
export type GameEvent = Rolled | Staked | Shown | Bid | Doubted;
