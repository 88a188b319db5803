/** Search in the rules: which pages contain the words that somebody looks for. */
export interface RulesPage {
  number: number;
  title: string;
  body: string;
}

export interface Found {
  page: RulesPage;
  /** The sentence of the page that best shows the match. */
  line: string;
}

/** The text in lower case without accents, so that `traicion` finds `Traición`. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The pages that contain every word of the search, those with all words in the title first. */
export function search(pages: readonly RulesPage[], wanted: string): Found[] {
  const looked = plain(wanted).split(/\s+/).filter(Boolean);
  if (looked.length === 0) return [];
  const has = (text: string): boolean => looked.every((word) => plain(text).includes(word));
  return pages
    .filter((page) => has(`${page.title} ${page.body}`))
    .sort((a, b) => Number(has(b.title)) - Number(has(a.title)) || a.number - b.number)
    .map((page) => {
      const sentences = page.body.replace(/^@\S+$/gm, "").replaceAll("_", "").split(/(?<=[.;?!])\s+|\n\s*\n|\n(?=\s*- )/);
      const line = sentences.find(has) ?? sentences.find((one) => plain(one).includes(looked[0]!)) ?? sentences[0] ?? "";
      return { page, line: line.trim().replace(/^- /, "") };
    });
}
