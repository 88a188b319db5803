/** Whether a card on the page has a figure, an ace or a back: `Deck` then loads their pictures, once. */
export const pack = $state({ wanted: false });
