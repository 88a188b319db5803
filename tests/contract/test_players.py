"""Computer players choose legally and reproducibly, given only views and told events."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import OVER, seats_in, settle
from tests.contract.setups import setups
from tests.contract.walk import told

DECISIONS = 120
"""Decisions in one game with one player at all seats."""


def test_players_choose_what_is_legal(game, entry):
    """Each of the game's own players can play every set-up, and asked again it chooses the same."""
    for name, make in entry.players().items():
        for number, (options, seats) in enumerate(setups(game)[:10]):
            player = make()
            state = game.new(options, seats)
            dice = Dice(number)
            out: list[Event] = []
            settle(game, state, dice, out)
            notebooks = [game.notebook(options, seats, seat) for seat in range(seats)]
            for count in range(DECISIONS):
                for seat, notebook in enumerate(notebooks):
                    for event in told(out, seat):
                        notebook.hear(event)
                if game.waiting(state) == OVER:
                    break
                seat = seats_in(game.waiting(state))[0]
                legal = game.legal(state, seat)
                view = game.view(state, seat)
                notebook = notebooks[seat] if player.remembers else None
                action = player.choose(view, legal[:], notebook, count)
                assert action in legal, f"{name} chose {action}"
                if count % 10 == 0:
                    assert make().choose(view, legal[:], notebook, count) == action, (
                        f"{name} changed its mind"
                    )
                out = []
                game.apply(state, seat, action, out)
                settle(game, state, dice, out)


def test_there_is_a_player(entry):
    """A game has at least one player of its own; ``random`` does not count."""
    assert entry.players()
    assert "random" not in entry.players()
