import type { EmscriptenFS } from "./engine";

/** Where the bytes of one file are. */
export interface Bytes {
  size(): number;
  read(into: Uint8Array, at: number): number;
  write(from: Uint8Array, at: number): void;
  truncate(size: number): void;
  /** Makes what was written last, as far as that is possible. */
  flush(): void;
}

/** The part of a `FileSystemSyncAccessHandle` that is used. */
interface Handle {
  getSize(): number;
  read(into: Uint8Array, how: { at: number }): number;
  write(from: Uint8Array, how: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** A file of the origin's private file system: when `flush` returns, it is on the disk. */
export class OnDisk implements Bytes {
  /** *trouble* is called when there is no room for something. */
  constructor(
    private readonly handle: Handle,
    private readonly trouble: (error: unknown) => void,
  ) {}
  size = (): number => this.handle.getSize();
  read = (into: Uint8Array, at: number): number => this.handle.read(into, { at });
  write(from: Uint8Array, at: number): void {
    try {
      if (this.handle.write(from, { at }) !== from.length) throw new Error("no room"); // the quota of the origin is used up
    } catch (error) {
      this.trouble(error);
      throw error;
    }
  }
  truncate = (size: number): void => this.handle.truncate(size);
  flush = (): void => this.handle.flush();
  close = (): void => this.handle.close();
}

/** A file in memory; *keep* is called with its bytes whenever they should last. */
export class InMemory implements Bytes {
  #bytes: Uint8Array;
  #size: number;
  constructor(
    first: Uint8Array = new Uint8Array(),
    private readonly keep: (bytes: Uint8Array) => void = () => undefined,
  ) {
    [this.#bytes, this.#size] = [first, first.length];
  }
  size = (): number => this.#size;
  read(into: Uint8Array, at: number): number {
    const found = this.#bytes.subarray(at, Math.min(at + into.length, this.#size));
    into.set(found);
    return found.length;
  }
  write(from: Uint8Array, at: number): void {
    const end = at + from.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2, 65_536));
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    this.#bytes.set(from, at);
    this.#size = Math.max(this.#size, end);
  }
  truncate(size: number): void {
    if (size > this.#size) this.write(new Uint8Array(size - this.#size), this.#size);
    this.#size = size;
  }
  flush = (): void => this.keep(this.#bytes.slice(0, this.#size));
}

const NO_ENTRY = 44;
const NOT_ALLOWED = 63;
const NO_ROOM = 51;
const FOLDER = 0o40700;
const FILE = 0o100600;

interface Node {
  id: number;
  mode: number;
  name: string;
  parent: Node;
  contents: Map<string, Node>;
  bytes: Bytes;
  when: number;
  node_ops: object;
  stream_ops: object;
}
interface Stream {
  node: Node;
  position: number;
}

/**
 * A folder for Emscripten whose files are *lasting* ones, by name, or in memory: all that SQLite needs. A lasting file
 * without a byte counts as absent, so that the journal of a transaction that was broken off is found again, and undone.
 *
 * Emscripten drops what SQLite says about when its files have to be safe. But SQLite goes from one file to the other at
 * just these moments (journal, store, journal cut off), so the one that it leaves is made safe then.
 */
export function mountFolder(fs: EmscriptenFS, at: string, lasting: ReadonlyMap<string, Bytes>): void {
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new fs.ErrnoError(NO_ROOM);
    }
  };
  let last: Bytes | null = null;
  const turnTo = (bytes: Bytes): void => {
    if (last && last !== bytes) last.flush();
    last = bytes;
  };
  const cut = (bytes: Bytes, size: number): void => {
    turnTo(bytes);
    bytes.truncate(size);
    if (!size) bytes.flush();
  };
  const create = (parent: Node | null, name: string, mode: number): Node => {
    const node = fs.createNode(parent, name, mode, 0) as Node;
    [node.node_ops, node.stream_ops, node.when] = [nodes, streams, Date.now()];
    if (fs.isDir(mode)) node.contents = new Map();
    else node.bytes = lasting.get(name) ?? new InMemory();
    parent?.contents.set(name, node);
    return node;
  };
  const refuse = (): never => {
    throw new fs.ErrnoError(NOT_ALLOWED);
  };
  const nodes = {
    getattr(node: Node) {
      const [size, when] = [fs.isDir(node.mode) ? 4096 : node.bytes.size(), new Date(node.when)];
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, atime: when, mtime: when, ctime: when, blksize: 4096, blocks: Math.ceil(size / 4096) };
    },
    setattr(node: Node, change: { mode?: number; size?: number }) {
      if (change.mode !== undefined) node.mode = change.mode;
      if (change.size !== undefined) attempt(() => cut(node.bytes, change.size!));
    },
    lookup(parent: Node, name: string): Node {
      const found = parent.contents.get(name);
      if (!found) throw new fs.ErrnoError(NO_ENTRY);
      return found;
    },
    mknod: (parent: Node, name: string, mode: number): Node => create(parent, name, mode),
    unlink(parent: Node, name: string) {
      const node = parent.contents.get(name);
      if (node) attempt(() => cut(node.bytes, 0));
      parent.contents.delete(name);
    },
    readdir: (node: Node): string[] => [".", "..", ...node.contents.keys()],
    rename: refuse,
    rmdir: refuse,
    symlink: refuse,
    readlink: refuse,
  };
  const streams = {
    read: (stream: Stream, buffer: Int8Array, offset: number, length: number, position: number): number =>
      stream.node.bytes.read(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), position),
    write(stream: Stream, buffer: Int8Array, offset: number, length: number, position: number): number {
      attempt(() => {
        turnTo(stream.node.bytes);
        stream.node.bytes.write(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), position);
      });
      stream.node.when = Date.now();
      return length;
    },
    llseek(stream: Stream, offset: number, whence: number): number {
      const from = whence === 1 ? stream.position : whence === 2 ? stream.node.bytes.size() : 0;
      return from + offset;
    },
  };
  fs.mkdirTree(at);
  let root: Node;
  fs.mount({ mount: () => (root = create(null, "/", FOLDER)) }, {}, at);
  for (const [name, bytes] of lasting) if (bytes.size()) create(root!, name, FILE);
}
