"""§3.1 Treason."""

import pytest

from tafureria.core import rule as core
from tafureria.core.game import TABLE
from tafureria.games.muerte_al_rey import GAME, events, rulebook

from .desk import CARD, Desk

# seat 4 is the 3 of espadas, seat 5 the 3 of bastos, seat 2 the 2 of espadas
HANDS = "12o 1o", "12c 1c", "4o 3o", "4c 3c", "2o 5o", "2c 5c"


def betrayed(**changes):
    """The 2 of espadas hands the 3 of oros to the 3 of espadas."""
    desk = Desk(HANDS, traicion=True, **changes)
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
    desk.do("1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
    desk.do("2 cambia 3e", "2 entrega 3o")
    return desk


def test_3_1_off_by_default_nobody_is_asked():
    desk = Desk(HANDS)
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 4o")
    assert desk.phase == "turn"


def test_3_1_worked_case_the_3_of_espadas_who_receives_the_3_of_oros_may_denounce():
    desk = betrayed()
    desk.do("4 entrega 5o")
    assert desk.legal(4) == ["denuncia", "calla"]
    assert desk.view(4).received == CARD["3o"]


def test_3_1_worked_case_the_3_of_bastos_who_receives_the_3_of_copas_likewise():
    desk = betrayed()
    desk.do("4 entrega 5o", "4 calla", "2 calla", "3 cambia 3b", "3 entrega 3c", "5 entrega 5c")
    assert desk.legal(5) == ["denuncia", "calla"]


def test_3_1_worked_case_another_number_gives_no_right():
    desk = Desk(HANDS, traicion=True)
    desk.do("0 cambia 3e", "0 entrega 1o", "4 entrega 5o")
    assert desk.legal(0) == desk.legal(4) == ["calla"]
    assert desk.why("4 denuncia") == rulebook.NOTHING_TO_DENOUNCE


def test_3_1_a_card_dealt_gives_no_right():
    desk = Desk(("12o 2o", "12c 2c", "3o 4o", "3c 4c", "1o 5o", "1c 5c"), traicion=True)
    assert desk.why("0 denuncia") == core.WRONG_PHASE
    desk = Desk(("12o 1o", "12c 1c", "2o 4o", "2c 4c", "3o 5o", "3c 5c"), traicion=True)
    desk.do("0 cambia 2e", "0 entrega 12o", "2 entrega 4o")
    assert desk.legal(0) == desk.legal(2) == ["calla"]  # both hold their number, but neither received it


def test_3_1_both_are_always_asked_and_at_the_same_time():
    desk = Desk(HANDS, traicion=True)
    desk.do("0 cambia 3e", "0 entrega 1o", "4 entrega 5o")
    assert desk.asked == [0, 4]
    desk.do("4 calla")
    assert desk.asked == [0]
    assert desk.why("4 calla") == core.NOT_YOUR_TURN


def test_3_1_to_all_others_it_looks_the_same_whether_or_not_anyone_could_denounce():
    able, unable = Desk(HANDS, traicion=True), Desk(HANDS, traicion=True)
    told = []
    for desk, card in ((able, "2o"), (unable, "5o")):
        desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
        desk.do("1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
        out = desk.do("2 cambia 3e", "2 entrega 1o", f"4 entrega {card}")
        assert ("denuncia" in desk.legal(2)) == (card == "2o")
        told.append([[e.seen_by(seat) for e in out] for seat in (TABLE, 0, 1, 3, 5)])
        assert desk.asked == [2, 4]
    assert told[0] == told[1]
    for seat in (TABLE, 0, 1, 3, 5):
        assert able.view(seat) == unable.view(seat)


def test_3_1_a_chance_let_pass_is_gone():
    desk = betrayed()
    desk.do("4 entrega 5o", "4 calla", "2 calla")
    assert desk.phase == "turn"
    assert desk.why("4 denuncia") == core.NOT_YOUR_TURN
    assert desk.view(4).received == -1


def test_3_1_the_answer_is_told_to_nobody_before_the_other_has_answered():
    desk = betrayed()
    desk.do("4 entrega 5o")
    out = desk.do("4 denuncia")
    assert out == [events.Answered(seat=4, denounces=1)]
    assert {out[0].seen_by(seat) for seat in (TABLE, 0, 1, 2, 3, 5)} == {None}


@pytest.mark.parametrize("first", ["2 calla", "4 calla", "4 denuncia"])
def test_3_1_who_still_thinks_is_seen_by_nobody_before_both_have_answered(first):
    desk, before = betrayed(), betrayed()
    desk.do("4 entrega 5o")
    before.do("4 entrega 5o")
    desk.do(first)
    answered = int(first[0])
    assert len(desk.asked) == 1
    for seat in (TABLE, 0, 1, 2, 3, 5, 4):
        if seat == answered:
            assert desk.awaited(seat) == desk.asked
            assert desk.view(seat).ready == [seat]
        else:
            assert desk.awaited(seat) == before.awaited(seat) == [2, 4]
            assert desk.view(seat) == before.view(seat)
            assert desk.view(seat).ready == []


def test_3_1_when_both_have_answered_all_see_it():
    desk = betrayed()
    desk.do("4 entrega 5o")
    out = desk.do("4 calla", "2 calla")
    assert out[-1] == events.NobodyDenounced(seat=2, with_seat=4)
    assert desk.awaited() == desk.asked == [3]


def test_3_1_a_denunciation_shows_the_card_and_ends_the_game_and_the_denouncer_alone_wins():
    desk = betrayed()
    out = desk.do("4 entrega 5o", "4 denuncia", "2 calla")
    assert events.Denounced(seat=4, traitor_seat=2, card=CARD["3o"]) in out
    assert desk.ending == "traicion"
    assert desk.winners == [4]
    assert GAME.returns(desk.state) == [0, 0, -1, 0, 1, 0]


def test_3_1_the_answers_resolve_alike_in_either_order():
    one, other = betrayed(), betrayed()
    one.do("4 entrega 2o", "4 denuncia", "2 calla")
    other.do("4 entrega 2o", "2 calla", "4 denuncia")
    assert (one.state.sheet, one.state.cause) == (other.state.sheet, other.state.cause)


def test_3_1_worked_case_both_could_denounce_and_only_one_does():
    desk = betrayed(partidas=2)
    desk.do("4 entrega 2o")
    assert "denuncia" in desk.legal(2)
    assert "denuncia" in desk.legal(4)
    desk.do("2 denuncia", "4 calla")
    assert desk.points == [0, 0, 2, 0, -2, 0]


def test_3_1_double_treason_nobody_wins():
    desk = betrayed()
    out = desk.do("4 entrega 2o", "2 denuncia", "4 denuncia")
    assert {(e.seat, e.traitor_seat) for e in out if isinstance(e, events.Denounced)} == {(2, 4), (4, 2)}
    assert desk.ending == "doble-traicion"
    assert desk.winners == []
    assert desk.points == [0, 0, -2, 0, -2, 0]


@pytest.mark.parametrize(
    "identities", ["repartir", "cambio", "fijas", "bandos", "eligen-propias", "eligen-contrarias"]
)
@pytest.mark.parametrize("last", ["4 calla", "4 denuncia"])
def test_3_1_after_a_treason_everybody_keeps_their_identity_card(identities, last):
    if identities.startswith("eligen"):
        desk = table_of_choice(identities)
    else:
        desk = betrayed(partidas=2, identidades=identities)
    before = desk.state.place[:]
    desk.do("4 entrega 2o", "2 denuncia", last)
    assert desk.state.played == 1
    assert desk.phase == "deal"  # worked case: no swap, no shuffle, no choice
    assert desk.state.place == before


def table_of_choice(identities):

    desk = Desk(None, partidas=2, identidades=identities, traicion=True)
    desk.do(
        *(
            ("0 asigna 1e", "0 asigna 2e", "1 asigna 1b", "1 asigna 2b")
            if identities.endswith("propias")
            else ("0 asigna 1b", "0 asigna 2b", "1 asigna 1e", "1 asigna 2e")
        ),
    )
    desk.deal(HANDS)
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 4o", "0 calla", "2 calla")
    desk.do("1 cambia 2b", "1 entrega 1c", "3 entrega 4c", "1 calla", "3 calla")
    desk.do("2 cambia 3e", "2 entrega 3o")
    return desk
