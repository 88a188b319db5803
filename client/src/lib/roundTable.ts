/** Where people sit around a round table, drawn as a grid. */

/** Columns that any row of up to six people divides evenly. */
export const COLUMNS = 60;
/** How many columns a person at the left or right takes. */
export const SIDE = 13;
export interface Place {
  row: number;
  column: number;
  span: number;
}

/**
 * The places of *count* people: yourself (the first) in the last row, the others clockwise from the left. The rows
 * between the first and the last have people only at the sides, which leaves room for something on the table.
 */
export function seatedRound(count: number): Place[] {
  const others = count - 1;
  const sides = others < 3 ? 0 : others < 7 ? 1 : others < 13 ? 2 : 3;
  const top = sides ? Math.min(4, others - 2 * sides) : others;
  const below = others - 2 * sides - top;
  const along = (row: number, of: number): Place[] => Array.from({ length: of }, (_, n) => ({ row, column: 1 + (n * COLUMNS) / of, span: COLUMNS / of }));
  const beside = (column: number): Place[] => Array.from({ length: sides }, (_, n) => ({ row: n + 2, column, span: SIDE }));
  const bottom = along(Math.max(1, sides) + 2, below + 1);
  const own = Math.ceil(below / 2);
  return [
    bottom[own]!,
    ...bottom.slice(0, own).reverse(),
    ...beside(1).reverse(),
    ...along(1, top),
    ...beside(COLUMNS - SIDE + 1),
    ...bottom.slice(own + 1).reverse(),
  ];
}
