"""§3.3 Identity cards between the games of a match."""

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import GAME, events, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.pieces import identity, notation
from tafureria.games.muerte_al_rey.rules import identities as chapter

from .desk import CARD, SIX, Desk
from .test_rounds import QUIET


def after(identities, *lines, hands=SIX, **changes):
    """A match after its first game."""
    desk = Desk(hands, partidas=3, identidades=identities, **changes)
    desk.do(*(lines or ("0 acusa 1b",)))
    return desk


def sampled(identities):
    """The deals of identity cards in the second game of many matches: set of (place of each seat)."""
    seen = set()
    dice = Dice(5)
    for _ in range(300):
        desk = after(identities)
        desk.settle(dice)
        seen.add(tuple(desk.state.place))
    return seen


def test_3_3_repartir_shuffles_and_deals_anew_each_game():
    desk = after("repartir")
    assert desk.phase == "identities"
    assert GAME.chance(desk.state) == [1] * 6
    assert desk.view().identities == [-1] * 6
    assert len({places[0] & 1 for places in sampled("repartir")}) == 2


def test_3_3_fijas_keeps_the_first_cards_for_the_whole_match():
    assert sampled("fijas") == {(0, 1, 2, 3, 4, 5)}


def test_3_3_fijas_starts_from_a_random_deal():
    starts = set()
    for seed in range(20):
        desk = Desk(None, seats=6, sorteo=True, partidas=3, identidades="fijas")
        desk.settle(seed)
        starts.add(tuple(desk.state.place))
    assert len(starts) > 15


def test_3_3_bandos_keeps_sides_and_shuffles_within_each():
    seen = sampled("bandos")
    assert {tuple(place & 1 for place in places) for places in seen} == {(0, 1, 0, 1, 0, 1)}
    assert len(seen) == 36


@pytest.mark.parametrize("identities", ["fijas", "bandos", "repartir"])
def test_3_3_nobody_is_asked_about_cards_that_chance_or_custom_gives(identities):
    desk = after(identities)
    desk.settle(2)
    assert desk.phase == "turn"


# --- cambio -----------------------------------------------------------------------------------


def test_3_3_cambio_starts_before_the_winner_and_goes_backwards_the_winner_last():
    desk = after(
        "cambio",
        "0 cambia 2e",
        "0 entrega 1o",
        "2 entrega 2o",
        "1 cambia 2b",
        "1 entrega 1c",
        "3 entrega 2c",
        "2 acusa 1b",
    )
    assert desk.state.swapping == [1, 0, 5, 4, 3, 2]
    assert desk.view().swapping == [1, 0, 5, 4, 3, 2]
    assert desk.asked == [1]


