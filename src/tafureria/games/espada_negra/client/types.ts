// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** `interno`: the seat that is auctioneer: the first is drawn, then each turn the next to the left. */
export interface Auctioneer { on: "auctioneer"; seat: number; drawn: boolean }

/** r.10 A card is set aside for the starting conditions on it. */
export interface SetAside { on: "set-aside"; card: number; conditions: number[] }

/** r.2 A card is turned face up, for this turn or (`prevision`) a later one. */
export interface TurnedUp { on: "turned-up"; card: number; ahead: number }

/** r.2, r.3 A turn begins. */
export interface TurnBegan { on: "turn-began"; turn: number }

/** r.3 Gold that a seat receives or pays when a turn begins, and what it has afterwards. */
export interface Income {
  on: "income";
  seat: number;
  amount: number;
  /** Whether the seat pays the amount instead of receiving it. */
  negative: boolean;
  gold: number;
}

/** r.4 The next card of the row comes up; *number* is its place in the row, counted from 1. */
export interface Offered { on: "offered"; card: number; number: number }

/** A seat has made its sealed choice, which the others see only when all choices are opened. */
export interface Sealed { on: "sealed"; seat: number; choice: number | null }

/** r.5 The declarations of attack are opened: each choice, as an action, and the attack it makes. */
export interface Declared { on: "declared"; seats: number[]; choices: number[]; attacks: number[] }

/** r.5 The strongest attack is tied: a normal auction follows. */
export interface AttackTied { on: "attack-tied"; seats: number[]; attack: number }

/** r.5 The seat with the strongest attack is about to get the card. */
export interface AttackWon { on: "attack-won"; seat: number; attack: number; card: number }

/** Live outcry: the card is put up for auction; each bid counts as soon as it is made. */
export interface Outcry { on: "outcry"; card: number; count_seconds: number; window_ms: number }

/** r.4 Sealed bids, or the bids of one call, are opened; 0 is a pass. */
export interface Bids { on: "bids"; seats: number[]; bids: number[] }

/** Live outcry: the bids of a call that has closed; 0 is silence. The table does not pause after it. */
export interface Cried { on: "cried"; seats: number[]; bids: number[] }

/** r.4 Open auctions: a bid takes the lead. */
export interface Leads { on: "leads"; seat: number; bid: number }

/** `interno`: the auctioneer breaks a tie between bids. */
export interface Named { on: "named"; seat: number; leader_seat: number }

/** `externo`: the order of bidding in this call. */
export interface Order { on: "order"; seats: number[] }

/** `externo`: a seat passes. */
export interface Passed { on: "passed"; seat: number }

/** Live outcry: a lot decides which of several simultaneous bids leads. */
export interface Lot { on: "lot"; seat: number }

/** r.4 A seat has paid for the card; espionage may still stop it. */
export interface Sold { on: "sold"; seat: number; paid: number; card: number }

/** r.12, r.14 A spy is pointed: its model, and the sum of espionage pointed so far. */
export interface Pointed { on: "pointed"; seat: number; slot: number; model: string; sum: number }

/** r.12, r.13 An action of espionage is complete, against the taker or the author of the action before. */
export interface Spied { on: "spied"; seat: number; sum: number; actions: number; against_seat: number }

/** r.12, r.13 A seat that could use espionage keeps quiet. */
export interface Quiet { on: "quiet"; seat: number }

/** r.13 Nobody cancels the latest action: if the number of actions is odd, the block holds. */
export interface ChainClosed { on: "chain-closed"; seat: number; actions: number; held: boolean }

/** r.4 A seat gets the card; `loot` is gold that a condition adds. */
export interface Gained { on: "gained"; seat: number; card: number; price: number; by_attack: boolean; loot: number }

/** Nobody gets the card. */
export interface Discarded { on: "discarded"; card: number; why: string }

/** r.9 At the end of the game: the victory points of a seat, from its cards and from conditions. */
export interface VictoryCounted { on: "victory-counted"; seat: number; from_cards: number; from_conditions: number }

/** r.8, r.9 The game is over: why, and who won. */
export interface Ended { on: "ended"; ending: string; seats: number[] }

/** The figures of a card. */
export interface ModelView {
  name: string;
  victory: number;
  production: number;
  attack: number;
  berserker: boolean;
  espionage: number;
  copies: number;
  /** Copies still in the stock. */
  unseen: number;
  /** 0 to 2, the letters a, b, c of the notation; -1 when it is no berserker. */
  berserker_slot: number;
  /** Number of the model in the notation; -1 without espionage. */
  spy_slot: number;
}

