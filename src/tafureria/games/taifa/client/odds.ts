/** Exact odds of the dice: a die hits with probability 1/2, and the defender wins a tie. */

/** Chance of each number of hits. */
export function hits(dice: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die++) row = [...row, 0].map((p, i) => (p + (row[i - 1] ?? 0)) / 2);
  return row;
}

/** Chance that the attack hits more often than the defence. */
export function win(attack: number, defence: number): number {
  const theirs = hits(Math.max(0, defence));
  let below = 0;
  let sum = 0;
  hits(Math.max(0, attack)).forEach((p, n) => {
    sum += p * below;
    below += theirs[n] ?? 0;
  });
  return sum;
}

/** Chance of at least one hit. */
export const raid = (dice: number): number => 1 - 0.5 ** dice;
