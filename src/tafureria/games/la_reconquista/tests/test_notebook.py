"""Imagined worlds while several seats choose at once (r.19, r.21, r.27)."""

import pytest

from tafureria.core.bits import cards_in
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.la_reconquista import GAME
from tafureria.games.la_reconquista import state as st
from tafureria.games.la_reconquista.pieces import NUMBER
from tafureria.games.la_reconquista.tests.desk import Desk

SEEDS = 1500
HANDS = ("madrid avila", "toledo cuenca", "sevilla", "huelva")


def worlds(moves, seat):
    """Worlds that *seat* imagines after the set-up of ``HANDS`` and these moves.

    The notebook knows who owns every province, so that only the pending choices are in doubt.
    """
    desk = Desk(HANDS, {"madrid": 2, "avila": 1, "toledo": 1}, seats=5)
    notebook = GAME.notebook(desk.state.options, 5, seat)
    notebook.public = desk.state.clone()
    notebook.facts.over([desk.state.owner(place) for place in range(60)])
    for event in desk.do(*moves):
        if (seen := event.seen_by(seat)) is not None:
            notebook.hear(seen)
    return [notebook.imagine(seed) for seed in range(SEEDS)]


@pytest.mark.parametrize(
    ("moves", "seat", "count"),
    [
        ((), 1, 3**3),
        ((), 4, 3**3),
        (("2 si",), 2, 3**3 - 2**3),
        (("4 no",), 4, 3**3 - 2**3),
        ((), 0, 3**4 - 2**4),
    ],
)
def test_r27_any_of_the_others_may_have_answered_unless_nobody_is_left(moves, seat, count):
    """Each of the others has said yes, has said no, or has not answered."""
    found = {(world.asked, world.votes) for world in worlds(("0 tablas", *moves), seat)}
    assert len(found) == count


ATTACK = "0 ataco toledo"
NOTHING, ONE, OTHER, BOTH = (), ("madrid",), ("avila",), ("avila", "madrid")


def passed(moves, seat):
    """Of each world: (cards that the attacker passes, the defender's without Toledo, seats yet to choose)."""
    found = set()
    for world in worlds((ATTACK, *moves), seat):
        if GAME.view(world, 0).phase == "passing-cards":
            cards = [
                tuple(slug for slug in sorted(hand.split()) if mask >> NUMBER[slug] & 1 and slug != "toledo")
                for hand, mask in zip(HANDS, world.passed, strict=False)
            ]
            found.add((*cards, world.asked))
    return found


def test_r19_the_other_may_be_choosing_or_have_chosen_whoever_sits_lower():
    """The attacker has the lower seat number; either of the two may have chosen before the other."""
    mine = ("0 pasa madrid",)
    assert passed(mine, 0) == {(ONE, theirs, asked) for theirs in (NOTHING, ("cuenca",)) for asked in (1, 3)}
    mine = ("1 pasa cuenca",)
    assert passed(mine, 1) == {
        (theirs, ("cuenca",), asked) for theirs in (NOTHING, ONE, OTHER, BOTH) for asked in (2, 3)
    }


def test_r19_whoever_is_left_may_have_begun():
    assert passed(("0 pasa avila", "0 listo"), 0) == {(OTHER, theirs, 2) for theirs in (NOTHING, ("cuenca",))}
    assert passed(("1 listo",), 1) == {(theirs, NOTHING, 1) for theirs in (NOTHING, ONE, OTHER, BOTH)}


@pytest.mark.parametrize("seat", [2, 4])
def test_r21_third_parties_imagine_the_two_at_any_point_before_the_end(seat):
    expected = {
        (attack, defence, asked)
        for attack in (NOTHING, ONE, OTHER, BOTH)
        for defence in (NOTHING, ("cuenca",))
        for asked in (1, 2, 3)
    }
    assert passed((), seat) == expected
    looking = {world.asked for world in worlds((ATTACK,), seat) if GAME.view(world, 0).phase == "looking"}
    assert looking == {1, 2, 3}


def random_game(seats, seed, steps):
    """Yield (state, notebooks) before every choice of a random game."""
    dice, state = Dice(seed), GAME.new(GAME.options(), seats)
    notebooks = [GAME.notebook(GAME.options(), seats, seat) for seat in range(seats)]
    for _ in range(steps):
        waiting, out = GAME.waiting(state), []
        if waiting == OVER:
            return
        if waiting == CHANCE:
            seat, action = CHANCE, GAME.outcome(state, dice.below(GAME.weight(state)))
        else:
            yield state, notebooks
            seat = seats_in(waiting)[0]
            legal = GAME.legal(state, seat)
            action = legal[dice.below(len(legal))]
        GAME.apply(state, seat, action, out)
        for eyes, notebook in enumerate(notebooks):
            for event in out:
                seen = event.seen_by(eyes)
                if seen is not None:
                    notebook.hear(seen)


@pytest.mark.parametrize("limit", [1, 80])
def test_facts_are_given_up_from_the_oldest_on_and_known_owners_never(limit):
    """Searches that may not take long find worlds all the same; with none at all, everything is given up."""
    looks = turns = 0
    for count, (state, notebooks) in enumerate(random_game(4, 2, 4000)):
        turns += state.phase == st.TURN
        if state.phase != st.TURN or turns % 17:
            continue
        book = notebooks[count % 4]
        solver = book._solved()
        before = [claims[:] for claims in solver.claims_of]
        owned = solver.in_any_case(Dice(count), limit)
        looks += 1
        assert [claims[:] for claims in solver.claims_of] == before
        assert solver.counting
        assert sum(owned) == sum(state.owned)
        if not solver.fights:
            assert [mask.bit_count() for mask in owned] == [mask.bit_count() for mask in state.owned]
        for seat, mask in enumerate(owned):
            assert all(book.facts.may[place] >> seat & 1 for place in cards_in(mask))
        for seat, mask in enumerate(state.owned):
            assert all(book.facts.may[place] >> seat & 1 for place in cards_in(mask)), "the truth is excluded"
    assert looks > 5
