import { InMemory, OnDisk, type Bytes } from "./files";

/** The store of the house, and SQLite's journal of the transaction that is going on. */
export const FILE = "house.sqlite3";
const JOURNAL = `${FILE}-journal`;
const FOLDER = "tafureria";
/** How long a file may still belong to a worker that has just ended, in milliseconds. */
const PATIENCE = 5000;
const AGAIN = 100;

/** `disk`: written through. `browser`: written after each transaction. `nothing`: it lasts as long as this page. */
export type Kept = "disk" | "browser" | "nothing";

/** The files of the store, and how long they last. */
export interface Store {
  kept: Kept;
  files: Map<string, Bytes>;
}

interface SyncFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<ConstructorParameters<typeof OnDisk>[0]>;
}

/** Finds the best place for the store that this browser has. *trouble* is called when something could not be kept. */
export async function findStore(trouble: (error: unknown) => void): Promise<Store> {
  try {
    return await onDisk(trouble);
  } catch (error) {
    if (isTaken(error)) throw error;
  }
  try {
    return await inDatabase(trouble);
  } catch {
    return { kept: "nothing", files: new Map([[FILE, new InMemory()]]) };
  }
}

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === "NoModificationAllowedError";

async function onDisk(trouble: (error: unknown) => void): Promise<Store> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  const files = new Map<string, Bytes>();
  for (const name of [FILE, JOURNAL]) files.set(name, await opened((await folder.getFileHandle(name, { create: true })) as SyncFile, trouble));
  return { kept: "disk", files };
}

/** The file, as soon as the worker that had it before has let go of it. */
async function opened(file: SyncFile, trouble: (error: unknown) => void): Promise<OnDisk> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return new OnDisk(await file.createSyncAccessHandle(), trouble);
    } catch (error) {
      if (!isTaken(error) || performance.now() > until) throw error;
      await new Promise((go) => setTimeout(go, AGAIN));
    }
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });
}

/** In the browser's database, where it has no files that are written at once: the whole store after each transaction. */
async function inDatabase(trouble: (error: unknown) => void): Promise<Store> {
  const opening = indexedDB.open(FOLDER, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("files");
  const base = await asked(opening);
  const first = (await asked(base.transaction("files").objectStore("files").get(FILE))) as Uint8Array | undefined;
  await put(base, first ?? new Uint8Array()); // where nothing can be written, this fails now
  let writing: Promise<unknown> = Promise.resolve();
  let next: Uint8Array | null = null;
  const keep = (bytes: Uint8Array): void => {
    const waits = next !== null;
    next = bytes;
    if (waits) return; // the one that waits already will write these
    writing = writing.then(async () => {
      const now = next!;
      next = null;
      await put(base, now).catch(trouble);
    });
  };
  return { kept: "browser", files: new Map([[FILE, new InMemory(first, keep)]]) };
}

/** Writes the store into the database. That there is no room may be known only once the transaction ends. */
function put(base: IDBDatabase, bytes: Uint8Array): Promise<void> {
  return new Promise((done, failed) => {
    const change = base.transaction("files", "readwrite");
    change.oncomplete = () => done();
    change.onabort = () => failed(change.error ?? new Error("IndexedDB"));
    change.objectStore("files").put(bytes, FILE);
  });
}
