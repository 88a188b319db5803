import { hearClosing } from "./closing.svelte";
import { transport } from "./transport";
import type { ClubChange, DayWish, Endpoints, FriendBlocked, FriendInvited, HolidayWish, InvitationDeclined, KeeperWish, KeyTaken, KeyWish, Learn, MailWish, NewClub, NewTable, OwnWish, PasskeyMade, PasskeyUsed, PlayOn, Problem, PushWish, QuietHours, Replay, StudyChange, StudyWish, TournamentChange, TournamentWish } from "./wire";

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

/** The address of an endpoint: parameters that its path does not name are its query. */
function address<At extends keyof Endpoints>(at: At, given: Endpoints[At]["given"]): string {
  const query = new URLSearchParams();
  let path = at.slice(at.indexOf(" ") + 1);
  for (const [name, value] of Object.entries(given)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== undefined) query.set(name, String(value));
  }
  const asked = query.toString();
  return asked ? `${path}?${asked}` : path;
}

async function ask<At extends keyof Endpoints>(at: At, given: Endpoints[At]["given"], body?: Endpoints[At]["body"], signal?: AbortSignal): Promise<Endpoints[At]["answer"]> {
  const plain = typeof body === "string";
  let answer: Response;
  try {
    answer = await transport().fetch(address(at, given), {
      method: at.slice(0, at.indexOf(" ")),
      headers: body === undefined ? {} : { "content-type": plain ? "text/plain" : "application/json" },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  hearClosing(answer);
  if (answer.ok) return (await answer.json()) as Endpoints[At]["answer"];
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code || "unreachable", problem.rule, problem.section, problem.what);
}

export const house = () => ask("GET /api/house", {});
export const make = (wish: NewTable) => ask("POST /api/tables", {}, wish);
/** More of the visitor's finished games: those before the last one that was shown. */
export const finished = (before: number) => ask("GET /api/finished", { before });
export const chronicle = () => ask("GET /api/chronicle", {});
/** Makes the house forget who the visitor was in their finished games. */
export const forget = () => ask("DELETE /api/chronicle", {});
/** Address of the file with everything about the visitor's finished games. */
export const exportAddress = address("GET /api/chronicle/export", {});
export const me = () => ask("GET /api/me", {});
export const setOwn = (wish: OwnWish) => ask("POST /api/me", {}, wish);
/** Makes a key for being the same visitor elsewhere; it is shown only once. */
export const newKey = (wish: KeyWish) => ask("POST /api/me/keys", {}, wish);
/** Whose key this is; looking does not use it up. */
export const lookAtKey = (key: string) => ask("POST /api/me/look", {}, { key });
/** Makes this browser the visitor to whom that key belongs. */
export const takeKey = (wish: KeyTaken) => ask("POST /api/me/take", {}, wish);
export const beginPasskey = () => ask("POST /api/me/passkeys/begin", {});
export const addPasskey = (made: PasskeyMade) => ask("POST /api/me/passkeys", {}, made);
export const askPasskey = () => ask("POST /api/me/passkeys/ask", {});
/** The key of the visitor whose passkey was used. */
export const openPasskey = (used: PasskeyUsed) => ask("POST /api/me/passkeys/open", {}, used);
export const forgetPasskey = (id: string) => ask("POST /api/me/passkeys/forget", {}, { id });
export const friends = () => ask("GET /api/friends", {});
export const inviteFriend = (wish: FriendInvited) => ask("POST /api/friends/invite", {}, wish);
export const blockFriend = (wish: FriendBlocked) => ask("POST /api/friends/block", {}, wish);
export const declineInvitation = (wish: InvitationDeclined) => ask("POST /api/friends/decline", {}, wish);
export const days = () => ask("GET /api/days", {});
export const playDay = (wish: DayWish) => ask("POST /api/days", {}, wish);
/** Everybody's scores with a deal of the day; refused to those who have not played it yet. */
export const dayResults = (day: string, game: string) => ask("GET /api/days/{day}/{game}", { day, game });
export const notices = () => ask("GET /api/notices", {});
export const tellHere = (wish: PushWish) => ask("POST /api/notices", {}, wish);
export const tellByMail = (wish: MailWish) => ask("POST /api/notices/mail", {}, wish);
export const quietHours = (wish: QuietHours) => ask("POST /api/notices/quiet", {}, wish);
export const goAway = (wish: HolidayWish) => ask("POST /api/notices/holidays", {}, wish);
export const comeBack = () => ask("DELETE /api/notices/holidays", {});
export const tellNoMore = (id: string) => ask("DELETE /api/notices/{address}", { address: id });
/** The waiting table that a word of four letters stands for, or two. */
export const byWord = (word: string) => ask("POST /api/words", {}, { word });
/** Says the word of a house that asks for it. */
export const sayWord = (word: string) => ask("POST /api/door", {}, { word });
export const openLan = (open: boolean) => ask("POST /api/lan", {}, { open });
export const invitation = (table: string) => ask("GET /api/tables/{table}/invitation", { table });
export const keeper = () => ask("GET /api/keeper", {});
/** Makes this browser the keeper's, with the key from a link. */
export const keeperKey = (key: string) => ask("POST /api/keeper/key", {}, { key });
export const keeperDo = (wish: KeeperWish) => ask("POST /api/keeper", {}, wish);
/** Address of the file with everything about a person's finished games. */
export const personExport = (person: string) => address("GET /api/keeper/people/{person}/export", { person });
/** Reports a line of talk to the keeper, by the line's number. */
export const report = (table: string, number: number) => ask("POST /api/tables/{table}/reports", { table }, { number });
export const laboratory = () => ask("GET /api/laboratory", {});
export const beginStudy = (wish: StudyWish) => ask("POST /api/laboratory", {}, wish);
/** The progress of a study, once it has more than *after* deals; at once if *after* is negative. */
export const study = (id: string, lang: string, after: number) =>
  ask("GET /api/laboratory/{study}", { study: id, lang, ...(after < 0 ? {} : { after }) });
export const changeStudy = (id: string, lang: string, wish: StudyChange) => ask("POST /api/laboratory/{study}", { study: id, lang }, wish);
/** Address of the report of a study. */
export const reportAddress = (id: string, lang: string) => address("GET /api/laboratory/{study}/report", { study: id, lang });
export const clubs = () => ask("GET /api/clubs", {});
export const foundClub = (wish: NewClub) => ask("POST /api/clubs", {}, wish);
export const club = (id: string) => ask("GET /api/clubs/{club}", { club: id });
export const changeClub = (id: string, wish: ClubChange) => ask("POST /api/clubs/{club}", { club: id }, wish);
export const newTournament = (club: string, wish: TournamentWish) => ask("POST /api/clubs/{club}/tournaments", { club }, wish);
export const tournament = (club: string, id: string) => ask("GET /api/clubs/{club}/tournaments/{tournament}", { club, tournament: id });
export const changeTournament = (club: string, id: string, wish: TournamentChange) =>
  ask("POST /api/clubs/{club}/tournaments/{tournament}", { club, tournament: id }, wish);
/** The table of a lesson: the one where this visitor is already taking it, or a new one. */
export const teach = (wish: Learn) => ask("POST /api/lessons", {}, wish);
/** A finished game as seen by a seat (`0`, ...), by a watcher (`table`), or in full (`all`). */
export async function replay(table: string, eyes: string): Promise<Replay> {
  const whole = await ask("GET /api/tables/{table}/replay", { table, eyes });
  // A very long game comes in several answers.
  let next = whole.next;
  while (next) {
    const more = await ask("GET /api/tables/{table}/replay", { table, eyes, first: next });
    whole.steps.push(...more.steps);
    next = more.next;
  }
  return whole;
}
export const analysis = (table: string, eyes: string, after: number) => ask("GET /api/tables/{table}/analysis", { table, eyes, after });
export const deal = (table: string) => ask("GET /api/tables/{table}/deal", { table });
export const knew = (table: string, step: number, eyes: string) => ask("GET /api/tables/{table}/knew", { table, step, eyes });
export const knownThen = (table: string, step: number, seat: number, truth: boolean, signal: AbortSignal) =>
  ask("GET /api/tables/{table}/board", { table, step, eyes: String(seat), truth }, undefined, signal);
export const choices = (table: string, step: number, eyes: string, signal: AbortSignal) =>
  ask("GET /api/tables/{table}/choices", { table, step, eyes }, undefined, signal);
/** More than *after* playouts of another choice; aborting the request stops the work. */
export const otherwise = (table: string, step: number, eyes: string, choice: string, after: number, signal: AbortSignal) =>
  ask("GET /api/tables/{table}/otherwise", { table, step, eyes, choice, after }, undefined, signal);
export const playOn = (table: string, wish: PlayOn) => ask("POST /api/tables/{table}/continue", { table }, wish);
/** Makes a table from the text of a record, to replay it. */
export const bring = (record: string) => ask("POST /api/records", {}, record);
/** Address of the record of a finished game. */
export const recordAddress = (table: string) => address("GET /api/tables/{table}/record", { table });
