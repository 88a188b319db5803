"""The search guide: what it compares, how long playouts are, and how it values their end."""

from __future__ import annotations

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, seats_in, settle
from tafureria.games.taifa import actions
from tafureria.games.taifa.cards import W_PARIA
from tafureria.games.taifa.game import GAME
from tafureria.games.taifa.pieces import CASTLES, NOBODY, areas_in
from tafureria.games.taifa.players import GUIDE
from tafureria.games.taifa.players.guide import ATTACKS, EVENTS, OTHERS
from tafureria.games.taifa.players.heuristic import Jugador
from tafureria.games.taifa.players.standing import due
from tafureria.games.taifa.state import ANSWER, ROUND
from tafureria.games.taifa.tests.desk import Desk, card, kingdom


def choices(wanted, phase=ROUND, seed=3):
    """(state, seat, legal actions) of up to *wanted* choices in that phase (-1: in any), among heuristics."""
    options = GAME.options()
    state, dice, out = GAME.new(options, 6), Dice(seed), []
    while len(out) < wanted:
        settle(GAME, state, dice, None)
        if GAME.waiting(state) == OVER:
            break
        seat = seats_in(GAME.waiting(state))[0]
        legal = GAME.legal(state, seat)
        if phase in (-1, state.phase) and len(legal) > 1:
            out.append((state.clone(), seat, legal))
        GAME.apply(state, seat, Jugador().choose(GAME.view(state, seat), legal, None, 0))
    return out


def compared(state, seat, legal):
    view, book = GAME.view(state, seat), GAME.notebook(GAME.options(), 6, seat)
    candidates, _ = GUIDE.consider(view, legal, book, 0)
    assert candidates[0] == Jugador().choose(view, legal, None, 0)
    assert set(candidates) <= set(legal)
    assert len(set(candidates)) == len(candidates)
    return candidates


def test_in_its_own_round_it_waits_when_the_heuristic_waits_else_it_compares_attacks_and_events():
    attacks = events = waits = offered = 0
    for state, seat, legal in choices(60):
        candidates = compared(state, seat, legal)
        if candidates[0] == actions.PASS:
            assert candidates == [actions.PASS]
            waits += 1
            continue
        may_pass = bool(actions.attacked(candidates[0]))
        assert (actions.PASS in candidates) == may_pass
        offered += may_pass
        assert len(candidates) <= 2 + ATTACKS + EVENTS
        attacks = max(attacks, sum(bool(actions.attacked(one)) for one in candidates))
        events = max(events, sum(actions.played(one) != actions.NO_CARD for one in candidates))
    assert attacks == ATTACKS
    assert events == EVENTS
    assert waits > 5
    assert offered > 2


@pytest.mark.parametrize(("turn", "expected"), [(1, True), (2, True), (3, False)])
def test_in_the_last_turn_it_does_not_compare_passing_with_an_attack(turn, expected):
    """Cards kept from a turn are of use in the next one; after the last turn they are worth nothing."""
    desk = Desk("castilla", hand={"castilla": "C23"})
    desk.state.turn = turn
    desk.go()
    candidates = compared(desk.state, 0, GAME.legal(desk.state, 0))
    assert actions.attacked(candidates[0])
    assert (actions.PASS in candidates) == expected


def takes_no_part(state, seat):
    return state.kingdoms[seat] not in (state.attacker, state.defender)


def test_in_a_deed_of_others_it_answers_as_the_heuristic_does():
    asked = [one for one in choices(60, ANSWER) if takes_no_part(*one[:2])]
    assert len(asked) > 20
    assert all(len(compared(*one)) == 1 for one in asked)


def test_in_other_phases_it_compares_a_few_other_actions_and_doing_no_more():
    phases = set()
    for state, seat, legal in choices(400, -1):
        if state.phase == ROUND or (state.phase == ANSWER and takes_no_part(state, seat)):
            continue
        candidates = compared(state, seat, legal)
        assert len(candidates) == min(len(legal), 1 + OTHERS)
        assert actions.ENOUGH not in legal or actions.ENOUGH in candidates
        phases.add(state.phase)
    assert len(phases) > 5


