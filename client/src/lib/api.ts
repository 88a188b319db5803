import { hearClosing } from "./closing.svelte";
import { transport } from "./transport";
import type { Analysed, Begun, Book, Choices, Chronicle, ClubChange, ClubList, ClubPage, DayPage, DayResults, DayWish, Deal, DoorCard, Forgotten, FriendBlocked, FriendInvited, Friends, HolidayWish, HousePage, Invitation, InvitationDeclined, KeeperPage, KeeperWish, KeyTaken, KeyWish, Knew, KnownThen, LaboratoryPage, Learn, MailWish, Made, Me, Network, NewClub, NewKey, NewPasskey, NewTable, NoticesPage, Otherwise, OwnWish, PasskeyAsked, PasskeyMade, PasskeyUsed, PlayOn, Problem, PushWish, QuietHours, Replay, Reported, StudyChange, StudyPage, StudyWish, TournamentChange, TournamentPage, TournamentWish, Whose } from "./wire";

/** The house refused a request, or did not answer (`code` is then `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    readonly section = "",
    /** With `bad-option`: the name of the option. With `bad-record`: the id of its fault, and a colon. */
    readonly what = "",
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown, signal?: AbortSignal, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const plain = typeof body === "string";
  let answer: Response;
  try {
    answer = await transport().fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": plain ? "text/plain" : "application/json" },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  hearClosing(answer);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code || "unreachable", problem.rule, problem.section, problem.what);
}

export const house = (): Promise<HousePage> => ask<HousePage>("/api/house");
export const make = (wish: NewTable): Promise<Made> => ask<Made>("/api/tables", wish);
/** More of the visitor's finished games: those before the last one that was shown. */
export const finished = (before: number): Promise<Chronicle> => ask<Chronicle>(`/api/finished?before=${before}`);
/** The visitor's chronicle: their finished games. */
export const chronicle = (): Promise<Book> => ask<Book>("/api/chronicle");
/** Makes the house forget who the visitor was in their finished games. */
export const forget = (): Promise<Forgotten> => ask<Forgotten>("/api/chronicle", undefined, undefined, "DELETE");
/** Address of the file with everything about the visitor's finished games. */
export const exportAddress = "/api/chronicle/export";
/** What the house stores about the visitor besides their games. */
export const me = (): Promise<Me> => ask<Me>("/api/me");
/** Sets the visitor's name and shield. */
export const setOwn = (wish: OwnWish): Promise<Me> => ask<Me>("/api/me", wish);
/** Makes a key for being the same visitor elsewhere; it is shown only once. */
export const newKey = (wish: KeyWish): Promise<NewKey> => ask<NewKey>("/api/me/keys", wish);
/** Whose key this is; looking does not use it up. */
export const lookAtKey = (key: string): Promise<Whose> => ask<Whose>("/api/me/look", { key });
/** Makes this browser the visitor to whom that key belongs. */
export const takeKey = (wish: KeyTaken): Promise<Me> => ask<Me>("/api/me/take", wish);
/** What the browser needs to make a passkey. */
export const beginPasskey = (): Promise<NewPasskey> => ask<NewPasskey>("/api/me/passkeys/begin", {});
export const addPasskey = (made: PasskeyMade): Promise<Me> => ask<Me>("/api/me/passkeys", made);
export const askPasskey = (): Promise<PasskeyAsked> => ask<PasskeyAsked>("/api/me/passkeys/ask", {});
/** The key of the visitor whose passkey was used. */
export const openPasskey = (used: PasskeyUsed): Promise<NewKey> => ask<NewKey>("/api/me/passkeys/open", used);
export const forgetPasskey = (id: string): Promise<Me> => ask<Me>("/api/me/passkeys/forget", { id });
/** The people with whom the visitor has finished games. */
export const friends = (): Promise<Friends> => ask<Friends>("/api/friends");
export const inviteFriend = (wish: FriendInvited): Promise<Friends> => ask<Friends>("/api/friends/invite", wish);
export const blockFriend = (wish: FriendBlocked): Promise<Friends> => ask<Friends>("/api/friends/block", wish);
export const declineInvitation = (wish: InvitationDeclined): Promise<Friends> => ask<Friends>("/api/friends/decline", wish);
/** Today's deals. */
export const days = (): Promise<DayPage> => ask<DayPage>("/api/days");
/** The visitor's table with today's deal of a game. */
export const playDay = (wish: DayWish): Promise<Made> => ask<Made>("/api/days", wish);
/** Everybody's scores with a deal of the day; refused to those who have not played it yet. */
export const dayResults = (day: string, game: string): Promise<DayResults> => ask<DayResults>(`/api/days/${day}/${game}`);
/** Where the visitor is notified of their turns, and when they are not. */
export const notices = (): Promise<NoticesPage> => ask<NoticesPage>("/api/notices");
export const tellHere = (wish: PushWish): Promise<NoticesPage> => ask<NoticesPage>("/api/notices", wish);
export const tellByMail = (wish: MailWish): Promise<NoticesPage> => ask<NoticesPage>("/api/notices/mail", wish);
export const quietHours = (wish: QuietHours): Promise<NoticesPage> => ask<NoticesPage>("/api/notices/quiet", wish);
/** Sets the visitor's next holidays, in place of those set before. */
export const goAway = (wish: HolidayWish): Promise<NoticesPage> => ask<NoticesPage>("/api/notices/holidays", wish);
/** Ends the visitor's holidays, or cancels them. */
export const comeBack = (): Promise<NoticesPage> => ask<NoticesPage>("/api/notices/holidays", undefined, undefined, "DELETE");
/** Stops notifying one address. */
export const tellNoMore = (id: string): Promise<NoticesPage> =>
  ask<NoticesPage>(`/api/notices/${encodeURIComponent(id)}`, undefined, undefined, "DELETE");
