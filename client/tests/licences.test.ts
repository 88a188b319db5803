import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licenceOf, packageOf } from "../vite.licences.ts";

function packed(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a", version: "1.0.0", license: "MIT" }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("a module belongs to the innermost package on its path", () => {
  expect(packageOf("/x/node_modules/svelte/src/index.js")).toBe("/x/node_modules/svelte");
  expect(packageOf("\0/x/node_modules/@fluent/bundle/esm/a.js?v=1")).toBe("/x/node_modules/@fluent/bundle");
  expect(packageOf("/x/node_modules/a/node_modules/b/c.js")).toBe("/x/node_modules/a/node_modules/b");
  expect(packageOf("/x/client/src/main.ts")).toBe("");
});

test("the texts of a package's licence are shipped", () => {
  const text = licenceOf(packed({ "LICENSE.md": "the text", NOTICE: "the notice", "index.js": "" }), []);
  expect(text).toBe("a 1.0.0 (MIT)\n\nthe text\n\nthe notice");
});

test("a package without the text of its licence is not built in, unless the product has it", () => {
  const folder = packed({ "index.js": "" });
  expect(() => licenceOf(folder, ["Apache-2.0"])).toThrow("without the text");
  expect(licenceOf(folder, ["MIT"])).toContain("MIT is below");
});
