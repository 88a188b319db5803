/** Which phrases are at hand: of alliances until one has a side, of the fight from then on, as in the drawer of talk. */
import type { View } from "./types";

type Moment = Pick<View, "seats" | "teams">;
const OF_ALLIES = ["together", "agree", "stand 0", "stand 1"] as const;
const OF_THE_FIGHT = ["retaliate", "no-copas", "strike", "distrust"] as const;

/** §2, §3 Four phrases that fit the moment of a seat; in teams the sides are settled. */
export const fitting = (view: Moment, seat: number): readonly string[] => (view.teams || view.seats[seat]?.side ? OF_THE_FIGHT : OF_ALLIES);

/** Whether phrases can be said: those of `phrases.py` are about the battle in progress. */
export const isSayable = (view: Pick<View, "phase" | "combat">): boolean => ["treasure", "play", "aim"].includes(view.phase) && view.combat.length > 0;
