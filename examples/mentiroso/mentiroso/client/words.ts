/** The text for a value in a field of an event: dice and points are numbers, and stay numbers. */
export function piece(_field: string, value: number | string): string {
  return String(value);
}
