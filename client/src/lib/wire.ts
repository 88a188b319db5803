// Made by `python -m tafureria.web.types` from the Python structs. Not to be edited by hand.

/** Most characters of what somebody writes. */
export const LONGEST_WORD = 60;
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 60;
export const LONGEST_LINE = 500;
export const LONGEST_MAIL = 254;

/** An object of JSON whose keys this message does not fix: a view, an event, the options of a game. */
export type JsonObject = Record<string, unknown>;

/** Take a free seat at a table that is still waiting for people. */
export interface Sit {
  type: "sit";
  id?: number;
  seat: number;
  name: string;
  /** Take a further seat, for another person at the same device? */
  more?: boolean;
}

/** Leave one's seats before the game has begun: all of them, or only *seat*. */
export interface Stand {
  type: "stand";
  id?: number;
  seat?: number | null;
}

/** Have a computer player stand in for somebody for whom the table has waited longer than its patience. */
export interface StandIn {
  type: "stand-in";
  id?: number;
  seat: number;
}

/** Begin the game (host only); computer players of the table's level take the free seats. */
export interface Begin {
  type: "begin";
  id?: number;
}

/** Give up one's seat during a game: a computer player takes it and the game continues. */
export interface Resign {
  type: "resign";
  id?: number;
  seat?: number | null;
}

/** Free somebody else's seat (host only), or without *seat* send all watchers away. */
export interface Remove {
  type: "remove";
  id?: number;
  seat?: number | null;
  /** Also send the person away? They then cannot come back as long as the table is awake. */
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
  /** The seat that acts, for a person who holds several (people sharing one device). */
  seat?: number | null;
  actions: number[];
}

/** Say something to everybody or, where the table allows it, to one seat or (-1) to one's own side. */
export interface Say {
  type: "say";
  id?: number;
  text?: string;
  /** Instead of a text: a phrase of the game's language, and what fills its blank. */
  phrase?: string;
  to?: number | null;
  /** The seat that speaks, for a person who holds several. */
  seat?: number | null;
}

/** Say whether one wants to be asked only if there is a choice, as long as this connection lasts. */
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

/** At a table with a common screen: ask for the seat of somebody who is not here, or of a computer player. */
export interface Claim {
  type: "claim";
  id?: number;
  seat: number;
  name: string;
}

/** Answer a wish of `wishes` (the host, or while the host is not here anybody who sits here). */
export interface Grant {
  type: "grant";
  id?: number;
  wish: number;
  yes: boolean;
}

/** From the common screen: it has told everything up to that position of a watcher. */
export interface Shown {
  type: "shown";
  id?: number;
  position: number;
}

/** At a lesson: the learner has read this step, counted from 0. */
export interface GoOn {
  type: "go-on";
  id?: number;
  step: number;
}

/** Check that the house answers; answered by `pong`. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Who should take a seat: `me`, `open` (whoever comes) or `computer`. */
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
  /** The computer player that fills free seats and replaces leavers; the game's usual one when empty. */
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
  /** The most seats that one visitor other than the host may take, for people who share a device. */
  seats_each?: number;
  /** May everybody at a seat ask what a master would do? One person alone with computer players, without clocks, always may. */
  hints?: boolean;
  /** Does everybody at a seat see a deduction board, where the rules allow it? One person alone with computer players always does. */
  board?: boolean;
  /** The visitor's club whose page lists the table; empty for none. */
  club?: string;
}

/** `POST /api/tables/TABLE/continue`: a new table that continues from a step of a finished game. */
export interface PlayOn {
  step: number;
  seat: number;
  name: string;
  level?: string;
}

/** `POST /api/lessons`: begin a lesson, or continue it. Answered by `Made`. */
export interface Learn {
  game: string;
  lesson: string;
  name: string;
  /** Start again? */
  afresh?: boolean;
  /** The step to start at (its `say`); empty for the first. What comes before it is played already. */
  step?: string;
}

/** `POST /api/door`: says the word of the house, once. Answered by `DoorCard`. */
export interface DoorWord {
  word: string;
}

/** `POST /api/days`: play today's deal of a game, or continue it. */
export interface DayWish {
  game: string;
  name: string;
}

/** `POST /api/me`: the visitor's name and shield from now on. Answered by `Me`. */
export interface OwnWish {
  name: string;
  shield?: string;
}

/** `POST /api/me/keys`: asks for a key to be the same visitor elsewhere. Answered by `NewKey`. */
export interface KeyWish {
  /** A link works once, within ten minutes; words work until others are asked for. */
  kind: "link" | "words";
}

/** `POST /api/me/look`: asks whose key this is; the key stays valid. Answered by `Whose`. */
export interface KeyShown {
  key: string;
}

/** `POST /api/me/take`: from now on this device is the visitor of the key. Answered by `Me`. */
export interface KeyTaken {
  key: string;
  /** Does the key's visitor also get what this device's visitor has? Else `has-seats`, if anything. */
  merge?: boolean;
}

/** `POST /api/words`: find a table by its word. Answered by `Made`. */
export interface SaidWord {
  word: string;
}

/** `POST /api/lan`: open the house to the local network, or close it again. */
export interface Opening {
  open: boolean;
}

/** `POST /api/clubs`: make a club, with the visitor as its founder. Answered by `ClubPage`. */
export interface NewClub {
  title: string;
  name: string;
}

/** `POST /api/clubs/CLUB`: join or leave a club; only the founder may do the rest. */
export interface ClubChange {
  what: "join" | "leave" | "rename" | "open" | "close" | "remove" | "hand-over" | "delete";
  /** With `join`: the visitor's name. */
  name?: string;
  /** With `rename`: the new title. */
  title?: string;
  /** With `remove` and `hand-over`: the member concerned. */
  member?: string;
}

/** `POST /api/clubs/CLUB/tournaments`: a new tournament. Answered by `TournamentPage`. */
export interface TournamentWish {
  title: string;
  game: string;
  options?: JsonObject;
  /** Seats at each table. */
  seats: number;
  rounds: number;
  system?: "swiss" | "round-robin";
  /** Do all tables of a round play the same deal? */
  duplicate?: boolean;
  /** The computer player at free seats; the game's usual one when empty. */
  level?: string;
  patience?: number;
  move_seconds?: number;
}

