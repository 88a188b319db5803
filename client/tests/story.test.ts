import { describe, expect, test } from "vitest";
import { blocks, byRound, captions, doer, fields, lineOf, sentence } from "../src/lib/story";

const names = (seat: number): string => ["Ana", "Benito", "Clara"][seat] ?? "mesa";
const piece = (field: string, value: number | string): string => (field === "card" ? `carta ${value}` : String(value));

describe("events in words", () => {
  test("seats are named, pieces go through the game, lists are joined", () => {
    const args = fields({ on: "x", seat: 1, other_seat: 0, seats: [0, 1, 2], card: 6, points: 3, hidden: null }, piece, names, "es");
    expect(args).toMatchObject({
      seat: "Benito", other_seat: "Ana", seats: "Ana, Benito y Clara", seats_n: 3, card: "carta 6", points: 3, hidden: "-",
    });
  });

  test("where nobody bids, the largest bid is none", () => {
    const most = (bids: number[]): unknown => fields({ on: "x", seats: [0, 1], bids }, piece, names, "es")["bids_most"];
    expect([[0, 0], [0, 4], []].map(most)).toEqual([0, 4, 0]);
  });

  test("what people play is told with the person; a bot's by itself", () => {
    const event = { on: "x", card: 6, card_seat: 1, cards: [6, 7], cards_seats: [-1, 0] };
    const args = fields(event, (field, value) => (/^cards?$/.test(field) ? `carta ${value}` : String(value)), names, "es", 1);
    expect(args).toMatchObject({ card: "carta 6 (Benito)", card_seat_you: "yes", cards: "carta 6 y carta 7 (Ana)", cards_seats_you: "no" });
  });

  test("an event is the reader's when it names their seat and no other", () => {
    const of = (event: Record<string, unknown>, you: number): unknown[] => {
      const args = fields({ on: "x", ...event }, piece, names, "es", you);
      return ["seat_you", "seats_you"].map((key) => args[key]);
    };
    expect(of({ seat: 1, seats: [1] }, 1)).toEqual(["yes", "yes"]);
    expect(of({ seat: 0, seats: [1, 2] }, 1)).toEqual(["no", "no"]);
    // A watcher is nobody, not even where an event is about nobody.
    expect(of({ seat: -1, seats: [-1] }, -1)).toEqual(["no", "no"]);
  });

  test("whoever did it comes before whoever it was done to", () => {
    expect([doer({ on: "x", to_seat: 2, seat: 1 }), doer({ on: "x", seat: -1, to_seat: 2 }), doer({ on: "x", card: 3 })]).toEqual([1, 2, -1]);
  });

  test("captions are the last two events with words, the older one first", () => {
    const events = ["a", "b", "quiet", "c", "quiet"].map((on) => ({ position: 1, event: { on, seat: 0 }, passing: false }));
    const t = (id: string): string => (id === "event-quiet" ? "-" : `${id} happens`);
    expect(captions(events, t, piece, names, "es").map(({ text }) => text)).toEqual(["Event-b happens", "Event-c happens"]);
  });

  test("an event without words stays out of the log", () => {
    expect(sentence({ position: 1, event: { on: "quiet" }, passing: false }, (id) => id, piece, names, "es")).toBe("");
  });
});

describe("help pages", () => {
  test("paragraphs, lists, emphasis and drawn examples", () => {
    const page = blocks("One _word_\nmore.\n\n- a\n- b\n  goes on\n\n@duty");
    expect(page.map((block) => block.kind)).toEqual(["text", "list", "example"]);
    expect(page[0]!.lines[0]).toEqual([
      { text: "One ", em: false }, { text: "word", em: true }, { text: " more.", em: false },
    ]);
    expect(page[1]!.lines.map((line) => line[0]!.text)).toEqual(["a", "b goes on"]);
    expect(page[2]!.name).toBe("duty");
  });

  test("what the book leaves open is marked", () => {
    expect(blocks("By lot.[R] Then _you_.")[0]!.lines[0]).toEqual([
      { text: "By lot.", em: false }, { text: "R", em: false, ours: true }, { text: " Then ", em: false }, { text: "you", em: true }, { text: ".", em: false },
    ]);
  });
});

test("the log is divided where rounds begin, and each line has its seat", () => {
  const events = [{ on: "dealt", seat: 1 }, { on: "round-began", n: 2 }, { on: "played", seat: 0 }];
  const lines = events.map((event, key) => lineOf({ position: key, event, passing: false }, key, event.on));
  expect(byRound(lines).map((group) => group.map(({ text, seat }) => [text, seat]))).toEqual([[["dealt", 1]], [["round-began", -1], ["played", 0]]]);
});
