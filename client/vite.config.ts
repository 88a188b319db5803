import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pack } from "./vite.pack.ts";
import { titles } from "./vite.titles.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), titles(here("../src/tafureria/games")), pack(here("../src/tafureria/web/built"))],
  resolve: {
    alias: { $client: here("./src"), $games: here("../src/tafureria/games"), $locale: here("../src/tafureria/locale") },
    // Games bring components from outside this folder; they get their packages from here.
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: {
    outDir: here("../src/tafureria/web/built"),
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: fonts, and a picture of its own is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: { include: ["tests/**/*.test.ts"] },
});
