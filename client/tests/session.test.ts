import { describe, expect, test, vi } from "vitest";
import type { Sight } from "../src/lib/fold";
import { CAP } from "../src/lib/gate.svelte";
import { Questions } from "../src/lib/questions.svelte";
import { Session } from "../src/lib/session.svelte";
import type { Hinted, Position, TableFrame, Up } from "../src/lib/wire";
import { Pipe, piped } from "./pipes";

const table: TableFrame = {
  type: "table", table: "t", game: "g", options: {}, seats: [], day: "", hall: false, screen: false, coming: 0, you: 0, yours: [0], host: true, host_seat: 0, status: "playing", talk: "public", phrases: [],
  commitment: "", level: "", listed: false, draw: false, patience: 0, move_seconds: 0, game_seconds: 0, think: 1, seats_each: 1, board: false, hints: false, next: "", lesson: "",
};
const at = (position: number, more: Partial<Position> = {}): Position => ({
  type: "position", seat: 0, position, view: {}, legal: [3, 8], notation: ["juega 7e", "fin"], waiting: [0], told: [], fresh: false, pause: 0, silence: 0, masked: false, ...more,
});

function seated(): { session: Session; pipes: Pipe[] } {
  const { network, pipes } = piped();
  const session = new Session(network);
  pipes[0]!.open();
  pipes[0]!.tell(table);
  pipes[0]!.tell(at(4, { fresh: true }));
  return { session, pipes };
}