/** `POST /api/clubs/CLUB/tournaments/TOURNAMENT`. Answered by `TournamentPage`. */
export interface TournamentChange {
  /** Everybody may `enter` and `leave`; only the founder may do the rest. */
  what: "enter" | "leave" | "remove" | "begin" | "finish" | "delete";
  /** With `begin` and `finish`: the round that the page shows. */
  round?: number;
  /** With `begin` and `finish`: even if tables are still playing; they count once they are over. */
  anyway?: boolean;
  /** With `remove`: the member concerned. */
  member?: string;
}

/** One way to play the game. */
export interface VariantWish {
  name: string;
  options?: JsonObject;
}

/** `POST /api/laboratory`: compare variants of a game on the same deals. */
export interface StudyWish {
  game: string;
  /** The first is the baseline for the others. */
  variants: VariantWish[];
  seats: number;
  /** The level of the computer players at all seats; the game's usual one when empty. */
  player?: string;
  /** Half the width that every interval should have, in percent of wins, or in percent of the norm. */
  precision?: number;
  seed?: number;
}

/** `POST /api/laboratory/STUDY`: stop, keep or share a study. Answered by `StudyPage`. */
export interface StudyChange {
  stop?: boolean;
  keep?: boolean | null;
  /** A shared study is kept, too. */
  share?: boolean | null;
}

/** `POST /api/notices`: notify the visitor in this browser, with its push service and keys. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "es";
}

/** `POST /api/notices/mail`: notify the visitor by mail too, once they open the link sent there. */
export interface MailWish {
  mail: string;
  language: "en" | "es";
}

/** `POST /api/notices/quiet`: hours in which the visitor is not notified, in a time zone. */
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

/** `POST /api/me/passkeys/forget`: deletes that passkey. Answered by `Me`. */
export interface PasskeyGone {
  id: string;
}

/** `POST /api/friends/invite`: invites a friend to a waiting table. Answered by `Friends`. */
export interface FriendInvited {
  friend: string;
  table: string;
}

/** `POST /api/friends/block`: hides a friend's invitations, or shows them. Answered by `Friends`. */
export interface FriendBlocked {
  friend: string;
  blocked: boolean;
}

/** `POST /api/friends/decline`: declines without telling anybody. Answered by `Friends`. */
export interface InvitationDeclined {
  table: string;
  /** Also hide further invitations from whoever sent it. */
  block?: boolean;
}

/** Who may come into the house: anybody, whoever has said its word, or members of its clubs. */
export interface Door {
  /** Who may make tables and sit. */
  play?: "anybody" | "clubs" | "word";
  /** Who may watch, besides those who may play. */
  watch?: "anybody" | "clubs" | "players" | "word";
  /** Whose programs may come, if they may play or watch. */
  programs?: "anybody" | "clubs" | "word";
  word?: string;
}

/** `POST /api/keeper`: what the keeper wants done. */
export interface KeeperWish {
  do: "ban" | "close" | "delete" | "door" | "erase" | "lift" | "mute" | "open" | "rekey" | "remove" | "restart" | "rotate" | "settle" | "stay";
  table?: string;
  person?: string;
  /** An address, or a network as `203.0.113.0/24`. */
  network?: string;
  /** With `ban`: also the addresses from which the person is connected now. */
  here?: boolean;
  /** Days for which it is in force; 0 for ever. */
  days?: number;
  /** With `restart`: minutes from the notice until the restart; 0 for at once, without a notice. */
  minutes?: number;
  /** The order or report. */
  id?: string;
  /** With `door`: what holds from now on. */
  door?: Door | null;
}

/** `POST /api/keeper/key`: the key in the link that `tafureria keeper` prints. */
export interface KeeperKey {
  key: string;
}

/** `POST /api/tables/{table}/reports`: reports a line of talk, by the number that it was heard with. */
export interface ReportWish {
  number: number;
}

/** Everything that a client may send. */
export type Up = Sit | Stand | StandIn | Begin | Resign | Remove | Rematch | Play | Say | Attend | Why | Hint | Deduce | Claim | Grant | Shown | GoOn | Ping;

/** A seat, and the person or computer player at it. */
export interface SeatEntry {
  seat: number;
  /** `open` · `person` · `computer`. */
  kind: string;
  /** The person's name, or which computer player it is (`random`, `jugador`). */
  name: string;
  /** Is the person connected? */
  here: boolean;
  /** Has the person been away for too long, so that a computer player of the table's level stands in? */
  away: boolean;
  /** The person's own shield, as `FIELD.DIVISION.TINCTURE.CHARGE.TINCTURE`; empty for none. */
  shield: string;
  /** In a slow game: the last day of the person's holidays, as `2026-08-03`; empty if not on holidays. */
  until: string;
}

/** A phrase of the game's language of talk. Its words are `phrase-NAME`. */
export interface PhraseEntry {
  name: string;
  /** `promise` · `threat` · `offer` · `claim` · `accusation` · `request`. */
  kind: string;
  /** What fills its blank: `seat`, `side` (0 or 1), or nothing. */
  about: string;
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
  /** The seat of whoever may; -1 if they have none. */
  host_seat: number;
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  /** `public` · `private` (and between two) · `counsel` (and within a side) · `none`. */
  talk: string;
  /** What the game lets its players say in words that computer players understand. */
  phrases: PhraseEntry[];
  /** SHA-256 that commits the house to the dealer's key. */
  commitment: string;
  /** The computer player that fills free seats and replaces people who leave. */
  level: string;
  /** Does everybody see it on the first page while it waits for players? */
  listed: boolean;
  /** Are seats drawn by lot when the game begins? */
  draw: boolean;
  /** Seconds after which a computer player stands in for somebody who is away; 0: the table waits. */
  patience: number;
  /** Seconds for one decision; 0: no limit. */
  move_seconds: number;
  /** Seconds for all decisions of a seat; 0: no limit. */
  game_seconds: number;
  /** Seconds that a `maestro` thinks about a decision. */
  think: number;
  /** The most seats that one visitor other than the host may take, for people who share a device. */
  seats_each: number;
  /** Does the table give advice to people at its seats? */
  hints: boolean;
  /** Does the table show a deduction board to people at its seats? */
  board: boolean;
  /** The table of the rematch; empty for none. */
  next: string;
  /** The lesson that is given here; empty at any other table. */
  lesson: string;
  /** The day whose deal is played here, as `2026-11-22`; empty at any other table. */
  day: string;
  /** Is there a common screen that everybody at the table looks at? */
  hall: boolean;
  /** Is this connection that screen? */
  screen: boolean;
  /** To that screen, before the game: how many people have opened the table and not sat down yet. */
  coming: number;
}

