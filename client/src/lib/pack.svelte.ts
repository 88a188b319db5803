/**
 * Whether a card on the page has a figure, an ace or a back, and whether anybody's face is shown: `Deck` then loads
 * their pictures, once.
 */
export const pack = $state({ wanted: false, people: false });

/**
 * Whose face a seat has: the id of a symbol of 150 x 388, down to the knees. There is one for each seat, in its colour
 * and for the name of its computer player.
 */
export function faceOf(seat: number): string {
  return `face-${seat % 16}`;
}
