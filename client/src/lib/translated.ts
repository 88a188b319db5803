/**
 * Keeps the page right while a browser translates it.
 *
 * A translator takes the page's text nodes out and puts elements with other words in their places. Svelte goes on writing
 * to the nodes that it has: nobody sees those, so numbers stand still, and a text that ends stays for ever. So each node
 * is put back, empty, beside what took its place. When it is written to, or removed, its translation is removed too.
 */

/** What an emptied node holds: invisible, blank to a translator, and never written by the page. */
const EMPTY = "\uFEFF";
/** The element that translators make, and pages have not made for twenty years. */
const FOREIGN = "FONT";

/** What stands for a text node of the page, and the words that it had. */
interface Translated {
  by: ChildNode;
  words: string;
}
const translated = new Map<Text, Translated>();
/** The translator's elements that stand for a text already. */
const taken = new WeakSet<Node>();

const isForeign = (node: Node | null): node is ChildNode => node?.nodeName === FOREIGN;

/** The element that has taken the place of a removed text, if any has. */
function successor(record: MutationRecord): ChildNode | null {
  const nodes = [...record.addedNodes, record.previousSibling, record.nextSibling];
  return nodes.filter(isForeign).find((node) => node.isConnected && !taken.has(node)) ?? null;
}

function removed(node: Node, record: MutationRecord): void {
  if (node.isConnected) return;
  if (node instanceof Text) {
    const known = translated.get(node);
    translated.delete(node);
    if (known) return known.by.remove(); // the page has removed its text
    const by = node.data.trim() ? successor(record) : null;
    if (!by) return;
    translated.set(node, { by, words: node.data });
    taken.add(by);
    node.data = EMPTY;
    by.before(node);
    return;
  }
  if (!isForeign(node)) return;
  for (const [text, { by, words }] of translated) {
    if (by !== node) continue;
    translated.delete(text);
    // The translator takes its own back: what it put there instead is a copy of the page's text.
    for (const copy of [...record.addedNodes, record.previousSibling, record.nextSibling])
      if (copy instanceof Text && copy !== text && copy.data === words) copy.remove();
    if (text.isConnected && text.data === EMPTY) text.data = words;
  }
}

function see(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === "childList") for (const node of record.removedNodes) removed(node, record);
    else if (record.target instanceof Text && record.target.data !== EMPTY) {
      translated.get(record.target)?.by.remove();
      translated.delete(record.target);
    }
  }
  // A part of the page that went as a whole is no longer of interest.
  for (const text of translated.keys()) if (!text.isConnected) translated.delete(text);
}

/** Begins to keep the texts of the page. */
export function keepOwnTexts(): void {
  new MutationObserver(see).observe(document.body, { subtree: true, childList: true, characterData: true });
}