/** What somebody asks for: to be the common screen, or a seat. */
export interface Wish {
  number: number;
  /** -1: to be the common screen. */
  seat: number;
  name: string;
}

/** All wishes that wait for an answer; sent to those who may give it with `grant`. */
export interface Wishes {
  type: "wishes";
  wishes: Wish[];
}

/** The common screen has told everything up to this position of the seat. */
export interface ShownFrame {
  type: "shown";
  seat: number;
  position: number;
}

/** The step of a lesson; follows the position that it is about. Its text is `LESSON-SAY`. */
export interface LessonFrame {
  type: "lesson";
  name: string;
  /** Counted from 0; `steps` when the last step has been read. */
  step: number;
  steps: number;
  say: string;
  /** What it points at: `act:NOTATION`, `seat:N`, `widget:NAME`, `hand`, `board`, `actions`, `moment` or `own`. */
  at: string[];
  /** Must the learner act, and not only read? */
  acts: boolean;
  /** Is the learner waiting for moves that are played automatically? */
  busy: boolean;
  /** The position of the learner's seat that the step is about; a page that shows another waits for it. */
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
  /** Is it shown only once, when it happens (`Event.passing`), and neither logged nor told again? */
  passing: boolean;
}

/** The game as one seat sees it now, and the events that it was told since the position before. */
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
  /** Is it secret which seats have a choice? Then all get the same time, whether they need it or not. */
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
  /** What decided the game: `on` and fields like those of an event; its words are `decided-ON`. */
  decided: JsonObject | null;
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
  /** A phrase of the game's language instead of the text, and what fills its blank: `spare 2`. */
  phrase: string;
  /** Whether a phrase was `kept` or `broken`, or came to nothing (`void`), once all can see it. */
  verdict: string;
  /** For a private line at a device that several people share: which of their seats it is for. */
  ears: number[];
}

/** Talk: the latest line, lines whose verdict is new or, on connecting, all lines so far. */
export interface Said {
  type: "said";
  lines: Talk[];
}

/** A message was refused. The connection stays open and the game continues. */
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
  /** The number of the master's playouts of it; 0 if there were none. */
  tries: number;
  /** What the action does, then what speaks for or against it. The text of each is `advice-TAG` in the game's Fluent files, `on` being its tag; the other fields are like those of events. */
  reasons: JsonObject[];
}

/** Answer to `hint`: what a master would do at that position, then other choices worth considering. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  position: number;
  choices: HintChoice[];
}

/** A statement about something hidden that may be true. */
export interface LikelyFact {
  /** Its text is `knew-TAG` in the game's Fluent files, `on` being its tag; fields as in events. */
  fact: JsonObject;
  /** Its probability, 0..1. */
  share: number;
  /** Does it follow from the events that the seat was told? */
  sure: boolean;
}

/** Answer to `deduce`: every statement that may be true at that position; others are impossible. */
export interface Deduced {
  type: "deduced";
  id: number;
  seat: number;
  position: number;
  /** How many worlds were imagined; 0 if every probability was counted exactly. */
  worlds: number;
  held: LikelyFact[];
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The house will restart; the game is stored, and clients reconnect to it. */
export interface Closing {
  type: "closing";
  /** When, in seconds since 1970; 0 if the restart was called off. */
  at: number;
}

/** An option of a game that visitors may set. Its text is `option-NAME` in the game's Fluent files. */
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
  /** The level of the computer players at a new table. */
  usual_level: string;
  options: OptionCard[];
  presets: Record<string, JsonObject>;
  /** For each preset, the numbers of players that its options allow. */
  preset_seats: Record<string, number[]>;
  /** Computer players, weakest first. */
  players: string[];
  /** The computer players that the page offers, weakest first: `aprendiz`, `jugador`, `maestro`. */
  levels: string[];
  /** Computer players from outside the product that the page offers too, by name. */
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
  /** The seat of the only person that it is publicly waiting for; -1 for none, or several. */
  waits_for: number;
}

/** An invitation to a table, from somebody with whom the visitor has played. */
export interface InvitedCard {
  table: string;
  game: string;
  /** The name of whoever sent it. */
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
  /** When its table last changed, in seconds since 1970. */
  ended: number;
  /** `None` for a moment after the end, until the result has been stored. */
  result: Result | null;
}

/** `GET /api/finished?before=TIME`: the visitor's finished games, latest first. */
export interface Chronicle {
  games: FinishedCard[];
  /** Are there earlier games? Ask for them with the last game's time. */
  more: boolean;
}

/** A lesson, and this visitor's progress in it. */
export interface LessonCard {
  game: string;
  name: string;
  steps: number;
  /** Has the visitor ever finished it? */
  done: boolean;
  /** The table at which the visitor can continue it; empty if there is none. */
  table: string;
}

/** Who may come into the house, and what of it this visitor may do. */
export interface DoorCard {
  /** Who may make tables and sit: `anybody` · `word` (who has said the house's word) · `clubs`. */
  play: string;
  /** Who may watch besides; `players`: nobody else. */
  watch: string;
  /** Whose programs may come. */
  programs: string;
  may_play: boolean;
  may_watch: boolean;
  /** Would the word of the house let this visitor do more? */
  asks: boolean;
}

