// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** An object of JSON whose keys this message does not fix: a view, an event, the options of a game. */
export type JsonObject = Record<string, unknown>;

/** Take a free seat at a table that is still waiting for people. */
export interface Sit {
  type: "sit";
  id?: number;
  seat: number;
  name: string;
  /** Take a further seat, for another person at the same device. */
  more?: boolean;
}

/** Leave one's seats before the game has begun: all of them, or only *seat*. */
export interface Stand {
  type: "stand";
  id?: number;
  seat?: number | null;
}

/** Begin the game (host only); computer players of the table's level take the free seats. */
export interface Begin {
  type: "begin";
  id?: number;
}

/** Give up one's seat during a game: a computer player takes it and the others play on. */
export interface Resign {
  type: "resign";
  id?: number;
  seat?: number | null;
}

/** Free somebody else's seat (host only), or without *seat* send everybody away who only watches. */
export interface Remove {
  type: "remove";
  id?: number;
  seat?: number | null;
  /** Send the person away too, who cannot come back as long as the table is awake. */
  bar?: boolean;
}

/** After the end, ask for a table with the same people and options; `table` names it in `next`. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** Play one or more actions from one's seat, at the position that the client shows. */
export interface Play {
  type: "play";
  id?: number;
  position: number;
  /** Which seat acts, for a person who holds several (people sharing one device). */
  seat?: number | null;
  actions: number[];
}

/** Say something to everybody or, where the table allows it, to one seat or (-1) to one's own side. */
export interface Say {
  type: "say";
  id?: number;
  text: string;
  to?: number | null;
  /** Which seat speaks, for a person who holds several. */
  seat?: number | null;
}

/** Say whether one wants to be asked only where there is a choice, as long as this connection lasts. */
export interface Attend {
  type: "attend";
  id?: number;
  choices_only: boolean;
}

/** Ask why an action, given in notation, would be refused; answered by `refused` or `allowed`. */
export interface Why {
  type: "why";
  id?: number;
  position: number;
  seat?: number | null;
  notation: string;
}

/** Ask what a master would do in one's place; answered by `hinted`, and nobody else learns of it. */
export interface Hint {
  type: "hint";
  id?: number;
  position: number;
  seat?: number | null;
}

/** Ask what can still be true of what is hidden; answered by `deduced`, and nobody else learns of it. */
export interface Deduce {
  type: "deduce";
  id?: number;
  position: number;
  seat?: number | null;
}

/** At a lesson: the learner has read this step, counted from 0. */
export interface GoOn {
  type: "go-on";
  id?: number;
  step: number;
}

/** Ask whether the house is there; answered by `pong`. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Who is to sit at a seat: `me`, `open` (whoever comes) or `computer`. */
export interface SeatWish {
  kind: string;
  /** For `computer`: which player; the table's level when empty. */
  player?: string;
  /** For `me`, when several people share one device: the name at this seat. */
  name?: string;
}

/** `POST /api/tables`: make a table. The game begins at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: JsonObject;
  name: string;
  /** The computer player that fills free seats and replaces people who leave; `jugador` when empty. */
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
  /** Most seats that one visitor other than the host may take, for people who share a device. */
  seats_each?: number;
  /** May everybody who sits here ask what a master would do? One person alone with computer players, without clocks, always may. */
  hints?: boolean;
  /** Does everybody who sits here see a deduction board, where the rules allow it? One person alone with computer players always does. */
  board?: boolean;
  /** The club of the visitor whose page lists the table; empty for none. */
  club?: string;
}

/** `POST /api/words`: the word of a table. Answered by `Made`. */
export interface SaidWord {
  word: string;
}

/** `POST /api/lan`: open the house to the local network, or close it again. */
export interface Opening {
  open: boolean;
}

/** `POST /api/tables/TABLE/continue`: a new table that continues from a step of a finished game. */
export interface PlayOn {
  step: number;
  seat: number;
  name: string;
  level?: string;
}

/** `POST /api/lessons`: begin a lesson, or go on with it. Answered by `Made`. */
export interface Learn {
  game: string;
  lesson: string;
  name: string;
  /** Begin again from the first step. */
  afresh?: boolean;
}

/** `POST /api/days`: play today's deal of a game, or go on with it. */
export interface DayWish {
  game: string;
  name: string;
}

/** One way to play the game. */
export interface VariantWish {
  name: string;
  options?: JsonObject;
}

/** `POST /api/laboratory`: compare variants of a game on the same deals. */
export interface StudyWish {
  game: string;
  /** The first is the one that the others are held against. */
  variants: VariantWish[];
  seats: number;
  /** The level of the computer players at all seats; the game's usual one when empty. */
  player?: string;
  /** Half the width that every interval should have: victories of a hundred, or percent. */
  precision?: number;
  seed?: number;
}

/** `POST /api/laboratory/STUDY`: stop a study, keep it, share it. Answered by `StudyPage`. */
export interface StudyChange {
  stop?: boolean;
  keep?: boolean | null;
  /** What is shared is kept. */
  share?: boolean | null;
}

/** `POST /api/me`: the visitor's name and shield from now on. Answered by `Me`. */
export interface OwnWish {
  name: string;
  shield?: string;
}

