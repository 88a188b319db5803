// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** An object of JSON whose keys this message does not fix: a view, an event, the options of a game. */
export type JsonObject = Record<string, unknown>;

/** Take a free seat of a table that is still waiting for people. */
export interface Sit {
  type: "sit";
  id?: number;
  seat: number;
  name: string;
  /** Another person at the device of somebody who sits here already: takes a further seat. */
  more?: boolean;
}

/** Give the own seat up before the game has begun: all of them, or *seat* alone. */
export interface Stand {
  type: "stand";
  id?: number;
  seat?: number | null;
}

/** The host begins the game; free seats are filled with computer players of the table's level. */
export interface Begin {
  type: "begin";
  id?: number;
}

/** Give the own seat up in the middle of a game: a computer player takes it, the others play on. */
export interface Resign {
  type: "resign";
  id?: number;
  seat?: number | null;
}

/** After the end: a new table with the same people and options. `table` then names it (`next`). */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** Act from the own seat, at the position that the client has before it. */
export interface Play {
  type: "play";
  id?: number;
  position: number;
  /** Which seat acts, for a person who holds several (one device for all); else the own one. */
  seat?: number | null;
  actions: number[];
}

/** Talk, in public or (`to`: a seat; -1: the own side) in private where the table allows it. */
export interface Say {
  type: "say";
  id?: number;
  text: string;
  to?: number | null;
  /** Which seat speaks, for a person who holds several; else the own one. */
  seat?: number | null;
}

/** Ask why an action, in notation, would be refused; answered by `refused` or `allowed`. */
export interface Why {
  type: "why";
  id?: number;
  position: number;
  seat?: number | null;
  words: string;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** `me` takes this seat, `open` leaves it to whoever comes, `computer` seats a player. */
export interface SeatWish {
  kind: string;
  /** Of `computer`: which one; the table's level when empty. */
  player?: string;
  /** Of `me`, when several people share one device: the name at this seat. */
  name?: string;
}

/** `POST /api/tables`. It begins at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: JsonObject;
  name: string;
  /** The computer player that fills free seats and plays for who leaves; `jugador` when empty. */
  level?: string;
  /** `public` · `private` (public and between two) · `none`; what suits the game when empty. */
  talk?: string;
  listed?: boolean;
  draw?: boolean;
  patience?: number;
  move_seconds?: number;
  game_seconds?: number;
  /** Seconds that a `maestro` thinks about a decision. */
  think?: number;
}

/** `POST /api/tables/TABLE/continue`: a new table from a step of a game that has ended. */
export interface PlayOn {
  step: number;
  seat: number;
  name: string;
  level?: string;
}

/** All that a client may send. */
export type Up = Sit | Stand | Begin | Resign | Rematch | Play | Say | Why | Ping;

/** Who sits where. */
export interface Seat {
  seat: number;
  /** `open` · `person` · `computer`. */
  kind: string;
  /** A person's name; of a computer player, the name of its kind (`random`, `jugador`). */
  name: string;
  /** A person with a live connection. */
  here: boolean;
  /** A person who has been away for too long: a computer player of the table's level plays meanwhile. */
  away: boolean;
}

/** What the table is: first message of every connection, and again whenever it changes. */
export interface Table {
  type: "table";
  table: string;
  game: string;
  options: JsonObject;
  seats: Seat[];
  /** Own seat (the lowest of several); -1 for a watcher. */
  you: number;
  /** Every seat that the visitor holds: several when people share one device. */
  yours: number[];
  /** May begin the game. */
  host: boolean;
  /** `waiting` · `playing` · `over` · `halted`. */
  status: string;
  /** `public` · `private` (public and between two) · `counsel` (public and a side) · `none`. */
  talk: string;
  /** SHA-256 that binds the dealer's key. */
  commitment: string;
  /** The computer player that fills free seats and plays for who leaves. */
  level: string;
  /** Anybody may find it on the first page while it waits. */
  listed: boolean;
  /** Seats are drawn by lot when the game begins. */
  draw: boolean;
  /** Seconds after which a computer player stands in for somebody who is away; 0: the table waits. */
  patience: number;
  /** Time for one decision; 0: as long as it takes. */
  move_seconds: number;
  /** Time for all decisions of a seat; 0: as long as it takes. */
  game_seconds: number;
  /** Seconds that a `maestro` thinks about a decision. */
  think: number;
  /** The table at which the same people play again. */
  next: string;
}

/** The clocks, where a table has them; comes when one starts or stops. Seconds. */
export interface Clock {
  type: "clock";
  /** Seats whose clock runs now. */
  running: number[];
  /** What is left to each of them for this decision. */
  move: number[];
  /** What is left to each seat for the whole game; 0 without such a clock. */
  left: number[];
}

/** One told event: the game's own, as this seat sees it, with the position it belongs to. */
export interface Told {
  position: number;
  event: JsonObject;
  /** Of the moment only (`Event.passing`): shown now, kept in no log, and missing in a fresh story. */
  passing: boolean;
}

/** The game as this seat sees it now, and what it was told since the position before. */
export interface Position {
  type: "position";
  /** Through whose eyes: an own seat, or -1 for a watcher. */
  seat: number;
  position: number;
  view: JsonObject;
  /** Legal actions of the own seat; empty when it is not waited for. */
  legal: number[];
  /** The notation of each legal action, in the same order. */
  words: string[];
  /** Seats that are waited for; empty when the game is over. */
  waiting: number[];
  told: Told[];
  fresh: boolean;
  /** Seconds that the table rests now, so that everybody can take in what was shown. */
  rest: number;
  /** Seconds from now until the house takes silence for an answer (live outcry); 0: it waits. */
  silence: number;
}

