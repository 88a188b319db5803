import type { Translate } from "$client/lib/contract";
import { PageWords } from "$client/lib/pageWords.svelte";

/** The words of the keeper's page. */
export const keeperWords = new PageWords(import.meta.glob<string>("$locale/keeper/*.ftl", { query: "?raw", import: "default" }));
export const say: Translate = (id, args) => keeperWords.say(id, args);
