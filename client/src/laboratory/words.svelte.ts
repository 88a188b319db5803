import type { Translate } from "$client/lib/contract";
import { PageWords } from "$client/lib/pageWords.svelte";

/** The words of the laboratory. */
export const laboratoryWords = new PageWords(import.meta.glob<string>("$locale/laboratory/*.ftl", { query: "?raw", import: "default" }));
export const say: Translate = (id, args) => laboratoryWords.say(id, args);
