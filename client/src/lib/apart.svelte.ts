/**
 * The same properties, each of which changes by itself. Spread into a component from one derived object, all of them
 * would seem to change with any: what is to happen once in a position would happen again with each choice.
 */
export function apart<P extends object>(all: () => P): P {
  const out = {} as P;
  for (const key of Object.keys(all()) as (keyof P)[]) {
    const value = $derived(all()[key]);
    Object.defineProperty(out, key, { enumerable: true, get: () => value });
  }
  return out;
}
