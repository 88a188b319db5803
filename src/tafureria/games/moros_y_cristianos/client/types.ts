// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §2.4 A round begins, and who starts it. */
export interface RoundBegan {
  on: "round-began";
  round: number;
  starter_seat: number;
}

/** §2.3 A seat keeps all the cards it has left. */
export interface Kept {
  on: "kept";
  seat: number;
  count: number;
}

/** §2.3 A seat throws all its cards away, face down. */
export interface Threw {
  on: "threw";
  seat: number;
  count: number;
}

/** §2.3 A seat is dealt a card, which it alone sees. */
export interface Dealt {
  on: "dealt";
  seat: number;
  card: number | null;
}

/** §2.4 The starter declares one value. */
export interface Declared {
  on: "declared";
  seat: number;
  value: number;
}

/** §2.4 The combat that this round will be, all five dimensions. */
export interface Combat {
  on: "combat";
  seat: number;
  combat: number[];
}

/** §2.4 `botin`: a seat puts all its oros face up in the centre. */
export interface PutIn {
  on: "put-in";
  seat: number;
  cards: number[];
}

/** §2.4 `tesoro`: a seat means to slip a copa in. Nobody else hears of it. */
export interface Hid {
  on: "hid";
  seat: number;
  card: number;
}

/** §2.4 `tesoro`: a seat has decided, whatever it hides. */
export interface Ready {
  on: "ready";
  seat: number;
}

/** §2.4 `tesoro`: all have put their cards face down; how many each. */
export interface Sealed {
  on: "sealed";
  counts: number[];
}

/** §2.5 It is this seat's turn; it was not forced. */
export interface Turn {
  on: "turn";
  seat: number;
  /** Which pass of the table: 1 or 2. */
  number: number;
}

/** §2.5 A seat plays no knight and all its oros; why is not announced. */
export interface Forced {
  on: "forced";
  seat: number;
  cards: number[];
}

/** §2.5 A seat that had no playable knight has no second turn. */
export interface SatOut {
  on: "sat-out";
  seat: number;
}

/** §2.5 A knight is put down. */
export interface Knight {
  on: "knight";
  seat: number;
  card: number;
  side: number;
  /** Which pass of the table: 1 or 2. */
  number: number;
}

/** §2.5 An oro is staked. */
export interface Oro {
  on: "oro";
  seat: number;
  card: number;
}

/** §2.5 A copa is played; what it does follows. */
export interface Copa {
  on: "copa";
  seat: number;
  card: number;
}

/** §2.4 What a seat had put into the treasure. */
export interface TurnedUp {
  on: "turned-up";
  seat: number;
  cards: number[];
}

/** §2.5 A copa annuls a knight. */
export interface Annulled {
  on: "annulled";
  seat: number;
  card: number;
  target: number;
  target_seat: number;
}

/** §2.5 A copa finds no knight of its number. */
export interface Wasted {
  on: "wasted";
  seat: number;
  card: number;
}

/** §2.5 A turn is over. */
export interface TurnEnded {
  on: "turn-ended";
  seat: number;
}

/** §2.5 Nobody played a knight: these oros stay for the next round. */
export interface NoKnights {
  on: "no-knights";
  cards: number[];
}

/** §2.5 Who wins the combat, and why. */
export interface Outcome {
  on: "outcome";
  side: number;
  christians: number;
  moors: number;
  /** 0 alone on the table, 1 by points, 2 by number of knights, 3 as defenders. */
  reason: number;
  /** The winners, in picking order. */
  seats: number[];
}

/** §2.6 A winner keeps the knights and oros they played. */
export interface Own {
  on: "own";
  seat: number;
  cards: number[];
}

/** §2.6 A winner takes a card of the booty. */
export interface Took {
  on: "took";
  seat: number;
  card: number;
}

/** §2.6 The only winner takes the whole booty. */
export interface TookAll {
  on: "took-all";
  seat: number;
  cards: number[];
}

/** §2.6 A winner writes down points. */
export interface Scored {
  on: "scored";
  seat: number;
  points: number;
  total: number;
}

/** §2 The game ends: these reached the target. */
export interface Won {
  on: "won";
  seats: number[];
}

/** What everybody sees of one seat. */
export interface SeatView {
  /** Cards in hand. */
  cards: number;
  /** `cristianos`, `moros`, or empty while it has none. */
  side: string;
  /** Oros it has staked this round. */
  oros: number[];
  /** Cards it put into the treasure. */
  treasure: number;
  /** Those cards, once turned up. */
  treasure_cards: number[];
  /** Points of all knights it put down: the order of picking. */
  knight_points: number;
  /** Cards it takes home this round, own ones included. */
  taken: number[];
  /** Its turn in the first pass was forced. */
  forced: boolean;
  /** Points of the whole game. */
  score: number;
  /** Points of the round before. */
  last_points: number;
}

/** A knight on the table. */
export interface KnightView {
  card: number;
  seat: number;
  /** Which pass put it down: 1 or 2. */
  number: number;
  annulled: boolean;
}

/** A copa that has been played or turned up, and the knight it annulled. */
export interface CopaView {
  card: number;
  seat: number;
  target: number | null;
}

/** The table as one seat sees it. Cards are `suit * 12 + rank - 1`, suits oros to bastos. */
export interface View {
  /** Whose eyes: 0.. or `TABLE`. */
  seat: number;
  /** What the table is waiting for, one of :attr:`Game.phases`. */
  phase: string;
  round: number;
  starter: number;
  target: number;
  teams: boolean;
  hand: number[];
  /** Own copas meant for the treasure while it is being filled; still in the hand. */
  hidden: number[];
  seats: SeatView[];
  /** The declaration so far: one value per dimension, defaults included; empty between combats. */
  combat: string[];
  /** Which dimension is declared next, 0 to 4; -1 when none is. */
  dimension: number;
  /** 0 before the combat, 1 or 2 during its passes, 3 when the treasure is up. */
  pass_number: number;
  /** The seat that chooses alone; -1 when nobody or everybody does. */
  turn: number;
  /** The side that attacks; empty before the first knight. */
  attack: string;
  /** Must the next knight be of the other side? */
  duty: boolean;
  /** Does the turn still owe a knight? In the second pass only the seat in turn knows. */
  must: boolean;
  /** Is it the turn of a seat left without a side, which may join the attackers? */
  ally: boolean;
  /** Knights the turn may still put down. */
  knights_left: number;
  /** In the order in which they were put down. */
  knights: KnightView[];
  copas: CopaView[];
  /** Points of the Christians and of the Moors that are not annulled. */
  strengths: number[];
  /** The copa whose knight is being chosen. */
  aiming: number | null;
  /** Oros put face up in the centre by `botin` or out of the treasure. */
  centre: number[];
  /** Oros left by an earlier round. */
  carried: number[];
  /** Cards still to be shared. */
  booty: number[];
  /** Winners in picking order. */
  pickers: number[];
  /** The side that won the round before; empty if none did. */
  last_side: string;
  /** Score that counts for the target, per seat (in teams, the team's). */
  totals: number[];
  winners: number[];
}

/** All that can be told. */
export type GameEvent = RoundBegan | Kept | Threw | Dealt | Declared | Combat | PutIn | Hid | Ready | Sealed | Turn | Forced | SatOut | Knight | Oro | Copa | TurnedUp | Annulled | Wasted | TurnEnded | NoKnights | Outcome | Own | Took | TookAll | Scored | Won;
