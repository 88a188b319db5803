// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §3.2 A game of the match begins. */
export interface GameBegan {
  on: "partida";
  number: number;
  games: number;
}

/** §2.2 An identity card lies face up before a player. */
export interface Identified {
  on: "identidad";
  seat: number;
  card: number;
}

/** §2.2 A card of the secret deck of the side: only the one who receives it sees it. */
export interface Dealt {
  on: "recibe";
  seat: number;
  card: number;
}

/** §2.3 A player exchanges a card with a companion, who may not refuse. */
export interface ExchangeBegan {
  on: "cambia";
  seat: number;
  with_seat: number;
}

/** §2.3 One of the two has picked the card to hand over. */
export interface Gave {
  on: "entrega";
  seat: number;
  card: number | null;
}

/** §2.3 The two cards change hands at the same moment; each sees what they receive. */
export interface Exchanged {
  on: "cambiado";
  seat: number;
  with_seat: number;
  /** What `seat` handed over. */
  card: number | null;
  /** What `with_seat` handed over. */
  with_card: number | null;
}

/** §3.1 One of the two has answered whether to denounce. */
export interface Answered {
  on: "responde";
  seat: number;
  denounces: number | null;
}

/** §3.1 Neither of the two denounced the other. */
export interface Silence {
  on: "silencio";
  seat: number;
  with_seat: number;
}

/** §3.1 The card received has the number of the own identity card, and is shown to all. */
export interface Denounced {
  on: "denuncia";
  seat: number;
  traitor_seat: number;
  card: number;
}

/** §2.3 A player of the other side is accused of hiding the king. */
export interface Accused {
  on: "acusa";
  seat: number;
  target_seat: number;
}

/** §2.3 The accused shows all their cards. */
export interface Shown {
  on: "muestra";
  seat: number;
  cards: number[];
}

/** §2.3 The king is among them. */
export interface KingFound {
  on: "hallado";
  seat: number;
  target_seat: number;
}

/** §2.3 The accuser gives up a card, face up; then the accused hides theirs again. */
export interface Lost {
  on: "pierde";
  seat: number;
  card: number;
}

/** §2.3 A player without cards is out of the game. */
export interface Eliminated {
  on: "eliminado";
  seat: number;
}

/** §2.3 The card given up was the own king. */
export interface KingLost {
  on: "entrega-rey";
  seat: number;
}

/** §2.4 A game of the match is over. `side` won it; `None` after a treason. */
export interface GameEnded {
  on: "fin-partida";
  number: number;
  cause: number;
  side: number | null;
}

/** §3.2 Points of one person for the game that ended, and the line of the table they stand on. */
export interface Scored {
  on: "puntos";
  seat: number;
  points: number;
  reason: number;
}

/** §3.3 `cambio`: two players swap identity cards. */
export interface Swapped {
  on: "trueque";
  seat: number;
  with_seat: number;
  /** The identity card that `seat` takes. */
  card: number;
  /** The one that `with_seat` gets for it. */
  with_card: number;
}

/** §3.3 `eligen-...`: a chooser gives an identity card to somebody, unseen until all is chosen. */
export interface Picked {
  on: "asigna";
  seat: number;
  to_seat: number;
  card: number;
}

/** §3.3 A chooser has given out all the identity cards of a side; nobody sees yet to whom. */
export interface Chose {
  on: "listo";
  seat: number;
}

/** §3.2 The last game of the match has ended. */
export interface MatchEnded {
  on: "fin-encuentro";
  /** Those with the highest total. */
  seats: number[];
  points: number;
}

/** One game of the score sheet. */
export interface GameLine {
  /** Why it ended: 0 the king was found, 1 given up, 2 treason, 3 double treason. */
  cause: number;
  /** The side that won: 0 espadas, 1 bastos, -1 none. */
  side: number;
  /** Of each seat. */
  points: number[];
  /** The line of the scoring table for each seat. */
  cases: number[];
}

/** With the option `apuntes`: cards seen pass in this game. */
export interface Note {
  /** `muestra` (an accusation) or `cambio` (an own exchange). */
  kind: string;
  /** The accuser, or oneself. */
  seat: number;
  /** The accused, or the companion. */
  other: number;
  /** The cards shown; or the one handed over and the one received. */
  cards: number[];
}

/** The table through the eyes of one seat, or of somebody who only watches. */
export interface MarView {
  /** Whose eyes: 0.. or `TABLE`. */
  seat: number;
  /** What the table is waiting for, one of :attr:`Game.phases`. */
  phase: string;
  /** Number of the game now played, from 1. */
  game: number;
  /** Games of the match. */
  games: number;
  /** Number of the round, from 1. */
  round: number;
  /** Seat -> identity card, -1 before it is dealt. */
  identities: number[];
  /** Seats in the order of play. */
  order: number[];
  /** Own cards, ascending. */
  hand: number[];
  /** Seat -> number of cards; 0 is out of the game (or not dealt yet). */
  counts: number[];
  /** Seat -> cards given up, face up. */
  lost: number[][];
  /** Seat whose turn it is, -1 when none. */
  turn: number;
  /** The seat in turn must accuse. */
  forced: boolean;
  /** Side -> it still owes an accusation in this round. */
  owing: boolean[];
  /** The two seats of the exchange in progress, or nothing. */
  exchange: number[];
  /** Seats that have made their choice in the simultaneous step in progress. */
  ready: number[];
  /** The card that this seat has picked or handed over in the exchange in progress, or -1. */
  given: number;
  /** The card that this seat has just received, while it may be denounced, or -1. */
  received: number;
  /** Seat that has accused, while the cards are shown, or -1. */
  accuser: number;
  /** Seat that shows its cards, or -1. */
  shown_seat: number;
  /** The cards it shows. */
  shown: number[];
  /** Seat -> total of the match. */
  points: number[];
  /** The games that have ended. */
  sheet: GameLine[];
  /** Seats that still swap identity cards, in order. */
  swaps: number[];
  /** The seats that choose who gets the identity cards of espadas, and of bastos; or nothing. */
  choosers: number[];
  /** As a chooser: the seats chosen so far for the cards 1, 2, ... */
  picks: number[];
  notes: Note[];
}

export type View = MarView;

/** All that can be told. */
export type GameEvent = GameBegan | Identified | Dealt | ExchangeBegan | Gave | Exchanged | Answered | Silence | Denounced | Accused | Shown | KingFound | Lost | Eliminated | KingLost | GameEnded | Scored | Swapped | Picked | Chose | MatchEnded;
