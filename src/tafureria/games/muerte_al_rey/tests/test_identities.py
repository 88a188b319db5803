"""§3.3 Identity cards between the games of a match."""

import pytest

from tafureria.core.chance import Dice, settle
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import GAME, events, rounds, rulebook
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.options import MarOptions
from tafureria.games.muerte_al_rey.pieces import identity, notation

from .board import SIX, deal, do, legal, options, table, why
from .test_play import QUIET


def cards(state):
    return [notation(identity(place)) for place in state.place]


def after(identities, *lines, hands=SIX, **changes):
    """A match after its first game."""
    state = table(hands, partidas=3, identidades=identities, **changes)
    do(state, *(lines or ("0 acusa 1b",)))
    return state


def sampled(identities):
    """Many second deals of identity cards: set of (place of each seat)."""
    seen = set()
    dice = Dice(5)
    for _ in range(300):
        state = after(identities)
        settle(GAME, state, dice, None)
        seen.add(tuple(state.place))
    return seen


def test_3_3_repartir_shuffles_and_deals_anew_each_game():
    state = after("repartir")
    assert state.phase == st.IDENTITIES_DEAL
    assert GAME.chance(state) == [1] * 6
    assert GAME.view(state, TABLE).identities == [-1] * 6
    assert len({places[0] & 1 for places in sampled("repartir")}) == 2


def test_3_3_fijas_keeps_the_first_cards_for_the_whole_match():
    assert sampled("fijas") == {(0, 1, 2, 3, 4, 5)}


def test_3_3_fijas_starts_from_a_random_deal():
    starts = set()
    for seed in range(20):
        state = GAME.new(MarOptions(identidades="fijas"), 6)
        settle(GAME, state, Dice(seed), None)
        starts.add(tuple(state.place))
    assert len(starts) > 15


def test_3_3_bandos_keeps_sides_and_shuffles_within_each():
    seen = sampled("bandos")
    assert {tuple(place & 1 for place in places) for places in seen} == {(0, 1, 0, 1, 0, 1)}
    assert len(seen) == 36


@pytest.mark.parametrize("identities", ["fijas", "bandos", "repartir"])
def test_3_3_nobody_is_asked_about_cards_that_chance_or_custom_gives(identities):
    state = after(identities)
    settle(GAME, state, Dice(2), None)
    assert state.phase == st.TURN


# --- cambio -----------------------------------------------------------------------------------


def test_3_3_cambio_starts_before_the_winner_and_goes_backwards_the_winner_last():
    state = after(
        "cambio",
        "0 cambia 2e",
        "0 entrega 1o",
        "2 entrega 2o",
        "1 cambia 2b",
        "1 entrega 1c",
        "3 entrega 2c",
        "2 acusa 1b",
    )
    assert state.queue == [1, 0, 5, 4, 3, 2]
    assert GAME.view(state, TABLE).swaps == [1, 0, 5, 4, 3, 2]
    assert GAME.waiting(state) == 1 << 1


def test_3_3_cambio_the_winner_is_the_next_living_winner_after_the_one_who_gave_the_king_up():
    state = after("cambio", "0 acusa 2b", "0 pierde 12o")
    assert state.queue == [0, 5, 4, 3, 2, 1]

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
    state = after("cambio", *out, "2 acusa 1b", "2 pierde 12o")
    # 4 and 5 are out; after 2 the next living basto is 3
    assert state.queue == [2, 1, 0, 5, 4, 3]


def test_3_3_cambio_wraps_round_to_the_next_living_winner():
    state = table()
    state.cause, state.winner, state.hero = st.KING_LOST, 0, 5
    assert rounds.winner_place(state) == 0
    state.alive = 0b111110  # the 1 of espadas is out
    assert rounds.winner_place(state) == 2
    state.cause, state.winner, state.hero = st.KING_FOUND, 1, 5
    assert rounds.winner_place(state) == 5


def test_3_3_cambio_each_swaps_once_with_anybody_of_either_side():
    state = after("cambio")
    assert legal(state, 5) == ["toma 1e", "toma 1b", "toma 2e", "toma 2b", "toma 3e"]
    assert why(state, "5 toma 3b") == rulebook.SWAP_WITH_ANOTHER
    assert why(state, "5 toma 4b") == rulebook.NO_SUCH_PLAYER
    out = do(state, "5 toma 1e")
    assert out == [events.Swapped(seat=5, with_seat=0, card=identity(0), with_card=identity(5))]
    assert cards(state) == ["3b", "1b", "2e", "2b", "3e", "1e"]
    assert GAME.waiting(state) == 1 << 4  # the order stays that of the cards held at the end


