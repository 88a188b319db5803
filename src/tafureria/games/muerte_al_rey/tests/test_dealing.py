"""§2.2 The deal."""

import pytest

from tafureria.core.game import CHANCE, TABLE
from tafureria.games.muerte_al_rey import GAME, events
from tafureria.games.muerte_al_rey.pieces import identity, secret_deck

from .desk import Desk


def test_2_1_worked_case_six_companions_use_exactly_the_printed_decks_and_all_cards_are_dealt():
    desk = Desk(None, seats=12, sorteo=True)
    desk.settle(3)
    for side in (0, 1):
        mask = 0
        for place in range(side, 12, 2):
            assert desk.state.hands[place].bit_count() == 2
            mask |= desk.state.hands[place]
        assert mask == sum(1 << card for card in secret_deck(6, side, 12))
    assert sorted(desk.state.place) == list(range(12))


def test_2_2_identity_cards_are_dealt_one_to_each_face_up():
    desk = Desk(None, sorteo=True)
    out = desk.settle(8)
    dealt = [event for event in out if isinstance(event, events.Identified)]
    assert [event.seat for event in dealt] == list(range(6))
    assert [event.card for event in dealt] == desk.view().identities
    assert all(event.seen_by(seat) == event for event in dealt for seat in (TABLE, 0, 5))


def test_2_2_identity_cards_still_to_come_are_not_known():
    desk = Desk(None, seats=6, sorteo=True)
    GAME.apply(desk.state, CHANCE, 4)
    assert desk.view(2).identities == [identity(4), -1, -1, -1, -1, -1]
    assert GAME.chance(desk.state) == [1, 1, 1, 1, 0, 1]


def test_2_2_two_cards_of_the_own_sides_deck_to_each():
    desk = Desk()
    assert [desk.hand(seat) for seat in range(6)] == [
        "1o 12o",
        "1c 12c",
        "2o 3o",
        "2c 3c",
        "4o 5o",
        "4c 5c",
    ]
    assert desk.phase == "turn"


def test_2_2_only_the_one_who_is_dealt_a_card_sees_it():
    desk = Desk()
    out = desk.told
    dealt = [event for event in out if isinstance(event, events.Dealt)]
    assert len(dealt) == 12
    for event in dealt:
        assert event.passing
        assert [s for s in (TABLE, *range(6)) if event.seen_by(s) is not None] == [event.seat]
    assert desk.view(0).hand == sorted(event.card for event in dealt if event.seat == 0)
    assert desk.view().hand == []


@pytest.mark.parametrize("side", [0, 1])
def test_2_2_every_deal_of_a_deck_is_equally_likely(side):
    desk = Desk(None)
    if side:
        GAME.apply(desk.state, CHANCE, secret_deck(3, 0, 6)[0])
    weights = GAME.chance(desk.state)
    assert [card for card, weight in enumerate(weights) if weight] == sorted(secret_deck(3, side, 6))
    assert set(weights) == {0, 1}
    assert GAME.weight(desk.state) == 6
    assert [GAME.outcome(desk.state, x) for x in range(6)] == sorted(secret_deck(3, side, 6))