describe("session", () => {
  test("a choice goes out once and nothing else is legal until it is answered", () => {
    const { session, pipes } = seated();
    session.act("juega 7e");
    session.act("fin");
    expect(pipes[0]!.sent).toEqual([{ type: "play", id: 1, position: 4, seat: null, actions: [3] }]);
    expect(session.legal.size).toBe(0);
    pipes[0]!.tell(at(5));
    expect([...session.legal.keys()]).toEqual(["juega 7e", "fin"]);
  });

  test("a board is asked for at one position at a time, and a refusal of it bothers nobody", () => {
    const { session, pipes } = seated();
    session.questions.deduce();
    session.questions.deduce();
    expect(pipes[0]!.sent).toEqual([{ type: "deduce", id: 1, position: 4, seat: null }]);
    pipes[0]!.tell({ type: "refused", id: 1, code: "too-fast", rule: "", section: "", done: 0 });
    expect([session.questions.deducing, session.answer]).toEqual([0, null]);
    session.questions.deduce();
    pipes[0]!.tell({ type: "deduced", id: 2, seat: 0, position: 4, worlds: 1, held: [] });
    expect([session.questions.deducing, session.questions.board?.position]).toEqual([0, 4]);
  });

  test("a choice can be taken back for a while, and goes to the house after it", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    session.grace = 3000;
    session.act("fin");
    expect([session.undoable?.about, session.busy, pipes[0]!.sent]).toEqual(["fin", true, []]);
    session.undo();
    expect([session.undoable, session.busy, session.legal.size]).toEqual([null, false, 2]);
    vi.advanceTimersByTime(5000);
    expect(pipes[0]!.sent).toEqual([]);
    session.act("fin");
    // In a new position the choice stays held if it is still legal.
    pipes[0]!.tell(at(5));
    vi.advanceTimersByTime(3000);
    expect(pipes[0]!.sent).toMatchObject([{ type: "play", position: 5, actions: [8] }]);
    vi.useRealTimers();
  });

  test("a choice that can be taken back is given up where it is no longer legal, and sent by whoever leaves", () => {
    const { session, pipes } = seated();
    session.grace = 3000;
    session.act("fin");
    pipes[0]!.tell(at(5, { legal: [3], notation: ["juega 7e"] }));
    expect([session.undoable, session.busy]).toEqual([null, false]);
    session.act("juega 7e");
    session.leave();
    expect(pipes[0]!.sent).toMatchObject([{ type: "play", position: 5, actions: [3] }]);
  });

  test("nothing can be taken back where a clock runs", () => {
    const { session, pipes } = seated();
    session.grace = 3000;
    pipes[0]!.tell({ ...table, move_seconds: 30 });
    session.act("fin");
    expect([session.undoable, pipes[0]!.sent.length]).toEqual([null, 1]);
  });

  test("who wants to be asked only where there is a choice is not asked where there is none", () => {
    const { session, pipes } = seated();
    session.attend(true);
    expect(pipes[0]!.sent).toEqual([{ type: "attend", choices_only: true }]);
    pipes[0]!.tell(at(5, { masked: true }));
    expect([session.spared, session.legal.size]).toEqual([false, 2]);
    pipes[0]!.tell(at(6, { masked: true, legal: [8], notation: ["fin"] }));
    expect([session.spared, session.legal.size]).toEqual([true, 0]);
    session.attend(false);
    expect(session.legal.size).toBe(1);
  });

  test("in a hall a phone waits in silence for as long as the calmest screen takes, and then for no film of its own", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const { session, pipes } = seated();
    const told = [{ position: 5, event: { on: "lost" }, passing: false }];
    const heard: unknown[] = [];
    session.pace = 1;
    session.telling = { ...session.telling, beats: () => [{ told, long: 3 }, { told: [], long: 1, held: true }], heard: (what) => void heard.push(what) };
    session.gate.leaveTelling(true);
    pipes[0]!.tell({ ...table, hall: true });
    const shows = (): unknown => [session.sight?.position.position, session.locked];
    const wait = (left: number): void => {
      for (; left > 0; left -= 2000) {
        vi.advanceTimersByTime(Math.min(left, 2000));
        pipes[0]!.tell({ type: "pong", id: 0 });
      }
    };
    pipes[0]!.tell(at(5, { told, notation: ["juega 1b", "fin"] }));
    wait(CAP + 6000 + 8000 - 1);
    expect(shows()).toEqual([4, true]);
    wait(2);
    expect([shows(), heard]).toEqual([[5, false], []]);
    pipes[0]!.tell(at(6, { told }));
    pipes[0]!.tell(table); // the screen has gone
    wait(CAP - 1);
    expect(shows()).toEqual([5, true]);
    wait(2);
    expect(shows()).toEqual([6, false]);
    // What happens now is told here.
    pipes[0]!.tell(at(7, { told, notation: ["juega 1b"] }));
    expect([session.locked, heard.length]).toEqual([true, 2]);
    vi.useRealTimers();
  });

  test("what is not legal is asked about", () => {
    const { session, pipes } = seated();
    session.act("juega 1b");
    expect(pipes[0]!.sent[0]).toMatchObject({ type: "why", notation: "juega 1b" });
    pipes[0]!.tell({ type: "refused", id: 1, code: "rule", rule: "myc.side", section: "2.5", done: 0 });
    expect(session.answer).toMatchObject({ about: "juega 1b", refused: { rule: "myc.side" } });
  });

  test("steps that become legal only after the first are sent when they are", () => {
    const { session, pipes } = seated();
    session.act(["juega 7e", "diana 3", "fin"]);
    expect(pipes[0]!.sent).toMatchObject([{ type: "play", actions: [3] }]);
    pipes[0]!.tell(at(5, { legal: [8, 40], notation: ["fin", "diana 3"] }));
    expect(pipes[0]!.sent[1]).toMatchObject({ type: "play", position: 5, actions: [40, 8] });
  });

  test("a lost connection mends itself, and what was chosen is sent again", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    session.act("fin");
    pipes[0]!.end();
    expect(session.link).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(pipes.length).toBe(2);
    pipes[1]!.open();
    pipes[1]!.tell(table);
    pipes[1]!.tell(at(4, { fresh: true }));
    expect(session.link).toBe("open");
    expect(pipes[1]!.sent).toMatchObject([{ type: "play", position: 4, actions: [8] }]);
    vi.useRealTimers();
  });

  test("a choice that was carried out before the connection broke is not sent again", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    session.act("fin");
    pipes[0]!.end();
    vi.advanceTimersByTime(600);
    pipes[1]!.open();
    pipes[1]!.tell(table);
    pipes[1]!.tell(at(5, { fresh: true }));
    expect(pipes[1]!.sent).toEqual([]);
    expect(session.busy).toBe(false);
    vi.useRealTimers();
  });

  test.each(["unknown-table", "needs-word", "needs-club"])("a table that is not there is not asked for again and again: %s", (code) => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    pipes[0]!.tell({ type: "refused", id: 0, code, rule: "", section: "", done: 0 });
    pipes[0]!.end();
    vi.advanceTimersByTime(60_000);
    expect(session.closed).toBe(code);
    expect(pipes.length).toBe(1);
    vi.useRealTimers();
  });

  test("a house that cannot open a table says why, and is not asked again", () => {
    vi.useFakeTimers();
    const { network, pipes } = piped();
    const session = new Session(network);
    pipes[0]!.open();
    pipes[0]!.tell({ type: "refused", id: 0, code: "old-options", rule: "", section: "", done: 0 });
    pipes[0]!.end();
    vi.advanceTimersByTime(60_000);
    expect(session.closed).toBe("old-options");
    expect(pipes.length).toBe(1);
    vi.useRealTimers();
  });

  test("at an open table the same refusal is an answer like any other", () => {
    const { session, pipes } = seated();
    pipes[0]!.tell({ type: "refused", id: 0, code: "old-options", rule: "", section: "", done: 0 });
    expect(session.link).toBe("open");
    expect(session.answer?.refused?.code).toBe("old-options");
  });

  test("what appears is said once, and what comes afresh is not", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    const told = (on: string) => [{ event: { on }, passing: false }] as unknown as Position["told"];
    session.pace = 1;
    vi.stubGlobal("document", { hidden: false });
    pipes[0]!.tell(at(5, { waiting: [1], told: told("a") }));
    expect(session.unsaid.map(({ event }) => event["on"])).toEqual(["a"]);
    pipes[0]!.tell(at(6, { waiting: [1], told: told("b") }));
    pipes[0]!.tell(at(7, { waiting: [1], told: told("c") }));
    session.stage.skip();
    expect(session.unsaid.map(({ event }) => event["on"])).toEqual(["a", "b", "c"]);
    pipes[0]!.tell(at(7, { waiting: [1], told: told("c"), fresh: true }));
    expect(session.unsaid).toEqual([]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("a film asks nobody before it has ended, except for a choice that it does not change", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    const told = [{ event: { on: "a" }, passing: false }] as unknown as Position["told"];
    session.pace = 1;
    vi.stubGlobal("document", { hidden: false });
    pipes[0]!.tell(at(5, { told }));
    expect(session.legal.size).toBe(2);
    vi.advanceTimersByTime(1000);
    pipes[0]!.tell(at(6, { told, legal: [9], notation: ["calla"] }));
    expect([session.sight?.position.position, session.legal.size]).toEqual([6, 0]);
    session.act("calla");
    expect(pipes[0]!.sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    session.act("calla");
    expect(pipes[0]!.sent).toMatchObject([{ type: "play", position: 6, actions: [9] }]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("after a choice, the next one waits for its film, even if it has the same words", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    session.pace = 1;
    vi.stubGlobal("document", { hidden: false });
    session.act("fin");
    pipes[0]!.tell(at(5, { told: [{ event: { on: "a" }, passing: false }] as unknown as Position["told"] }));
    expect([session.sight?.position.position, session.legal.size]).toEqual([5, 0]);
    vi.advanceTimersByTime(1000);
    expect(session.legal.size).toBe(2);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("the steps of one choice do not wait for films", () => {
    vi.useFakeTimers();
    const { session, pipes } = seated();
    session.pace = 1;
    vi.stubGlobal("document", { hidden: false });
    session.act(["juega 7e", "fin"]);
    pipes[0]!.tell(at(5, { told: [{ event: { on: "a" }, passing: false }, { event: { on: "b" }, passing: false }] as unknown as Position["told"] }));
    expect([session.sight?.position.position, pipes[0]!.sent.length]).toEqual([4, 1]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

function asked() {
  const sent: Up[] = [];
  let id = 0;
  const questions = new Questions({
    send: (message) => sent.push(message) > 0, next: () => (id += 1), sight: () => ({ position: at(4), story: [] }) as Sight, named: () => null,
  });
  const advised = (to: number, action = 8): Hinted => ({ type: "hinted", id: to, seat: 0, position: 4, choices: [{ action, notation: "fin", tries: 1, reasons: [] }] });
  return { questions, sent, advised };
}

test("advice is asked for once at a time, and again when it was refused", () => {
  const { questions, sent, advised } = asked();
  questions.hint();
  questions.hint();
  expect(sent.length).toBe(1);
  expect(questions.refused({ type: "refused", id: 1, code: "too-fast", rule: "", section: "", done: 0 })).toBe(false);
  questions.hint();
  questions.hear(advised(1));
  expect([sent.length, questions.advice]).toEqual([2, null]);
  questions.hear(advised(2));
  expect(questions.advice?.id).toBe(2);
});

test("advice goes with the decision that it was for", () => {
  const { questions, advised } = asked();
  const after = (shown: Position): boolean => {
    questions.hint();
    questions.hear(advised(questions.asking));
    questions.shown(shown);
    const stays = questions.advice !== null;
    questions.unhint();
    return stays;
  };
  expect([after(at(5)), after(at(5, { legal: [3] })), after(at(5, { seat: 1, legal: [3] }))]).toEqual([true, false, true]);
});

test("only the answer to the latest question about what may be true is taken", () => {
  const { questions } = asked();
  questions.deduce();
  questions.hear({ type: "deduced", id: 7, seat: 0, position: 3, worlds: 1, held: [] });
  expect([questions.board, questions.deducing]).toEqual([null, 1]);
  questions.hear({ type: "deduced", id: 1, seat: 0, position: 4, worlds: 1, held: [] });
  expect([questions.board?.position, questions.deducing]).toEqual([4, 0]);
});