/** `POST /api/me/keys`: a way to be the same visitor elsewhere. Answered by `NewKey`. */
export interface KeyWish {
  /** A link opens once, within ten minutes; words open until others are asked for. */
  kind: "link" | "words";
}

/** `POST /api/me/look`: whose key this is. It stays good. Answered by `Whose`. */
export interface KeyShown {
  key: string;
}

/** `POST /api/me/take`: from now on this device is the visitor of the key. Answered by `Me`. */
export interface KeyTaken {
  key: string;
  /** Does the visitor of the key also get what the one of this device has? Else `has-seats`, if any. */
  merge?: boolean;
}

/** `POST /api/friends/invite`: asks somebody to a table that waits. Answered by `Friends`. */
export interface FriendInvited {
  friend: string;
  table: string;
}

/** `POST /api/friends/block`: no invitation of theirs, or again. Answered by `Friends`. */
export interface FriendBlocked {
  friend: string;
  blocked: boolean;
}

/** `POST /api/friends/decline`: nobody is told. Answered by `Friends`. */
export interface InvitationDeclined {
  table: string;
  /** Show no invitation of whoever has sent it any more. */
  block?: boolean;
}

/** `POST /api/me/passkeys`: what the authenticator has made. Answered by `Me`. */
export interface PasskeyMade {
  client_data: string;
  attestation: string;
}

