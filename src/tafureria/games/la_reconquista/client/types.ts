// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** r.7: the lot fell on this seat. */
export interface Dealer {
  on: "dealer";
  seat: number;
}

/** r.7: a card came to this seat, face down. */
export interface Dealt {
  on: "dealt";
  seat: number;
  card: number;
}

/** r.9: this seat has the board in hand, and alone sees what stands on it. */
export interface BoardTaken {
  on: "board-taken";
  seat: number;
  board: number[] | null;
}

/** r.9: a troop was put on this territory. */
export interface Placed {
  on: "placed";
  seat: number;
  place: number;
}

/** r.9: a troop was taken back from this territory. */
export interface Unplaced {
  on: "unplaced";
  seat: number;
  place: number;
}

/** r.10: the board lies in the centre for the first time. */
export interface BoardShown {
  on: "board-shown";
  /** Who plays first. */
  seat: number;
  board: number[];
}

/** r.12: "paso". */
export interface Passed {
  on: "passed";
  seat: number;
}

/** r.13: the board is taken out of sight. */
export interface MoveBegan {
  on: "move-began";
  seat: number;
}

/** r.14: a troop went over a border. */
export interface Stepped {
  on: "stepped";
  seat: number;
  place: number;
  to: number;
}

/** r.14: a troop that went over a border came back. */
export interface SteppedBack {
  on: "stepped-back";
  seat: number;
  place: number;
  to: number;
}

/** r.13: the board is back in the centre. */
export interface Moved {
  on: "moved";
  seat: number;
  board: number[];
}

/** r.18: "ataco Tal", and the owner says so. */
export interface Attacked {
  on: "attacked";
  seat: number;
  place: number;
  owner_seat: number;
}

/** r.19: a card is put among those to pass. */
export interface CardPassed {
  on: "card-passed";
  seat: number;
  card: number;
}

/** r.19: this seat has chosen what to pass; nobody else is told that it has. */
export interface Ready {
  on: "ready";
  seat: number;
}

/** r.19-r.24: the cards passed and the result. Only the two are told. */
export interface Fought {
  on: "fought";
  seat: number;
  owner_seat: number;
  place: number;
  attack_cards: number[];
  defence_cards: number[];
  attack: number;
  defence: number;
  success: number;
}

/** r.21: this seat has seen the cards; nobody else is told when. */
export interface Seen {
  on: "seen";
  seat: number;
}

/** r.21: the attack is over; how it ended is not said. */
export interface AttackOver {
  on: "attack-over";
  seat: number;
  place: number;
  owner_seat: number;
}

/** r.26: this seat has no card left. */
export interface Eliminated {
  on: "eliminated";
  seat: number;
}

/** r.27: a draw is proposed. */
export interface DrawProposed {
  on: "draw-proposed";
  seat: number;
}

/** r.27: this seat has answered; nobody else is told what, or that it has. */
export interface Voted {
  on: "voted";
  seat: number;
  yes: number;
}

/** r.27: somebody does not want a draw; who is not said. */
export interface DrawRefused {
  on: "draw-refused";
  seat: number;
}

/** r.27: how near the draw bounds are. Told only in a friendly game with memory aids. */
export interface Counted {
  on: "counted";
  passes: number;
  quiet: number;
  round: number;
}

/** r.25-r.27: the game is over, and all cards are turned up. */
export interface Ended {
  on: "ended";
  ending: number;
  /** Who won, or who share the draw. */
  seats: number[];
  /** Owner of each territory at the end; -1 for those not in play. */
  owner_seats: number[];
}

/** The move that is being made, for whoever makes it. */
export interface Move {
  /** Troops on each territory before the move. */
  start: number[];
  /** Troops on each territory that have not taken their step yet. */
  free: number[];
  /** `[from, to, troops]` for each border that troops went over. */
  steps: number[][];
}

/** The attack that is going on. What the cards say only the two can see. */
export interface Attack {
  seat: number;
  owner_seat: number;
  place: number;
  /** Cards that the viewer has passed, or is about to. */
  mine: number[];
  /** Cards that the other has passed; `None` until both have, and for everybody else. */
  theirs: number[] | null;
  /** The viewer's cards that may be passed. */
  may_pass: number[];
  attack: number;
  /** Forces of both sides; -1 until both have passed their cards, and for everybody else. */
  defence: number;
  success: boolean | null;
}

/** The latest public announcement, which stands until the next. */
export interface Act {
  /** `none` · `passed` · `moved` · `attack-over` · `draw-refused`. */
  kind: string;
  seat: number;
  /** Territory attacked, or -1. */
  place: number;
  /** Its owner when it was attacked, or -1. */
  owner_seat: number;
}

/** How near the draw bounds are. Only in a friendly game with memory aids. */
export interface Counters {
  /** Consecutive turns that were passed. */
  passes: number;
  /** Consecutive turns without an attack. */
  quiet: number;
  /** Full rounds played. */
  round: number;
}

/** The table through the eyes of a seat. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  seats: number;
  /** -1 before the lot. */
  dealer: number;
  /** Whose turn it is; while placing, who holds the board. -1 while cards are dealt and at the end. */
  active_seat: number;
  alive: number[];
  /** Provinces that win. */
  goal: number;
  /** Troops on each territory; `None` while somebody else has the board in hand. */
  board: number[] | null;
  /** The viewer's territories. */
  own: number[];
  /** Troops that the viewer still has to put down before the board goes on. */
  to_place: number;
  /** Troops on each territory that were put down since the board came; empty for everybody else. */
  draft: number[];
  /** The viewer's troops that are not on the board yet. */
  left: number;
  /** Nobody may attack yet. */
  first_turn: boolean;
  /** The viewer has made its part of a choice that several make at once, and the others have not all. */
  answered: boolean;
  move: Move | null;
  attack: Attack | null;
  /** The viewer's answer to the proposal of a draw: 1, 0, or -1 for none. */
  vote: number;
  act: Act;
  counters: Counters | null;
  /** Owner of each territory once the game is over (-1 for those not in play); empty before. */
  owner_seats: number[];
}

/** All that can be told. */
export type GameEvent = Dealer | Dealt | BoardTaken | Placed | Unplaced | BoardShown | Passed | MoveBegan | Stepped | SteppedBack | Moved | Attacked | CardPassed | Ready | Fought | Seen | AttackOver | Eliminated | DrawProposed | Voted | DrawRefused | Counted | Ended;
