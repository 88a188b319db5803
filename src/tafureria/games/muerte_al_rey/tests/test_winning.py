"""§2.4 How a game is won."""

import pytest

from tafureria.core import rule as core
from tafureria.core.chance import Dice
from tafureria.core.game import OVER
from tafureria.core.registry import find
from tafureria.games.muerte_al_rey import GAME
from tafureria.words import Words

from .desk import CARD, Desk


def test_2_4_finding_the_king_wins_for_the_whole_side():
    desk = Desk()
    desk.do("0 acusa 1b")
    assert desk.winners == [0, 2, 4]
    assert GAME.returns(desk.state) == [1, -1, 1, -1, 1, -1]


@pytest.mark.parametrize("treason", [False, True])
def test_2_4_no_players_left_never_comes_before_losing_the_king(treason):
    dice = Dice(6)
    endings = set()
    for _ in range(150):
        desk = Desk(None, seats=6, sorteo=True, partidas=1, traicion=treason)
        desk.settle(dice)
        while (waiting := GAME.waiting(desk.state)) != OVER:
            for side in (0, 1):
                assert any(desk.state.hands[place] for place in range(side, 6, 2))
            seat = (waiting & -waiting).bit_length() - 1
            actions = GAME.legal(desk.state, seat)
            GAME.apply(desk.state, seat, actions[dice.below(len(actions))])
            desk.settle(dice)
        endings.add(desk.ending)
    treasons = {"traicion", "doble-traicion"} if treason else set()
    assert endings == {"rey-hallado", "rey-perdido"} | treasons


def test_2_4_after_the_end_nothing_can_be_done():
    desk = Desk()
    desk.do("0 acusa 1b")
    assert desk.why("1 acusa 1e") == core.GAME_OVER
    assert desk.legal(1) == []


def test_2_4_other_hands_are_not_laid_open_at_the_end():
    desk = Desk()
    desk.do("0 acusa 1b")
    view = desk.view()
    assert (view.shown_seat, view.shown) == (1, [CARD["1c"], CARD["12c"]])
    assert view.hand == []


@pytest.mark.parametrize(("language", "words"), [("en", "Hands are not shown"), ("es", "no se descubren")])
def test_2_4_watchers_are_told_that_hands_are_not_laid_open_at_the_end_either(language, words):
    said = Words(find(GAME.name), language).say("table-watching")
    assert words in said
    assert "until" not in said
    assert "hasta" not in said