def test_3_3_cambio_the_winner_is_the_next_living_winner_after_the_one_who_gave_the_king_up():
    desk = after("cambio", "0 acusa 2b", "0 pierde 12o")
    assert desk.state.swapping == [0, 5, 4, 3, 2, 1]

    out = (*QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c", "2 acusa 2b", "2 pierde 4o")
    out = (*out, "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o", "5 acusa 2e", "5 pierde 5c")
    out = (
        *out,
        "0 cambia 2e",
        "0 entrega 12o",
        "2 entrega 3o",
        "1 cambia 2b",
        "1 entrega 12c",
        "3 entrega 3c",
    )
    desk = after("cambio", *out, "2 acusa 1b", "2 pierde 12o")
    # 4 and 5 are out; after 2 the next living basto is 3
    assert desk.state.swapping == [2, 1, 0, 5, 4, 3]


def test_3_3_cambio_wraps_round_to_the_next_living_winner():
    desk = Desk()
    desk.state.cause, desk.state.winning_side, desk.state.ended_by = st.KING_LOST, 0, 5
    assert chapter.winner_place(desk.state) == 0
    desk.state.alive = 0b111110  # the player of the 1 of espadas is out
    assert chapter.winner_place(desk.state) == 2
    desk.state.cause, desk.state.winning_side, desk.state.ended_by = st.KING_FOUND, 1, 5
    assert chapter.winner_place(desk.state) == 5


def test_3_3_cambio_each_swaps_once_with_anybody_of_either_side():
    desk = after("cambio")
    assert desk.legal(5) == ["toma 1e", "toma 1b", "toma 2e", "toma 2b", "toma 3e"]
    assert desk.why("5 toma 3b") == rulebook.SWAP_WITH_ANOTHER
    assert desk.why("5 toma 4b") == rulebook.NO_SUCH_PLAYER
    out = desk.do("5 toma 1e")
    assert out == [events.Swapped(seat=5, with_seat=0, card=identity(0), with_card=identity(5))]
    assert desk.identities == ["3b", "1b", "2e", "2b", "3e", "1e"]
    assert desk.asked == [4]  # the order stays that of the identity cards held when the game ended


def test_3_3_cambio_includes_the_eliminated():
    desk = after(
        "cambio",
        *QUIET,
        "0 acusa 2b",
        "0 pierde 2o",
        "1 acusa 2e",
        "1 pierde 2c",
        "2 acusa 2b",
        "2 pierde 4o",
        "3 acusa 2e",
        "3 pierde 4c",
        "4 acusa 2b",
        "4 pierde 5o",
        "5 acusa 1e",
    )
    assert sorted(desk.state.swapping) == [0, 1, 2, 3, 4, 5]
    assert desk.state.swapping[-1] == 5
    assert desk.state.swapping[0] == 4  # a player who is out


def test_3_3_cambio_then_the_next_game_is_dealt():
    desk = after("cambio")
    desk.do("5 toma 1e", "4 toma 3b", "3 toma 1b", "2 toma 1b", "1 toma 2e", "0 toma 1e")
    assert desk.phase == "deal"
    desk.deal()
    view = desk.view(desk.state.holder[0])
    assert view.active_seat == desk.state.holder[0]
    assert len(view.hand) == 2


def test_3_3_cambio_not_after_the_last_game():
    desk = Desk(partidas=1, identidades="cambio")
    desk.do("0 acusa 1b")
    assert desk.ending == "rey-hallado"


# --- eligen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("identities", "side_of_0"), [("eligen-propias", "e"), ("eligen-contrarias", "b")])
def test_3_3_eligen_the_holders_of_the_lowest_cards_choose_for_the_own_or_the_other_side(
    identities, side_of_0
):
    desk = after_choice(identities)
    desk.do("0 acusa 1b")
    assert desk.phase == "choose"
    assert GAME.waiting(desk.state) == 1 << desk.state.holder[0] | 1 << desk.state.holder[1]
    first = desk.state.holder[0]
    assert {words[-1] for words in desk.legal(first)} == {side_of_0}
    other = "b" if side_of_0 == "e" else "e"
    assert desk.why(f"{first} asigna 1{other}") == rulebook.NOT_OF_THAT_SIDE


def after_choice(identities):
    desk = Desk(None, partidas=2, identidades=identities)
    mine, theirs = ("e", "b") if identities == "eligen-propias" else ("b", "e")
    desk.do(f"0 asigna 1{mine}", f"0 asigna 2{mine}", f"1 asigna 1{theirs}", f"1 asigna 2{theirs}")
    desk.deal()
    return desk


def test_3_3_eligen_also_before_the_first_game_after_a_random_deal():
    desk = Desk(None, seats=6, sorteo=True, partidas=3, identidades="eligen-propias")
    desk.settle(4)
    assert desk.phase == "choose"
    assert desk.view().choosers == desk.state.holder[:2]


def test_3_3_eligen_cards_1_2_and_so_on_are_given_to_players_by_their_last_card():
    desk = Desk(None, identidades="eligen-propias")
    desk.do("0 asigna 3e")
    assert desk.why("0 asigna 3e") == rulebook.ALREADY_SEATED
    assert desk.view(0).assigned == [4]
    out = desk.do("0 asigna 1e")
    assert [(e.to_seat, notation(e.card)) for e in out if isinstance(e, events.Assigned)] == [
        (0, "2e"),
        (2, "3e"),
    ]
    desk.do("1 asigna 2b", "1 asigna 1b")
    assert desk.identities == ["2e", "2b", "3e", "1b", "1e", "3b"]


def test_3_3_eligen_contrarias_gives_the_cards_of_the_other_side():
    desk = Desk(None, identidades="eligen-contrarias")
    desk.do("0 asigna 3b", "0 asigna 1b", "1 asigna 2e", "1 asigna 3e")
    assert desk.identities == ["3e", "2b", "1e", "3b", "2e", "1b"]
    assert [place & 1 for place in desk.state.place] == [0, 1, 0, 1, 0, 1]  # each side keeps its suit


def test_3_3_eligen_both_at_once_unseen_before_the_secret_decks_are_dealt():
    desk = Desk(None, identidades="eligen-propias")
    out = desk.do("0 asigna 3e")
    assert [s for s in range(-1, 6) if out[0].seen_by(s) is not None] == [0]
    assert desk.view(1) == Desk(None, identidades="eligen-propias").view(1)
    out = desk.do("0 asigna 2e")
    assert out[-1] == events.Chose(seat=0)
    assert desk.view().identities == [identity(place) for place in range(6)]
    assert all(not h for h in desk.state.hands)
    out = desk.do("1 asigna 1b", "1 asigna 2b")
    assert [e.card for e in out if isinstance(e, events.Identified)] == desk.view().identities


def test_3_3_eligen_the_order_of_the_two_does_not_matter():
    one, other = (Desk(None, identidades="eligen-propias") for _ in range(2))
    one.do("0 asigna 3e", "0 asigna 2e", "1 asigna 3b", "1 asigna 2b")
    other.do("1 asigna 3b", "0 asigna 3e", "1 asigna 2b", "0 asigna 2e")
    assert one.state.place == other.state.place


# --- the cards on the table between two games -------------------------------------------------


def on_the_table(desk, seat=TABLE):
    """What a seat sees of the cards."""
    view = desk.view(seat)
    return view.hand, view.counts, view.lost, view.accuser, view.shown_seat, view.shown


TO_A_LATE_END = (*QUIET, "0 cambia 2e", "0 entrega 2o", "2 entrega 4o", "1 acusa 2e", "1 pierde 2c")


def test_3_3_cambio_hands_losses_and_the_king_that_was_found_stay_on_the_table_until_the_next_deal():
    desk = after("cambio", *TO_A_LATE_END, "2 acusa 1b")
    want = {seat: on_the_table(desk, seat) for seat in (TABLE, *range(6))}
    assert want[TABLE] == ([], [2, 1, 2, 2, 1, 1], desk.view().lost, 2, 1, [CARD["12c"]])
    assert want[0][0] == [CARD["4o"], CARD["12o"]]
    assert [len(cards) for cards in want[TABLE][2]] == [0, 1, 0, 0, 1, 1]
    while desk.phase == "swap":
        assert {seat: on_the_table(desk, seat) for seat in want} == want  # cards stay with their owners
        seat = desk.asked[0]
        desk.do(f"{seat} {desk.legal(seat)[-1]}")
    assert desk.phase == "deal"
    assert on_the_table(desk) == ([], [0] * 6, [[]] * 6, -1, -1, [])


def test_3_3_cambio_a_king_given_up_lies_face_up_until_the_next_deal():
    desk = after("cambio", "0 acusa 2b", "0 pierde 12o")
    desk.do("0 toma 3b")
    assert desk.view().lost == [[CARD["12o"]], [], [], [], [], []]
    assert (desk.view().shown_seat, desk.view().shown) == (-1, [])  # hidden again
    assert desk.view(3).hand == [CARD["2c"], CARD["3c"]]


def test_3_3_eligen_hands_losses_and_the_king_that_was_found_stay_on_the_table_until_the_next_deal():
    desk = after_choice("eligen-propias")
    desk.do("0 acusa 2b", "0 pierde 1o", "1 acusa 1e")
    want = {seat: on_the_table(desk, seat) for seat in (TABLE, *range(6))}
    assert want[TABLE] == ([], [1, 2, 2, 2, 2, 2], [[CARD["1o"]], [], [], [], [], []], 1, 0, [CARD["12o"]])
    desk.do("0 asigna 3e", "0 asigna 2e", "1 asigna 3b")
    assert {seat: on_the_table(desk, seat) for seat in want} == want
    desk.do("1 asigna 2b")
    assert on_the_table(desk) == ([], [0] * 6, [[]] * 6, -1, -1, [])


@pytest.mark.parametrize("identities", ["cambio", "eligen-propias", "eligen-contrarias"])
def test_3_3_nobody_is_in_turn_and_nothing_is_owed_between_two_games(identities):
    desk = after(identities) if identities == "cambio" else after_choice(identities)
    if identities != "cambio":
        desk.do(f"{desk.active} acusa 1b")
    view = desk.view()
    assert (view.active_seat, view.forced, view.alone, view.owing) == (-1, False, False, [False, False])
