import { expect, test } from "vitest";
import { COLUMNS, seatedRound, SIDE } from "../src/lib/roundTable";

test.each(Array.from({ length: 14 }, (_, n) => n + 2))("%i people have a place each, and the middle of the table is free", (count) => {
  const places = seatedRound(count);
  const last = Math.max(...places.map(({ row }) => row));
  expect(places).toHaveLength(count);
  expect(places[0]!.row).toBe(last);
  const taken = new Set<string>();
  for (const { row, column, span } of places) {
    expect(Number.isInteger(span)).toBe(true);
    for (let at = column; at < column + span; at++) {
      expect(at).toBeLessThanOrEqual(COLUMNS);
      expect(taken.has(`${row} ${at}`)).toBe(false);
      taken.add(`${row} ${at}`);
      if (row > 1 && row < last) expect(at <= SIDE || at > COLUMNS - SIDE).toBe(true);
    }
  }
});

test("oneself sits below, and the next are at the left, above and at the right", () => {
  const [own, left, above, , right] = seatedRound(5);
  expect(own).toEqual({ row: 3, column: 1, span: COLUMNS });
  expect(left!.column).toBe(1);
  expect(above!.row).toBe(1);
  expect(right!.column).toBe(COLUMNS - SIDE + 1);
});
