"""§2.4 How a game is won."""

import pytest

from tafureria.core import rule as core
from tafureria.core.chance import Dice
from tafureria.core.game import OVER
from tafureria.core.registry import find
from tafureria.games.muerte_al_rey import GAME
from tafureria.games.muerte_al_rey.pieces import KING_BITS
from tafureria.words import Words

from .desk import CARD, Desk, options


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


def routed(out):
    """The king's route as everybody is told it, or ``None``."""
    found = [event for event in out if type(event).__name__ == "Route"]
    assert all(event.seen_by(seat) == event for event in found for seat in (-1, 0, 5))
    return [(event.side, event.seats, event.rounds) for event in found]


def test_2_4_the_route_of_the_king_that_was_found_is_told_from_hand_to_hand():
    desk = Desk(ruta=True)
    desk.do("0 acusa 3b", "0 pierde 1o")
    desk.do("1 cambia 2b", "1 entrega 12c", "3 entrega 2c", "2 acusa 1b", "2 pierde 2o")
    desk.do("3 cambia 3b", "3 entrega 12c", "5 entrega 5c", "4 acusa 1b", "4 pierde 4o")
    desk.do("5 acusa 3e", "5 pierde 4c", "0 cambia 2e", "0 entrega 12o", "2 entrega 3o")
    desk.do("1 acusa 3e", "1 pierde 1c")
    assert routed(desk.told) == []
    out = desk.do("2 acusa 3b")
    assert routed(out) == [(1, [1, 3, 5], [1, 1])]
    assert [type(event).__name__ for event in out][:5] == [
        "Accused",
        "Shown",
        "KingFound",
        "Route",
        "GameEnded",
    ]


def test_2_4_a_king_may_come_back_and_its_route_says_so():
    desk = Desk(ruta=True)
    desk.do("0 cambia 2e", "0 entrega 12o", "2 entrega 2o", "1 acusa 3e", "1 pierde 1c")
    desk.do("2 cambia 1e", "2 entrega 12o", "0 entrega 1o")
    assert routed(desk.do("3 acusa 1e")) == [(0, [0, 2, 0], [1, 1])]


@pytest.mark.parametrize(
    ("route", "moves"), [(False, ["0 acusa 1b"]), (True, ["0 acusa 2b", "0 pierde 12o"])]
)
def test_2_4_no_route_is_told_without_the_option_nor_of_a_king_given_up(route, moves):
    desk = Desk(ruta=route)
    out = desk.do(*moves)
    assert desk.ending in ("rey-hallado", "rey-perdido")
    assert routed(out) == []


def test_2_4_every_imagined_world_has_a_route_that_ends_with_the_king():
    """What a seat saw of a king, its imagined route tells too; the rest is as its world has it."""
    dice = Dice(8)
    for _ in range(30):
        desk = Desk(None, seats=6, sorteo=True, partidas=1, ruta=True)
        books = [GAME.notebook(options(sorteo=True, ruta=True), 6, seat) for seat in range(6)]
        heard = 0
        desk.settle(dice)
        while (waiting := GAME.waiting(desk.state)) != OVER:
            for event in desk.told[heard:]:
                for seat, book in enumerate(books):
                    if (seen := event.seen_by(seat)) is not None:
                        book.hear(seen)
            heard = len(desk.told)
            for seat, book in enumerate(books):
                world = book.imagine(dice.below(1 << 31))
                for side in (0, 1):
                    mine = [one for one in world.route if world.place[one[0]] & 1 == side]
                    assert world.hands[world.place[mine[-1][0]]] & KING_BITS[side]
                    truth = [one for one in desk.state.route if desk.state.place[one[0]] & 1 == side]
                    assert [one for one in mine if one[0] == seat] == [one for one in truth if one[0] == seat]
            seat = (waiting & -waiting).bit_length() - 1
            actions = GAME.legal(desk.state, seat)
            out = []
            GAME.apply(desk.state, seat, actions[dice.below(len(actions))], out)
            desk.told += out
