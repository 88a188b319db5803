"""Tables laid by hand, for tests: identity cards follow the seats unless said otherwise."""

from tafureria.core.game import CHANCE
from tafureria.games.muerte_al_rey import GAME
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.options import MarOptions
from tafureria.games.muerte_al_rey.pieces import CARDS, notation

CARD = {notation(card): card for card in range(CARDS)}

SIX = "12o 1o", "12c 1c", "2o 3o", "2c 3c", "4o 5o", "4c 5c"
"""Hands by place for six: both kings with the 1s."""


def options(**changes):
    return MarOptions(**{"partidas": 1, "sorteo": False, **changes})


def deal(state, hands, out=None):
    """The secret cards of one game, as written by place."""
    while state.phase == st.DEAL:
        place = state.drawn % state.seats
        card = CARD[hands[place].split()[state.drawn // state.seats]]
        assert GAME.chance(state)[card]
        GAME.apply(state, CHANCE, card, out)


def table(hands=SIX, **changes):
    """A table at which these hands have been dealt."""
    state = GAME.new(options(**changes), len(hands))
    deal(state, hands)
    return state


def do(state, *lines):
    """Play ``"SEAT words"`` lines, each legal; the events of all of them."""
    out = []
    for line in lines:
        seat, _, words = line.partition(" ")
        action = GAME.parse(words)
        rule = GAME.check(state, int(seat), action)
        assert rule is None, f"{line}: {rule}"
        GAME.apply(state, int(seat), action, out)
    return out


def why(state, line):
    """The rule that refuses ``"SEAT words"``."""
    seat, _, words = line.partition(" ")
    return GAME.check(state, int(seat), GAME.parse(words))


def legal(state, seat):
    """Notation of what a seat may do."""
    return [GAME.words(action) for action in GAME.legal(state, seat)]


def hand(state, seat):
    """Notation of a seat's cards."""
    mask = state.hand[state.place[seat]]
    return " ".join(notation(card) for card in range(CARDS) if mask >> card & 1)


def points(state):
    """Points of the last game, by seat."""
    from tafureria.games.muerte_al_rey.scoring import POINTS

    return [POINTS[case] for case in state.sheet[-1][2:]]
