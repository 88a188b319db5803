/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:outside" {
  import type { Component } from "svelte";
  import type { DeductionComponent, EndingComponent, ExampleComponent, GameBeats, GameWords, SetupModule, TableModule } from "$client/lib/contract";

  export const tables: Record<string, () => Promise<TableModule>>;
  export const pieces: Record<string, () => Promise<GameWords>>;
  export const beats: Record<string, () => Promise<GameBeats<never>>>;
  export const examples: Record<string, () => Promise<{ default: ExampleComponent }>>;
  export const deductions: Record<string, () => Promise<{ default: DeductionComponent }>>;
  export const endings: Record<string, () => Promise<{ default: EndingComponent }>>;
  export const setups: Record<string, () => Promise<SetupModule>>;
  export const emblems: Record<string, { default: Component }>;
  export const locales: Record<string, () => Promise<string>>;
  export const lessons: Record<string, () => Promise<string>>;
  export const terms: Record<string, () => Promise<string>>;
  export const glosses: Record<string, () => Promise<string>>;
}

declare module "virtual:titles/*" {
  const titles: Record<string, string>;
  export default titles;
}
