"""§2 What is said in battle, and what comes of it."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice, mix
from tafureria.core.game import OVER, TABLE, seats_in, settle
from tafureria.core.phrase import (
    BROKEN,
    CHARACTERS,
    KEPT,
    VOID,
    Character,
    Ears,
    Ledger,
    Saying,
    Word,
    saying_of,
)
from tafureria.games.moros_y_cristianos import GAME, phrases
from tafureria.games.moros_y_cristianos.events import (
    Annulled,
    Copa,
    Knight,
    NoKnights,
    Outcome,
    RoundBegan,
    TurnedUp,
)
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.players.heuristic import Jugador
from tafureria.games.moros_y_cristianos.tests.desk import Desk

ANA, BEA, EVA = 0, 1, 2
BEGAN = RoundBegan(round=1, starter_seat=0)
END = Outcome(side=0, christians=1, moors=0, reason=0, seats=[0])
COPA_4 = 15


def knight(seat, side):
    return Knight(seat=seat, card=24 + 12 * side, side=side, pass_number=1)


def annulled(seat, victim):
    return Annulled(seat=seat, card=COPA_4, target=24, victim_seat=victim)


def verdict(words, *events, seat=ANA):
    """What came of Ana's words, said after the first of these events."""
    ledger = Ledger(phrases)
    ledger.hear(events[:1])
    ledger.say(0, saying_of(seat, words, None))
    ledger.hear(events[1:])
    return ledger.words[0].verdict


@pytest.mark.parametrize(
    ("words", "events", "came"),
    [
        ("together 1", [END], VOID),
        ("strike 1", [annulled(1, 2)], VOID),
        ("distrust 1", [END], VOID),
        ("agree 1", [knight(0, 1), knight(1, 1)], ""),
        ("agree 1", [knight(0, 1), knight(1, 1), END], KEPT),
        ("agree 1", [knight(0, 1), knight(1, 0), END], BROKEN),
        ("agree 1", [knight(0, 1), knight(1, 0), knight(1, 1), END], KEPT),
        ("agree 1", [knight(0, 1), END], VOID),
        ("agree 1", [NoKnights(cards=[])], VOID),
        ("stand 1", [knight(0, 1)], ""),
        ("stand 1", [knight(0, 1), END], KEPT),
        ("stand 1", [knight(0, 0), END], BROKEN),
        ("stand 1", [knight(1, 0), END], VOID),
        ("spare 1", [annulled(2, 1)], ""),
        ("spare 1", [annulled(0, 1)], BROKEN),
        ("spare 1", [annulled(0, 2), knight(1, 0), END], KEPT),
        ("spare 1", [annulled(0, 2), END], VOID),
        ("retaliate 1", [annulled(1, 0)], ""),
        ("retaliate 1", [annulled(1, 0), annulled(0, 1)], KEPT),
        ("retaliate 1", [annulled(0, 1), annulled(1, 0), END], BROKEN),
        ("retaliate 1", [annulled(1, 0), END], BROKEN),
        ("retaliate 1", [annulled(2, 0), END], VOID),
        ("no-copas", [Copa(seat=1, card=COPA_4)], ""),
        ("no-copas", [Copa(seat=0, card=COPA_4)], BROKEN),
        ("no-copas", [TurnedUp(seat=0, cards=[2])], ""),
        ("no-copas", [TurnedUp(seat=0, cards=[2, COPA_4])], BROKEN),
        ("no-copas", [END], VOID),
    ],
)
def test_what_comes_of_a_saying(words, events, came):
    assert verdict(words, BEGAN, *events) == came


def test_what_is_open_when_the_battle_ends_comes_to_nothing():
    assert verdict("spare 1", BEGAN, NoKnights(cards=[]), BEGAN, annulled(0, 1)) == VOID


def test_nobody_is_held_to_a_side_of_the_battle_before():
    ledger = Ledger(phrases)
    ledger.hear([BEGAN, knight(0, 0), knight(1, 1), END, BEGAN])
    ledger.say(0, Saying(ANA, "agree", BEA))
    ledger.hear([knight(0, 0), END])
    assert ledger.words[0].verdict == VOID


def test_trust_falls_with_each_broken_word_and_rises_with_each_kept_one():
    ledger = Ledger(phrases)
    seen = [ledger.ears(BEA).trust(ANA)]
    for came in (knight(1, 1), knight(1, 0)):
        ledger.hear([BEGAN])
        ledger.say(0, Saying(ANA, "agree", BEA))
        ledger.hear([knight(0, 1), came, END])
        seen.append(ledger.ears(BEA).trust(ANA))
    assert seen[2] < seen[0] < seen[1]


