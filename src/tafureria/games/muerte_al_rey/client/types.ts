// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** §3.2 A game of the match begins. */
export interface GameBegan { on: "game-began"; number: number; games: number }

/** §2.2 An identity card lies face up before a player. */
export interface Identified { on: "identified"; seat: number; card: number }

/** §2.2 A player is dealt a card of their side's secret deck; only they see it. */
export interface Dealt { on: "dealt"; seat: number; card: number }

/** §2.3 A player exchanges a card with a companion, who may not refuse. */
export interface ExchangeBegan { on: "exchange-began"; seat: number; with_seat: number }

/** §2.3 A player of the exchange has chosen the card to hand over. */
export interface CardChosen { on: "card-chosen"; seat: number; card: number | null }

/** §2.3 The two cards change hands at the same moment; each sees what they receive. */
export interface Exchanged {
  on: "exchanged";
  seat: number;
  with_seat: number;
  /** What `seat` handed over. */
  card: number | null;
  /** What `with_seat` handed over. */
  with_card: number | null;
}

/** §3.1 A player of the exchange has answered whether to denounce. */
export interface Answered { on: "answered"; seat: number; denounces: number }

/** §3.1 Neither player of the exchange denounced the other. */
export interface NobodyDenounced { on: "nobody-denounced"; seat: number; with_seat: number }

/** §3.1 The card received has the number of the receiver's identity card, and is shown to all. */
export interface Denounced { on: "denounced"; seat: number; traitor_seat: number; card: number }

/** §2.3 A player of the other side is accused of hiding the king. */
export interface Accused { on: "accused"; seat: number; target_seat: number }

/** §2.3 The accused shows all their cards. */
export interface Shown { on: "shown"; seat: number; cards: number[] }

/** §2.3 The king is among the cards shown. */
export interface KingFound { on: "king-found"; seat: number; target_seat: number }

/** §2.3 The accuser gives up a card, face up; then the accused hides their cards again. */
export interface GaveUp { on: "gave-up"; seat: number; card: number }

/** §2.3 A player without cards is out of the game. */
export interface Eliminated { on: "eliminated"; seat: number }

/** §2.3 The card given up was the king of the player's own side. */
export interface KingLost { on: "king-lost"; seat: number }

/** §2.4 A game of the match is over. `side` won it; `None` after a treason. */
export interface GameEnded { on: "game-ended"; number: number; cause: number; side: number | null }

/** §3.2 Points of one person for the game that ended, and the line of the scoring table they come from. */
export interface Scored { on: "scored"; seat: number; points: number; reason: number }

/** §3.3 `cambio`: two players swap identity cards. */
export interface Swapped {
  on: "swapped";
  seat: number;
  with_seat: number;
  /** The identity card that `seat` takes. */
  card: number;
  /** The identity card that `with_seat` gets in return. */
  with_card: number;
}

/** §3.3 `eligen-...`: a chooser assigns an identity card, unseen until both choosers are ready. */
export interface Assigned { on: "assigned"; seat: number; to_seat: number; card: number }

/** §3.3 A chooser has assigned all the identity cards of a side; nobody sees yet to whom. */
export interface Chose { on: "chose"; seat: number }

/** §3.2 The last game of the match has ended. */
export interface MatchEnded {
  on: "match-ended";
  /** The seats with the highest total. */
  seats: number[];
  points: number;
}

/** Option `ruta`: the players who had the king that was found, from the deal to the end. */
export interface Route {
  on: "route";
  side: number;
  /** In order: to whom it was dealt, then who received it in an exchange; the last was found with it. */
  seats: number[];
  /** The round, from 1, of each of these exchanges: one fewer than `seats`. */
  rounds: number[];
}

/** §3.1 `gestos`: a player who has looked at their cards has chosen a face. */
export interface FaceChosen { on: "face-chosen"; seat: number; face: number }

/** §3.1 `gestos`: all who have looked at their cards show their faces, at the same moment. */
export interface Faces { on: "faces"; calm_seats: number[]; pleased_seats: number[]; uneasy_seats: number[] }

/** One game of the score sheet. */
export interface GameLine {
  /** Why it ended: 0 the king was found, 1 given up, 2 treason, 3 double treason. */
  cause: number;
  /** The side that won: 0 espadas, 1 bastos, -1 none. */
  side: number;
  /** Points of each seat. */
  points: number[];
  /** The line of the scoring table for each seat. */
  cases: number[];
}

/** With the option `apuntes`: cards that this seat has seen in this game. */
export interface Note {
  /** `shown` (in an accusation) or `exchanged` (by this seat). */
  kind: string;
  /** The accuser, or this seat itself. */
  seat: number;
  /** The accused, or the companion. */
  other_seat: number;
  /** The cards shown; or the card handed over and the card received. */
  cards: number[];
}

/** What one seat, or a watcher, can see of the match. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  /** Number of the game in progress, from 1. */
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
  /** The seat whose turn it is, or -1. */
  active_seat: number;
  /** Whether the active seat must accuse. */
  forced: boolean;
  /** Whether it must because it has no living companion, even if its side has accused in this round. */
  alone: boolean;
  /** Side -> whether it still owes an accusation in this round. */
  owing: boolean[];
  /** The two seats of the exchange in progress, or empty. */
  exchange: number[];
  /** Seats known to have chosen in the simultaneous choice in progress; of a denunciation or a face only this seat itself. */
  ready: number[];
  /** The card that this seat has chosen or handed over in the exchange in progress, or -1. */
  given: number;
  /** The card that this seat has just received, while it may be denounced or its face is chosen, or -1. */
  received: number;
  /** With the option `gestos`: seat -> the face that it showed last in this game, 0 calm, 1 pleased, 2 uneasy; -1 for none. Empty without the option. */
  faces: number[];
  /** The face that this seat has chosen, which nobody sees yet, or -1. */
  own_face: number;
  /** Seat that has accused, while the cards are shown, or -1. */
  accuser: number;
  /** Seat that shows its cards, or -1. */
  shown_seat: number;
  /** The cards it shows. */
  shown: number[];
  /** Seat -> total of the match. */
  scores: number[];
  /** The games that have ended. */
  sheet: GameLine[];
  /** Seats that still have to swap identity cards, in order. */
  swapping: number[];
  /** The seats that choose who gets the identity cards of espadas, and of bastos; or empty. */
  choosers: number[];
  /** For a chooser: the seats to which the cards 1, 2, ... have been assigned. */
  assigned: number[];
  /** With the option `apuntes`, oldest first. */
  notes: Note[];
}

/** All that can be told. */
export type GameEvent = GameBegan | Identified | Dealt | ExchangeBegan | CardChosen | Exchanged | Answered | NobodyDenounced | Denounced | Accused | Shown | KingFound | GaveUp | Eliminated | KingLost | GameEnded | Scored | Swapped | Assigned | Chose | MatchEnded | Route | FaceChosen | Faces;