def test_3_3_cambio_includes_the_eliminated():
    state = after(
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
    assert sorted(state.queue) == [0, 1, 2, 3, 4, 5]
    assert state.queue[-1] == 5
    assert state.queue[0] == 4  # who is out


def test_3_3_cambio_then_the_next_game_is_dealt():
    state = after("cambio")
    do(state, "5 toma 1e", "4 toma 3b", "3 toma 1b", "2 toma 1b", "1 toma 2e", "0 toma 1e")
    assert state.phase == st.DEAL
    deal(state, SIX)
    view = GAME.view(state, state.holder[0])
    assert view.turn == state.holder[0]
    assert len(view.hand) == 2


def test_3_3_cambio_not_after_the_last_game():
    state = table(partidas=1, identidades="cambio")
    do(state, "0 acusa 1b")
    assert GAME.ending(state) == "rey-hallado"


# --- eligen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("identities", "side_of_0"), [("eligen-propias", "e"), ("eligen-contrarias", "b")])
def test_3_3_eligen_the_holders_of_the_lowest_cards_choose_for_the_own_or_the_other_side(
    identities, side_of_0
):
    state = after_choice(identities)
    do(state, "0 acusa 1b")
    assert state.phase == st.CHOOSE
    assert GAME.waiting(state) == 1 << state.holder[0] | 1 << state.holder[1]
    first = state.holder[0]
    assert {words[-1] for words in legal(state, first)} == {side_of_0}
    other = "b" if side_of_0 == "e" else "e"
    assert why(state, f"{first} asigna 1{other}") == rulebook.NOT_OF_THAT_SIDE


def after_choice(identities):
    state = GAME.new(options(partidas=2, identidades=identities), 6)
    mine, theirs = ("e", "b") if identities == "eligen-propias" else ("b", "e")
    do(state, f"0 asigna 1{mine}", f"0 asigna 2{mine}", f"1 asigna 1{theirs}", f"1 asigna 2{theirs}")
    deal(state, SIX)
    return state


def test_3_3_eligen_also_before_the_first_game_after_a_random_deal():
    state = GAME.new(MarOptions(identidades="eligen-propias"), 6)
    settle(GAME, state, Dice(4), None)
    assert state.phase == st.CHOOSE
    assert GAME.view(state, TABLE).choosers == state.holder[:2]


def test_3_3_eligen_cards_1_2_and_so_on_are_given_to_players_by_their_last_card():
    state = GAME.new(options(identidades="eligen-propias"), 6)
    do(state, "0 asigna 3e")
    assert why(state, "0 asigna 3e") == rulebook.ALREADY_SEATED
    assert GAME.view(state, 0).picks == [4]
    out = do(state, "0 asigna 1e")
    assert [(e.to_seat, notation(e.card)) for e in out if isinstance(e, events.Picked)] == [
        (0, "2e"),
        (2, "3e"),
    ]
    do(state, "1 asigna 2b", "1 asigna 1b")
    assert cards(state) == ["2e", "2b", "3e", "1b", "1e", "3b"]


def test_3_3_eligen_contrarias_gives_the_cards_of_the_other_side():
    state = GAME.new(options(identidades="eligen-contrarias"), 6)
    do(state, "0 asigna 3b", "0 asigna 1b", "1 asigna 2e", "1 asigna 3e")
    assert cards(state) == ["3e", "2b", "1e", "3b", "2e", "1b"]
    assert [place & 1 for place in state.place] == [0, 1, 0, 1, 0, 1]  # sides keep their suit


def test_3_3_eligen_both_at_once_unseen_before_the_secret_decks_are_dealt():
    state = GAME.new(options(identidades="eligen-propias"), 6)
    out = do(state, "0 asigna 3e")
    assert [s for s in range(-1, 6) if out[0].seen_by(s) is not None] == [0]
    assert GAME.view(state, 1) == GAME.view(GAME.new(options(identidades="eligen-propias"), 6), 1)
    out = do(state, "0 asigna 2e")
    assert out[-1] == events.Chose(seat=0)
    assert GAME.view(state, TABLE).identities == [identity(place) for place in range(6)]
    assert all(not h for h in state.hand)
    out = do(state, "1 asigna 1b", "1 asigna 2b")
    assert [e.card for e in out if isinstance(e, events.Identified)] == GAME.view(state, TABLE).identities


def test_3_3_eligen_the_order_of_the_two_does_not_matter():
    one, other = (GAME.new(options(identidades="eligen-propias"), 6) for _ in range(2))
    do(one, "0 asigna 3e", "0 asigna 2e", "1 asigna 3b", "1 asigna 2b")
    do(other, "1 asigna 3b", "0 asigna 3e", "1 asigna 2b", "0 asigna 2e")
    assert one.place == other.place