/** `GET /api/house`: everything that the first page shows. */
export interface HousePage {
  /** The visitor's name; empty on a first visit. */
  name: string;
  /** Differs from visitor to visitor: with another mark than before, this browser has lost its cookie. */
  mark: string;
  games: GameCard[];
  /** The visitor's unfinished tables, latest first. */
  tables: TableCard[];
  /** Public tables that wait for players, latest first. */
  listed: TableCard[];
  /** Waiting tables to which friends have invited the visitor, latest first. */
  invited: InvitedCard[];
  /** The visitor's latest finished games. */
  finished: Chronicle;
  /** The lessons of all games, in order within each game. */
  lessons: LessonCard[];
  /** May this visitor use the laboratory of the house? */
  laboratory: boolean;
  /** Is this visitor the keeper of the house? */
  keeper: boolean;
  /** Is this house in the visitor's own browser, where nobody else can come? */
  alone: boolean;
  door: DoorCard;
}

/** A new table; its page is `/mesa/TABLE`. */
export interface Made {
  table: string;
}

/** What one action led to. The first step is the opening, before any action. */
export interface Step {
  /** The seat that acted; -1 for the opening. */
  seat: number;
  /** The action; empty for the opening, and if these eyes could not know it. */
  notation: string;
  /** One view; with all eyes, the table's view first and then one for each seat. */
  views: JsonObject[];
  /** The events that these eyes were told; with all eyes, every event. */
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
  /** A phrase of the game's language instead of the text, and what fills its blank: `spare 2`. */
  phrase: string;
  /** Whether a phrase was `kept` or `broken`, or came to nothing (`void`), once all can see it. */
  verdict: string;
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
  /** The talk that this visitor could hear; only in the first answer. */
  talk: Spoken[];
  over: Over;
  commitment: string;
  /** Was it played under other rules than those installed, so that it is shown as it was stored? */
  kept: boolean;
}

/** Every seat's chance of winning in one position, from playouts of the house's players. */
export interface Point {
  step: number;
  /** Whether chance has acted already: the position of that step; else the one just before chance acts. */
  settled: boolean;
  /** Round or turn of the game, where its view has one. */
  round: number | null;
  /** Chance of winning, by seat. */
  chances: number[];
  /** Standard error of the chance, by seat; 0 at the end of the game. */
  errors: number[];
  /** Number of playouts from here; 0 at the end of the game. */
  playouts: number;
}

/** A moment at which chances changed by more than the error. */
export interface Turn {
  step: number;
  kind: "choice" | "luck";
  /** The seat that chose; `None` for luck. */
  seat: number | null;
  /** The action that was chosen; empty for luck. */
  notation: string;
  /** All events of this moment, as JSON objects with `on`. */
  told: unknown[];
  /** Step of the last action of the turn; the moment begins with the position of `step - 1`. */
  last: number;
  /** The seat whose chance changed most. */
  most: number;
  before: number[];
  after: number[];
  /** The change of the chance of *most*. */
  change: number;
  error: number;
}

/** A choice that was played out in imagined worlds. */
export interface Candidate {
  action: number;
  notation: string;
  value: number;
  error: number;
  /** Number of worlds in which it was played out; clearly worse choices were dropped early. */
  worlds: number;
}

/** A turn of a seat compared with its alternatives, by what the seat then saw and had been told. */
export interface Decision {
  /** Its number among the seat's turns with a choice, from 1. */
  number: number;
  /** Step of its first choice: it led from the position `step - 1` to this one. */
  step: number;
  seat: number;
  round: number | null;
  phase: string;
  /** The first choice of the turn. */
  notation: string;
  /** All actions of the turn from that choice on. */
  turn: string[];
  /** Number of legal actions. */
  choices: number;
  /** The turn as it was played, then the other choices, best first. */
  tried: Candidate[];
  verdict: "alone" | "best" | "even" | "mistake";
  /** How much better (negative: worse) the best other choice was, in worlds that did not pick it. */
  gap: number;
  /** Standard error of the gap. */
  error: number;
  /** Share of these worlds in which the best other choice did at least as well. */
  as_good: number;
  /** Number of these worlds; 0 if nothing seemed better in the first look. */
  worlds: number;
}

/** What the deal and the dice gave a seat and took from it, over the whole game. */
export interface Balance {
  seat: number;
  /** 1 for a victory, alone or with others. */
  result: number;
  /** What chance events added to the chance of winning, compared with their average; `None` until it has been measured. */
  luck: number | null;
  /** Standard error of the luck. */
  error: number;
  /** `result - luck`: over many games its mean is that of the results, with less noise. */
  adjusted: number | null;
  mistakes: number;
  /** Sum of the gaps of the mistakes. */
  cost: number;
  /** Number of decisions judged so far. */
  decisions: number;
}

/** The analysis of one game, complete or in progress. */
export interface Analysis {
  version: number;
  game: string;
  /** Version of the rules by which it was played. */
  rules: number;
  seats: number;
  /** Number of actions of the game. */
  steps: number;
  ending: string | null;
  winners: number[];
  /** The computer player that played the playouts. */
  player: string;
  seed: number;
  curve: Point[];
  /** The five largest turns, in order of the game. */
  turns: Turn[];
  /** Decisions of the requested seats, in order of the game. */
  decisions: Decision[];
  /** The balance of each seat. */
  balance: Balance[];
  /** Share of the work that is done, 0..1. */
  done: number;
  /** Whether the analysis is final. */
  complete: boolean;
}

/** `GET /api/tables/TABLE/analysis?eyes=SEAT&after=DONE`: the analysis of a finished game. */
export interface Analysed {
  table: string;
  eyes: string;
  /** `None`: nothing new yet, ask again. */
  analysis: Analysis | null;
}

