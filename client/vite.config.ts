/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { licences } from "./vite.licences.ts";
import { fonts } from "./vite.fonts.ts";
import { games } from "./vite.outside.ts";
import { pack } from "./vite.pack.ts";
import { root } from "./vite.root.ts";
import { titles } from "./vite.titles.ts";
import { wanted } from "./vite.wanted.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the build goes: into the product, unless `TAFURERIA_BUILT` names another folder. */
const built = process.env["TAFURERIA_BUILT"] ?? here("../src/tafureria/web/built");

/** What a table of a game asks for at once, by the name of the game: one file instead of ten. */
const AT_ONCE = /[\\/]([a-z_]+)[\\/]client[\\/](Table|Example)\.svelte$|[\\/]([a-z_]+)[\\/]client[\\/](words|beats)\.ts$/;
const gameOf = (id: string): string | null => {
  const found = AT_ONCE.exec(id);
  return found?.[1] ?? found?.[3] ?? null;
};

export default defineConfig({
  // Parts find each other wherever the page is; the page of a house finds them at its root (`vite.root.ts`).
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), games(), titles(here("../src/tafureria/games")), wanted(here("../src/tafureria/games")), licences(here("../LICENSE"), here("../LICENSES")), fonts(), root(), pack(built)],
  resolve: {
    alias: { $client: here("./src"), $games: here("../src/tafureria/games"), $locale: here("../src/tafureria/locale") },
    // Games bring components from outside this folder; they get their packages from here.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no `data:` fonts or pictures, and a picture in a file of its own is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // What every page needs is one file, and what all tables share another: a phone takes longer to ask for forty small
    // files than to read them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 3 },
            { name: (id: string) => gameOf(id), priority: 1 },
            { name: "shared", test: /[\\/](client[\\/]src|node_modules[\\/]svelte)[\\/]/, minShareCount: 2, priority: 2 },
          ],
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/clean.ts"], isolate: false },
});
