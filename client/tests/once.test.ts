import { expect, test } from "vitest";
import { once } from "$client/lib/once";

test("what comes once is asked for once, and what did not come is asked for again", async () => {
  let asked = 0;
  const part = once(() => ((asked += 1) === 1 ? Promise.reject(new Error("no network")) : Promise.resolve(asked)));
  await expect(part()).rejects.toThrow("no network");
  expect(await Promise.all([part(), part()])).toEqual([2, 2]);
});
