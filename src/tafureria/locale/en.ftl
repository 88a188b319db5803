# Words of the house, common to all games.

seat-name = Seat { $seat }
player-random = Random

rule-core-seats = This game is not played by that number of players.
rule-core-game-over = The game is over.
rule-core-no-such-action = There is no such move.
rule-core-not-your-turn = It is not your turn.
rule-core-wrong-phase = This is not the moment for that.
