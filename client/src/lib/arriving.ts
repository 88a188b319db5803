import type { FinishedCard } from "./wire";

/** A game out of an exported chronicle. */
export interface SavedGame {
  game: FinishedCard;
  /** The text of its record; empty where the house gave none. */
  record: string;
}

const ID = "[0-9a-z]{26}";
/** Addresses that people send each other, each with the part of it that leads somewhere in this house. */
const ADDRESSES = [
  new RegExp(`/mesa/${ID}(?![0-9a-z])(?:/repaso)?`, "i"),
  /\/yo#[\w-]{20,}/,
  /\/club\/[0-9a-z]+(?:\/torneo\/[0-9a-z]+)?/i,
  /\/laboratorio\/[0-9a-z]+/i,
  /\/(?:juego|aprender|reglas)\/[a-z][0-9a-z-]*[0-9a-z](?:\?(?:amigos|pantalla)\b)?/,
];

/** The address of this house in what somebody has pasted, even amid a whole message; empty if there is none. */
export function addressIn(text: string): string {
  for (const one of ADDRESSES) {
    const found = one.exec(text);
    if (found) return found[0];
  }
  const word = /https?:\/\/[^\s/]+(\/\p{L}{4})(?![\p{L}\d/-])/u.exec(text);
  if (word) return word[1]!;
  const id = new RegExp(`^\\W*(${ID})\\W*$`, "i").exec(text);
  return id ? `/mesa/${id[1]!}` : "";
}

/** What is wrong with a text that should hold games: an id of `record-fault-ID`. */
export class Fault extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

/**
 * The games of an exported chronicle, or `null` for any other text.
 *
 * @throws Fault
 */
export function gamesIn(text: string): SavedGame[] | null {
  if (!text.trimStart().startsWith("{")) return null;
  let found: { games?: unknown };
  try {
    found = JSON.parse(text) as { games?: unknown };
  } catch {
    throw new Fault("broken-file");
  }
  if (!Array.isArray(found.games)) throw new Fault("not-a-record");
  const games = (found.games as Partial<SavedGame>[]).filter((one): one is SavedGame => typeof one?.game?.game === "string" && typeof one.record === "string");
  if (!games.length) throw new Fault("no-games");
  return games;
}

/** Largest file that is read at all, in bytes. */
const LARGEST = 64 << 20;

/** The text in what somebody has dropped or pasted; `null` if there is none. */
export async function textOf(what: DataTransfer | null): Promise<string | null> {
  const file = what?.files[0];
  if (file) return textOfFile(file);
  return what?.getData("text/plain") || null;
}

/** @throws Fault */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Fault("too-long");
  return file.text();
}

/** What another app has shared with this one, which the service worker keeps until it is read; `null` for nothing. */
export async function received(): Promise<string | null> {
  if (!("caches" in window)) return null;
  const kept = await caches.open("given-1");
  const given = await kept.match("/recibido");
  await kept.delete("/recibido");
  return given ? given.text() : null;
}
