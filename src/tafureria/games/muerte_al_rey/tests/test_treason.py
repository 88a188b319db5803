"""§3.1 Treason."""

import pytest

from tafureria.core import rule as core
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import GAME, events, rulebook
from tafureria.games.muerte_al_rey import state as st

from .board import CARD, do, legal, points, table, why

# seat 4 is the 3 of espadas, seat 5 the 3 of bastos, seat 2 the 2 of espadas
HANDS = "12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c"


def betrayed(**changes):
    """The 2 of espadas hands the 3 of oros to the 3 of espadas."""
    state = table(HANDS, traicion=True, **changes)
    do(state, "0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
    do(state, "1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
    do(state, "2 cambia 3e", "2 entrega 3o")
    return state


def test_3_1_off_by_default_nobody_is_asked():
    state = table(HANDS)
    do(state, "0 cambia 2e", "0 entrega 1o", "2 entrega 4o")
    assert state.phase == st.TURN


def test_3_1_worked_case_the_3_of_espadas_who_receives_the_3_of_oros_may_denounce():
    state = betrayed()
    do(state, "4 entrega 5o")
    assert legal(state, 4) == ["denuncia", "calla"]
    assert GAME.view(state, 4).received == CARD["3o"]


def test_3_1_worked_case_the_3_of_bastos_who_receives_the_3_of_copas_likewise():
    state = betrayed()
    do(state, "4 entrega 5o", "4 calla", "2 calla", "3 cambia 3b", "3 entrega 3c", "5 entrega 5c")
    assert legal(state, 5) == ["denuncia", "calla"]


def test_3_1_worked_case_another_number_gives_no_right():
    state = table(HANDS, traicion=True)
    do(state, "0 cambia 3e", "0 entrega 1o", "4 entrega 5o")
    assert legal(state, 0) == legal(state, 4) == ["calla"]
    assert why(state, "4 denuncia") == rulebook.NOTHING_TO_DENOUNCE


def test_3_1_a_card_dealt_gives_no_right():
    state = table(("12o 2o", "12c 2c", "3o 4o", "3c 4c", "1o 5o", "1c 5c"), traicion=True)
    assert why(state, "0 denuncia") == core.WRONG_PHASE
    state = table(("12o 1o", "12c 1c", "2o 4o", "2c 4c", "3o 5o", "3c 5c"), traicion=True)
    do(state, "0 cambia 2e", "0 entrega 12o", "2 entrega 4o")
    assert legal(state, 0) == legal(state, 2) == ["calla"]  # both hold their number, neither received it


def test_3_1_both_are_always_asked_and_at_the_same_time():
    state = table(HANDS, traicion=True)
    do(state, "0 cambia 3e", "0 entrega 1o", "4 entrega 5o")
    assert GAME.waiting(state) == 1 << 0 | 1 << 4
    do(state, "4 calla")
    assert GAME.waiting(state) == 1 << 0
    assert why(state, "4 calla") == core.NOT_YOUR_TURN


def test_3_1_to_all_others_it_looks_the_same_whether_or_not_anyone_could_denounce():
    able, unable = table(HANDS, traicion=True), table(HANDS, traicion=True)
    told = []
    for state, card in ((able, "2o"), (unable, "5o")):
        do(state, "0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
        do(state, "1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
        out = do(state, "2 cambia 3e", "2 entrega 1o", f"4 entrega {card}")
        assert ("denuncia" in legal(state, 2)) == (card == "2o")
        told.append([[e.seen_by(seat) for e in out] for seat in (TABLE, 0, 1, 3, 5)])
        assert GAME.waiting(state) == 1 << 2 | 1 << 4
    assert told[0] == told[1]
    for seat in (TABLE, 0, 1, 3, 5):
        assert GAME.view(able, seat) == GAME.view(unable, seat)


def test_3_1_a_chance_let_pass_is_gone():
    state = betrayed()
    do(state, "4 entrega 5o", "4 calla", "2 calla")
    assert state.phase == st.TURN
    assert why(state, "4 denuncia") == core.NOT_YOUR_TURN
    assert GAME.view(state, 4).received == -1


def test_3_1_the_answer_is_told_to_nobody_before_the_other_has_answered():
    state = betrayed()
    do(state, "4 entrega 5o")
    out = do(state, "4 denuncia")
    assert out[0].seen_by(4).denounces == 1
    assert {out[0].seen_by(seat).denounces for seat in (TABLE, 0, 1, 2, 3, 5)} == {None}


def test_3_1_a_denunciation_shows_the_card_and_ends_the_game_and_the_denouncer_alone_wins():
    state = betrayed()
    out = do(state, "4 entrega 5o", "4 denuncia", "2 calla")
    assert events.Denounced(seat=4, traitor_seat=2, card=CARD["3o"]) in out
    assert GAME.ending(state) == "traicion"
    assert GAME.winners(state) == 1 << 4
    assert GAME.returns(state) == [0, 0, -1, 0, 1, 0]


def test_3_1_the_answers_resolve_alike_in_either_order():
    one, other = betrayed(), betrayed()
    do(one, "4 entrega 2o", "4 denuncia", "2 calla")
    do(other, "4 entrega 2o", "2 calla", "4 denuncia")
    assert (one.sheet, one.cause) == (other.sheet, other.cause)


def test_3_1_worked_case_both_could_denounce_and_only_one_does():
    state = betrayed(partidas=2)
    do(state, "4 entrega 2o")
    assert "denuncia" in legal(state, 2)
    assert "denuncia" in legal(state, 4)
    do(state, "2 denuncia", "4 calla")
    assert points(state) == [0, 0, 2, 0, -2, 0]


def test_3_1_double_treason_nobody_wins():
    state = betrayed()
    out = do(state, "4 entrega 2o", "2 denuncia", "4 denuncia")
    assert {(e.seat, e.traitor_seat) for e in out if isinstance(e, events.Denounced)} == {(2, 4), (4, 2)}
    assert GAME.ending(state) == "doble-traicion"
    assert GAME.winners(state) == 0
    assert points(state) == [0, 0, -2, 0, -2, 0]


@pytest.mark.parametrize(
    "identities", ["repartir", "cambio", "fijas", "bandos", "eligen-propias", "eligen-contrarias"]
)
@pytest.mark.parametrize("last", ["4 calla", "4 denuncia"])
def test_3_1_after_a_treason_everybody_keeps_their_identity_card(identities, last):
    if identities.startswith("eligen"):
        state = table_of_choice(identities)
    else:
        state = betrayed(partidas=2, identidades=identities)
    before = state.place[:]
    do(state, "4 entrega 2o", "2 denuncia", last)
    assert state.game == 1
    assert state.phase == st.DEAL  # worked case: no swap, no shuffle, no choice
    assert state.place == before


def table_of_choice(identities):
    from .board import deal, options

    state = GAME.new(options(partidas=2, identidades=identities, traicion=True), 6)
    do(
        state,
        *(
            ("0 asigna 1e", "0 asigna 2e", "1 asigna 1b", "1 asigna 2b")
            if identities.endswith("propias")
            else ("0 asigna 1b", "0 asigna 2b", "1 asigna 1e", "1 asigna 2e")
        ),
    )
    deal(state, HANDS)
    do(state, "0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
    do(state, "1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
    do(state, "2 cambia 3e", "2 entrega 3o")
    return state
