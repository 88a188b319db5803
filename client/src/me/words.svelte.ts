import type { Translate } from "$client/lib/contract";
import { PageWords } from "$client/lib/pageWords.svelte";

export const meWords = new PageWords(import.meta.glob<string>("$locale/me/*.ftl", { query: "?raw", import: "default" }));
export const say: Translate = (id, args) => meWords.say(id, args);
