"""§2 When computer players speak in battle, and what they make of what they hear."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import TABLE
from tafureria.core.phrase import BROKEN, Ears, Saying, Word, saying_of
from tafureria.games.moros_y_cristianos import GAME, phrases
from tafureria.games.moros_y_cristianos.tests.desk import Desk
from tafureria.games.moros_y_cristianos.tests.test_phrases import TALKER

ANA, BEA, EVA = 0, 1, 2
LIAR = TALKER._replace(lies=1.0)


def heard_by(desk, seat, *words, fresh=0):
    """What a seat has heard at a desk: all that was public, and these words, said at the last moment."""
    public = [seen for event in desk.told if (seen := event.seen_by(TABLE)) is not None]
    said = [Word(n, saying_of(who, what, None), len(public)) for n, (who, what) in enumerate(words)]
    return Ears(seat, public, said, [], fresh)


def says(desk, seat, *words, character=TALKER, fresh=0):
    """What the seat says, as it is stored; an empty string if nothing."""
    said = phrases.speak(desk.view(seat), heard_by(desk, seat, *words, fresh=fresh), character, Dice(1))
    return said.words if said else ""


def test_alliances_are_offered_to_whoever_may_still_choose_a_side():
    desk = Desk("7e 1o", "3b 4c", "4c 1o", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e")
    assert says(desk, 0) == "", "the next one must defend"
    desk.do("0 fin", "1 juega 3b")
    assert says(desk, 0) == "together 2"
    desk.do("1 fin")
    assert desk.view().seats[2].forced
    assert says(desk, 0) == "together 3"
    desk.do("3 juega 2e")
    assert says(desk, 0) == ""


def test_nobody_is_asked_twice_by_one_side_nor_once_they_have_given_their_word():
    desk = Desk("7e 1o", "3b 4c", "1b 5b 2c", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 fin")
    assert says(desk, 0) == "together 2"
    assert says(desk, 0, (1, "together 2")) == "together 2", "that was the other side"
    for words in ((2, "agree 1"), (2, "stand 1")):
        assert says(desk, 0, words) == "together 3"
    desk.do("2 juega 5b")
    assert says(desk, 1, (2, "together 3")) == ""


def test_nobody_agrees_with_both_sides():
    desk = Desk("7e 1o", "3b 4c", "1e 12b 4c", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 fin")
    offers = ((0, "together 2"), (1, "together 2"))
    assert says(desk, 2, *offers[:1], character=LIAR) == "agree 0"
    assert says(desk, 2, *offers[1:], character=LIAR) == "agree 1"
    for words in ((2, "agree 0"), (2, "stand 0")):
        assert says(desk, 2, words, *offers[1:], character=LIAR) == ""


def test_nobody_agrees_to_fight_where_the_rules_do_not_let_them():
    desk = Desk("7e 1o", "1e 4c", "1e 4c", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e")
    assert says(desk, 1, (0, "together 1")) == "", "it would have to defend"
    desk.do("0 fin")
    assert desk.view().seats[2].forced
    assert says(desk, 2, (0, "together 2")) == "", "its turn is over"
    desk.do("3 juega 5b")
    assert says(desk, 3, (0, "together 3")) == "", "it fights against them"


def test_who_may_choose_agrees_to_what_is_better_anyway():
    desk = Desk("7e 1o", "3b 4c", "1e 4c", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 fin")
    assert says(desk, 2, (0, "together 2")) == "agree 0"
    assert says(desk, 2, (1, "together 2")) == ""


FOUR = ("12e 4c 1o", "3b 5b 2c 3c", "4b 2b 5c 2o", "1e 2e 3c 3o")


def second_pass(combat, hands=FOUR):
    """The second pass, in which seat 3 comes after the turn of seat 1, its rival, which begins."""
    desk = Desk(*hands, combat=combat)
    desk.do("0 juega 12e", "0 fin", "1 juega 3b", "1 fin", "2 juega 4b", "2 fin", "3 juega 1e", "3 fin")
    if "refuerzos" in combat:
        desk.do("0 fin")
        assert desk.view().active_seat == 1
    return desk


def test_whoever_can_pay_it_back_threatens_those_whose_turn_begins():
    desk = second_pass("refuerzos")
    ears = heard_by(desk, 3)
    now = len(ears.events) - 1
    assert says(desk, 3, fresh=now) == "retaliate 1"
    assert says(desk, 3, fresh=now + 1) == "", "nothing has happened"
    assert says(desk, 0, fresh=now) == "", "its own turns are over"
    assert says(second_pass("astucia refuerzos"), 3, fresh=now) == "", "nobody annuls a burden"


def test_nobody_threatens_without_a_turn_to_come():
    desk = Desk(*FOUR, combat="fuerza")
    desk.do("0 juega 12e", "0 fin", "1 juega 3b")
    assert says(desk, 0, (0, "together 2")) == ""


def test_honest_and_lying_players_deny_copas_after_somebody_has_struck():
    desk = Desk("7e 4c", "3b 7c 2c", "2b 4b 1c", "1e 2e 3o", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b")
    before = len(heard_by(desk, 3).events)
    assert says(desk, 3, fresh=before) == ""
    desk.do("1 juega 7c")
    assert says(desk, 3, fresh=before) == "no-copas"
    assert says(desk, 0, (0, "together 2"), fresh=before, character=LIAR) == "", "its turn is over"
    desk.do("1 fin")
    assert says(desk, 3, fresh=len(heard_by(desk, 3).events)) == ""


def test_who_has_copas_denies_it_only_as_a_lie():
    desk = Desk("7e 4c", "3b 7c 2c", "2b 4b 1o", "1e 2e 3c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 juega 7c")
    assert says(desk, 3) == ""
    assert says(desk, 3, character=LIAR) == "no-copas"


@pytest.mark.parametrize(("combat", "said"), [("fuerza", "strike 1"), ("astucia", "")])
def test_the_others_are_called_on_against_the_knight_that_the_leader_has_just_played(combat, said):
    desk = Desk("7e 4c", "3b 7c", "2b 4b 1o", "1e 2e 3c", combat=combat, scores=[0, 40, 0, 0])
    desk.do("0 juega 7e", "0 fin")
    before = len(heard_by(desk, 0).events)
    desk.do("1 juega 3b")
    assert says(desk, 0, (0, "together 2"), fresh=before) == said
    assert says(desk, 0, (0, "together 2"), fresh=before + 1) == ""


def test_who_broke_their_word_is_warned_of_once():
    desk = Desk("7e 4c", "3b 7c", "2b 4b 1o", "1e 2e 3c", combat="fuerza")
    ears = heard_by(desk, 0, (1, "agree 0"))
    ears.words[0].verdict, ears.words[0].settled = BROKEN, len(ears.events)
    for character, said in ((TALKER, Saying(0, "distrust", 1)), (TALKER._replace(speaks=0.0), None)):
        assert phrases.speak(desk.view(0), ears, character, Dice(1)) == said
    ears.words.append(Word(1, Saying(0, "distrust", 1), len(ears.events)))
    assert phrases.speak(desk.view(0), ears, TALKER, Dice(1)) is None


def test_what_somebody_chose_stays_where_no_word_tips_the_scale():
    """Whoever has thought longer than these rules of thumb may know better."""
    desk = Desk("7e 1o", "3b 4c", "1e 12b 2b 4c", "2e 5b 2c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 fin")
    view, legal = desk.view(2), GAME.legal(desk.state, 2)
    knights = [action for action in legal if action < 48 and action // 12 > 1]
    assert len(knights) == 3
    for action in knights:
        for words in ((), [(1, "distrust 0")], [(2, "agree 0"), (2, "agree 1")]):
            assert phrases.heed(view, legal, action, heard_by(desk, 2, *words), TALKER, Dice(1)) == action
        bound = heard_by(desk, 2, (2, "agree 0"))
        assert phrases.heed(view, legal, action, bound, TALKER, Dice(1)) == 24


def test_whoever_is_threatened_promises_to_spare_the_other_where_it_costs_nothing():
    desk = second_pass("refuerzos")
    threat = (3, "retaliate 1")
    assert says(desk, 1, threat) == "spare 3", "none of its copas strikes the ace"
    assert says(desk, 0, threat) != "spare 3"
    other = second_pass("refuerzos", (FOUR[0], "3b 5b 1c 3c", *FOUR[2:]))
    assert says(other, 1, threat) != "spare 3"
    assert says(other, 1, threat, character=LIAR) == "spare 3"


def test_only_a_promise_keeps_somebody_from_the_aim_that_they_chose():
    desk = Desk("7e 1o", "3b 4c", "7b 2o", "2e 7c 3c", combat="fuerza")
    desk.do("0 juega 7e", "0 fin", "1 juega 3b", "1 fin", "2 juega 7b", "2 fin", "3 juega 2e", "3 juega 7c")
    view, legal = desk.view(3), GAME.legal(desk.state, 3)
    own, theirs = GAME.parse("apunta 7e"), GAME.parse("apunta 7b")
    assert legal == [own, theirs]
    asked = heard_by(desk, 3, (1, "strike 2"))
    for action in legal:
        assert phrases.heed(view, legal, action, asked, TALKER, Dice(1)) == action
    bound = heard_by(desk, 3, (3, "spare 2"))
    assert phrases.heed(view, legal, theirs, bound, TALKER, Dice(1)) == own
    assert phrases.heed(view, legal, theirs, bound, TALKER._replace(keeps=0.0), Dice(1)) == theirs