/** `POST /api/me/passkeys/open`: what a passkey has signed. Answered by `NewKey`, a link. */
export interface PasskeyUsed {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** `POST /api/me/passkeys/forget`: that passkey opens nothing any more. Answered by `Me`. */
export interface PasskeyGone {
  id: string;
}

/** `POST /api/clubs`: make a club, and be its founder. Answered by `ClubPage`. */
export interface NewClub {
  title: string;
  name: string;
}

/** `POST /api/clubs/CLUB`: join or leave it; the rest is the founder's. */
export interface ClubChange {
  what: "join" | "leave" | "rename" | "open" | "close" | "remove" | "hand-over" | "delete";
  /** With `join`: one's own. */
  name?: string;
  /** With `rename`. */
  title?: string;
  /** With `remove` and `hand-over`. */
  member?: string;
}

/** `POST /api/clubs/CLUB/tournaments`: a new tournament. Answered by `TournamentPage`. */
export interface TournamentWish {
  title: string;
  game: string;
  options?: JsonObject;
  /** At each table. */
  seats: number;
  rounds: number;
  system?: "swiss" | "round-robin";
  /** All tables of a round play the same deal. */
  duplicate?: boolean;
  /** The computer players at free seats; the usual ones when empty. */
  level?: string;
  patience?: number;
  move_seconds?: number;
}

/** `POST /api/clubs/CLUB/tournaments/TOURNAMENT`. Answered by `TournamentPage`. */
export interface TournamentChange {
  /** `enter` and `leave`; the rest is the founder's. */
  what: "enter" | "leave" | "remove" | "begin" | "finish" | "delete";
  /** With `begin` and `finish`: the round that is on the page. */
  round?: number;
  /** With `begin` and `finish`: though tables still play, which count once they are over. */
  anyway?: boolean;
  /** With `remove`. */
  member?: string;
}

/** `POST /api/keeper/key`: what stands in the link that `tafureria keeper` prints. */
export interface KeeperKey {
  key: string;
}

/** `POST /api/keeper`: what the keeper wants done. */
export interface KeeperWish {
  do: "ban" | "close" | "delete" | "erase" | "lift" | "mute" | "open" | "rekey" | "remove" | "restart" | "rotate" | "settle" | "stay";
  table?: string;
  person?: string;
  /** An address, or a network as `203.0.113.0/24`. */
  network?: string;
  /** With `ban`: also the addresses from which the person is connected now. */
  here?: boolean;
  /** How long it holds; 0 for ever. */
  days?: number;
  /** With `restart`: how long before it everybody is told; 0 for at once, without a notice. */
  minutes?: number;
  /** The order or report. */
  id?: string;
}

/** `POST /api/tables/{table}/reports`: a line of talk, by the number under which it was heard. */
export interface ReportWish {
  number: number;
}

/** `POST /api/notices`: tell the visitor in this browser, which gives its push service and keys. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "es";
}

/** `POST /api/notices/mail`: tell the visitor by mail too, once its link has been opened. */
export interface MailWish {
  mail: string;
  language: "en" | "es";
}

/** `POST /api/notices/quiet`: hours at which nobody is told, by the clock of a time zone. */
export interface QuietHours {
  zone: string;
  begin: number;
  end: number;
}

/** `POST /api/notices/holidays`: the visitor is away from the first of these days to the last. */
export interface HolidayWish {
  zone: string;
  first: string;
  last: string;
}

/** Everything that a client may send. */
export type Up = Sit | Stand | Begin | Resign | Remove | Rematch | Play | Say | Attend | Why | Hint | Deduce | GoOn | Ping;

/** A seat, and who sits there. */
export interface SeatEntry {
  seat: number;
  /** `open` · `person` · `computer`. */
  kind: string;
  /** The person's name, or which computer player it is (`random`, `jugador`). */
  name: string;
  /** Is the person connected? */
  here: boolean;
  /** The person has been away for too long: a computer player of the table's level plays meanwhile. */
  away: boolean;
  /** The person's own shield, as `FIELD.DIVISION.TINCTURE.CHARGE.TINCTURE`; empty for none. */
  shield: string;
  /** In a slow game: the last day of the person's holidays, as `2026-08-03`; empty for who is not away. */
  until: string;
}

/** The table itself: the first message of every connection, sent again whenever it changes. */
export interface TableFrame {
  type: "table";
  table: string;
  game: string;
  options: JsonObject;
  seats: SeatEntry[];
  /** The visitor's seat (the lowest of several); -1 for a watcher. */
  you: number;
  /** Every seat that the visitor holds: several when people share one device. */
  yours: number[];
  /** May the visitor begin the game? */
  host: boolean;
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  /** `public` · `private` (and between two) · `counsel` (and within a side) · `none`. */
  talk: string;
  /** SHA-256 that commits the house to the dealer's key. */
  commitment: string;
  /** The computer player that fills free seats and replaces people who leave. */
  level: string;
  /** Anybody may find it on the first page while it waits. */
  listed: boolean;
  /** Seats are drawn by lot when the game begins. */
  draw: boolean;
  /** Seconds after which a computer player stands in for somebody who is away; 0: the table waits. */
  patience: number;
  /** Time for one decision; 0: no limit. */
  move_seconds: number;
  /** Time for all decisions of a seat; 0: no limit. */
  game_seconds: number;
  /** Seconds that a `maestro` thinks about a decision. */
  think: number;
  /** Most seats that one visitor other than the host may take, for people who share a device. */
  seats_each: number;
  /** Does the table give advice to those who sit there? */
  hints: boolean;
  /** Does the table show a deduction board to those who sit there? */
  board: boolean;
  /** The table of the rematch. */
  next: string;
  /** The lesson that is given here; empty at any other table. */
  lesson: string;
  /** The day whose deal is played here, as `2026-11-22`; empty at any other table. */
  day: string;
}

/** The step of a lesson; follows the position that it is about. Its words are `LESSON-SAY`. */
export interface LessonFrame {
  type: "lesson";
  name: string;
  /** Counted from 0; `steps` when the last has been read. */
  step: number;
  steps: number;
  say: string;
  /** What is pointed at: `act:NOTATION`, `seat:N`, `widget:NAME`, `hand`, `board`, `actions`, `moment` or `own`. */
  at: string[];
  /** Must the learner act, and not only read? */
  acts: boolean;
  /** Does the learner wait for what is played by itself? */
  busy: boolean;
  /** The position of the learner's seat that the step is about: a page that shows another waits for it. */
  position: number;
}

/** The clocks of a table that has them, in seconds; sent when one starts or stops. */
export interface Clock {
  type: "clock";
  /** Seats whose clock is running. */
  running: number[];
  /** Time left for this decision, for each of those seats. */
  move: number[];
  /** Time left for the whole game, for every seat; 0 without such a clock. */
  left: number[];
}

/** An event of the game as this seat sees it, with the position it belongs to. */
export interface Told {
  position: number;
  event: JsonObject;
  /** Shown once, at its moment (`Event.passing`): not logged, and not part of a fresh story. */
  passing: boolean;
}

/** The game as one seat sees it now, and what that seat was told since the position before. */
export interface Position {
  type: "position";
  /** Which seat sees this: one of the visitor's, or -1 for a watcher. */
  seat: number;
  position: number;
  view: JsonObject;
  /** The seat's legal actions; empty when it is not its turn. */
  legal: number[];
  /** The notation of each legal action, in the same order. */
  notation: string[];
  /** The seats that the table is waiting for; empty when the game is over. */
  waiting: number[];
  told: Told[];
  fresh: boolean;
  /** Seconds for which the table now pauses, so that everybody can see what was shown. */
  pause: number;
  /** Seconds until the house takes silence as an answer (live outcry); 0: there is no limit. */
  silence: number;
  /** Is it secret who has a choice? Then all are given the same time, whether they need it or not. */
  masked: boolean;
}

/** The game has ended; follows the last position. The key lets everybody check the deal. */
export interface Over {
  type: "over";
  ending: string;
  returns: number[];
  scores: number[];
  winners: number[];
  key: string;
}

/** A line of talk. `seat` is -1 for a watcher; `to` is -1 for a side talking among itself. */
export interface Talk {
  number: number;
  seat: number;
  name: string;
  text: string;
  to: number | null;
  /** Seconds since 1970. */
  at: number;
  /** For a private line at a device that several people share: which of their seats it is for. */
  ears: number[];
}

/** Talk: the latest line or, on connecting, all lines so far. */
export interface Said {
  type: "said";
  lines: Talk[];
}

/** A message was refused. The connection and the table go on. */
export interface RefusedFrame {
  type: "refused";
  id: number;
  code: string;
  /** Id of the rule: `myc.one-knight`. */
  rule: string;
  section: string;
  /** How many actions of the message were carried out before the refused one. */
  done: number;
}

/** Answer to `why` about a legal action. */
export interface Allowed {
  type: "allowed";
  id: number;
  action: number;
}

/** A choice that a master would consider. */
export interface HintChoice {
  action: number;
  notation: string;
  /** How often the master played it out; 0 where it did not. */
  tries: number;
  /** What the action does, then what speaks for or against it. The words of each are `advice-TAG` in the game's Fluent files, `on` being its tag; the other fields are like those of events. */
  reasons: JsonObject[];
}

/** Answer to `hint`: what a master would do at that position, then what else is worth a thought. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  position: number;
  choices: HintChoice[];
}

/** Something that may be true of what is hidden. */
export interface LikelyFact {
  /** Its words are `knew-TAG` in the game's Fluent files, `on` being its tag; fields as in events. */
  fact: JsonObject;
  /** Its chance, 0..1. */
  share: number;
  /** It follows from what the seat was told. */
  sure: boolean;
}

/** Answer to `deduce`: all that may be true at that position; what is missing is impossible. */
export interface Deduced {
  type: "deduced";
  id: number;
  seat: number;
  position: number;
  /** How many worlds were imagined; 0 where every chance was counted exactly. */
  worlds: number;
  held: LikelyFact[];
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The house closes for a moment; the game is kept, and the connection comes back to it. */
export interface Closing {
  type: "closing";
  /** Seconds since 1970; 0 when it was called off. */
  at: number;
}

/** An option of a game that visitors may set. Its words are `option-NAME` in the game's Fluent files. */
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

/** A game as the first page shows it. */
export interface GameCard {
  name: string;
  seats: number[];
  minutes: number[];
  /** Players at a new table; where the game has no such number, the nearest one. */
  usual_seats: number;
  /** The preset of a new table; empty for the defaults. */
  usual_preset: string;
  /** The computer players at a new table. */
  usual_level: string;
  options: OptionCard[];
  presets: Record<string, JsonObject>;
  /** Computer players, weakest first. */
  players: string[];
  /** Those that the page offers, weakest first: `aprendiz`, `jugador`, `maestro`. */
  levels: string[];
  /** Those from outside the product that the page offers too, by name. */
  guests: string[];
  phases: string[];
}

/** A table as the first page shows it. */
export interface TableCard {
  table: string;
  game: string;
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  you: number;
  seats: SeatEntry[];
  your_turn: boolean;
  /** The seat of the only person that it waits for, as far as all know; -1 for none, or several. */
  waits_for: number;
}

/** A table to which somebody asks the visitor with whom they have played. */
export interface InvitedCard {
  table: string;
  game: string;
  /** Who asks. */
  name: string;
  shield: string;
}

/** How a game ended, in short. */
export interface Result {
  winners: number[];
  scores: number[];
}

/** A finished game of the visitor. */
export interface FinishedCard {
  table: string;
  game: string;
  you: number;
  seats: SeatEntry[];
  ending: string;
  /** When it was last touched, in seconds since 1970. */
  ended: number;
  /** `None` for a moment after the end, until the game has been kept. */
  result: Result | null;
}

/** `GET /api/finished?before=TIME`: the visitor's finished games, latest first. */
export interface Chronicle {
  games: FinishedCard[];
  /** Are there earlier ones? They are asked for with the last game's time. */
  more: boolean;
}

/** A lesson, and how far this visitor has come in it. */
export interface LessonCard {
  game: string;
  name: string;
  steps: number;
  /** Has the visitor ever taken it to its end? */
  done: boolean;
  /** Where the visitor can go on with it; empty for a beginning. */
  table: string;
}

/** `GET /api/house`: everything that the first page shows. */
export interface HousePage {
  /** The visitor's name; empty on a first visit. */
  name: string;
  games: GameCard[];
  /** The visitor's unfinished tables, latest first. */
  tables: TableCard[];
  /** Public tables that wait for players, latest first. */
  listed: TableCard[];
  /** Tables that wait, to which friends ask the visitor, latest first. */
  invited: InvitedCard[];
  /** The visitor's last finished games. */
  finished: Chronicle;
  /** The lessons of all games, those of each game in their order. */
  lessons: LessonCard[];
  /** May this visitor use the laboratory of the house? */
  laboratory: boolean;
  /** Does this visitor keep the house? */
  keeper: boolean;
}

/** A new table; its page is `/mesa/TABLE`. */
export interface Made {
  table: string;
}

/** Today's deal of a game, and what this visitor has made of it. */
export interface DayCard {
  game: string;
  seats: number;
  /** Everybody's seat. */
  you: number;
  /** This visitor's table; empty before the beginning. */
  table: string;
  /** Of that table; `waiting` before the beginning. */
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  /** How many people have played it to its end. */
  played: number;
  /** The visitor's, once the game is over and has been kept. */
  score: number | null;
  /** The visitor's place among those people, from 1; 0 without a score. */
  rank: number;
}

/** `GET /api/days`: today's deals. */
export interface DayPage {
  /** As `2026-11-22`. */
  day: string;
  /** When the day is over, in seconds since 1970. */
  ends: number;
  games: DayCard[];
}

/** What somebody has made of a deal of the day. */
export interface DayScore {
  name: string;
  score: number;
  won: boolean;
  you: boolean;
}

/** `GET /api/days/DAY/GAME`: everybody's scores, for who has played it or once the day is over. */
export interface DayResults {
  day: string;
  game: string;
  /** The best first. */
  people: DayScore[];
  /** Scores of the house's own players at the same seat, the lowest first, and in how many games each. */
  house: [number, number][];
  /** How many of those games there will be in the end. */
  of: number;
}

/** `GET /api/tables/TABLE/invitation`: how others come to a table that waits for players. */
export interface Invitation {
  /** A word of four letters to say aloud; empty when the table does not wait, or there is none left. */
  word: string;
  /** Where the local network reaches the house, told only to a visitor at the machine of the house. */
  addresses: string[];
  /** Does the local network reach the house, as far as a visitor at its machine is told? */
  is_open: boolean;
  /** May this visitor open it to the local network, and close it again? */
  may_open: boolean;
}

/** The answer to `Opening`. */
export interface Network {
  addresses: string[];
  is_open: boolean;
}

/** `POST /api/tokens`: what a program sends where a browser has a cookie. */
export interface Token {
  token: string;
}

/** What one action led to. The first step is the opening, before any action. */
export interface Step {
  /** Who acted; -1 for the opening. */
  seat: number;
  /** The action; empty for the opening, and where these eyes could not know it. */
  notation: string;
  /** One view; with all eyes, the table's view first and then one for each seat. */
  views: JsonObject[];
  /** What these eyes were told; with all eyes, everything that happened. */
  told: JsonObject[];
  /** The number of the position that these eyes had reached (0 with all eyes). */
  position: number;
}

/** A line of talk, with the step after which it was said. */
export interface Spoken {
  number: number;
  seat: number;
  name: string;
  text: string;
  to: number | null;
  /** Seconds since 1970. */
  at: number;
  /** For a private line at a device that several people share: which of their seats it is for. */
  ears: number[];
  step: number;
}

/** `GET /api/tables/TABLE/replay?eyes=SEAT&first=STEP`: a finished game, step by step. */
export interface Replay {
  table: string;
  game: string;
  options: JsonObject;
  eyes: string;
  seats: SeatEntry[];
  yours: number[];
  steps: Step[];
  next: number;
  /** What this visitor could hear, in the first answer. */
  talk: Spoken[];
  over: Over;
  commitment: string;
  /** It was played under other rules than those installed, and is told as it was kept. */
  kept: boolean;
}

/** One random draw: *number*, out of `range(below)`, picks the outcome by the weights. */
export interface Draw {
  /** The step of the replay that called for it. */
  step: number;
  below: number;
  number: number;
  /** The weight of each outcome under the rules; together they fill `range(below)`. */
  weights: number[];
  outcome: number;
}

/** `GET /api/tables/TABLE/deal`: every random draw of a finished game, in order. */
export interface Deal {
  commitment: string;
  key: string;
  draws: Draw[];
}

/** Everybody's chance of winning in one position, from playouts of the house's players. */
export interface Point {
  step: number;
  /** Whether chance has acted already: the position of that step; else the one just before chance acts. */
  settled: boolean;
  /** Round or turn of the game, where its view tells one. */
  round: number | null;
  /** By seat. */
  chances: number[];
  /** By seat; 0 at the end of the game. */
  errors: number[];
  /** How many games were played on from here; 0 at the end of the game. */
  playouts: number;
}

/** A moment at which chances changed by more than the error. */
export interface Turn {
  step: number;
  kind: "choice" | "luck";
  /** Who chose; `None` for luck. */
  seat: number | null;
  /** What was chosen; empty for luck. */
  notation: string;
  /** Everything that happened: events, as objects of JSON with `on`. */
  told: unknown[];
  /** Whose chance changed most. */
  most: number;
  before: number[];
  after: number[];
  /** Of the chance of *most*. */
  change: number;
  error: number;
}

/** A choice that was played out in imagined worlds. */
export interface Candidate {
  action: number;
  notation: string;
  value: number;
  error: number;
  /** In how many; those that were soon clearly worse were tried in fewer. */
  worlds: number;
}

/** A choice of a seat, and what else it could have chosen, by what it then saw and had been told. */
export interface Decision {
  /** Among the own decisions of the seat that had a choice, from 1. */
  number: number;
  /** The action was this step: it led from the position `step - 1` to this one. */
  step: number;
  seat: number;
  round: number | null;
  phase: string;
  notation: string;
  /** Number of legal actions. */
  choices: number;
  /** The one that was chosen, then the others, best first. */
  tried: Candidate[];
  verdict: "alone" | "best" | "even" | "mistake";
  /** By how much the best other choice was better (negative: worse) in worlds that did not pick it. */
  gap: number;
  /** Of the gap. */
  error: number;
  /** In what share of these worlds the best other choice did at least as well. */
  as_good: number;
  /** How many worlds these were; 0 while only a first look was taken. */
  worlds: number;
}

/** What the deal and the dice gave a seat and took from it, over the whole game. */
export interface Balance {
  seat: number;
  /** 1 for a victory, alone or with others. */
  result: number;
  /** What chance added to the chance of winning, compared with what it would have done on average; `None` until it has been measured. */
  luck: number | null;
  /** Of the luck. */
  error: number;
  /** `result - luck`: over many games its mean is that of the results, with less noise. */
  adjusted: number | null;
  mistakes: number;
  /** Sum of the gaps of the mistakes. */
  cost: number;
  /** How many have been judged so far. */
  decisions: number;
}

/** The analysis of one game, finished or as far as it has got. */
export interface Analysis {
  version: number;
  game: string;
  /** Version of the rules that it was played by. */
  rules: number;
  seats: number;
  /** Number of actions of the game. */
  steps: number;
  ending: string | null;
  winners: number[];
  /** The computer player whose playouts these are. */
  player: string;
  seed: number;
  curve: Point[];
  /** The five largest, in order of the game. */
  turns: Turn[];
  /** In order of the game; of the seats that were asked for. */
  decisions: Decision[];
  /** By seat; luck is 0 with an error of 0 until it has been estimated. */
  balance: Balance[];
  /** What share of the work is done, 0..1. */
  done: number;
  /** Whether nothing more will come. */
  complete: boolean;
}

/** `GET /api/tables/TABLE/analysis?eyes=SEAT&after=DONE`: what could have been in a finished game. */
export interface Analysed {
  table: string;
  eyes: string;
  /** `None`: nothing new yet, ask again. */
  analysis: Analysis | null;
}

/** Something that a seat believed. Its words are `knew-TAG` in the game's Fluent files. */
export interface HeldBelief {
  /** The statement, written like an event: its tag in `on`, then its fields. */
  fact: JsonObject;
  /** In what share of the worlds that the seat could imagine the statement held. */
  share: number;
  /** Was it true? Only told to all eyes. */
  true: boolean | null;
}

/** An action that a `maestro` tried out before it chose. */
export interface Tried {
  notation: string;
  tries: number;
  /** Mean return of those tries, for the seat. */
  value: number;
}

/** `GET /api/tables/TABLE/knew?step=N&eyes=SEAT`: what a computer player knew when it took step N. */
export interface Knew {
  step: number;
  seat: number;
  player: string;
  notation: string;
  /** How many worlds were imagined from what its seat had been told. */
  worlds: number;
  held: HeldBelief[];
  /** Its choice first; empty where it did not search. */
  tried: Tried[];
}

/** A new study; its page is `/laboratorio/STUDY`. */
export interface Begun {
  study: string;
}

/** A study in short. */
export interface StudyCard {
  study: string;
  game: string;
  variants: string[];
  /** When it began, in seconds since 1970. */
  made: number;
  deals: number;
  status: "running" | "done" | "stopped" | "time" | "cut" | "failed";
  kept: boolean;
}

/** `GET /api/laboratory`: what whoever may use it finds there. */
export interface LaboratoryPage {
  /** The study that is being played; empty when there is none. */
  running: string;
  /** The last one, and those that were kept, latest first. */
  studies: StudyCard[];
}

/** `GET /api/laboratory/STUDY`: how far a study has got. */
export interface StudyPage {
  study: string;
  wish: StudyWish;
  status: "running" | "done" | "stopped" | "time" | "cut" | "failed";
  kept: boolean;
  /** May everybody who has its address read it? */
  shared: boolean;
  /** May this visitor stop, keep and share it? */
  mine: boolean;
  deals: number;
  /** How many deals it will likely take. */
  likely: number;
  games: number;
  /** For which it has been played. */
  seconds: number;
  /** What one types to have the same games again; empty at the very beginning. */
  command: string;
  /** Sentences, charts and tables in HTML, in the language asked for; empty at the very beginning. */
  figures: string;
}

/** A club as its members find it on the first page. */
export interface ClubCard {
  club: string;
  title: string;
  members: number;
  founder: boolean;
}

/** `GET /api/clubs`: the visitor's clubs, the latest first. */
export interface ClubList {
  clubs: ClubCard[];
  /** The visitor's name; empty when they have none. */
  name: string;
}

/** A member. */
export interface ClubMember {
  member: string;
  name: string;
  founder: boolean;
  you: boolean;
}

/** What somebody has reached in the games of a club. */
export interface ResultRow {
  /** `member` · `gone` (a member of earlier, without a name) · `guest` (all others) · `computer`. */
  kind: string;
  /** Of a computer player, which one. */
  name: string;
  you: boolean;
  games: number;
  /** Victories; one that is shared counts as its part. */
  points: number;
  rating: number;
  /** The rating lies within so much of it, up and down, with a probability of 95 %. */
  error: number;
}

/** The table of results; the best rating first. */
export interface ResultTable {
  /** Empty for all games together. */
  game: string;
  rows: ResultRow[];
}

/** A tournament as the page of its club shows it. */
export interface TournamentCard {
  tournament: string;
  title: string;
  game: string;
  rounds: number;
  /** The one that is or was played last; 0 before the first. */
  round: number;
  stage: "open" | "playing" | "between" | "over";
  entrants: number;
  /** The visitor's table in the round that is being played; empty for none. */
  table: string;
}

/** `GET /api/clubs/CLUB`: of a club that is not open, others than members see only its name and size. */
export interface ClubPage {
  club: string;
  title: string;
  /** May everybody who has the link read it? */
  open: boolean;
  size: number;
  /** Is the visitor its founder? */
  founder: boolean;
  /** The visitor's id in the club; empty for who is no member. */
  you: string;
  /** The visitor's name. */
  name: string;
  members: ClubMember[];
  /** Tables of the club that wait or play, outside tournaments. */
  tables: TableCard[];
  results: ResultTable[];
  tournaments: TournamentCard[];
}

/** Somebody's place in a tournament. */
export interface StandingRow {
  member: string;
  /** Empty for who has left the club. */
  name: string;
  you: boolean;
  /** Does not play on. */
  gone: boolean;
  place: number;
  points: number;
  /** The sum of the points of those whom they have met. */
  rivals: number;
  /** The part of the other tables at which their seat, with the same deal, scored less; over all rounds. */
  duplicate: number;
  played: number;
}

/** A seat of a table of a tournament. */
export interface RoundSeat {
  /** Of a computer player, which one; empty for who has left the club. */
  name: string;
  computer: boolean;
  you: boolean;
  /** `None` until it is told. */
  points: number | null;
  score: number | null;
}

/** A table of a round. */
export interface RoundTable {
  round: number;
  /** Empty where the visitor may not look now: others play the same deal. */
  table: string;
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  you: boolean;
  seats: RoundSeat[];
}

/** `GET /api/clubs/CLUB/tournaments/TOURNAMENT`. */
export interface TournamentPage {
  club: string;
  tournament: string;
  title: string;
  game: string;
  options: JsonObject;
  seats: number;
  rounds: number;
  system: "swiss" | "round-robin";
  duplicate: boolean;
  level: string;
  round: number;
  stage: "open" | "playing" | "between" | "over";
  founder: boolean;
  member: boolean;
  entered: boolean;
  /** The visitor's table in the round that is being played; empty for none. */
  table: string;
  /** Tables of the round that still play. */
  left: number;
  standings: StandingRow[];
  /** The latest round first. */
  tables: RoundTable[];
}

/** A person at a table, as the keeper sees them. */
export interface KeptPerson {
  /** A mark that tells people apart; it is not what their browsers are known by. */
  person: string;
  name: string;
  /** -1 for somebody who watches. */
  seat: number;
  /** Connected now? */
  here: boolean;
  muted: boolean;
}

/** A table, as the keeper sees it. */
export interface KeptTable {
  table: string;
  game: string;
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  awake: boolean;
  listed: boolean;
  closed: boolean;
  updated: number;
  people: KeptPerson[];
}

/** An order that holds. */
export interface KeptOrder {
  id: string;
  kind: "ban" | "close" | "mute";
  person: string;
  name: string;
  network: string;
  table: string;
  made: number;
  /** Seconds since 1970; 0 for ever. */
  until: number;
}

/** A line of talk around the one that was reported. */
export interface ReportedLine {
  name: string;
  text: string;
  at: number;
  /** Is it the one? */
  meant: boolean;
}

/** A line that somebody has reported, with what was said around it as they heard it. */
export interface KeptReport {
  id: string;
  table: string;
  made: number;
  /** Who said it; empty where that is not known. */
  person: string;
  /** Who reported it. */
  by: string;
  said: ReportedLine[];
}

/** The last order to restart the house. */
export interface KeptRestart {
  /** Seconds since 1970 of the moment. */
  at: number;
  /** The release that ran when it was given. */
  before: string;
  /** Has the process that answers begun since? */
  done: boolean;
}

/** `GET /api/keeper`: the house at this moment. */
export interface KeeperPage {
  version: string;
  /** Could the last thing that was to be written not be written? The disk may be full. */
  failing: boolean;
  tables: KeptTable[];
  orders: KeptOrder[];
  reports: KeptReport[];
  restart: KeptRestart | null;
}

/** The keeper will see it. */
export interface Reported {
  reported: boolean;
}

/** A single decision of the visitor that an analysis could tell from its alternatives. */
export interface Deed {
  /** The action was this step of the replay; what the visitor saw when choosing is the step before. */
  step: number;
  round: number | null;
  notation: string;
  /** The best of the other choices. */
  other: string;
  /** How much *notation* cost, or how much better than *other* it was, in victories. */
  gap: number;
  /** The standard error of *gap*. */
  error: number;
}

/** What an analysis says of a visitor's seat. */
export interface OwnDecisions {
  /** Decisions that had something to compare. */
  judged: number;
  mistakes: number;
  /** What they cost, in victories. */
  cost: number;
  /** What luck gave, in victories, -1..1; `None` where it could not be measured. */
  luck: number | null;
  /** The standard error of *luck*. */
  error: number;
  /** The mistakes that cost most, at most three. */
  worst: Deed[];
  /** Choices that were better than any other, by most, at most three. */
  finest: Deed[];
}

/** A finished game of the visitor, with what is known of their decisions. */
export interface Played {
  table: string;
  game: string;
  you: number;
  seats: SeatEntry[];
  ending: string;
  /** When it was last touched, in seconds since 1970. */
  ended: number;
  /** `None` for a moment after the end, until the game has been kept. */
  result: Result | null;
  /** `None` for a game that nobody has had analysed. */
  decisions: OwnDecisions | null;
}

/** Somebody with whom the visitor has played. Two people of the same name stay two. */
export interface Companion {
  /** The one that was used last. */
  name: string;
  games: number;
  /** Of them, those that the visitor won. */
  won: number;
}

/** `GET /api/chronicle`: the visitor's finished games, latest first, and who sat there with them. */
export interface Book {
  games: Played[];
  /** How many there are; only the latest are listed. */
  of: number;
  /** People, not computer players, with whom most games were played first. */
  people: Companion[];
}

/** `DELETE /api/chronicle`: the house no longer knows who the visitor was in their finished games. */
export interface Forgotten {
  games: number;
}

/** Somebody with whom the visitor has finished a game, as they were called there last. */
export interface Friend {
  id: string;
  name: string;
  shield: string;
  /** Finished together. */
  games: number;
  /** The game played together last. */
  game: string;
  /** Has the visitor asked not to be invited by them? */
  blocked: boolean;
}

/** `GET /api/friends`: those with whom the visitor has played, latest first; not who is here. */
export interface Friends {
  people: Friend[];
}

/** A passkey of the visitor. */
export interface PasskeyCard {
  id: string;
  /** Seconds since 1970. */
  made: number;
  /** When it was last used, in seconds since 1970. */
  used: number;
}

/** `GET /api/me`: what the house keeps of the visitor beside their games. */
export interface Me {
  name: string;
  shield: string;
  /** Are there words by which the visitor can come back? */
  words: boolean;
  passkeys: PasskeyCard[];
  /** Can there be passkeys at this address? They need a name and, but for `localhost`, https. */
  may_passkey: boolean;
  /** Where other devices reach the house, if this one is at its machine and it is open to the network. */
  addresses: string[];
}

/** A key, told this once: the house keeps only its hash. */
export interface NewKey {
  /** For the address `/yo#KEY`, or words to write down. */
  key: string;
  /** For how long it opens; 0 for words. */
  seconds: number;
}

/** How a visitor is called, and their shield; both empty for one who has chosen none. */
export interface Own {
  name: string;
  shield: string;
}

/** To whom a key leads, and who the visitor is that shows it. */
export interface Whose {
  name: string;
  shield: string;
  /** Tables at which they have sat. */
  games: number;
  here: Own;
  here_games: number;
  /** Is the visitor already who the key leads to? */
  same: boolean;
}

/** `POST /api/me/passkeys/begin`: with what the browser makes a passkey, within five minutes. */
export interface NewPasskey {
  challenge: string;
  /** The name of the house, for which it will be good. */
  house: string;
  /** By which the authenticator knows the visitor; it says nothing of who that is. */
  handle: string;
  name: string;
  /** Passkeys that the visitor has: the same authenticator makes no second. */
  known: string[];
}

/** `POST /api/me/passkeys/ask`: what a passkey has to sign, within five minutes. */
export interface PasskeyAsked {
  challenge: string;
  house: string;
}

/** A browser in which the visitor is told, or an address of mail, which is not shown again. */
export interface ToldHere {
  id: string;
  /** Of its push service, or what stands behind the @. */
  host: string;
  mail: boolean;
  /** In seconds since 1970. */
  made: number;
  /** The first letters of the SHA-256 of its address at that service, by which a browser knows itself. */
  mark: string;
}

/** When the visitor is away. */
export interface Holidays {
  /** The first day, as `2026-08-03`; empty when nothing is planned. */
  first: string;
  last: string;
  /** Has it begun? */
  on: boolean;
  /** Days that one may be away at a time. */
  at_a_time: number;
  /** Days that one may be away within a year. */
  in_a_year: number;
  /** Those of them that are left to the visitor. */
  left: number;
}

/** `GET /api/notices`: where the visitor is told of their turns, and when not. */
export interface NoticesPage {
  /** The house's public key, which a browser wants to know. */
  key: string;
  told: ToldHere[];
  quiet: QuietHours;
  holidays: Holidays;
  /** Has the house a mail server? */
  may_mail: boolean;
  /** Has the visitor given an address of mail that waits for its link to be opened? */
  unconfirmed: boolean;
}

/** Something that may have been true of what was hidden. */
export interface FactThen {
  /** Its words are `knew-TAG` in the game's Fluent files, `on` being its tag; fields as in events. */
  fact: JsonObject;
  /** Its chance, 0..1. */
  share: number;
  /** It follows from what the seat was told. */
  sure: boolean;
  /** Was it true? Only told to who asks for the truth. */
  true: boolean | null;
}

/** `GET /api/tables/TABLE/board?step=N&eyes=SEAT&truth=true`: what a seat could know after step N. */
export interface KnownThen {
  step: number;
  seat: number;
  worlds: number;
  /** All that was possible, as on the deduction board of a table; what is missing was impossible. */
  held: FactThen[];
}

/** `GET /api/tables/TABLE/choices?step=N&eyes=SEAT`: what else could have been chosen at step N. */
export interface Choices {
  step: number;
  seat: number;
  notation: string;
  /** The notation of everything else that was legal. */
  others: string[];
}

/** How often the seat wins after a choice. */
export interface Outcome {
  notation: string;
  /** 0..1. */
  share: number;
  /** The standard error. */
  error: number;
}

/** `GET /api/tables/TABLE/otherwise?step=N&eyes=SEAT&choice=CHOICE&after=GAMES`: what would have been. */
export interface Otherwise {
  step: number;
  seat: number;
  eyes: string;
  chosen: Outcome;
  other: Outcome;
  gap: number;
  /** The standard error of *gap*; smaller than those of both, since their luck is the same. */
  error: number;
  /** Games of each choice so far; ask again with *after* for more. */
  games: number;
  /** Games of each when nothing more will come. */
  of: number;
}

/** The body of every HTTP answer that is not 2xx. */
export interface Problem {
  code: string;
  rule: string;
  section: string;
  what: string;
}

/** Everything that the house may send. */
export type Down = TableFrame | LessonFrame | Clock | Position | Over | Said | RefusedFrame | Allowed | Hinted | Deduced | Pong | Closing;