/** One random draw: *number*, out of `range(below)`, picks the outcome by the weights. */
export interface Draw {
  /** The step of the replay that needed it. */
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

/** A statement that a seat believed. Its text is `knew-TAG` in the game's Fluent files. */
export interface HeldBelief {
  /** The statement, written like an event: its tag in `on`, then its fields. */
  fact: JsonObject;
  /** The share of the seat's imagined worlds in which the statement held. */
  share: number;
  /** Was it true? Only shown to all eyes. */
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
  /** How many worlds were imagined from the events that its seat had been told. */
  worlds: number;
  held: HeldBelief[];
  /** Its choice first; empty if it did not search. */
  tried: Tried[];
}

/** A statement about something hidden that may have been true. */
export interface FactThen {
  /** Its text is `knew-TAG` in the game's Fluent files, `on` being its tag; fields as in events. */
  fact: JsonObject;
  /** Its probability, 0..1. */
  share: number;
  /** Does it follow from the events that the seat was told? */
  sure: boolean;
  /** Was it true? Only shown if the truth is asked for. */
  true: boolean | null;
}

/** `GET /api/tables/TABLE/board?step=N&eyes=SEAT&truth=true`: what a seat could know after step N. */
export interface KnownThen {
  step: number;
  seat: number;
  worlds: number;
  /** Every statement that was possible, as on the deduction board of a table; others were impossible. */
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

/** `GET /api/tables/TABLE/otherwise?step=N&eyes=SEAT&choice=CHOICE&after=GAMES`: compare two choices. */
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
  /** Games of each choice after which no more will follow. */
  of: number;
}

/** `POST /api/tokens`: a token, which a program sends instead of a browser's cookie. */
export interface Token {
  token: string;
}

/** Today's deal of a game, and this visitor's progress with it. */
export interface DayCard {
  game: string;
  seats: number;
  /** The seat at which everybody plays it. */
  you: number;
  /** This visitor's table; empty before they begin. */
  table: string;
  /** The status of that table; `waiting` before they begin. */
  status: "waiting" | "playing" | "over" | "taught" | "halted" | "interrupted";
  /** How many people have played it to the end. */
  played: number;
  /** The visitor's score, once the game is over and its result stored. */
  score: number | null;
  /** The visitor's place among those people, from 1; 0 without a score. */
  rank: number;
}

/** `GET /api/days`: today's deals. */
export interface DayPage {
  /** Today, as `2026-11-22`. */
  day: string;
  /** When the day is over, in seconds since 1970. */
  ends: number;
  games: DayCard[];
}

/** Somebody's result with a deal of the day. */
export interface DayScore {
  name: string;
  score: number;
  won: boolean;
  you: boolean;
}

/** `GET /api/days/DAY/GAME`: everybody's scores, for whoever has played it or once the day is over. */
export interface DayResults {
  day: string;
  game: string;
  /** The best first. */
  people: DayScore[];
  /** Scores of computer players at the same seat, lowest first, each with the number of games. */
  house: [number, number][];
  /** How many of those games there will be in the end. */
  of: number;
}

/** A single decision of the visitor that an analysis could tell from its alternatives. */
export interface Deed {
  /** The step of the replay that the action led to; the visitor chose at the step before. */
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

/** What an analysis says about a visitor's seat. */
export interface OwnDecisions {
  /** Decisions that had alternatives to compare. */
  judged: number;
  mistakes: number;
  /** What the mistakes cost, in victories. */
  cost: number;
  /** What luck contributed, in victories, -1..1; `None` if it could not be measured. */
  luck: number | null;
  /** The standard error of *luck*. */
  error: number;
  /** The mistakes that cost most, at most three. */
  worst: Deed[];
  /** The choices that beat every other by most, at most three. */
  finest: Deed[];
}

/** A finished game of the visitor, with what is known of their decisions. */
export interface ChronicleGame {
  table: string;
  game: string;
  you: number;
  seats: SeatEntry[];
  ending: string;
  /** When its table last changed, in seconds since 1970. */
  ended: number;
  /** `None` for a moment after the end, until the result has been stored. */
  result: Result | null;
  /** `None` for a game that has not been analysed. */
  decisions: OwnDecisions | null;
}

/** Somebody with whom the visitor has played. Two people of the same name stay two. */
export interface Companion {
  /** The name that they used last. */
  name: string;
  games: number;
  /** The number of these games that the visitor won. */
  won: number;
}

/** `GET /api/chronicle`: the visitor's finished games, latest first, and the people in them. */
export interface Book {
  games: ChronicleGame[];
  /** How many finished games there are; only the latest are listed. */
  of: number;
  /** People, not computer players; those with most games together first. */
  people: Companion[];
}

/** `DELETE /api/chronicle`: the house no longer knows who the visitor was in their finished games. */
export interface Forgotten {
  games: number;
}

/** Days on which the visitor was away, or will be. */
export interface ExportedHoliday {
  /** The first day, as `2026-08-03`. */
  first: string;
  last: string;
}

/** All that the house knows about a finished game, as far as the visitor may see it. */
export interface ExportedGame {
  game: ChronicleGame;
  options: JsonObject;
  /** The record as text; empty if there is none (the deal of a day that is not over). */
  record: string;
  /** The talk that the visitor could hear. */
  talk: Spoken[];
  analysis: Analysis | null;
}

/** `GET /api/chronicle/export`: everything about a visitor's finished games, as a file. */
export interface Export {
  name: string;
  /** Addresses at which the visitor is notified by mail; none when somebody else asks. */
  mails: string[];
  holidays: ExportedHoliday[];
  games: ExportedGame[];
}

/** A passkey of the visitor. */
export interface PasskeyCard {
  id: string;
  /** Seconds since 1970. */
  made: number;
  /** When it was last used, in seconds since 1970. */
  used: number;
}

/** `GET /api/me`: what the house stores about the visitor besides their games. */
export interface Me {
  name: string;
  shield: string;
  /** Are there words by which the visitor can be recognised on another device? */
  words: boolean;
  passkeys: PasskeyCard[];
  /** Are passkeys possible at this address? They need a host name and, except for `localhost`, https. */
  may_passkey: boolean;
  /** Where other devices reach the house, if this one is at its machine and it is open to the network. */
  addresses: string[];
}

/** A key, shown only this once: the house stores only its hash. */
export interface NewKey {
  /** For the address `/yo#KEY`, or words to write down. */
  key: string;
  /** Seconds for which it is valid; 0 for words, which do not expire. */
  seconds: number;
}

/** A visitor's name and shield; each is empty if none has been chosen. */
export interface Own {
  name: string;
  shield: string;
}

/** The visitor to whom a key leads, compared with the one who shows it (here). */
export interface Whose {
  name: string;
  shield: string;
  /** Tables at which the key's visitor has or had a seat, or is the host. */
  games: number;
  here: Own;
  here_games: number;
  /** Does the key lead to the visitor who shows it? */
  same: boolean;
}

/** `GET /api/tables/TABLE/invitation`: how others can join a table that waits for players. */
export interface Invitation {
  /** A word of four letters to say aloud; empty when the table does not wait, or no word is left. */
  word: string;
  /** Addresses of the house in the local network; only for a visitor at the machine of the house. */
  addresses: string[];
  /** Is the house open to the local network? Always false for visitors who are not at its machine. */
  is_open: boolean;
  /** May this visitor open it to the local network, and close it again? */
  may_open: boolean;
}

/** The answer to `Opening`. */
export interface Network {
  addresses: string[];
  is_open: boolean;
}

/** A club as the first page shows it to its members. */
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

/** Somebody's results in the games of a club. */
export interface ResultRow {
  /** `member` · `gone` (a former member, without a name) · `guest` (all others) · `computer`. */
  kind: string;
  /** For a computer player: which one it is. */
  name: string;
  you: boolean;
  games: number;
  /** Victories; a shared victory counts in part. */
  points: number;
  rating: number;
  /** Half the width of the rating's 95 % interval. */
  error: number;
}

/** A table of results, the best rating first. */
export interface ResultTable {
  /** The game; empty for all games together. */
  game: string;
  rows: ResultRow[];
}

/** A tournament as the page of its club shows it. */
export interface TournamentCard {
  tournament: string;
  title: string;
  game: string;
  rounds: number;
  /** The current or latest round; 0 before the first. */
  round: number;
  stage: "open" | "playing" | "between" | "over";
  entrants: number;
  /** The visitor's table in the current round; empty for none. */
  table: string;
}

/** `GET /api/clubs/CLUB`: a club; if it is not open, only members see more than its name and size. */
export interface ClubPage {
  club: string;
  title: string;
  /** May everybody who has the link read it? */
  open: boolean;
  size: number;
  /** Is the visitor its founder? */
  founder: boolean;
  /** The visitor's id in the club; empty if they are not a member. */
  you: string;
  /** The visitor's name. */
  name: string;
  members: ClubMember[];
  /** Tables of the club that are waiting or in play, outside tournaments. */
  tables: TableCard[];
  results: ResultTable[];
  tournaments: TournamentCard[];
}

/** Somebody's place in a tournament. */
export interface StandingRow {
  member: string;
  /** Empty for whoever has left the club. */
  name: string;
  you: boolean;
  /** Have they stopped playing in the tournament? */
  gone: boolean;
  place: number;
  points: number;
  /** The sum of the points of their opponents. */
  rivals: number;
  /** The share of other tables at which their seat, with the same deal, scored less; summed over rounds. */
  duplicate: number;
  played: number;
}

/** A seat of a table of a tournament. */
export interface RoundSeat {
  /** For a computer player: which one it is; empty for whoever has left the club. */
  name: string;
  computer: boolean;
  you: boolean;
  /** `None` until it may be shown. */
  points: number | null;
  score: number | null;
}

/** A table of a round. */
export interface RoundTable {
  round: number;
  /** Empty if the visitor may not look at it now, because others play the same deal. */
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
  /** The visitor's table in the current round; empty for none. */
  table: string;
  /** Tables of the round that are still playing. */
  left: number;
  standings: StandingRow[];
  /** The latest round first. */
  tables: RoundTable[];
}

/** A study as the list of studies shows it. */
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

/** `GET /api/laboratory`: the laboratory, for visitors who may use it. */
export interface LaboratoryPage {
  /** The study that is running; empty when there is none. */
  running: string;
  /** The last one, and those that were kept, latest first. */
  studies: StudyCard[];
}

/** A new study; its page is `/laboratorio/STUDY`. */
export interface Begun {
  study: string;
}

/** `GET /api/laboratory/STUDY`: the progress of a study. */
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
  /** Seconds for which it has run. */
  seconds: number;
  /** The command that plays the same games again; empty at the very beginning. */
  command: string;
  /** Sentences, charts and tables in HTML, in the language asked for; empty at the very beginning. */
  figures: string;
}

/** A browser or a mail address at which the visitor is notified; the mail address itself is not shown. */
export interface ToldHere {
  id: string;
  /** The host of its push service, or the part of the mail address after the @. */
  host: string;
  mail: boolean;
  /** In seconds since 1970. */
  made: number;
  /** The first letters of the SHA-256 of its push address, by which a browser recognises itself. */
  mark: string;
}

/** When the visitor is away. */
export interface Holidays {
  /** The first day, as `2026-08-03`; empty when nothing is planned. */
  first: string;
  last: string;
  /** Has the holiday begun? */
  on: boolean;
  /** The most days of one holiday. */
  at_a_time: number;
  /** The most days of all holidays within a year. */
  in_a_year: number;
  /** How many of the days within a year the visitor has left. */
  left: number;
}

/** `GET /api/notices`: where the visitor is notified of their turns, and when not. */
export interface NoticesPage {
  /** The house's public key, which a browser needs to subscribe. */
  key: string;
  told: ToldHere[];
  quiet: QuietHours;
  holidays: Holidays;
  /** Does the house have a mail server? */
  may_mail: boolean;
  /** Has the visitor given a mail address whose confirmation link has not been opened yet? */
  unconfirmed: boolean;
}

/** `POST /api/me/passkeys/begin`: data for the browser to make a passkey, valid for five minutes. */
export interface NewPasskey {
  challenge: string;
  /** The host name of the house, for which the passkey will be valid. */
  house: string;
  /** The handle under which the authenticator knows the visitor; it does not reveal who that is. */
  handle: string;
  name: string;
  /** Passkeys that the visitor has, so that the same authenticator makes no second one. */
  known: string[];
}

/** `POST /api/me/passkeys/ask`: a challenge for a passkey to sign within five minutes. */
export interface PasskeyAsked {
  challenge: string;
  house: string;
}

/** Somebody with whom the visitor has finished a game, under the name that they used last. */
export interface Friend {
  id: string;
  name: string;
  shield: string;
  /** Games finished together. */
  games: number;
  /** The game played together last. */
  game: string;
  /** Has the visitor asked not to be invited by them? */
  blocked: boolean;
}

/** `GET /api/friends`: people with whom the visitor has played, latest first, but not who is online. */
export interface Friends {
  people: Friend[];
}

/** A person at a table, as the keeper sees them. */
export interface KeptPerson {
  /** A mark that tells people apart; it is not their secret id. */
  person: string;
  name: string;
  /** -1 for a watcher. */
  seat: number;
  /** Is the person connected now? */
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

/** An order that is in force. */
export interface KeptOrder {
  id: string;
  kind: "ban" | "close" | "mute";
  person: string;
  name: string;
  network: string;
  table: string;
  made: number;
  /** When it ends, in seconds since 1970; 0 for never. */
  until: number;
}

/** A line of talk around the one that was reported. */
export interface ReportedLine {
  name: string;
  text: string;
  at: number;
  /** Is this the reported line? */
  meant: boolean;
}

/** A line that somebody has reported, with what was said around it as they heard it. */
export interface KeptReport {
  id: string;
  table: string;
  made: number;
  /** The mark of the person who said it; empty if unknown. */
  person: string;
  /** The mark of the person who reported it. */
  by: string;
  said: ReportedLine[];
}

/** The last order to restart the house. */
export interface KeptRestart {
  /** The time of the restart, in seconds since 1970. */
  at: number;
  /** The release that ran when the order was given. */
  before: string;
  /** Has the process that answers been started since that time? */
  done: boolean;
}

/** `GET /api/keeper`: the house at this moment. */
export interface KeeperPage {
  version: string;
  /** Did the last write to the store fail? The disk may be full. */
  failing: boolean;
  /** What the store takes up. */
  megabytes: number;
  /** What it may take up before no new table is made; 0 for any number. */
  most_megabytes: number;
  tables: KeptTable[];
  orders: KeptOrder[];
  reports: KeptReport[];
  restart: KeptRestart | null;
  door: Door;
}

/** Answer to a report: the keeper will see it. */
export interface Reported {
  reported: boolean;
}

/** The body of every HTTP answer that is not 2xx. */
export interface Problem {
  code: string;
  rule: string;
  section: string;
  what: string;
}

/** Everything that the house may send. */
export type Down = TableFrame | Wishes | ShownFrame | LessonFrame | Clock | Position | Over | Said | RefusedFrame | Allowed | Hinted | Deduced | Pong | Closing;

/** What goes into each request over HTTP, and what comes out. */
export interface Endpoints {
  /** Everything that the first page shows. */
  "GET /api/house": { given: Record<string, never>; body: undefined; answer: HousePage };
  /** A new table. */
  "POST /api/tables": { given: Record<string, never>; body: NewTable; answer: Made };
  /** A new table that continues a finished game from a step. */
  "POST /api/tables/{table}/continue": { given: { table: string }; body: PlayOn; answer: Made };
  /** The visitor's finished games, last touched before that time. */
  "GET /api/finished": { given: { before?: number }; body: undefined; answer: Chronicle };
  /** A table with a lesson. */
  "POST /api/lessons": { given: Record<string, never>; body: Learn; answer: Made };
  /** A table for the replay of a record. */
  "POST /api/records": { given: Record<string, never>; body: string; answer: Made };
  /** The record of a finished game. */
  "GET /api/tables/{table}/record": { given: { table: string }; body: undefined; answer: unknown };
  /** A finished game, step by step; a long one in parts, of which `first` is `next` of the one before. */
  "GET /api/tables/{table}/replay": { given: { table: string; eyes?: string; first?: number }; body: undefined; answer: Replay };
  /** What could have been, once more of the work is done than `after`: `done` of the one before. */
  "GET /api/tables/{table}/analysis": { given: { table: string; eyes?: string; after?: number }; body: undefined; answer: Analysed };
  /** Every random draw of a finished game. */
  "GET /api/tables/{table}/deal": { given: { table: string }; body: undefined; answer: Deal };
  /** What a computer player knew before a step. */
  "GET /api/tables/{table}/knew": { given: { table: string; step: number; eyes?: string }; body: undefined; answer: Knew };
  /** What a seat could know after a step of what was hidden; with `truth`, also what was true. */
  "GET /api/tables/{table}/board": { given: { table: string; step: number; eyes: string; truth?: boolean }; body: undefined; answer: KnownThen };
  /** What else could have been chosen at a step. */
  "GET /api/tables/{table}/choices": { given: { table: string; step: number; eyes?: string }; body: undefined; answer: Choices };
  /** Another choice at a step, played on; with `after`, once there are more games than that. */
  "GET /api/tables/{table}/otherwise": { given: { table: string; step: number; choice: string; eyes?: string; after?: number }; body: undefined; answer: Otherwise };
  /** A token for a new program. */
  "POST /api/tokens": { given: Record<string, never>; body: undefined; answer: Token };
  /** This document. */
  "GET /api/openapi.json": { given: Record<string, never>; body: undefined; answer: unknown };
  /** The JSON schema of the WebSocket protocol. */
  "GET /api/wire.json": { given: Record<string, never>; body: undefined; answer: unknown };
  /** Says the word of the house. */
  "POST /api/door": { given: Record<string, never>; body: DoorWord; answer: DoorCard };
  /** The deals of the day. */
  "GET /api/days": { given: Record<string, never>; body: undefined; answer: DayPage };
  /** The visitor's table with the deal of the day. */
  "POST /api/days": { given: Record<string, never>; body: DayWish; answer: Made };
  /** What everybody has made of a deal of the day. */
  "GET /api/days/{day}/{game}": { given: { day: string; game: string }; body: undefined; answer: DayResults };
  /** All that the visitor has played to its end. */
  "GET /api/chronicle": { given: Record<string, never>; body: undefined; answer: Book };
  /** Takes the visitor out of their finished games. */
  "DELETE /api/chronicle": { given: Record<string, never>; body: undefined; answer: Forgotten };
  /** Everything of the visitor's finished games, as a file; every record is computed again. */
  "GET /api/chronicle/export": { given: Record<string, never>; body: undefined; answer: Export };
  /** What the house keeps of the visitor beside their games. */
  "GET /api/me": { given: Record<string, never>; body: undefined; answer: Me };
  /** The visitor's name and shield. */
  "POST /api/me": { given: Record<string, never>; body: OwnWish; answer: Me };
  /** A way to be the same visitor elsewhere. */
  "POST /api/me/keys": { given: Record<string, never>; body: KeyWish; answer: NewKey };
  /** Whose key this is. */
  "POST /api/me/look": { given: Record<string, never>; body: KeyShown; answer: Whose };
  /** This device is the visitor of that key from now on. */
  "POST /api/me/take": { given: Record<string, never>; body: KeyTaken; answer: Me };
  /** How others come to a table that waits. */
  "GET /api/tables/{table}/invitation": { given: { table: string }; body: undefined; answer: Invitation };
  /** The table of a word. */
  "POST /api/words": { given: Record<string, never>; body: SaidWord; answer: Made };
  /** Opens the house to the local network, or closes it. */
  "POST /api/lan": { given: Record<string, never>; body: Opening; answer: Network };
  /** The visitor's clubs. */
  "GET /api/clubs": { given: Record<string, never>; body: undefined; answer: ClubList };
  /** A new club. */
  "POST /api/clubs": { given: Record<string, never>; body: NewClub; answer: ClubPage };
  /** A club, as the visitor may see it. */
  "GET /api/clubs/{club}": { given: { club: string }; body: undefined; answer: ClubPage };
  /** Joins a club, leaves it, changes it. */
  "POST /api/clubs/{club}": { given: { club: string }; body: ClubChange; answer: ClubPage };
  /** A new tournament. */
  "POST /api/clubs/{club}/tournaments": { given: { club: string }; body: TournamentWish; answer: TournamentPage };
  /** A tournament: its rounds and standings. */
  "GET /api/clubs/{club}/tournaments/{tournament}": { given: { club: string; tournament: string }; body: undefined; answer: TournamentPage };
  /** Enters a tournament, leaves it, begins its next round; the club's page once it is deleted. */
  "POST /api/clubs/{club}/tournaments/{tournament}": { given: { club: string; tournament: string }; body: TournamentChange; answer: TournamentPage | ClubPage };
  /** What the laboratory has. */
  "GET /api/laboratory": { given: Record<string, never>; body: undefined; answer: LaboratoryPage };
  /** A new study. */
  "POST /api/laboratory": { given: Record<string, never>; body: StudyWish; answer: Begun };
  /** How far a study has got; with `after`, once there are more deals than that, or after a while. */
  "GET /api/laboratory/{study}": { given: { study: string; lang?: string; after?: number }; body: undefined; answer: StudyPage };
  /** Stops, keeps or shares a study. */
  "POST /api/laboratory/{study}": { given: { study: string; lang?: string }; body: StudyChange; answer: StudyPage };
  /** The report of a study: a page that needs nothing else. */
  "GET /api/laboratory/{study}/report": { given: { study: string; lang?: string }; body: undefined; answer: unknown };
  /** Where the visitor is notified of their turns. */
  "GET /api/notices": { given: Record<string, never>; body: undefined; answer: NoticesPage };
  /** Notifies the visitor in a browser from now on. */
  "POST /api/notices": { given: Record<string, never>; body: PushWish; answer: NoticesPage };
  /** Sends the link that turns on notices by email; nothing else is sent until it has been opened. */
  "POST /api/notices/mail": { given: Record<string, never>; body: MailWish; answer: NoticesPage };
  /** Hours without notices. */
  "POST /api/notices/quiet": { given: Record<string, never>; body: QuietHours; answer: NoticesPage };
  /** Days when the visitor is away and their clock is stopped in slow games, in place of those to come. */
  "POST /api/notices/holidays": { given: Record<string, never>; body: HolidayWish; answer: NoticesPage };
  /** Ends the current holiday, or cancels the planned one. */
  "DELETE /api/notices/holidays": { given: Record<string, never>; body: undefined; answer: NoticesPage };
  /** Stops notices at that address. */
  "DELETE /api/notices/{address}": { given: { address: string }; body: undefined; answer: NoticesPage };
  /** What a passkey is made with. */
  "POST /api/me/passkeys/begin": { given: Record<string, never>; body: undefined; answer: NewPasskey };
  /** Keeps a passkey. */
  "POST /api/me/passkeys": { given: Record<string, never>; body: PasskeyMade; answer: Me };
  /** What a passkey has to sign. */
  "POST /api/me/passkeys/ask": { given: Record<string, never>; body: undefined; answer: PasskeyAsked };
  /** A link for somebody who has shown a passkey. */
  "POST /api/me/passkeys/open": { given: Record<string, never>; body: PasskeyUsed; answer: NewKey };
  /** Forgets a passkey. */
  "POST /api/me/passkeys/forget": { given: Record<string, never>; body: PasskeyGone; answer: Me };
  /** With whom the visitor has played. */
  "GET /api/friends": { given: Record<string, never>; body: undefined; answer: Friends };
  /** Asks somebody to a table. */
  "POST /api/friends/invite": { given: Record<string, never>; body: FriendInvited; answer: Friends };
  /** Shows no invitations of somebody, or shows them again. */
  "POST /api/friends/block": { given: Record<string, never>; body: FriendBlocked; answer: Friends };
  /** Puts an invitation away. */
  "POST /api/friends/decline": { given: Record<string, never>; body: InvitationDeclined; answer: Friends };
  /** The house as its keeper sees it. */
  "GET /api/keeper": { given: Record<string, never>; body: undefined; answer: KeeperPage };
  /** Something that the keeper does. */
  "POST /api/keeper": { given: Record<string, never>; body: KeeperWish; answer: KeeperPage };
  /** Makes a browser the keeper's. */
  "POST /api/keeper/key": { given: Record<string, never>; body: KeeperKey; answer: KeeperPage };
  /** Everything of a person's finished games, as a file. */
  "GET /api/keeper/people/{person}/export": { given: { person: string }; body: undefined; answer: Export };
  /** Shows the keeper a line of talk. */
  "POST /api/tables/{table}/reports": { given: { table: string }; body: ReportWish; answer: Reported };
}