/** The waiting table that a word of four letters stands for, or two. */
export const byWord = (word: string): Promise<Made> => ask<Made>("/api/words", { word });
/** Says the word of a house that asks for it. */
export const sayWord = (word: string): Promise<DoorCard> => ask<DoorCard>("/api/door", { word });
/** Opens the house to the local network, or closes it again. */
export const openLan = (open: boolean): Promise<Network> => ask<Network>("/api/lan", { open });
/** How others can join a table. */
export const invitation = (table: string): Promise<Invitation> => ask<Invitation>(`${of(table)}/invitation`);
/** The house as its keeper sees it; refused to anybody else. */
export const keeper = (): Promise<KeeperPage> => ask<KeeperPage>("/api/keeper");
/** Makes this browser the keeper's, with the key from a link. */
export const keeperKey = (key: string): Promise<KeeperPage> => ask<KeeperPage>("/api/keeper/key", { key });
export const keeperDo = (wish: KeeperWish): Promise<KeeperPage> => ask<KeeperPage>("/api/keeper", wish);
/** Address of the file with everything about a person's finished games. */
export const personExport = (person: string): string => `/api/keeper/people/${encodeURIComponent(person)}/export`;
/** Reports a line of talk to the keeper, by the line's number. */
export const report = (table: string, number: number): Promise<Reported> => ask<Reported>(`${of(table)}/reports`, { number });
/** The page of the laboratory; refused to those who may not use it. */
export const laboratory = (): Promise<LaboratoryPage> => ask<LaboratoryPage>("/api/laboratory");
export const beginStudy = (wish: StudyWish): Promise<Begun> => ask<Begun>("/api/laboratory", wish);
/** The progress of a study, once it has more than *after* deals; at once if *after* is negative. */
export const study = (id: string, lang: string, after: number): Promise<StudyPage> =>
  ask<StudyPage>(`${ofStudy(id)}?lang=${lang}${after < 0 ? "" : `&after=${after}`}`);
