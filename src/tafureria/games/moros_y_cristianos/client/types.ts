// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §2.4 A round begins, and this seat starts it. */
export interface RoundBegan { on: "round-began"; round: number; starter_seat: number }

/** §2.3 A seat keeps all the cards it has left. */
export interface Kept { on: "kept"; seat: number; count: number }

/** §2.3 A seat throws all its cards away, face down. */
export interface Threw { on: "threw"; seat: number; count: number }

/** §2.3 A seat is dealt a card, which only that seat sees. */
export interface Dealt { on: "dealt"; seat: number; card: number | null }

/** §2.4 The starter declares one value. */
export interface Declared { on: "declared"; seat: number; value: number }

/** §2.4 The combat of this round is declared, or settled by the options. */
export interface Combat {
  on: "combat";
  seat: number;
  /** A value for each dimension; without a second pass, none for the order. */
  combat: number[];
}

/** §2.4 `botin`: a seat puts all its oros face up in the centre. */
export interface PutIn { on: "put-in"; seat: number; cards: number[] }

/** §2.4 `tesoro`: a seat hides a copa. Only that seat receives the event. */
export interface Hid { on: "hid"; seat: number; card: number }

/** §2.4 `tesoro`: a seat has decided what to hide. Whoever ponders holds copas: only the seat is told. */
export interface Ready { on: "ready"; seat: number }

/** §2.4 `tesoro`: after all have decided, how many cards one seat has put in face down. */
export interface Sealed { on: "sealed"; seat: number; count: number }

/** §2.5 A seat has a turn in which it chooses. */
export interface Turn {
  on: "turn";
  seat: number;
  /** Which pass of the table: 1 or 2. */
  pass_number: number;
}

/** §2.5 A forced turn: the seat plays no knight and puts down all its oros; the reason stays secret. */
export interface Forced { on: "forced"; seat: number; cards: number[] }

/** §2.5 A seat that had no playable knight in the first pass sits out the second. */
export interface SatOut { on: "sat-out"; seat: number }

/** §2.5 A seat plays a knight. */
export interface Knight {
  on: "knight";
  seat: number;
  card: number;
  side: number;
  /** Which pass of the table: 1 or 2. */
  pass_number: number;
}

/** §2.5 A seat stakes an oro. */
export interface Oro { on: "oro"; seat: number; card: number }

/** §2.5 A seat plays a copa; a later event says what the copa does. */
export interface Copa { on: "copa"; seat: number; card: number }

/** §2.4 The treasure is turned up: the cards that one seat had put in. */
export interface TurnedUp { on: "turned-up"; seat: number; cards: number[] }

/** §2.5 A copa annuls a knight. */
export interface Annulled { on: "annulled"; seat: number; card: number; target: number; victim_seat: number }

/** §2.5 A copa finds no knight of its rank. */
export interface Wasted { on: "wasted"; seat: number; card: number }

/** §2.5 A seat's turn is over. */
export interface TurnEnded { on: "turn-ended"; seat: number }

/** §2.5 Nobody played a knight. */
export interface NoKnights {
  on: "no-knights";
  /** The oros that stay on the table for the next round. */
  cards: number[];
}

/** §2.5 Which side wins the battle, and why. */
export interface Outcome {
  on: "outcome";
  side: number;
  /** Points of the Christians that are not annulled. */
  christians: number;
  /** Points of the Moors that are not annulled. */
  moors: number;
  /** Why: `ALONE`, `BY_POINTS`, `BY_NUMBER` or `AS_DEFENDERS` of `rules/outcome.py`. */
  reason: number;
  /** The winners, in picking order. */
  seats: number[];
}

/** §2.6 A winner keeps the knights and oros they played. */
export interface Own { on: "own"; seat: number; cards: number[] }

/** §2.6 A winner takes a card of the booty. */
export interface Took { on: "took"; seat: number; card: number }

/** §2.6 The only winner takes the whole booty. */
export interface TookAll { on: "took-all"; seat: number; cards: number[] }

/** §2.6 A winner scores points. */
export interface Scored { on: "scored"; seat: number; points: number; total: number }

/** §2 The game is over: these seats reached the target. */
export interface Won { on: "won"; seats: number[] }

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
  /** Points of all knights it played, annulled ones included, whatever the options. Winners pick in the order of these points; with `anulados_fuera`, of those not annulled: see `pickers`. */
  knight_points: number;
  /** Cards it scores this round, its own included. */
  taken: number[];
  /** Whether its turn in the first pass was forced. */
  forced: boolean;
  /** Points of the whole game. */
  score: number;
  /** Points of the last round. */
  last_points: number;
}

/** A knight on the table. */
export interface KnightView {
  card: number;
  seat: number;
  /** The pass in which it was played: 1 or 2. */
  pass_number: number;
  annulled: boolean;
}

/** A copa that has been played or turned up, and the knight it annulled. */
export interface CopaView { card: number; seat: number; target: number | null }

/** The table as one seat sees it. Cards are `suit * 12 + rank - 1`, suits oros to bastos. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  round: number;
  starter: number;
  target: number;
  teams: boolean;
  hand: number[];
  /** Copas that the seat will hide in the treasure; they are still in its hand. */
  hidden: number[];
  seats: SeatView[];
  /** The declaration so far, one value per dimension, defaults included; empty before it begins. Without a second pass there is no order: its entry is an empty string. */
  combat: string[];
  /** Which dimension is declared next, 0 to 4; -1 when none is. */
  dimension: number;
  /** 0 before the combat, 1 or 2 during its passes, 3 when the treasure is turned up. */
  pass_number: number;
  /** The seat that chooses alone; -1 when nobody or everybody does. */
  active_seat: number;
  /** The side that attacks; empty before the first knight. */
  attack: string;
  /** Whether the seat in turn must switch sides: play a defender, since only attackers are on the table. */
  duty: boolean;
  /** Whether the seat in turn must still play a knight; in the second pass only that seat sees it. */
  must: boolean;
  /** Whether the seat in turn was left without a side, so that it may join the attackers. */
  ally: boolean;
  /** How many knights may still be played in this turn. */
  knights_left: number;
  /** In the order in which they were played. */
  knights: KnightView[];
  copas: CopaView[];
  /** Points of the Christians and of the Moors that are not annulled. */
  strengths: number[];
  /** The copa whose knight is being chosen. */
  aiming: number | null;
  /** Oros face up in the centre, put there by `botin` or turned up in the treasure. */
  centre: number[];
  /** Oros left by an earlier round. */
  carried: number[];
  /** Cards still to be shared. */
  booty: number[];
  /** Winners in picking order. */
  pickers: number[];
  /** The side that won the last round; empty if none did. */
  last_side: string;
  /** Score that counts towards the target, per seat (in teams, the team's). */
  totals: number[];
  winners: number[];
}

/** All that can be told. */
export type GameEvent = RoundBegan | Kept | Threw | Dealt | Declared | Combat | PutIn | Hid | Ready | Sealed | Turn | Forced | SatOut | Knight | Oro | Copa | TurnedUp | Annulled | Wasted | TurnEnded | NoKnights | Outcome | Own | Took | TookAll | Scored | Won;
