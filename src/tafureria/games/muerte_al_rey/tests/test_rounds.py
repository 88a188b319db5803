"""§2.3 The order of play, and the duty to accuse in every round."""

from tafureria.core.registry import find
from tafureria.games.muerte_al_rey import GAME, rulebook
from tafureria.words import Words

from .desk import Desk

QUIET = (  # a round in which the last of each side accuses wrongly and gives up a card
    "0 cambia 2e", "0 entrega 1o", "2 entrega 2o",
    "1 cambia 2b", "1 entrega 1c", "3 entrega 2c",
    "2 cambia 3e", "2 entrega 1o", "4 entrega 4o",
    "3 cambia 3b", "3 entrega 1c", "5 entrega 4c",
    "4 acusa 2b", "4 pierde 1o",
    "5 acusa 2e", "5 pierde 1c",
)  # fmt: skip

TO_TWO_OUT = (  # the rest of the second round, and the turn of seat 0: seats 4 and 0 fall
    "0 acusa 2b", "0 pierde 2o",
    "1 acusa 2e", "1 pierde 2c",
    "2 cambia 1e", "2 entrega 3o", "0 entrega 12o",
    "3 acusa 3e", "3 pierde 4c",
    "4 acusa 2b", "4 pierde 5o",
    "5 cambia 2b", "5 entrega 5c", "3 entrega 3c",
    "0 acusa 2b", "0 pierde 3o",
)  # fmt: skip


def test_2_3_espadas_and_bastos_alternate_from_the_1_up_whatever_the_seats():
    desk = Desk(None, seats=6, sorteo=True, partidas=1)
    desk.settle(1)
    order = desk.view().order
    assert [desk.state.place[seat] for seat in order] == [0, 1, 2, 3, 4, 5]
    seen = []
    for _ in range(4):
        seen.append(desk.active)
        desk.do(f"{desk.active} {desk.legal(desk.active)[-1]}")
        partner = desk.state.holder[desk.state.partner]
        desk.do(f"{desk.active} {desk.legal(desk.active)[0]}", f"{partner} {desk.legal(partner)[0]}")
    assert seen == order[:4]


def test_2_3_after_the_last_of_the_round_the_first_begins_again():
    desk = Desk()
    desk.do(*QUIET)
    assert desk.active == 0
    assert desk.view(3).round == 2


def test_2_3_an_eliminated_player_is_skipped():
    desk = Desk()
    desk.do(*QUIET, *TO_TWO_OUT)
    assert [desk.state.alive >> place & 1 for place in range(6)] == [0, 1, 1, 1, 0, 1]
    assert desk.active == 1
    desk.do("1 cambia 2b", "1 entrega 12c", "3 entrega 5c", "2 acusa 1b", "2 pierde 4o")
    desk.do("3 cambia 3b", "3 entrega 12c", "5 entrega 3c")
    assert desk.active == 5  # 4 is out


# --- the duty to accuse ---------------------------------------------------------------------


def test_2_3_worked_case_the_last_of_a_side_without_an_accusation_must_accuse():
    desk = Desk()
    desk.do(*QUIET[:12])
    assert desk.active == 4
    assert desk.legal(4) == ["acusa 1b", "acusa 2b", "acusa 3b"]
    assert desk.why("4 cambia 1e") == rulebook.LAST_MUST_ACCUSE
    assert desk.view(0).forced
    assert desk.view(0).owing == [True, True]


def test_2_3_one_accusation_of_a_companion_frees_the_last():
    desk = Desk()
    desk.do("0 acusa 2b", "0 pierde 1o", *QUIET[3:6])
    assert desk.view(5).owing == [False, True]
    desk.do("2 cambia 3e", "2 entrega 2o", "4 entrega 4o", *QUIET[9:12])
    assert "cambia 1e" in desk.legal(4)
    desk.do("4 cambia 2e", "4 entrega 2o", "2 entrega 4o")
    assert all(words.startswith("acusa") for words in desk.legal(5))  # bastos still owe their accusation


def test_2_3_the_duty_is_new_in_every_round():
    desk = Desk()
    desk.do(*QUIET)
    assert desk.view(0).owing == [True, True]
    assert not desk.view(0).forced


def test_2_3_the_last_is_the_last_who_is_still_in_the_game():
    desk = Desk()
    desk.do(*QUIET, "0 acusa 2b", "0 pierde 2o", "1 acusa 2e", "1 pierde 2c")
    desk.do("2 acusa 2b", "2 pierde 4o", "3 acusa 2e", "3 pierde 4c", "4 acusa 2b", "4 pierde 5o")
    desk.do("5 acusa 2e", "5 pierde 5c", "0 cambia 2e", "0 entrega 12o", "2 entrega 3o")
    desk.do("1 cambia 2b", "1 entrega 12c", "3 entrega 3c")
    assert desk.legal(2) == ["acusa 1b", "acusa 2b"]


def test_2_3_without_a_living_companion_there_is_only_accusing():
    desk = Desk()
    desk.do(*QUIET, *TO_TWO_OUT, "1 cambia 2b", "1 entrega 12c", "3 entrega 5c")
    assert desk.view(2).owing == [False, True]  # the companion who is now out has accused in this round
    assert desk.legal(2) == ["acusa 1b", "acusa 2b", "acusa 3b"]
    assert desk.why("2 cambia 1e") == rulebook.ELIMINATED


def test_2_3_without_a_living_companion_one_is_told_so_whatever_the_side_has_done():
    desk = Desk()
    desk.do(*QUIET, *TO_TWO_OUT, "1 cambia 2b", "1 entrega 12c", "3 entrega 5c")
    view = desk.view(2)
    assert (view.forced, view.alone, view.owing[0]) == (True, True, False)
    for language, words in (("en", "You have no companions left"), ("es", "sin compañeros")):
        said = Words(find(GAME.name), language).prompt("ask", view)
        assert words in said
        assert "owes" not in said
        assert "debe" not in said


def test_2_3_the_last_of_a_side_that_owes_an_accusation_is_told_so():
    desk = Desk()
    desk.do(*QUIET[:12])
    view = desk.view(4)
    assert (view.forced, view.alone) == (True, False)
    assert "Your side owes an accusation" in Words(find(GAME.name), "en").prompt("ask", view)
    assert "Tu bando debe una acusación" in Words(find(GAME.name), "es").prompt("ask", view)