/** A card on the table: its model (a place in `models`) and the conditions printed on it. */
export interface CardView { model: number; conditions: string[] }

/** A starting condition that holds in this game. */
export interface Effect {
  name: string;
  copies: number;
  /** What all copies are worth together. */
  amount: number;
}

/** A card of this turn's row. */
export interface RowCard {
  model: number;
  conditions: string[];
  /** The seat that got it; -1 if it is not decided yet, -2 if it was discarded. */
  fate: number;
}

/** What a seat has: all of it is public. */
export interface PlayerView {
  gold: number;
  /** Copies owned of each model. */
  cards: number[];
  /** Models got this turn, which rest until the next (r.7). */
  fresh: number[];
  /** Gold that its cards would produce if a turn began now, conditions included. */
  production: number;
  /** The strongest attack that it could declare with usable cards. */
  attack: number;
  /** The part of its attack that is not spent by attacking. */
  steady: number;
  /** The sum of the spies that it can still point. */
  espionage: number;
  victory: number;
  /** Victory that conditions would add if the game ended now. */
  bonus: number;
  /** Usable copies by berserker slot. */
  berserkers: number[];
  /** Usable copies by spy slot. */
  spies: number[];
  /** Whether it has used its attack of this turn (r.6). */
  attacked: boolean;
  /** Whether a condition keeps it from attacking. */
  barred: boolean;
}

/** One action of an open chain of espionage. */
export interface SpyAction { seat: number; sum: number }

/** What became of a card: one entry of the price history. */
export interface Deal {
  model: number;
  /** The seat that got it; -2 if it was discarded. */
  seat: number;
  /** Gold paid or attack committed, even if espionage then stopped it. */
  price: number;
  /** `bid` · `attack` · `no-bids` · `tie` · `spies`. */
  how: string;
}

/** The whole table. */
export interface View {
  /** The seat that sees this, or `TABLE`. */
  seat: number;
  /** What the table is waiting for: one of :attr:`Game.phases`. */
  phase: string;
  deck: string;
  /** `secreta` · `interno` · `externo`. */
  mode: string;
  live: boolean;
  pairs: boolean;
  turn: number;
  /** Turns that the game has in all. */
  turns: number;
  /** Cards in the stock, leftovers included. */
  left: number;
  models: ModelView[];
  aside: CardView[];
  effects: Effect[];
  row: RowCard[];
  /** Place in the row of the card up now; -1 when there is none. */
  place: number;
  /** Cards of turns to come that lie face up. */
  ahead: CardView[];
  per_turn: number;
  players: PlayerView[];
  /** The auctioneer, -1 for none. */
  auctioneer: number;
  /** 0 when nobody has bid. */
  leading_bid: number;
  /** The seat whose bid leads, -1 for none. */
  leader: number;
  /** The lowest bid that this seat could make now (0 when there is no auction). */
  floor: number;
  least_attack: number;
  /** `externo`: the seats still to bid in this call, in order. */
  order: number[];
  /** The tied seats that the auctioneer chooses from; before a draw, the seats that take part in it. */
  candidates: number[];
  /** Seats that must choose. */
  asked: number[];
  /** The seat's own sealed choice as an action; -1 when there is none. */
  sealed: number;
  /** Seats whose sealed choice lies on the table. */
  sealed_by: number[];
  /** During espionage, the seat that is about to get the card; else -1. */
  taker: number;
  price: number;
  /** Whether the taker gets the card by attack. */
  by_attack: boolean;
  chain: SpyAction[];
  /** Espionage that an action needs now. */
  need: number;
  /** Espionage pointed so far by the seat that chooses. */
  pointed_sum: number;
  /** Spy slots pointed so far by the seat that chooses. */
  pointed: number[];
  /** Live outcry: seconds from a bid to the end of the count. */
  count_seconds: number;
  /** Live outcry: milliseconds within which bids are simultaneous. */
  window_ms: number;
  history: Deal[];
  /** Final points; empty while the game runs. */
  scores: number[];
}

/** All that can be told. */
export type GameEvent = Auctioneer | SetAside | TurnedUp | TurnBegan | Income | Offered | Sealed | Declared | AttackTied | AttackWon | Outcry | Bids | Cried | Leads | Named | Order | Passed | Lot | Sold | Pointed | Spied | Quiet | ChainClosed | Gained | Discarded | VictoryCounted | Ended;