@pytest.mark.parametrize("number", [0, 25, 60])
def test_it_plays_on_until_the_seats_next_round_or_the_next_turn(number):
    state, seat, legal = choices(100)[number]
    dice = Dice(number)
    mark = GUIDE.prepare(state, seat, None, dice)
    turn, kingdom, rounds = state.turn, state.kingdoms[seat], []
    GAME.apply(state, seat, legal[0])
    while True:
        settle(GAME, state, dice, None)
        values = GUIDE.value(state, mark)
        if due(state):
            rounds.append(state.active)
        if values is not None:
            break
        mover = seats_in(GAME.waiting(state))[0]
        legal = GAME.legal(state, mover)
        GAME.apply(state, mover, GUIDE.choose(state, mover, legal, dice, mark))
    assert state.turn == turn + 1 or (rounds[-1] == kingdom and len(rounds) > 1)
    assert rounds.count(kingdom) <= 1 or state.turn > turn
    assert sum(values) == pytest.approx(1.0)


def test_a_playout_from_a_gift_goes_through_the_round_that_follows():
    """M08 A gift costs no action: the same kingdom's round goes on, and nothing has happened yet."""
    desk = Desk("castilla leon", hand={"castilla": "C28 C29", "leon": "C24"})
    desk.state.watch[W_PARIA] = kingdom("castilla")
    desk.state.permanents[kingdom("castilla")] = [card("M08")]
    desk.go()
    mark = GUIDE.prepare(desk.state, desk.seat("castilla"), None, Dice(1))
    desk.do("castilla regala leon", "castilla carta mesnada")
    assert due(desk.state)
    assert desk.state.active == mark.kingdom
    assert GUIDE.value(desk.state, mark) is None


def test_the_end_of_the_game_counts_as_it_is():
    state, seat, _ = choices(1)[0]
    mark = GUIDE.prepare(state, seat, None, Dice(1))
    state.ending = 1
    assert GUIDE.value(state, mark) is None, "the search then takes what the rules say"


def test_in_a_playout_everybody_answers_as_the_heuristic_does():
    """Where the guide answers without a look at the view, too."""
    answers = others = 0
    for state, seat, legal in choices(200, ANSWER):
        mark = GUIDE.prepare(state, seat, None, Dice(1))
        action = GUIDE.choose(state, seat, legal, Dice(5), mark)
        assert action == Jugador().choose(GAME.view(state, seat), legal, None, 0)
        answers += 1
        others += takes_no_part(state, seat)
    assert others > 50
    assert answers > others


def test_in_a_playout_others_answer_when_somebody_attacks_for_the_thirteenth_castle():
    """Then the guide must look: the heuristic lays what it has against that attack."""
    laid = 0
    for state, seat, legal in choices(300, ANSWER):
        if not takes_no_part(state, seat):
            continue
        free = [area for area in areas_in(state.board & ~state.land[state.attacker]) if area != state.target]
        for area in free[: CASTLES - 1 - state.land[state.attacker].bit_count()]:
            if state.owner[area] != NOBODY:
                state.land[state.owner[area]] &= ~(1 << area)
            state.owner[area] = state.attacker
            state.land[state.attacker] |= 1 << area
        mark = GUIDE.prepare(state, seat, None, Dice(1))
        action = GUIDE.choose(state, seat, legal, Dice(5), mark)
        assert action == Jugador().choose(GAME.view(state, seat), legal, None, 0)
        laid += action != actions.ENOUGH
    assert laid > 5


def test_more_castles_and_more_cards_are_a_better_chance():
    state, seat, _ = choices(200)[-1]
    kingdom = state.kingdoms[seat]
    state.turn = state.turns
    mark = GUIDE.prepare(state, seat, None, Dice(1))
    mark.others, state.active = True, kingdom
    before = GUIDE.value(state, mark)
    richer = state.clone()
    richer.hands[kingdom] = sorted([*richer.hands[kingdom], 22, 22])
    assert GUIDE.value(richer, mark)[seat] > before[seat]
    for other in [k for k in state.order if k != kingdom]:
        area = state.land[other] & -state.land[other]
        state.land[other] ^= area
        state.land[kingdom] |= area
    assert GUIDE.value(state, mark)[seat] > before[seat]
