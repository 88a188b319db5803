import type { Plugin } from "vite";

/** The fonts of the first line of every page: the others follow when something is set in them. */
const FIRST = /(alegreya-latin-wght-normal|alegreya-sans-latin-[47]00-normal)-[\w-]+\.woff2$/;

/** Has the page load its fonts with its first bytes: text that is set anew when a font arrives moves what is below it. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(name))
          .map((name) => ({ tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${name}` }, injectTo: "head" as const })),
    },
  };
}
