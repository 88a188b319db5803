"""Random games and searches, as text that must be identical in pure and compiled mode.

``python -m tests.compiled.games NAME`` prints the text of a game, in the mode that ``PYTHONPATH`` selects.
"""

from __future__ import annotations

import sys

from tafureria.core import record, registry
from tafureria.core.chance import Dealer, Dice, mix
from tafureria.core.game import OVER, seats_in, settle
from tafureria.lab.story import annotate
from tafureria.players.search import SearchPlayer
from tests.contract.listening import play
from tests.contract.setups import setups
from tests.contract.test_same_game import transcript

GAMES = 8
THINKING = 3
"""Number of decisions that the search makes."""


def played_by_lot(game, options, seats, seed):
    """Return the record of one random game."""
    dealer, dice = Dealer(Dealer.key_from_seed(seed)), Dice(seed)
    state = game.new(options, seats)
    settle(game, state, dealer, None)
    actions = []
    while (waiting := game.waiting(state)) != OVER:
        asked = seats_in(waiting)
        seat = asked[dice.below(len(asked))]
        legal = game.legal(state, seat)
        actions.append((seat, legal[dice.below(len(legal))]))
        game.apply(state, *actions[-1])
        settle(game, state, dealer, None)
    return record.Record(
        game=game.name,
        version=game.version,
        seats=seats,
        options=options,
        key=dealer.key,
        commitment=dealer.commitment,
        actions=tuple(actions),
        ending=game.ending(state),
        returns=tuple(game.returns(state)),
    )


def searched(game, options, seats, guide):
    """Return what a search chooses at the first real choices of a game, as text."""
    player, out = SearchPlayer(game, iterations=12, guide=guide), []

    def choose(state, seat, legal, notebook):
        if len(out) == THINKING:
            return None
        action = legal[0]
        if len(legal) > 1:
            action = player.choose(game.view(state, seat), legal, notebook, mix(len(out)))
            out.append(f"{seat} {game.notation(action)} of {len(legal)}")
        return action

    play(game, options, seats, Dice(5), choose)
    return out


def texts(entry):
    """Yield everything that is compared, in parts."""
    game = entry.game
    tables = [table for table in setups(game) if table[1]]
    for number in range(GAMES):
        options, seats = tables[number * 5 % len(tables)]
        yield annotate(played_by_lot(game, options, seats, number), "es")
    for number in range(GAMES):
        yield f"transcript {number} {transcript(game, number)}\n"
    for guide in (None, entry.guide()):
        yield "\n".join(searched(game, *tables[0], guide)) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    print("\f".join(texts(registry.find(sys.argv[1]))))
