/**
 * Whether a card on the page has a figure, an ace or a back, and whether anybody's face is shown: `Deck` then loads
 * their pictures, once.
 */
export const pack = $state({ wanted: false, people: false });

/**
 * The face of a seat: the id of a symbol of 150 x 388 that shows a person down to the knees. Each seat has its own, in
 * its colour and to suit the name of its computer player.
 */
export function faceOf(seat: number): string {
  return `face-${seat % 16}`;
}
