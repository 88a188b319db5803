import type { Down } from "../src/lib/wire";
import type { Network, Way, Wire } from "../src/lib/wires";

/** A connection in the hands of a test. It closes silently, like one whose other end is gone. */
export class Pipe implements Wire {
  sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  constructor(readonly way: Way) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  tell(frame: Down): void {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent<string>);
  }
  /** The other end closes it, or refuses it. */
  end(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

/** A network whose connections a test holds. `asked`: the ordinary requests, to be answered by the test. */
export function piped(): { network: Network; pipes: Pipe[]; asked: ((answers: boolean) => void)[] } {
  const pipes: Pipe[] = [];
  const asked: ((answers: boolean) => void)[] = [];
  const open = (way: Way): Pipe => {
    pipes.push(new Pipe(way));
    return pipes.at(-1)!;
  };
  const answers = (signal: AbortSignal): Promise<boolean> =>
    new Promise((answer, fail) => {
      asked.push(answer);
      signal.onabort = () => fail(new Error("aborted"));
    });
  return { network: { open, answers }, pipes, asked };
}
