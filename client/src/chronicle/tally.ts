/** Totals over a visitor's finished games. */
import type { ChronicleGame, Deed } from "$client/lib/wire";

export interface Tally {
  game: string;
  played: number;
  won: number;
  /** Games with an analysis; `judged` and `mistakes` count the visitor's own decisions in them. */
  analysed: number;
  judged: number;
  mistakes: number;
}

export const isWon = (game: ChronicleGame): boolean => game.result?.winners.includes(game.you) ?? false;

/** The totals of each game, the one played most first. */
export function tallies(games: readonly ChronicleGame[]): Tally[] {
  const out = new Map<string, Tally>();
  for (const one of games) {
    const tally = out.get(one.game) ?? { game: one.game, played: 0, won: 0, analysed: 0, judged: 0, mistakes: 0 };
    tally.played += 1;
    tally.won += Number(isWon(one));
    if (one.decisions) {
      tally.analysed += 1;
      tally.judged += one.decisions.judged;
      tally.mistakes += one.decisions.mistakes;
    }
    out.set(one.game, tally);
  }
  return [...out.values()].sort((a, b) => b.played - a.played || a.game.localeCompare(b.game));
}

export interface Series {
  game: string;
  /** From the first game to the last: its number among all games, and the share up to it, 0..1. */
  points: { at: number; share: number }[];
}

/** Shares as they changed from game to game; *value* gives what a game adds to numerator and denominator, if any. */
function course(games: readonly ChronicleGame[], value: (game: ChronicleGame) => readonly [number, number] | null): Series[] {
  const sums = new Map<string, { good: number; all: number; points: Series["points"] }>();
  [...games].reverse().forEach((game, at) => {
    const added = value(game);
    if (!added || added[1] === 0) return;
    const sum = sums.get(game.game) ?? { good: 0, all: 0, points: [] };
    sum.good += added[0];
    sum.all += added[1];
    sum.points.push({ at, share: sum.good / sum.all });
    sums.set(game.game, sum);
  });
  return [...sums].filter(([, sum]) => sum.points.length > 1).map(([game, sum]) => ({ game, points: sum.points }));
}

/** For each game of the house, the share of victories after each one played. */
export const victories = (games: readonly ChronicleGame[]): Series[] => course(games, (one) => (one.result ? [Number(isWon(one)), 1] : null));

/** For each game of the house, the share of decisions that were no mistake, after each one analysed. */
export const soundness = (games: readonly ChronicleGame[]): Series[] =>
  course(games, ({ decisions }) => (decisions ? [decisions.judged - decisions.mistakes, decisions.judged] : null));

export interface Luck {
  games: number;
  won: number;
  /** What luck gave, in victories, and its standard error. */
  luck: number;
  error: number;
}

/** What luck gave in the games in which it could be measured. */
export function luckOf(games: readonly ChronicleGame[]): Luck {
  const out = { games: 0, won: 0, luck: 0, error: 0 };
  for (const one of games) {
    const own = one.decisions;
    if (own?.luck == null || own.error <= 0) continue;
    out.games += 1;
    out.won += Number(isWon(one));
    out.luck += own.luck;
    out.error = Math.hypot(out.error, own.error);
  }
  return out;
}

/** A single decision, and the game in which it was made. */
export interface OwnDeed {
  game: ChronicleGame;
  deed: Deed;
}

/** The decisions that mattered most, of one kind, over all games. */
export function deeds(games: readonly ChronicleGame[], kind: "worst" | "finest", most: number): OwnDeed[] {
  const all = games.flatMap((game) => (game.decisions?.[kind] ?? []).map((deed) => ({ game, deed })));
  return all.sort((a, b) => b.deed.gap - a.deed.gap).slice(0, most);
}