/** The game has ended; follows the last position. The key opens the deal to everybody. */
export interface Over {
  type: "over";
  ending: string;
  returns: number[];
  scores: number[];
  winners: number[];
  key: string;
}

/** Something said. `seat` is -1 for a watcher; `to` is -1 for a side taking counsel. */
export interface Talk {
  number: number;
  seat: number;
  name: string;
  text: string;
  to: number | null;
  /** Seconds since 1970. */
  at: number;
  /** Of a private line at a device of several people: which of their seats heard it. */
  ears: number[];
}

/** Talk: the latest line, or the lines so far on connecting. */
export interface Said {
  type: "said";
  lines: Talk[];
}

/** Something was not done. The connection and the table live on. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  /** Id of the rule: `myc.one-knight`. */
  rule: string;
  section: string;
  /** How many of the actions of the frame were carried out before this one. */
  done: number;
}

/** Answer to `why` for an action that no rule refuses. */
export interface Allowed {
  type: "allowed";
  id: number;
  action: number;
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
  id: number;
}

/** One option of a game as the house offers it. Words: `option-NAME` in the game's Fluent files. */
export interface OptionCard {
  name: string;
  /** `switch` · `choice` · `number`. */
  kind: string;
  default: boolean | number | string;
  section: string;
  choices: (number | string)[];
  least: number;
  most: number;
}

/** One arch of the house. */
export interface GameCard {
  name: string;
  seats: number[];
  minutes: number[];
  options: OptionCard[];
  presets: Record<string, JsonObject>;
  /** Computer players, weakest first. */
  players: string[];
  /** Those among them that the page offers, weakest first: `aprendiz`, `jugador`, `maestro`. */
  levels: string[];
  phases: string[];
}

/** An unfinished table of this visitor. */
export interface TableCard {
  table: string;
  game: string;
  status: string;
  you: number;
  seats: Seat[];
  your_turn: boolean;
}

/** `GET /api/house`: all that the first page shows. */
export interface House {
  /** The visitor's own name; empty at a first visit. */
  name: string;
  games: GameCard[];
  /** Unfinished tables of this visitor, latest first. */
  tables: TableCard[];
  /** Tables of others that wait for whoever wants to play, latest first. */
  listed: TableCard[];
}

/** The new table; its page is `/mesa/TABLE`. */
export interface Made {
  table: string;
}

/** `POST /api/tokens`: what a program shows where a browser has a cookie. */
export interface Token {
  token: string;
}

/** What one action brought. The first step is the opening, before any action. */
export interface Step {
  /** Who acted; -1 for the opening. */
  seat: number;
  /** The action in notation; empty for the opening, and where these eyes could not know it. */
  words: string;
  /** One view; with all eyes that of the table first and then one for each seat. */
  views: JsonObject[];
  /** What these eyes were told; with all eyes everything that happened. */
  told: JsonObject[];
  /** The position that these eyes had reached (0 with all eyes). */
  position: number;
}

/** Something said, with the step after which it was said. */
export interface Spoken {
  number: number;
  seat: number;
  name: string;
  text: string;
  to: number | null;
  /** Seconds since 1970. */
  at: number;
  /** Of a private line at a device of several people: which of their seats heard it. */
  ears: number[];
  step: number;
}

/** `GET /api/tables/TABLE/replay?eyes=SEAT`: a game that has ended, step by step. */
export interface Replay {
  table: string;
  game: string;
  options: JsonObject;
  eyes: string;
  seats: Seat[];
  yours: number[];
  steps: Step[];
  talk: Spoken[];
  over: Over;
  commitment: string;
}

/** One draw of chance: *number* of `range(below)` fell on the outcome at that place of the weights. */
export interface Draw {
  /** The step of the replay that called for it. */
  step: number;
  below: number;
  number: number;
  /** Of each outcome, as the rules had them; laid end to end they fill `range(below)`. */
  weights: number[];
  outcome: number;
}

/** `GET /api/tables/TABLE/deal`: every draw of a game that has ended, in order. */
export interface Deal {
  commitment: string;
  key: string;
  draws: Draw[];
}

/** Something that a seat took to be so. Words: `knew-TAG` in the game's Fluent files. */
export interface Belief {
  /** The statement, as an event is told: its tag in `on`, then its fields. */
  fact: JsonObject;
  /** In what share of the worlds that the seat could imagine it was so. */
  share: number;
  /** Was it so? Told to all eyes. */
  true: boolean | null;
}

/** A choice that a `maestro` tried out before it chose. */
export interface Tried {
  words: string;
  tries: number;
  /** Mean return of those tries, for the seat. */
  value: number;
}

/** `GET /api/tables/TABLE/knew?step=N&eyes=SEAT`: what a computer player knew when it took step N. */
export interface Knew {
  step: number;
  seat: number;
  player: string;
  words: string;
  /** Worlds that were imagined for it now, by what its seat had been told. */
  worlds: number;
  held: Belief[];
  /** Its own choice first; empty where it did not search. */
  tried: Tried[];
}

/** The body of every HTTP answer that is not 2xx. */
export interface Problem {
  code: string;
  rule: string;
  section: string;
  what: string;
}

/** All that the house may send. */
export type Down = Table | Clock | Position | Over | Said | Refused | Allowed | Pong;
