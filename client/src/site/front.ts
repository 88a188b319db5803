/** The parts of a site's first page, which no other house needs. */
export { default as Arcade } from "./Arcade.svelte";
export { default as Beam } from "./Beam.svelte";
export { default as Counter } from "./Counter.svelte";
export { default as Tools } from "./Tools.svelte";
