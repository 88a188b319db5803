/** The name of what stands in a field of an event: dice and points are numbers, and stay so. */
export function piece(_field: string, value: number | string): string {
  return String(value);
}
