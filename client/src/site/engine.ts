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

const NAMES = { loader: "pyodide.mjs", script: "pyodide.asm.mjs", program: "pyodide.asm.wasm", stdlib: "stdlib.packed", modules: "modules.xz" };
/**
 * Takes the modules out of the archive that `tools/engine.py` has made. Their code never becomes a file, which would take
 * longer to write and to find than to run; it is let go of as it is used.
 */
const UNPACK = `
def unpack(data, root="/lib/python3.14/site-packages/"):
    import io, json, lzma, marshal, os, sys
    from importlib.machinery import SourceFileLoader
    from importlib.util import spec_from_file_location

    codes, packages, made = {}, set(), set()

    class Loader(SourceFileLoader):
        def get_code(self, name):
            return marshal.loads(codes[name])

        def exec_module(self, module):
            super().exec_module(module)
            codes.pop(module.__name__, None)

    class Finder:
        @staticmethod
        def find_spec(name, path=None, target=None):
            if name not in codes:
                return None
            file = root + name.replace(".", "/")
            folder = [file] if name in packages else None
            file += "/__init__.py" if folder else ".py"
            return spec_from_file_location(name, file, loader=Loader(name, file), submodule_search_locations=folder)

    # One file after the other: what has been needed once, the interpreter keeps for as long as it runs.
    whole = lzma.open(io.BytesIO(data.to_bytes()))
    for name, size in json.loads(whole.read(int.from_bytes(whole.read(4), "big"))):
        stem, kind = os.path.splitext(name)
        if kind == ".pyc":
            module = stem.removesuffix("/__init__").replace("/", ".")
            if stem.endswith("/__init__"):
                packages.add(module)
            codes[module] = whole.read(size)
            continue
        folder = os.path.dirname(root + name)
        if folder not in made:
            os.makedirs(folder, exist_ok=True)
            made.add(folder)
        with open(root + name, "wb", buffering=0) as file:
            file.write(whole.read(size))
    sys.meta_path.insert(0, Finder)
    sys.path_importer_cache.clear()
unpack
`;

/** A file that has begun to come; *whole* resolves once all of it has. */
interface Coming {
  body: ReadableStream<Uint8Array>;
  whole: Promise<void>;
}

/** Fetches a file and tells how many bytes have come. */
async function fetched(url: string, tell: (bytes: number) => void): Promise<Coming> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url.slice(url.lastIndexOf("/") + 1)}: ${answer.status}`);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      tell(piece.length);
      out.enqueue(piece);
    },
  });
  return { body: readable, whole: answer.body.pipeTo(writable) };
}

/** All bytes of it. */
async function bytesOf({ body, whole }: Coming): Promise<Uint8Array> {
  const [bytes] = await Promise.all([new Response(body).arrayBuffer(), whole]);
  return new Uint8Array(bytes);
}

/** Answers what the interpreter fetches by itself with what has come already; ends when the function that it returns is called. */
function give(answers: Map<string, Response>): () => void {
  const ask = self.fetch;
  self.fetch = async (what, init) => {
    const url = what instanceof Request ? what.url : new URL(String(what), self.location.href).href;
    const answer = answers.get(url);
    answers.delete(url);
    return answer ?? ask(what, init);
  };
  return () => (self.fetch = ask);
}

/**
 * Fetches the engine below *base* and starts it; what follows is a matter of `import`.
 *
 * What the interpreter starts with has the line for itself; our modules come while it starts.
 */
export async function start(base: string, tell: Progress): Promise<Started> {
  const at = (name: string): string => new URL(name, base).href;
  const engine = (await (await fetch(at("engine.json"))).json()) as Engine;
  const total = engine.parts.reduce((sum, part) => sum + part.sent, 0);
  let loaded = 0;
  const come = (name: string, share: (part: Part) => number): void => tell(Math.round((loaded += share(engine.parts.find((part) => part.name === name)!))), total);
  const coming = (name: string): Promise<Coming> => fetched(at(name), (bytes) => come(name, (part) => (bytes * part.sent) / part.bytes));
  const [{ loadPyodide }, program, stdlib] = await Promise.all([
    import(/* @vite-ignore */ at(NAMES.loader)) as Promise<{ loadPyodide(how: object): Promise<Interpreter> }>,
    coming(NAMES.program),
    coming(NAMES.stdlib),
    // Not fetched but imported: the interpreter does so too, and then it is there.
    (import(/* @vite-ignore */ at(NAMES.script)) as Promise<unknown>).then(() => come(NAMES.script, (part) => part.sent)),
  ]);
  const modules = Promise.all([program.whole, stdlib.whole]).then(() => coming(NAMES.modules));
  const done = give(
    new Map([
      [at(NAMES.program), new Response(program.body, { headers: { "content-type": "application/wasm" } })],
      [at(NAMES.stdlib), new Response(stdlib.body.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>))],
    ]),
  );
  const how = { indexURL: base, stdLibURL: at(NAMES.stdlib), lockFileContents: engine.lock, checkAPIVersion: false };
  // If a file does not come, the interpreter waits for it for ever.
  const [python, packed] = await Promise.all([loadPyodide(how), modules.then(bytesOf)]);
  done();
  const unpack = python.runPython(UNPACK) as (data: Uint8Array) => void;
  unpack(packed);
  return { python, engine };
}
