import type { Plugin } from "vite";

/**
 * Has the built page ask for its files at the root of the house, since it answers at `/mesa/…` too. The page of a site,
 * which is in one place only, is made of it by `tafureria site`.
 */
export function root(): Plugin {
  return {
    name: "root",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(/(href|src)="\.\//g, '$1="/') },
  };
}
