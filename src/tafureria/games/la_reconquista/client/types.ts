// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** r.7: this seat has been drawn by lot as the dealer. */
export interface Dealer { on: "dealer"; seat: number }

/** r.7: this seat has been dealt a card, face down. */
export interface Dealt { on: "dealt"; seat: number; card: number }

/** r.9: this seat has taken the board to place troops, and alone sees what is on it. */
export interface BoardTaken { on: "board-taken"; seat: number; board: number[] | null }

/** r.9: a troop was placed on this territory. */
export interface Placed { on: "placed"; seat: number; place: number }

/** r.9: a troop was taken back from this territory. */
export interface Unplaced { on: "unplaced"; seat: number; place: number }

/** r.10: the board is laid in the centre for the first time. */
export interface BoardShown {
  on: "board-shown";
  /** The seat that plays first. */
  seat: number;
  board: number[];
}

/** r.12: this seat has passed its turn ("paso"). */
export interface Passed { on: "passed"; seat: number }

/** r.13: this seat has taken the board out of sight to move troops. */
export interface MoveBegan { on: "move-began"; seat: number }

/** r.14: a troop crossed a border. */
export interface Stepped { on: "stepped"; seat: number; place: number; to: number }

/** r.14: the step of a troop over a border was taken back. */
export interface SteppedBack { on: "stepped-back"; seat: number; place: number; to: number }

/** r.13: the board is back in the centre. */
export interface Moved { on: "moved"; seat: number; board: number[] }

/** r.18: this seat says "ataco Tal", and the owner of Tal identifies themself. */
export interface Attacked { on: "attacked"; seat: number; place: number; owner_seat: number }

/** r.19: this seat has added a card to those that it passes. */
export interface CardPassed { on: "card-passed"; seat: number; card: number }

/** r.19: this seat has chosen the cards that it passes; nobody else learns that it has. */
export interface Ready { on: "ready"; seat: number }

/** r.19-r.24: the cards passed and the result. Only attacker and defender receive this event. */
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

/** r.21: this seat has seen the cards; nobody else learns when. */
export interface Seen { on: "seen"; seat: number }

/** r.21: the attack is over; its result is not made public. */
export interface AttackOver { on: "attack-over"; seat: number; place: number; owner_seat: number }

/** r.26: this seat has no cards left. */
export interface Eliminated { on: "eliminated"; seat: number }

/** r.27: a draw is proposed. */
export interface DrawProposed { on: "draw-proposed"; seat: number }

/** r.27: this seat has voted on the draw; nobody else learns how, or that it has. */
export interface Voted { on: "voted"; seat: number; yes: number }

/** r.27: the draw that this seat proposed was refused; by whom is not made public. */
export interface DrawRefused { on: "draw-refused"; seat: number }

/** r.27: the counters of the draw bounds. Sent only in a friendly game with memory aids. */
export interface Counted { on: "counted"; passes: number; quiet: number; round: number }

/** r.25-r.27: the game is over, and all cards are turned up. */
export interface Ended {
  on: "ended";
  ending: number;
  /** The winner, or the seats that share the draw. */
  seats: number[];
  /** Owner of each territory at the end; -1 for those not in play. */
  owner_seats: number[];
}

/** The move in progress, shown only to the seat that makes it. */
export interface Move {
  /** Troops on each territory before the move. */
  start: number[];
  /** Troops on each territory that have not taken their step yet. */
  free: number[];
  /** `[from, to, troops]` for each border that troops crossed. */
  steps: number[][];
}

/** The attack in progress. Only attacker and defender can see the cards. */
export interface Attack {
  seat: number;
  owner_seat: number;
  place: number;
  /** Cards that the viewer has passed or has chosen to pass. */
  mine: number[];
  /** Cards that the other fighter has passed; `None` until both have, and for third parties. */
  theirs: number[] | null;
  /** The viewer's cards that may be passed. */
  may_pass: number[];
  attack: number;
  /** Forces of both sides; -1 until both have passed their cards, and for third parties. */
  defence: number;
  success: boolean | null;
}

/** The latest public announcement, which stays visible until the next one. */
export interface Act {
  /** `none` · `passed` · `moved` · `attack-over` · `draw-refused`. */
  kind: string;
  seat: number;
  /** Territory attacked, or -1. */
  place: number;
  /** Owner of that territory when it was attacked, or -1. */
  owner_seat: number;
}

/** The counters of the draw bounds. Only in a friendly game with memory aids. */
export interface Counters {
  /** Consecutive turns that were passed. */
  passes: number;
  /** Consecutive turns without an attack. */
  quiet: number;
  /** Full rounds played. */
  round: number;
}

/** What one seat, or a watcher, can see of the position. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  seats: number;
  /** -1 before the dealer is drawn by lot. */
  dealer: number;
  /** The seat whose turn it is, or that holds the board while placing; -1 in the deal and at the end. */
  active_seat: number;
  alive: number[];
  /** Number of provinces that wins. */
  goal: number;
  /** Troops on each territory; `None` while somebody else holds the board. */
  board: number[] | null;
  /** The viewer's territories. */
  own: number[];
  /** Troops that the viewer still has to place before the board moves to the next seat. */
  to_place: number;
  /** Troops placed on each territory since the viewer took the board; empty for everybody else. */
  draft: number[];
  /** The viewer's troops that are not on the board yet. */
  left: number;
  /** True while nobody may attack yet. */
  first_turn: boolean;
  /** True if the viewer has chosen in a simultaneous choice and some of the others have not. */
  answered: boolean;
  move: Move | null;
  attack: Attack | null;
  /** The viewer's vote on a proposed draw: 1 for yes, 0 for no, -1 for none. */
  vote: number;
  act: Act;
  counters: Counters | null;
  /** Owner of each territory once the game is over (-1 for those not in play); empty before. */
  owner_seats: number[];
}

/** All that can be told. */
export type GameEvent = Dealer | Dealt | BoardTaken | Placed | Unplaced | BoardShown | Passed | MoveBegan | Stepped | SteppedBack | Moved | Attacked | CardPassed | Ready | Fought | Seen | AttackOver | Eliminated | DrawProposed | Voted | DrawRefused | Counted | Ended;
