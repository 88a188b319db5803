// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** A turn begins. */
export interface TurnBegan { on: "turn-began"; turn: number }

/** §10.2 El Cid names the Christian kingdom of his truce. */
export interface TruceNamed { on: "truce-named"; kingdom: number; kingdom_seat: number; other: number; other_seat: number }

/** A card is drawn; only the person who plays the kingdom sees it, and nobody an automa's. */
export interface Drew { on: "drew"; card: number | null; eyes: number; kingdom: number; kingdom_seat: number; deck: number }

/** A deck ran out and its discards become the new one. */
export interface Refilled { on: "refilled"; deck: number; cards: number[] }

/** §4.2 All bonuses go to 0. */
export interface BonusesReset { on: "bonuses-reset"; turn: number }

/** §5.6 A kingdom passes. */
export interface Passed { on: "passed"; kingdom: number; kingdom_seat: number }

/** §6 All have passed; discards and permanents return to the decks, some cards leave the game. */
export interface TurnEnded {
  on: "turn-ended";
  turn: number;
  /** Cards that leave the game. */
  cards: number[];
  /** Discards and permanents that return to their decks. */
  back: number[];
}

/** §8 The game ends. */
export interface Won { on: "won"; ending: number; kingdoms: number[]; kingdoms_seats: number[] }

/** An attack is announced, by action (`card` is missing) or by an Event. An automa's army is face up. */
export interface Attacks {
  on: "attacks";
  kingdom: number;
  kingdom_seat: number;
  area: number;
  other: number | null;
  other_seat: number;
  card: number | null;
  cards: number[];
}

/** Step 2: the attacker lays a card face down. */
export interface Laid { on: "laid"; card: number | null; eyes: number; kingdom: number; kingdom_seat: number; dice: number | null }

/** A kingdom has laid all it wants, or announced all its garrisons. */
export interface Ready { on: "ready"; kingdom: number; kingdom_seat: number }

/** M12 The owner of the watchtower sees what was laid against it. */
export interface Peeked {
  on: "peeked";
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
  cards: number[];
  dice: number[];
  eyes: number;
}

/** Step 3: an answer that nobody else sees until all have answered. */
export interface Committed {
  on: "committed";
  kingdom: number;
  kingdom_seat: number;
  card: number;
  side: number;
  dice: number;
  /** After the roll: the card is the Troop that Hakim will recover. */
  recovers: boolean;
  eyes: number;
}

/** A kingdom has finished answering; the others learn what it answered when all have. */
export interface Answered { on: "answered"; kingdom: number; kingdom_seat: number; eyes: number }

/** All have answered: how many cards each kingdom laid face down. */
export interface Counted { on: "counted"; kingdoms: number[]; kingdoms_seats: number[]; counts: number[] }

/** Step 4: a garrison joins the defence. */
export interface GarrisonSpent { on: "garrison-spent"; kingdom: number; kingdom_seat: number; area: number }

/** Step 5: every card laid in the deed is turned up. `sides`: 0 attack, 1 defence. */
export interface Revealed { on: "revealed"; kingdoms: number[]; kingdoms_seats: number[]; cards: number[]; sides: number[]; dice: number[] }

/** M05 The attack fails before it begins. */
export interface Ambushed { on: "ambushed"; kingdom: number; kingdom_seat: number; other: number; other_seat: number; area: number }

/** M04, C05 The attacker takes a Troop out of the attack. */
export interface Sortied { on: "sortied"; kingdom: number; kingdom_seat: number; card: number }

/** No Troop is left in the attack: it fails without dice. */
export interface NoForce { on: "no-force"; kingdom: number; kingdom_seat: number; area: number }

/** One die of a roll. */
export interface Die { on: "die"; side: number; face: number }

/** A whole roll: 4, 5 and 6 hit. `kingdom` is missing for an independent area. */
export interface Rolled { on: "rolled"; kingdom: number | null; kingdom_seat: number; side: number; faces: number[]; hits: number }

/** Everybody asked after the roll has answered: the people who play Relic, or Hakim for a Troop. */
export interface Afterwards { on: "afterwards"; kingdoms: number[]; kingdoms_seats: number[]; cards: number[] }