def test_only_who_hears_a_private_saying_reckons_with_it():
    ledger = Ledger(phrases)
    ledger.hear([BEGAN])
    ledger.say(0, Saying(ANA, "agree", BEA, to=BEA))
    ledger.hear([knight(0, 1), knight(1, 0), END])
    assert ledger.ears(EVA).words == []
    assert ledger.ears(EVA).trust(ANA) > ledger.ears(BEA).trust(ANA)


FORCED = ("1e 2e 3e 4e 5e", "6e 2c 3c 4c 1o", "1b 2b 3b 4b 5b", "1c 5c 6c 7c 5o")
"""Seat 1 can play no basto: it may have espadas. Seat 3 can play no knight, so only copas are left."""


def forced(hands=FORCED):
    """The second pass of a battle in which these two were forced."""
    desk = Desk.dealt(*hands)
    desk.do("0 declara fe", "0 declara fuerza", "0 declara refuerzos", "0 batalla")
    desk.do("0 juega 1e", "0 fin", "2 juega 1b", "2 fin")
    return desk


def claimed(desk, *claims):
    """A ledger in which these claims have been held against what every seat knows."""
    ledger = Ledger(phrases)
    ledger.hear(event for event in (one.seen_by(TABLE) for one in desk.told) if event is not None)
    for number, claim in enumerate(claims):
        ledger.say(number, claim)
    ledger.weigh(dict(enumerate(desk.notebooks)))
    return ledger


def test_a_claim_that_cannot_be_true_is_remembered_as_a_lie_by_those_who_know():
    desk = forced()
    before = claimed(desk).ears(0)
    ledger = claimed(desk, Saying(3, "no-copas"), Saying(1, "no-copas"))
    assert [word.found_out for word in ledger.words] == [[0, 1, 2], []], "seat 1 may have espadas"
    for seat in (0, 2):
        assert ledger.ears(seat).trust(3) < before.trust(3)
        assert ledger.ears(seat).trust(1) == before.trust(1)
    ledger.hear([END])
    assert ledger.words[0].verdict == VOID, "the table has not seen it"
    assert ledger.ears(0).trust(3) < before.trust(3)


def test_a_lie_that_is_whispered_is_found_out_only_by_whom_it_is_told():
    ledger = claimed(forced(), Saying(3, "no-copas", to=2))
    assert ledger.words[0].found_out == [2]


def test_a_lie_is_found_out_as_soon_as_the_hand_is_known():
    desk = Desk.dealt(*FORCED)
    desk.do("0 declara fe", "0 declara fuerza", "0 declara refuerzos", "0 batalla", "0 juega 1e", "0 fin")
    ledger, books = claimed(desk, Saying(3, "no-copas")), dict(enumerate(desk.notebooks))
    assert ledger.words[0].found_out == []
    heard = len(desk.told)
    desk.do("2 juega 1b", "2 fin")
    ledger.hear(event for event in (one.seen_by(TABLE) for one in desk.told[heard:]) if event is not None)
    ledger.weigh(books)
    assert ledger.words[0].found_out == [0, 1, 2]


def test_in_worlds_that_a_seat_cannot_tell_apart_it_finds_out_the_same():
    """In one of them the claim is true."""
    worlds = [forced(), forced((FORCED[0], "6e 7e 10e 11e 1o", *FORCED[2:]))]
    told = [[event.seen_by(0) for event in desk.told] for desk in worlds]
    assert told[0] == told[1]
    found = [claimed(desk, Saying(3, "no-copas"), Saying(1, "no-copas")) for desk in worlds]
    assert [[0 in word.found_out for word in ledger.words] for ledger in found] == [[True, False]] * 2


def test_who_has_found_out_a_lie_warns_of_it_once():
    desk = forced()
    ledger = claimed(desk, Saying(3, "no-copas"), Saying(1, "no-copas"))
    ledger.words.pop()
    view, warning = desk.view(0), Saying(0, "distrust", 3)
    assert phrases.speak(view, ledger.ears(0), TALKER, Dice(1)) == warning
    ledger.say(1, warning)
    assert phrases.speak(view, ledger.ears(0), TALKER, Dice(1)) != warning
    assert phrases.speak(view, claimed(desk, Saying(1, "no-copas")).ears(0), TALKER, Dice(1)) is None


