/** What everybody can work out from the table: who would win now, and what the chosen cards would do to the totals. */
import { face, isCopa, isKnight, worth } from "./pieces";
import { SIDES, type Side } from "./layout";
import type { View } from "./types";

export const sideOf = (card: number): Side => (card >= 36 ? "moros" : "cristianos");

type Standing = Pick<View, "knights" | "strengths" | "attack" | "combat">;

/** The side that would win now (§2.5), empty if there are no knights; with *dead*, annulled knights break no ties. */
export function leader(view: Standing, dead: boolean): Side | "" {
  const [christians = 0, moors = 0] = view.strengths;
  const count = SIDES.map((side) => view.knights.filter((one) => sideOf(one.card) === side && !(dead && one.annulled)).length);
  const [here, there] = SIDES.map((side) => view.knights.some((one) => sideOf(one.card) === side));
  if (!here && !there) return "";
  if (!there) return "cristianos";
  if (!here) return "moros";
  if (christians !== moors) return christians > moors === (view.combat[1] !== "astucia") ? "cristianos" : "moros";
  if (count[0] !== count[1]) return count[0]! > count[1]! ? "cristianos" : "moros";
  return view.attack === "moros" ? "cristianos" : "moros";
}

export interface Foresight {
  knights: number[];
  side: Side | "";
  /** Totals before and after, and the side that leads after. */
  before: number[];
  after: number[];
  leads: Side | "";
  /** Whether the lead changes. */
  turns: boolean;
  /** Knights that the chosen copas annul, copas with a choice of knights, and copas that hit none. */
  falls: { card: number; copa: number }[];
  either: number[];
  nobody: number[];
  /** Points of the oros that would be staked. */
  stake: number;
}

/** What playing *chosen* would do; copas act before the knights of the same turn. */
export function foresee(view: View, chosen: readonly number[], dead: boolean): Foresight {
  const knights = chosen.filter(isKnight);
  const out: Foresight = { knights, side: knights.length ? sideOf(knights[0]!) : "", before: view.strengths, after: [...view.strengths], leads: "", turns: false, falls: [], either: [], nobody: [], stake: 0 };
  const line = view.knights.map((one) => ({ ...one }));
  for (const copa of chosen.filter(isCopa)) {
    const hit = line.filter((one) => !one.annulled && face(one.card).rank === face(copa).rank);
    if (hit.length === 1) {
      hit[0]!.annulled = true;
      out.falls.push({ card: hit[0]!.card, copa });
      out.after[SIDES.indexOf(sideOf(hit[0]!.card))]! -= worth(hit[0]!.card);
    } else (hit.length ? out.either : out.nobody).push(copa);
  }
  for (const card of knights) {
    line.push({ card, seat: view.seat, pass_number: view.pass_number, annulled: false });
    out.after[SIDES.indexOf(sideOf(card))]! += worth(card);
  }
  out.stake = chosen.filter((id) => id < 12).reduce((sum, id) => sum + worth(id), 0);
  const attack = view.attack || (line[0] ? sideOf(line[0].card) : "");
  out.leads = leader({ knights: line, strengths: out.after, attack, combat: view.combat }, dead);
  out.turns = out.leads !== leader(view, dead);
  return out;
}
