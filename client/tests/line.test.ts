import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line } from "../src/lib/line";
import { piped, type Pipe } from "./pipes";

const PONG = { type: "pong", id: 0 } as const;
/** Within these, in milliseconds, a silent cut is noticed, and the network's return. */
const NOTICED = 12_000;
const BACK = 2000;

function joined() {
  const { network, pipes, asked } = piped();
  const told: string[] = [];
  const line = new Line(network, {
    opened: () => told.push("opened"),
    heard: (frame) => told.push(frame.type),
    lost: () => told.push("lost"),
    failed: () => told.push("failed"),
  });
  const last = (): Pipe => pipes.at(-1)!;
  return { line, pipes, asked, told, last };
}

/** The same with a connection through which something has come. */
function up() {
  const all = joined();
  all.last().open();
  all.last().tell(PONG);
  return all;
}

/** Lets the time pass and answers every ordinary request at once. */
async function passWithAnswers(asked: ((answers: boolean) => void)[], milliseconds: number): Promise<void> {
  for (let at = 0; at < milliseconds; at += 50) {
    await vi.advanceTimersByTimeAsync(50);
    for (const answer of asked.splice(0)) answer(true);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("line", () => {
  test("a silent cut is noticed in time, and the dead connection is abandoned at once", async () => {
    const { pipes, told } = up();
    await vi.advanceTimersByTimeAsync(NOTICED);
    expect(told.at(-1)).toBe("lost");
    expect(pipes[0]!.readyState).toBe(2);
    expect(pipes[0]!.onclose).toBe(null);
    expect(pipes.length).toBeGreaterThan(1);
  });

  test("a house that answers is not left", async () => {
    const { pipes, told, last } = up();
    for (let at = 0; at < 60_000; at += 500) {
      await vi.advanceTimersByTimeAsync(500);
      for (const _ of last().sent.splice(0)) last().tell(PONG);
    }
    expect(pipes.length).toBe(1);
    expect(told).not.toContain("lost");
  });

  test("what the abandoned connection still says is heard by nobody", async () => {
    const { pipes, told, last } = up();
    await vi.advanceTimersByTimeAsync(NOTICED);
    const before = told.length;
    pipes[0]!.tell(PONG);
    pipes[0]!.end();
    expect(told.length).toBe(before);
    expect(last()).not.toBe(pipes[0]);
  });

  test.each([0, 300, 900, 3000, 9000, 60_000])("%i ms after the cut was noticed, the network's return is", async (away) => {
    const { pipes, asked, last } = up();
    await vi.advanceTimersByTimeAsync(NOTICED + away);
    // What was sent into the dead network stays without an answer.
    asked.splice(0);
    const before = pipes.length;
    for (let at = 0; at < BACK; at += 50) {
      await passWithAnswers(asked, 50);
      if (pipes.length > before) break;
    }
    // Attempts from before may be among them: the last one began after the return.
    expect(pipes.length).toBeGreaterThan(before);
    const kept = last();
    kept.open();
    kept.tell(PONG);
    await passWithAnswers(asked, 3000);
    expect(last()).toBe(kept);
    expect(kept.way).toBe("socket");
  });

  test("a page that is seen again asks with a short limit, whatever else is due", async () => {
    const { line, pipes, told } = up();
    await vi.advanceTimersByTimeAsync(5900);
    line.check();
    await vi.advanceTimersByTimeAsync(2000);
    expect([told.at(-1), pipes[0]!.sent.length]).toEqual(["lost", 1]);
  });

  test("a page that is seen again does not wait for the next attempt", async () => {
    const { line, pipes, last } = up();
    last().end();
    await vi.advanceTimersByTimeAsync(250);
    last().end();
    const before = pipes.length;
    line.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(pipes.length).toBe(before + 1);
  });

  test("a house that lets in and closes at once is asked less and less often", async () => {
    const { pipes, last } = joined();
    for (let at = 0; at < 20_000; at += 50) {
      if (last().readyState === 0) {
        last().open();
        last().tell(PONG);
        last().end();
      }
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(pipes.length).toBeLessThan(25);
  });

  test("one refusal alone does not lead away from WebSockets, and two do", async () => {
    const { line, asked, last } = joined();
    await passWithAnswers(asked, 1100);
    const ways: string[] = [];
    for (const _ of [1, 2]) {
      last().end();
      ways.push(line.way);
      await passWithAnswers(asked, 300);
    }
    expect(ways).toEqual(["socket", "http"]);
    line.close();
  });

  test("where WebSockets hang or are refused though the house answers, the line goes over HTTP", async () => {
    for (const refuses of [true, false]) {
      const { line, pipes, asked, last } = joined();
      for (let at = 0; at < 8000 && line.way === "socket"; at += 50) {
        if (refuses && last().readyState === 0) last().end();
        await passWithAnswers(asked, 50);
      }
      await passWithAnswers(asked, 1000);
      expect(last().way).toBe("http");
      last().open();
      last().tell(PONG);
      await passWithAnswers(asked, 3000);
      expect(pipes.filter((one) => one.way === "http").length).toBe(1);
      // Another table of this page begins with the way that got through.
      const next = joined();
      expect(next.last().way).toBe("http");
      for (const one of [line, next.line]) one.renew();
      next.last().end();
      next.line.renew();
      await vi.advanceTimersByTimeAsync(1000);
      expect(next.last().way).toBe("socket");
      next.last().open();
      next.last().tell(PONG);
      line.close();
      next.line.close();
    }
  });

  test("a house that is closed for a while is not taken for one without WebSockets", async () => {
    const { line, asked, last } = up();
    last().end();
    for (let at = 0; at < 30_000; at += 50) {
      if (last().readyState === 0) last().end();
      await vi.advanceTimersByTimeAsync(50);
      for (const answer of asked.splice(0)) answer(false);
    }
    expect(line.way).toBe("socket");
  });

  test("a closed line tries nothing more", async () => {
    const { line, pipes, asked } = up();
    line.close();
    line.check();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([pipes.length, asked.length]).toEqual([1, 0]);
  });

  test.each([0, 300, 2500, 7000, 20_000])("a line that is closed after %i ms leaves nothing to be done", async (after) => {
    for (const begin of [joined, up]) {
      const { line } = begin();
      await vi.advanceTimersByTimeAsync(after);
      line.close();
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});
