"""§3.1 What is said while the king is sought, and what comes of it."""

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
    Word,
    saying_of,
)
from tafureria.games.muerte_al_rey import GAME, phrases
from tafureria.games.muerte_al_rey.events import (
    Accused,
    ExchangeBegan,
    Exchanged,
    Faces,
    GameBegan,
    GameEnded,
    Identified,
    KingFound,
)
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.pieces import identity
from tafureria.games.muerte_al_rey.players import PLAYERS
from tafureria.games.muerte_al_rey.tests.desk import Desk
from tafureria.games.muerte_al_rey.tests.desk import options as desk_options

BEGAN = [GameBegan(number=1, games=6), *(Identified(seat=seat, card=identity(seat)) for seat in range(6))]
"""Seats 0, 2, 4 are on one side, 1, 3, 5 on the other."""
END = GameEnded(number=1, cause=0, side=0)


def accused(seat, target):
    return Accused(seat=seat, target_seat=target)


def found(seat, target):
    return KingFound(seat=seat, target_seat=target)


@pytest.mark.parametrize(
    ("words", "events", "came"),
    [
        ("accuse 1", [accused(2, 1)], VOID),
        ("distrust 1", [END], VOID),
        ("suspect 1", [accused(2, 1)], ""),
        ("suspect 1", [found(2, 1)], KEPT),
        ("suspect 1", [found(2, 3)], BROKEN),
        ("suspect 1", [found(1, 2)], ""),
        ("suspect 1", [END], VOID),
        ("no-king", [found(1, 2)], ""),
        ("no-king", [found(1, 0)], BROKEN),
        ("no-king", [ExchangeBegan(seat=2, with_seat=4), found(1, 0)], BROKEN),
        ("no-king", [ExchangeBegan(seat=2, with_seat=0), found(1, 0)], VOID),
        ("no-king", [Exchanged(seat=2, with_seat=0, card=None, with_card=None), found(1, 0)], VOID),
        ("no-king", [END], VOID),
        ("leave 1", [accused(0, 3)], ""),
        ("leave 1", [accused(0, 1)], BROKEN),
        ("leave 1", [accused(0, 3), END], KEPT),
        ("leave 1", [accused(2, 1), END], VOID),
        ("revenge 1", [accused(1, 0)], ""),
        ("revenge 1", [accused(1, 0), accused(0, 1)], KEPT),
        ("revenge 1", [accused(0, 1), accused(1, 0), END], BROKEN),
        ("revenge 1", [accused(0, 1), END], VOID),
        ("leave 1", [BEGAN[0]], VOID),
    ],
)
def test_what_comes_of_a_saying(words, events, came):
    ledger = Ledger(phrases)
    ledger.hear(BEGAN)
    ledger.say(0, saying_of(0, words, None))
    ledger.hear(events)
    assert ledger.words[0].verdict == came


def begun(seed=1):
    """A position in which a game has begun, its chance and its events."""
    state, dice, out = GAME.new(Options(), 6), Dice(seed), []
    settle(GAME, state, dice, out)
    return state, dice, out


def test_of_rivals_one_says_what_concerns_rivals():
    state, _, _ = begun()
    view = GAME.view(state, 2)
    said = phrases.sayable(view)
    assert {one.phrase for one in said} == {phrase.name for phrase in phrases.PHRASES}
    for one in said:
        if one.phrase in phrases.OF_RIVALS:
            assert view.identities[one.about] // 12 != view.identities[2] // 12
    assert phrases.sayable(GAME.view(state, TABLE)) == []


def test_whole_matches_with_talk():
    """What is said may be said, by nobody more than twice a game, and every choice stays legal.

    It is said after an accusation of the same game.
    """
    kinds = set()
    for seed in range(8):
        state, dice, out = begun(seed)
        books = [GAME.notebook(Options(), 6, seat) for seat in range(6)]
        player, ledger, was_accused = PLAYERS["jugador"](), Ledger(phrases), False
        while GAME.waiting(state) != OVER:
            for seat, book in enumerate(books):
                for event in out:
                    if (seen := event.seen_by(seat)) is not None:
                        book.hear(seen)
            ledger.hear(event for event in (one.seen_by(TABLE) for one in out) if event is not None)
            for event in out:
                was_accused = isinstance(event, Accused) or (was_accused and not isinstance(event, GameBegan))
            saying = ledger.next_saying(range(6), lambda seat, state=state: GAME.view(state, seat), seed)
            if saying is not None:
                assert was_accused
                assert saying in phrases.sayable(GAME.view(state, saying.seat))
                ledger.say(len(ledger.words), saying)
                assert ledger.spoken(saying.seat) <= 2
            out = []
            seat = seats_in(GAME.waiting(state))[0]
            legal, view = GAME.legal(state, seat), GAME.view(state, seat)
            choice = ledger.heed(seat, view, legal, player.choose(view, legal, books[seat], mix(seed)), seed)
            assert choice in legal
            GAME.apply(state, seat, choice, out)
            settle(GAME, state, dice, out)
        kinds |= {(word.saying.phrase, word.verdict) for word in ledger.words}
    assert {phrase for phrase, _ in kinds} >= {"revenge", "no-king"}


