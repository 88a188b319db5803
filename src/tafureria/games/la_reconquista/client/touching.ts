/** The legal action, in notation, that touching each province stands for now. */
import { NUMBER, PROVINCES } from "./pieces";

const VERBS: Readonly<Record<string, string>> = { placing: "pon", turn: "ataco", "passing-cards": "pasa" };

/** *picked*: the province whose troops were touched in order to move them, or -1. */
export function touching(legal: ReadonlyMap<string, number>, picked: number): Map<number, string> {
  const out = new Map<number, string>();
  for (const words of legal.keys()) {
    const [verb, what] = words.split(" ");
    if (verb === "mueve") {
      const [from, to] = what!.split(">").map((id) => NUMBER.get(id)!);
      if (picked < 0 && !out.has(from!)) out.set(from!, words);
      if (from === picked) out.set(to!, words);
    } else if (Object.values(VERBS).includes(verb!)) out.set(NUMBER.get(what!)!, words);
  }
  return out;
}

/** The action to ask about where touching does nothing. */
export function asking(phase: string): Map<number, string> {
  const verb = VERBS[phase];
  return new Map(verb ? PROVINCES.map((p) => [p.number, `${verb} ${p.id}`]) : []);
}
