/**
 * The same properties, but each is derived on its own. If they were spread into a component from one derived object,
 * a change of any would count as a change of all: effects meant to run once per position would run with each choice.
 */
export function eachDerived<P extends object>(all: () => P): P {
  const out = {} as P;
  for (const key of Object.keys(all()) as (keyof P)[]) {
    const value = $derived(all()[key]);
    Object.defineProperty(out, key, { enumerable: true, get: () => value });
  }
  return out;
}
