/** Starts the interpreter of a worker with the modules of the house. */

/** The part of Pyodide that the workers use. */
export interface Interpreter {
  FS: EmscriptenFS;
  runPython(code: string): unknown;
  pyimport(name: string): any; // eslint-disable-line @typescript-eslint/no-explicit-any -- any module of Python
}

/** The part of Emscripten's file system that a mount uses; the rest is in `files.ts`. */
export interface EmscriptenFS {
  mkdirTree(path: string): void;
  mount(type: unknown, how: object, at: string): unknown;
  createNode(parent: unknown, name: string, mode: number, device: number): any; // eslint-disable-line @typescript-eslint/no-explicit-any
  isDir(mode: number): boolean;
  ErrnoError: new (code: number) => Error;
}

/** A file of the engine, with its size in bytes and as a server sends it that compresses. */
export interface Part {
  name: string;
  bytes: number;
  sent: number;
}

/** `engine.json`, which is written with the site. */
export interface Engine {
  /** What `pyodide-lock.json` says of the interpreter: all else in it would be packages that are not used. */
  lock: string;
  /** Settings of the house that differ from the usual ones of a browser. */
  settings: object;
  /** Loaded before the house opens, in this order of use; the last is our own modules. */
  parts: Part[];
}

/** An interpreter that runs. */
export interface Started {
  python: Interpreter;
  engine: Engine;
}

/** How far the engine has come: bytes as sent, of how many; all of them while the interpreter starts. */
export type Progress = (loaded: number, total: number) => void;

const NAMES = { stdlib: "stdlib.zip", modules: "modules.xz" };
/** Takes the modules out of the archive that `tools/engine.py` has made. */
const UNPACK = `
def unpack(data, root="/lib/python3.14/site-packages/"):
    import io, json, lzma, os, sys
    # One file after the other: what has been needed once, the interpreter keeps for as long as it runs.
    whole = lzma.open(io.BytesIO(data.to_bytes()))
    for name, size in json.loads(whole.read(int.from_bytes(whole.read(4), "big"))):
        folder = os.path.dirname(root + name)
        if folder not in made:
            os.makedirs(folder, exist_ok=True)
            made.add(folder)
        with open(root + name, "wb", buffering=0) as file:
            file.write(whole.read(size))
    sys.path_importer_cache.clear()
made = set()
unpack
`;

/** Fetches a file and tells how many bytes have come. */
async function fetched(url: string, tell: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        tell(piece.length);
        out.enqueue(piece);
      },
    }),
  );
  return new Response(counted, { headers: { "content-type": answer.headers.get("content-type") ?? "" } });
}

/** Fetches the engine below *base* and starts it; what follows is a matter of `import`. */
export async function start(base: string, tell: Progress): Promise<Started> {
  const engine = (await (await fetch(new URL("engine.json", base))).json()) as Engine;
  const total = engine.parts.reduce((sum, part) => sum + part.sent, 0);
  let loaded = 0;
  const parts = new Map<string, Promise<Response>>();
  for (const part of engine.parts) {
    const url = new URL(part.name, base).href;
    parts.set(url, fetched(url, (bytes) => tell((loaded += (bytes * part.sent) / part.bytes), total)));
  }
  // The interpreter fetches its own files: it is given what has come already, so that each comes once and is counted.
  const ask = self.fetch.bind(self);
  self.fetch = async (what, init) => {
    const url = what instanceof Request ? what.url : new URL(String(what), base).href;
    const part = parts.get(url);
    parts.delete(url);
    return part ?? ask(what, init);
  };
  const modules = parts.get(new URL(NAMES.modules, base).href)!.then((answer) => answer.arrayBuffer());
  parts.delete(new URL(NAMES.modules, base).href);
  // Modules are not fetched but imported: this one comes for the second time, out of the browser's cache.
  const script = new URL("pyodide.asm.mjs", base).href;
  await parts.get(script)!.then((answer) => answer.arrayBuffer());
  parts.delete(script);
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", base).href)) as { loadPyodide(how: object): Promise<Interpreter> };
  const python = await loadPyodide({ indexURL: base, stdLibURL: new URL(NAMES.stdlib, base).href, lockFileContents: engine.lock, checkAPIVersion: false });
  self.fetch = ask;
  const unpack = python.runPython(UNPACK) as (data: Uint8Array) => void;
  unpack(new Uint8Array(await modules));
  return { python, engine };
}
