// A small game of the rhythm that bench/load.py plays with the house: four hands of cards, one card a move.
const { PlayerView } = require("boardgame.io/core");

const deal = (random) => {
  const deck = random.Shuffle(Array.from({ length: 48 }, (_, card) => card));
  return Object.fromEntries([0, 1, 2, 3].map((seat) => [String(seat), deck.slice(seat * 12, seat * 12 + 12)]));
};

exports.Cards = {
  name: "cards",
  setup: ({ random }) => ({ players: deal(random), trick: [], taken: [0, 0, 0, 0] }),
  minPlayers: 4,
  maxPlayers: 4,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // The hand of the other players is a secret: the move is made by the server alone, as theirs.
      client: false,
      move: ({ G, playerID, random }, card) => {
        const hand = G.players[playerID];
        if (!hand.includes(card)) return "INVALID_MOVE";
        G.players[playerID] = hand.filter((one) => one !== card);
        G.trick.push({ seat: Number(playerID), card });
        if (G.trick.length === 4) {
          const best = G.trick.reduce((a, b) => (b.card > a.card ? b : a));
          G.taken[best.seat] += 1;
          G.trick = [];
          if (Object.values(G.players).every((one) => one.length === 0)) G.players = deal(random);
        }
      },
    },
  },
};