def in_battle(seed=1, teams=False):
    """A position in the first battle, and its chance."""
    options = Options(equipos=True) if teams else Options()
    state, dice = GAME.new(options, 4), Dice(seed)
    settle(GAME, state, dice, None)
    while GAME.view(state, TABLE).phase != "play":
        seat = seats_in(GAME.waiting(state))[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[-1], None)
        settle(GAME, state, dice, None)
    return state, dice


def test_everything_may_be_said_in_battle_about_every_other_seat():
    state, _ = in_battle()
    said = phrases.sayable(GAME.view(state, BEA))
    assert {one.phrase for one in said} == {phrase.name for phrase in phrases.PHRASES}
    assert {one.about for one in said if one.phrase == "spare"} == {0, 2, 3}
    assert phrases.sayable(GAME.view(state, TABLE)) == []


def test_nobody_offers_sides_where_they_are_settled():
    state, _ = in_battle(teams=True)
    names = {one.phrase for one in phrases.sayable(GAME.view(state, BEA))}
    assert names == {"spare", "retaliate", "no-copas", "strike", "distrust"}


def test_before_the_battle_nothing_is_said():
    state = GAME.new(Options(), 4)
    settle(GAME, state, Dice(1), None)
    assert GAME.view(state, BEA).phase not in phrases.IN_BATTLE
    assert phrases.sayable(GAME.view(state, BEA)) == []


def test_whole_games_with_talk():
    """What is said may be said, by nobody more than twice a round, and every choice stays legal.

    Whoever agrees answers an offer of the same round.
    """
    player, kinds = Jugador(), set()
    for seed in range(6):
        state, dice, out = GAME.new(Options(), 5), Dice(seed), []
        settle(GAME, state, dice, out)
        ledger, first = Ledger(phrases), 0
        while GAME.waiting(state) != OVER:
            ledger.hear(event for event in (one.seen_by(TABLE) for one in out) if event is not None)
            if any(isinstance(one, RoundBegan) for one in out):
                first = len(ledger.words)
            saying = ledger.next_saying(range(5), lambda seat, state=state: GAME.view(state, seat), seed)
            if saying is not None:
                assert saying in phrases.sayable(GAME.view(state, saying.seat))
                if saying.phrase == "agree":
                    offers = [
                        word.saying for word in ledger.words[first:] if word.saying.phrase == "together"
                    ]
                    assert (saying.about, saying.seat) in {(offer.seat, offer.about) for offer in offers}
                ledger.say(len(ledger.words), saying)
                assert ledger.spoken(saying.seat) <= 2
            out = []
            seat = seats_in(GAME.waiting(state))[0]
            legal, view = GAME.legal(state, seat), GAME.view(state, seat)
            choice = ledger.heed(seat, view, legal, player.choose(view, legal, None, mix(seed)), seed)
            assert choice in legal
            GAME.apply(state, seat, choice, out)
            settle(GAME, state, dice, out)
        kinds |= {(word.saying.phrase, word.verdict) for word in ledger.words}
    assert {("agree", KEPT), ("agree", BROKEN), ("together", VOID), ("no-copas", BROKEN)} <= kinds


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_player_says_depends_on_nothing_that_its_seat_does_not_know(seed):
    """In a world that the seat cannot tell from the real one it says the same."""
    state, dice, told = GAME.new(Options(), 4), Dice(seed), []
    settle(GAME, state, dice, told)
    ledger, book, heard, compared = Ledger(phrases), GAME.notebook(Options(), 4, BEA), 0, 0
    for turn in range(150):
        if GAME.waiting(state) == OVER:
            break
        for event in told[heard:]:
            seen = event.seen_by(BEA)
            if seen is not None:
                book.hear(seen)
        ledger.hear(event for event in (one.seen_by(TABLE) for one in told[heard:]) if event is not None)
        heard = len(told)
        other = book.imagine(seed)
        for character in CHARACTERS:
            said = [
                phrases.speak(GAME.view(world, BEA), ledger.ears(BEA), character, Dice(turn))
                for world in (state, other)
            ]
            assert said[0] == said[1]
            compared += said[0] is not None
        seat = seats_in(GAME.waiting(state))[0]
        choice = Jugador().choose(GAME.view(state, seat), GAME.legal(state, seat), None, 0)
        GAME.apply(state, seat, choice, told)
        settle(GAME, state, dice, told)
    assert compared


# --- when computer players speak, and what they make of it ------------------------------------

TALKER = Character("talker", keeps=1.0, carries_out=1.0, speaks=3.0, lies=0.0)
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