/** Stops, keeps or shares a study. */
export const changeStudy = (id: string, lang: string, wish: StudyChange): Promise<StudyPage> => ask<StudyPage>(`${ofStudy(id)}?lang=${lang}`, wish);
/** Address of the report of a study. */
export const reportAddress = (id: string, lang: string): string => `${ofStudy(id)}/report?lang=${lang}`;
const ofStudy = (id: string): string => `/api/laboratory/${encodeURIComponent(id)}`;
/** The visitor's clubs. */
export const clubs = (): Promise<ClubList> => ask<ClubList>("/api/clubs");
export const foundClub = (wish: NewClub): Promise<ClubPage> => ask<ClubPage>("/api/clubs", wish);
const ofClub = (id: string): string => `/api/clubs/${encodeURIComponent(id)}`;
/** A club as the visitor may see it. */
export const club = (id: string): Promise<ClubPage> => ask<ClubPage>(ofClub(id));
export const changeClub = (id: string, wish: ClubChange): Promise<ClubPage> => ask<ClubPage>(ofClub(id), wish);
const ofTournament = (club: string, id: string): string => `${ofClub(club)}/tournaments/${encodeURIComponent(id)}`;
export const newTournament = (club: string, wish: TournamentWish): Promise<TournamentPage> => ask<TournamentPage>(`${ofClub(club)}/tournaments`, wish);
export const tournament = (club: string, id: string): Promise<TournamentPage> => ask<TournamentPage>(ofTournament(club, id));
/** Enters, leaves or runs a tournament; the answer to `delete` is no tournament. */
export const changeTournament = (club: string, id: string, wish: TournamentChange): Promise<TournamentPage> => ask<TournamentPage>(ofTournament(club, id), wish);
/** The table of a lesson: the one where this visitor is already taking it, or a new one. */
export const teach = (wish: Learn): Promise<Made> => ask<Made>("/api/lessons", wish);
const of = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
/** A finished game as seen by a seat (`0`, ...), by a watcher (`table`), or in full (`all`). */
export async function replay(table: string, eyes: string): Promise<Replay> {
  const whole = await ask<Replay>(`${of(table)}/replay?eyes=${eyes}`);
  // A very long game comes in several answers.
  let next = whole.next;
  while (next) {
    const more = await ask<Replay>(`${of(table)}/replay?eyes=${eyes}&first=${next}`);
    whole.steps.push(...more.steps);
    next = more.next;
  }
  return whole;
}
/** The analysis of a finished game, once more than *after* of the work is done. */
export const analysis = (table: string, eyes: string, after: number): Promise<Analysed> =>
  ask<Analysed>(`${of(table)}/analysis?eyes=${eyes}&after=${after}`);
/** All random draws of a finished game. */
export const deal = (table: string): Promise<Deal> => ask<Deal>(`${of(table)}/deal`);
/** What the computer player that took a step knew before it; *eyes* is `all` or its own seat. */
export const knew = (table: string, step: number, eyes: string): Promise<Knew> =>
  ask<Knew>(`${of(table)}/knew?step=${step}&eyes=${eyes}`);
/** What a seat could know about hidden things after a step; with *truth*, also which statements were true. */
export const knownThen = (table: string, step: number, seat: number, truth: boolean, signal: AbortSignal): Promise<KnownThen> =>
  ask<KnownThen>(`${of(table)}/board?step=${step}&eyes=${seat}&truth=${truth}`, undefined, signal);
/** What else could have been chosen at a step; *eyes* is `all` or the seat that chose. */
export const choices = (table: string, step: number, eyes: string, signal: AbortSignal): Promise<Choices> =>
  ask<Choices>(`${of(table)}/choices?step=${step}&eyes=${eyes}`, undefined, signal);
/** More than *after* playouts of another choice; aborting the request stops the work. */
export const otherwise = (table: string, step: number, eyes: string, choice: string, after: number, signal: AbortSignal): Promise<Otherwise> =>
  ask<Otherwise>(`${of(table)}/otherwise?step=${step}&eyes=${eyes}&choice=${encodeURIComponent(choice)}&after=${after}`, undefined, signal);
/** Makes a new table that continues a finished game from one of its steps. */
export const playOn = (table: string, wish: PlayOn): Promise<Made> => ask<Made>(`${of(table)}/continue`, wish);
/** Makes a table from the text of a record, to replay it. */
export const bring = (record: string): Promise<Made> => ask<Made>("/api/records", record);
/** Address of the record of a finished game. */
export const recordAddress = (table: string): string => `${of(table)}/record`;
