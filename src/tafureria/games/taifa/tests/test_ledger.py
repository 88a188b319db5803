"""Where hidden cards can be: what fits is found however long the story is."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.taifa import GAME, cards, pieces
from tafureria.games.taifa.memory import ledger
from tafureria.games.taifa.memory.imagine import imagine_in_any_case
from tafureria.games.taifa.memory.ledger import DRAWN, GAINED, MOVED, REVEALED, Hearsay, Op
from tafureria.games.taifa.tests.desk import card


def long_story(steps):
    """A card moves unseen, much that does not matter follows, and only one of the two can have moved.

    Kingdom 0 has the only Atalaya and a card that nobody has seen; one of the two moves to kingdom 1. Then
    kingdom 2 gives kingdom 3 one of two known cards, *steps* times. At last kingdom 0 shows the Atalaya.
    """
    watchtower, one, other = card("atalaya"), card("levas"), card("paria")
    hearsay = Hearsay(cards.COPIES, 0)
    hearsay.note(Op(DRAWN, 0, pieces.MUSLIM))
    hearsay.note(Op(DRAWN, 2, pieces.MUSLIM, watchtower))
    hearsay.note(Op(GAINED, 0, card=watchtower))
    hearsay.note(Op(MOVED, 0, 1))
    for _ in range(steps):
        hearsay.note(Op(GAINED, 2, card=one))
        hearsay.note(Op(GAINED, 2, card=other))
        hearsay.note(Op(MOVED, 2, 3))
    hearsay.note(Op(REVEALED, 0, card=watchtower))
    return hearsay, watchtower


def test_an_early_choice_that_does_not_fit_is_soon_made_anew():
    """A search through all choices would look at two to the fortieth of them before it changed the first."""
    hearsay, watchtower = long_story(40)
    for seed in range(20):
        found = hearsay.guess(Dice(seed))
        assert found is not None
        assert watchtower not in found.bags[0] + found.bags[1]
        assert len(found.bags[1]) == 1
        assert found.bags[1][0] < 0, "the card that nobody has seen"


def test_what_is_too_rare_for_chance_is_searched(monkeypatch):
    monkeypatch.setattr(ledger, "RESTARTS", 0)
    hearsay, watchtower = long_story(6)
    found = hearsay.guess(Dice(1))
    assert found is not None
    assert watchtower not in found.bags[1]


def test_what_cannot_be_is_not_found(monkeypatch):
    monkeypatch.setattr(ledger, "RESTARTS", 3)
    hearsay, watchtower = long_story(2)
    hearsay.note(Op(REVEALED, 1, card=watchtower))
    assert hearsay.guess(Dice(1)) is None


def test_a_world_is_found_in_any_case_and_looks_the_same():
    """Conditions are given up without a guess, as if none had been found, all through a game among six."""
    dice, state = Dice(9), GAME.new(GAME.options(), 6)
    notebooks = [GAME.notebook(GAME.options(), 6, seat) for seat in range(6)]
    looks = 0
    while (waiting := GAME.waiting(state)) != OVER:
        out = []
        if waiting == CHANCE:
            GAME.apply(state, CHANCE, GAME.outcome(state, dice.below(GAME.weight(state))), out)
        else:
            looks += 1
            seat = looks % 6
            book = notebooks[seat]
            if looks % 5 == 0:
                world = imagine_in_any_case(book.shadow, book.hearsay, book.me, Dice(looks))
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert GAME.legal(world, seat) == GAME.legal(state, seat)
            asked = seats_in(waiting)[0]
            legal = GAME.legal(state, asked)
            GAME.apply(state, asked, legal[dice.below(len(legal))], out)
        for eyes, notebook in enumerate(notebooks):
            for event in out:
                seen = event.seen_by(eyes)
                if seen is not None:
                    notebook.hear(seen)
    assert looks > 100


def test_a_bag_gets_what_it_must_hold_in_exchange_for_something_else():
    held = ledger.Ledger([0] * cards.DESIGNS, 0)
    held.bags[0], held.bags[1] = [4], [7, 9]
    held.fetch(0, [7], Dice(1))
    assert (held.bags[0], sorted(held.bags[1])) == ([7], [4, 9])
    held.fetch(0, [5], Dice(1))
    assert held.bags[0] == [7], "nobody has it"
