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
    Ledger,
    Saying,
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
TALKER = Character("talker", keeps=1.0, carries_out=1.0, speaks=3.0, lies=0.0)
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
