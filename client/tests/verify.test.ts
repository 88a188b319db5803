import { expect, test } from "vitest";
import { verify } from "../src/lib/verify";

// tafureria.core.chance.commitment(bytes(range(16)))
const KEY = "000102030405060708090a0b0c0d0e0f";
const COMMITMENT = "939c02ea216ab34bb1f3dfc065b0faca790ea490edafa05cadc6a2f05350acfb";

test("the key opens the commitment, and no other key does", async () => {
  expect(await verify(KEY, COMMITMENT)).toBe(true);
  expect(await verify(KEY.replace("0f", "0e"), COMMITMENT)).toBe(false);
});