def test_what_a_player_says_depends_on_nothing_that_its_seat_does_not_know():
    """In a world that the seat cannot tell from the real one it says the same."""
    state, dice, told = begun(3)
    ledger, book, compared = Ledger(phrases), GAME.notebook(Options(), 6, 1), 0
    for turn in range(120):
        if GAME.waiting(state) == OVER:
            break
        for event in told:
            if (seen := event.seen_by(1)) is not None:
                book.hear(seen)
        ledger.hear(event for event in (one.seen_by(TABLE) for one in told) if event is not None)
        other = book.imagine(turn)
        for character in CHARACTERS:
            said = [
                phrases.speak(GAME.view(world, 1), ledger.ears(1), character, Dice(turn))
                for world in (state, other)
            ]
            assert said[0] == said[1]
            compared += said[0] is not None
        told = []
        seat = seats_in(GAME.waiting(state))[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0], told)
        settle(GAME, state, dice, told)
    assert compared


def noted(desk):
    """The notebooks of all seats at a desk."""
    books = {seat: GAME.notebook(desk_options(), 6, seat) for seat in range(6)}
    for seat, book in books.items():
        for event in desk.told:
            if (seen := event.seen_by(seat)) is not None:
                book.hear(seen)
    return books


def claimed(desk, *words):
    """A ledger in which these claims, each of one seat, have been held against what every seat knows."""
    ledger = Ledger(phrases)
    ledger.hear(event for event in (one.seen_by(TABLE) for one in desk.told) if event is not None)
    for number, seat in enumerate(words):
        ledger.say(number, saying_of(seat, "no-king", None))
    ledger.weigh(noted(desk))
    return ledger


def test_a_claim_that_cannot_be_true_is_remembered_as_a_lie_by_who_knows():
    """Seat 0 gave the king to seat 2, which denies having it; nobody else can know."""
    desk = Desk()
    desk.do("0 cambia 2e", "0 entrega 12o", "2 entrega 3o")
    ledger = claimed(desk, 2, 4, 0, 1)
    assert [word.found_out for word in ledger.words] == [[0], [], [], []]
    assert ledger.ears(0).trust(2) < ledger.ears(0).trust(4)
    for seat in (1, 3, 4, 5):
        assert ledger.ears(seat).trust(2) == ledger.ears(0).trust(4), "it cannot know"
    ledger.hear([ExchangeBegan(seat=2, with_seat=4)])
    later = noted(desk)
    assert not phrases.refutes(later[0], ledger.words[0].saying, [ExchangeBegan(seat=2, with_seat=4)])
    ledger.hear([END])
    assert ledger.words[0].verdict == VOID
    assert ledger.ears(0).trust(2) < ledger.ears(0).trust(4)


def test_in_worlds_that_a_seat_cannot_tell_apart_it_finds_out_the_same():
    """The king was given away in one of them, and kept in the other."""
    found = []
    for given in ("12o", "1o"):
        desk = Desk()
        desk.do("0 cambia 2e", f"0 entrega {given}", "2 entrega 3o")
        found.append([[seat in word.found_out for seat in range(1, 6)] for word in claimed(desk, 2).words])
    assert found == [[[False] * 5]] * 2


def test_whoever_is_found_out_has_the_king():
    """In whole matches nobody is called a liar who is none, and some who are."""
    found = 0
    for seed in range(4):
        state, dice, out = begun(seed)
        books = [GAME.notebook(Options(), 6, seat) for seat in range(6)]
        player = PLAYERS["jugador"]()
        while GAME.waiting(state) != OVER:
            for seat, book in enumerate(books):
                for event in out:
                    if (seen := event.seen_by(seat)) is not None:
                        book.hear(seen)
            view = GAME.view(state, TABLE)
            for seat in range(6) if view.phase in phrases.IN_PLAY else ():
                hands = [GAME.view(state, other).hand for other in range(6)]
                for other in (other for other in range(6) if other != seat):
                    if phrases.refutes(books[seat], saying_of(other, "no-king", None), []):
                        assert {card for card in hands[other] if card % 12 == 11}
                        found += 1
            out = []
            seat = seats_in(GAME.waiting(state))[0]
            GAME.apply(
                state,
                seat,
                player.choose(GAME.view(state, seat), GAME.legal(state, seat), books[seat], seed),
                out,
            )
            settle(GAME, state, dice, out)
    assert found


