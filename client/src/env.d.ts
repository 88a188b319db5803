/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:titles/*" {
  const titles: Record<string, string>;
  export default titles;
}
