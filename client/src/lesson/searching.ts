/** The rules as data: their pages, the sections of the book that these are about, and a search. */
export interface RulesPage {
  number: number;
  title: string;
  body: string;
  /** The page in one sentence. */
  gist: string;
  /** The sections of the author's book that it is about: `2.1, 13-15`, with `R` for what is ours. */
  book: string;
  /** The lesson and its step in which this can be tried; empty for none. */
  lesson: string;
  step: string;
}

export interface Found<Page> {
  page: Page;
  /** The sentence of the page that best shows the match. */
  line: string;
}

/** A body without its marks and the places of its drawings. */
export function plainly(body: string): string {
  return body.replace(/^@\S+$/gm, "").replaceAll("_", "").replaceAll("[R]", "");
}

/** The text in lower case without accents, so that `traicion` finds `Traición`. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** The pages that contain every word of the search, those with all words in the title first. */
export function search<Page extends Pick<RulesPage, "number" | "title" | "body">>(pages: readonly Page[], wanted: string): Found<Page>[] {
  const looked = plain(wanted).split(/\s+/).filter(Boolean);
  if (looked.length === 0) return [];
  const has = (text: string): boolean => looked.every((word) => plain(text).includes(word));
  return pages
    .filter((page) => has(`${page.title} ${page.body}`))
    .sort((a, b) => Number(has(b.title)) - Number(has(a.title)) || a.number - b.number)
    .map((page) => {
      const sentences = plainly(page.body).split(/(?<=[.;?!])\s+|\n\s*\n|\n(?=\s*- )/);
      const line = sentences.find(has) ?? sentences.find((one) => plain(one).includes(looked[0]!)) ?? sentences[0] ?? "";
      return { page, line: line.trim().replace(/^- /, "") };
    });
}

/** The sections in a list such as `2, 13-15, 9.1-9.3`, one by one; `R` (ours) is left out. */
export function sections(book: string): string[] {
  return book.split(/,\s*/).filter((one) => one && one !== "R").flatMap((one) => {
    const [first = "", last] = one.split("-");
    if (last === undefined) return [first];
    const cut = first.lastIndexOf(".") + 1;
    const [head, from, to] = [first.slice(0, cut), Number(first.slice(cut)), Number(last.slice(cut))];
    return Array.from({ length: to - from + 1 }, (_, n) => `${head}${from + n}`);
  });
}

/** The first page that is about a section of the book; 0 for none. What is ours (`R`) counts as a section. */
export function pageAbout(pages: readonly Pick<RulesPage, "number" | "book">[], section: string): number {
  return pages.find((page) => (section === "R" ? / ?\bR$/.test(page.book) : sections(page.book).includes(section)))?.number ?? 0;
}

/** The sections of a page as they are printed: `§ 2.1, 2.2`; empty if the book has none about it. */
export function cited(book: string): string {
  const own = book.split(/,\s*/).filter((one) => one !== "R").join(", ").replaceAll("-", "–");
  return own && `§ ${own}`;
}
