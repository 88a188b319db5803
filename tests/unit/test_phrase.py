"""What computer players say is bounded, whatever causes a game gives them to speak."""

from types import SimpleNamespace

from tafureria.core.event import Event
from tafureria.core.phrase import LINES_A_ROUND, Ledger, Saying


class Round(Event, frozen=True, kw_only=True):
    """A round begins."""


class Deed(Event, frozen=True, kw_only=True):
    """Somebody does something."""


TALKATIVE = SimpleNamespace(
    PHRASES=(),
    ROUND=Round,
    judge=lambda saying, events, since: "",
    speak=lambda view, ears, character, dice: Saying(ears.seat, "stand", -1, 0 if ears.seat else None),
)
"""A game in which every seat always has cause to speak: the first to everybody, others to the first alone."""


def said_in_a_round(ledger):
    """Who speaks in a round, in order, until nobody says anything more, or for too long."""
    ledger.hear([Round()])
    said = []
    for _ in range(20):
        ledger.hear([Deed()])
        saying = ledger.next_saying(range(3), lambda seat: None, 1)
        if saying is None:
            break
        said.append(saying.seat)
        ledger.say(len(ledger.words), saying)
    return said


def test_each_computer_player_speaks_so_often_in_a_round_and_again_in_the_next():
    ledger = Ledger(TALKATIVE)
    for _ in range(3):
        assert sorted(said_in_a_round(ledger)) == sorted([*range(3)] * LINES_A_ROUND)