# --- when computer players speak, and what they make of it ------------------------------------

TALKER = Character("talker", keeps=1.0, carries_out=2.0, speaks=3.0, lies=0.0)


def heard_by(desk, seat, *words):
    """What a seat has heard at a desk: all that was public, and these words, said at the last moment."""
    public = [seen for event in desk.told if (seen := event.seen_by(TABLE)) is not None]
    said = [Word(n, saying_of(*word, None), len(public)) for n, word in enumerate(words)]
    return Ears(seat, public, said, [0], 0)


def says(desk, seat, *words, character=TALKER):
    """What the seat says, as it is stored; an empty string if nothing."""
    said = phrases.speak(desk.view(seat), heard_by(desk, seat, *words), character, Dice(1))
    return said.words if said else ""


def test_before_anybody_is_accused_there_is_no_cause_to_speak():
    desk = Desk()
    assert {says(desk, seat) for seat in range(6)} == {""}


def test_whoever_may_be_the_next_deters_the_accuser_or_denies_the_king():
    desk = Desk()
    desk.do("0 acusa 2b")
    assert desk.of(KingFound) == []
    assert says(desk, 5) == "revenge 0"
    assert says(desk, 5, (5, "revenge 0")) == "no-king"
    assert says(desk, 3) == "", "it was accused: it is too late to deter"
    assert says(desk, 2) == "", "it is on the other side"


def test_whoever_has_the_king_denies_it_only_as_a_lie():
    desk = Desk()
    desk.do("0 acusa 2b")
    meek = TALKER._replace(carries_out=0.0)
    assert "12c" in desk.hand(1)
    assert says(desk, 1, character=meek) == ""
    assert says(desk, 1, character=meek._replace(lies=1.0)) == "no-king"


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        ([(2, "accuse 5")], "acusa 3b"),
        ([(2, "suspect 5")], "acusa 3b"),
        ([(2, "accuse 3"), (4, "accuse 5")], "acusa 3b"),
        ([(1, "accuse 5")], "acusa 2b"),
        ([], "acusa 2b"),
    ],
    ids=["asked", "suspected", "asked last", "asked by a rival", "not asked"],
)
def test_a_companion_is_followed_where_nothing_speaks_for_another(words, chosen):
    desk = Desk()
    legal, wanted = GAME.legal(desk.state, 0), GAME.parse("acusa 2b")
    choice = phrases.heed(desk.view(0), legal, wanted, heard_by(desk, 0, *words), TALKER, Dice(1))
    assert GAME.notation(choice) == chosen


def test_a_companion_is_not_followed_against_what_was_seen_nor_without_trust():
    desk = Desk()
    ears = heard_by(desk, 0, (2, "accuse 5"))
    view, legal, wanted = desk.view(0), GAME.legal(desk.state, 0), GAME.parse("acusa 2b")
    for event in (Accused(seat=2, target_seat=5), ExchangeBegan(seat=3, with_seat=1)):
        seen = ears._replace(events=[*ears.events, event])
        assert phrases.heed(view, legal, wanted, seen, TALKER, Dice(1)) == wanted
    broken = [Word(n, saying_of(2, "leave 1", None), 0, BROKEN, 1) for n in range(3)]
    distrusting = ears._replace(words=[*broken, *ears.words])
    assert phrases.heed(view, legal, wanted, distrusting, TALKER, Dice(1)) == wanted


def test_an_eliminated_accuser_is_not_threatened():
    desk = Desk()
    desk.do("0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c", "2 acusa 2b")
    assert says(desk, 5) == "revenge 2"
    desk.state.hands[2] &= -desk.state.hands[2]
    assert desk.view().counts[2] == 1
    assert says(desk, 5) == "no-king", "it gives up its last card"


@pytest.mark.parametrize(
    ("uneasy", "said"), [([1], "suspect 1"), ([1, 2, 4], "suspect 1"), ([1, 3], ""), ([2], ""), ([], "")]
)
def test_the_only_uneasy_rival_is_suspected(uneasy, said):
    desk = Desk(gestos=True)
    calm = [seat for seat in range(6) if seat not in uneasy]
    desk.told.append(Faces(calm_seats=calm, pleased_seats=[], uneasy_seats=uneasy))
    assert says(desk, 0) == said