/** A person takes a reward or repeats an effect; the result is a separate event. */
export interface Chose { on: "chose"; kingdom: number; kingdom_seat: number; action: number }

/** C06 A kingdom shows Relic and rolls all its dice again. */
export interface RelicShown { on: "relic-shown"; kingdom: number; kingdom_seat: number }

/** M06 A kingdom shows Hakim and takes a Troop of the attack into its hand. */
export interface HakimShown { on: "hakim-shown"; kingdom: number; kingdom_seat: number; card: number }

/** A kingdom takes an area and puts a castle on it. */
export interface Conquered {
  on: "conquered";
  kingdom: number;
  kingdom_seat: number;
  area: number;
  other: number | null;
  other_seat: number;
}

/** The attack fails; a tie goes to the defender. */
export interface Held { on: "held"; kingdom: number; kingdom_seat: number; area: number; other: number | null; other_seat: number }

/** An area becomes independent. */
export interface Freed { on: "freed"; kingdom: number; kingdom_seat: number; area: number; other: number; other_seat: number }

/** §7 A kingdom's bonus changes (`change` is 0 if it could not). */
export interface BonusMoved { on: "bonus-moved"; kingdom: number; kingdom_seat: number; change: number; value: number }

/** A garrison is placed. */
export interface Garrisoned { on: "garrisoned"; kingdom: number; kingdom_seat: number; area: number }

/** An incursion begins, paid for with the card. */
export interface IncursionBegan {
  on: "incursion-began";
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
  card: number;
}

/** The incursion succeeds or fails. */
export interface IncursionEnded {
  on: "incursion-ended";
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
  won: boolean;
}

/** A random card is discarded face up. `place` counts from the bottom of a pile. */
export interface Lost { on: "lost"; kingdom: number; kingdom_seat: number; card: number; place: number }

/** M19 A random card goes from one hand to another. */
export interface Stolen {
  on: "stolen";
  card: number | null;
  eyes: number;
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
  place: number;
}

/** M08 A gift is handed over; only giver and receiver see the card. */
export interface Given {
  on: "given";
  card: number | null;
  eyes: number;
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
}

/** Two kingdoms can no longer use the Attack action on each other this turn. */
export interface Barred { on: "barred"; kingdom: number; kingdom_seat: number; other: number; other_seat: number }

/** An Event is shown. */
export interface Played { on: "played"; kingdom: number; kingdom_seat: number; card: number }

/** §5.5 The Discard action. */
export interface Discarded { on: "discarded"; kingdom: number; kingdom_seat: number; card: number }

/** M08 A gift is announced to a kingdom. */
export interface Gifting { on: "gifting"; kingdom: number; kingdom_seat: number; other: number; other_seat: number }

/** A person names the target of an event (or, without a card, of an incursion): an area or a kingdom. */
export interface Aimed {
  on: "aimed";
  kingdom: number;
  kingdom_seat: number;
  card: number | null;
  area: number | null;
  other: number | null;
  other_seat: number;
}

/** A person skips an optional effect, or ends a series of choices. */
export interface Declined { on: "declined"; kingdom: number; kingdom_seat: number }

/** M14, C13 A card is set aside to be swapped for a new one. */
export interface SetAside { on: "set-aside"; kingdom: number; kingdom_seat: number; card: number }

/** M13 A played Response goes to a hand. */
export interface Taken { on: "taken"; kingdom: number; kingdom_seat: number; card: number }

/** M16, C07 One card is kept, the rest discarded face up. */
export interface Kept { on: "kept"; card: number | null; eyes: number; kingdom: number; kingdom_seat: number; cards: number[] }

/** C20 A kingdom looks at all cards of another. */
export interface Looked {
  on: "looked";
  kingdom: number;
  kingdom_seat: number;
  other: number;
  other_seat: number;
  cards: number[] | null;
  eyes: number;
}

/** C20 One step of shuffling an automa's pile; nobody sees the cards. `left` more steps follow. */
export interface Mixing { on: "mixing"; kingdom: number; kingdom_seat: number; left: number }

