import { start } from "./engine";
import { mountFolder, type Bytes } from "./files";
import type { Said } from "./port";
import { FILE, findStore, type Kept } from "./store";

/** What a page says to the worker of the house. */
export type ToHouse = { open: { base: string } } | { say: Said; body?: Uint8Array } | { copy: true } | { replace: Uint8Array } | { ping: true };
/** What it says to the page. */
export type FromHouse =
  | { progress: [number, number] }
  | { ready: Kept }
  | { said: Said; body: Uint8Array }
  | { trouble: string }
  | { copied: Uint8Array }
  | { replaced: boolean }
  | { pong: true }
  | { failed: string };

/** This worker, of which the types of a page know nothing. */
const worker = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

const FOLDER = "/house";

/** The part of `browser/worker.py` that is called. */
interface House {
  hear(text: string, body?: Uint8Array): void;
  /** Can this copy take the place of the store? */
  fits(bytes: Uint8Array): boolean;
}
let house: House | undefined;
let store: Bytes | undefined;

const tell = (message: FromHouse, ...moved: Transferable[]): void => worker.postMessage(message, moved);

/** Starts another worker for what takes long. Python calls its methods, and it calls *hear*. */
function startWorker(base: string) {
  return (kind: string, hear: { copy(): (channel: number, data?: Uint8Array) => void }) => {
    const helper = new Worker(new URL("./helper.worker.ts", import.meta.url), { type: "module", name: kind });
    const keep = hear.copy();
    helper.onmessage = ({ data }: MessageEvent<{ channel: number; data?: Uint8Array }>) => keep(data.channel, data.data);
    helper.onerror = () => keep(-1);
    helper.postMessage({ base });
    return {
      post: (module: string, channel: number, data: { toJs(): Uint8Array }) => helper.postMessage({ module, channel, data: data.toJs() }),
      forget: (module: string, channel: number) => helper.postMessage({ module, channel }),
      end: () => helper.terminate(),
    };
  };
}

async function open(base: string): Promise<void> {
  const found = findStore((error) => tell({ trouble: String(error) }));
  const { python, engine } = await start(base, (loaded, total) => tell({ progress: [loaded, total] }));
  const { kept, files } = await found;
  store = files.get(FILE);
  mountFolder(python.FS, FOLDER, files);
  const { open } = python.pyimport("tafureria.browser.worker");
  const path = `${FOLDER}/${FILE}`;
  const post = (text: string, body: { toJs(): Uint8Array }): void => {
    const bytes = body.toJs();
    tell({ said: JSON.parse(text) as Said, body: bytes }, bytes.buffer);
  };
  house = (await open(path, post, startWorker(base), JSON.stringify(engine.settings))) as House;
  tell({ ready: kept });
}

/** The whole store, which stands still between two messages to the interpreter. */
function copied(): Uint8Array {
  const bytes = new Uint8Array(store!.size());
  store!.read(bytes, 0);
  return bytes;
}

/** Puts a copy in the place of the store. The house is not used after that: what it remembers is of the one before. */
function replaced(bytes: Uint8Array): boolean {
  if (!house?.fits(bytes)) return false;
  house = undefined;
  store!.truncate(0);
  store!.write(bytes, 0);
  store!.flush();
  return true;
}

worker.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if ("open" in data) open(data.open.base).catch((error: Error) => tell({ failed: String(error.message || error) }));
  else if ("say" in data) house?.hear(JSON.stringify(data.say), data.body);
  else if ("ping" in data) tell({ pong: true });
  else if ("replace" in data) tell({ replaced: replaced(data.replace) });
  else if ("copy" in data) tell({ copied: copied() });
};