/** §9.1 An automa turns up the top card of its pile. */
export interface TurnedUp { on: "turned-up"; kingdom: number; kingdom_seat: number; card: number }

/** A decision of an automa and its reason. */
export interface Decided {
  on: "decided";
  kingdom: number;
  kingdom_seat: number;
  why: number;
  card: number | null;
  area: number | null;
  other: number | null;
  other_seat: number;
  limit: number;
  face: number;
  areas: number[];
  kingdoms: number[];
  kingdoms_seats: number[];
}

/** §10 An automa that reveals El Cid hands the card to El Cid's player. */
export interface CidHanded { on: "cid-handed"; kingdom: number; kingdom_seat: number; other: number; other_seat: number; card: number }

/** C17 in the scenario: the Almorávides discard the top card of their pile. */
export interface TopLost { on: "top-lost"; kingdom: number; kingdom_seat: number; card: number }

/** A position as one seat sees it, with kingdoms and areas by number and cards by design. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  /** Own kingdom, -1 for a watcher. */
  kingdom: number;
  /** Kingdoms in order of play. */
  order: number[];
  /** Seat of each kingdom in that order; -1 for an automa. */
  seats: number[];
  turn: number;
  turns: number;
  /** Kingdom whose round it is. */
  active: number;
  /** Consecutive passes so far. */
  passes: number;
  /** Kingdoms that must choose now; while answers are secret, every other kingdom that was asked. */
  asked: number[];
  /** Areas in play. */
  board: number[];
  /** Owner by area number (index 0 is unused): a kingdom, -1 independent, -2 not in play. */
  owners: number[];
  /** Areas with a garrison. */
  garrisons: number[];
  /** Castles on the map, in order of play, like the lists that follow. */
  castles: number[];
  bonus: number[];
  /** Cards in hand, or in the pile of an automa. */
  cards: number[];
  /** Deployed Troops of automata. */
  army: number[][];
  /** Deployed Responses of automata, oldest first. */
  posted: number[][];
  permanents: number[][];
  /** For each kingdom, those with which the Attack action is barred in both directions. */
  bans: number[][];
  /** Scenario: the kingdom named in El Cid's truce, or -1. */
  truce: number;
  /** Cards in the Muslim and the Christian deck. */
  decks: number[];
  discards: number[][];
  gone: number[];
  /** Own hand, ascending; it still includes the cards of own unseen answers. */
  hand: number[];
  /** Own unseen answers so far, in notation. */
  answers: string[];
  /** Event being played, or -1. */
  card: number;
  /** Cards set aside: those drawn to choose from are shown to their owner only (others see just `aside_count`), those to be swapped to everybody. */
  aside: number[];
  aside_count: number;
  /** Areas or kingdoms among which the kingdom asked must choose. */
  candidates: number[];
  /** `""`, `attack`, `event`, `incursion` or `judgment`. */
  deed: string;
  deed_card: number;
  attacker: number;
  defender: number;
  /** Area under attack, 0 if none. */
  target: number;
  event_dice: number;
  /** Cards laid in the deed: kingdom, design (-1 face down), side, dice (0 face down). */
  laid: number[][];
  /** Areas whose garrison was announced for the defence. */
  spent: number[];
  /** Troops taken out by sorties. */
  removed: number[];
  attack_dice: number[];
  defence_dice: number[];
  /** M08 Kingdoms that got a gift in this round. */
  given: number[];
  /** Area for which the winner chooses bonus or garrison, or 0. */
  reward: number;
  winners: number[];
}

/** All that can be told. */
export type GameEvent = TurnBegan | TruceNamed | Drew | Refilled | BonusesReset | Passed | TurnEnded | Won | Attacks | Laid | Ready | Peeked | Committed | Answered | Counted | GarrisonSpent | Revealed | Ambushed | Sortied | NoForce | Die | Rolled | Afterwards | Chose | RelicShown | HakimShown | Conquered | Held | Freed | BonusMoved | Garrisoned | IncursionBegan | IncursionEnded | Lost | Stolen | Given | Barred | Played | Discarded | Gifting | Aimed | Declined | SetAside | Taken | Kept | Looked | Mixing | TurnedUp | Decided | CidHanded | TopLost;
