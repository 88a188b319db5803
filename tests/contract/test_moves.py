"""Legality, chance, copying and reporting of events."""

from __future__ import annotations

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in, settle
from tafureria.core.rule import GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from tests.contract.setups import setups
from tests.contract.walk import digest, fingerprint, mutable_parts, sample, walk

HUGE = (-1, -2, -(2**31), 2**31, 2**62, 10**30)
CHECKS = 1_500_000
"""Most calls to ``check`` for one game."""


def test_an_action_is_legal_exactly_when_no_rule_refuses_it(game, entry):
    """``legal`` and ``check`` agree on every id, in every reached position, for every seat."""
    positions = sample(entry)
    most = max(1, CHECKS // (game.actions * max(game.seats)))
    stride = max(1, len(positions) // most)
    for state, _, seats, kind in positions[::stride]:
        asked = seats_in(game.waiting(state))
        for seat in range(seats):
            legal = game.legal(state, seat)
            allowed = [a for a in range(game.actions) if game.check(state, seat, a) is None]
            assert legal == allowed, f"seat {seat} of {seats}, {kind}"
            assert bool(legal) == (seat in asked), "legal is empty exactly for seats not waited for"


def test_ids_that_do_not_exist_are_refused(game, entry):
    """``check`` is defined for all ints: negative and huge ids and seats that do not exist break a rule."""
    for state, _, seats, kind in sample(entry):
        rule = GAME_OVER if kind == "over" else NO_SUCH_ACTION
        for seat in (0, seats - 1):
            assert {game.check(state, seat, action) for action in (*HUGE, game.actions)} == {rule}
        for seat in (seats, 63, 99):
            assert game.check(state, seat, 0) is not None
            assert game.legal(state, seat) == []


def test_refusals_come_from_the_rulebook(game, entry):
    """``check`` names only rules of ``game.rules``; out of turn always ``core.not-your-turn``."""
    rules = set(game.rules)
    assert len({rule.id for rule in rules}) == len(game.rules), "ids of rules are unique"
    for state, _, seats, kind in sample(entry):
        asked = seats_in(game.waiting(state))
        for seat in range(seats):
            for action in range(0, game.actions, max(1, game.actions // 50)):
                rule = game.check(state, seat, action)
                assert rule is None or rule in rules, f"{rule} is not in game.rules"
                if seat not in asked and kind != "over":
                    assert rule == NOT_YOUR_TURN


def test_asking_changes_nothing(game, entry):
    """``legal``, ``check``, ``waiting``, ``view``, ``returns``, ``scores`` and ``chance`` are pure."""
    for state, _, seats, kind in sample(entry)[::2]:
        before = digest(state)
        for seat in range(seats):
            game.legal(state, seat)
            game.view(state, seat)
            game.check(state, seat, 0)
        game.view(state, -1)
        game.returns(state), game.scores(state), game.ending(state), game.winners(state)
        if kind == "chance":
            game.chance(state), game.weight(state), game.outcome(state, 0)
        assert digest(state) == before


def test_weight_and_outcome_agree_with_chance(game, entry):
    """``outcome`` gives each outcome the weight that ``chance`` says."""
    for state in [s.state for s in sample(entry) if s.kind == "chance"][:60]:
        weights = game.chance(state)
        total = game.weight(state)
        assert total == sum(weights) > 0
        assert all(weight >= 0 for weight in weights)
        if total <= 2000:
            tally = [0] * len(weights)
            for x in range(total):
                tally[game.outcome(state, x)] += 1
            assert tally == weights
        else:
            dice = Dice(total)
            picks = [0, total - 1, *(dice.below(total) for _ in range(200))]
            assert all(weights[game.outcome(state, x)] > 0 for x in picks)


class Counted:
    """Dice that count their draws."""

    def __init__(self, seed):
        self.dice, self.throws = Dice(seed), 0

    def below(self, n):
        self.throws += 1
        return self.dice.below(n)


def test_deal_is_chance_outcome_by_outcome(game, entry):
    """``deal`` draws, does and reports the same as its outcomes one by one, with or without events."""
    for number, state in enumerate([s.state for s in sample(entry) if s.kind == "chance"]):
        at_once, mute, single = state.clone(), state.clone(), state.clone()
        dice, told, expected = Counted(number), [], []
        game.deal(at_once, dice, told)
        game.deal(mute, Dice(number))
        again = Dice(number)
        assert dice.throws > 0
        for _ in range(dice.throws):
            assert game.waiting(single) == CHANCE
            x = again.below(game.weight(single))
            game.apply(single, CHANCE, game.outcome(single, x), expected)
        assert digest(at_once) == digest(mute) == digest(single)
        assert told == expected


def _next(game, state, dice):
    waiting = game.waiting(state)
    if waiting == CHANCE:
        return CHANCE, game.outcome(state, dice.below(game.weight(state)))
    asked = seats_in(waiting)
    seat = asked[dice.below(len(asked))]
    legal = game.legal(state, seat)
    return seat, legal[dice.below(len(legal))]


def test_everybody_has_one_place_in_the_order_of_play(game):
    """``order_of_play`` names each seat once as soon as the set-up is dealt."""
    for options, seats in setups(game):
        state = game.new(options, seats)
        settle(game, state, Dice(seats), None)
        assert sorted(game.order_of_play(state)) == list(range(seats))


def test_clones_share_nothing(game, entry):
    """A clone shares nothing with its original: playing on in one leaves the other as it is."""
    dice = Dice(3)
    for state, _, _, kind in sample(entry):
        twin = state.clone()
        assert digest(twin) == digest(state)
        parts = mutable_parts(state, {})
        assert parts, "the state holds something"
        shared = {path for at, path in mutable_parts(twin, {}).items() if at in parts}
        assert not shared, f"{kind}: shared by a clone: {shared}"
        before = digest(state)
        for _ in range(6):
            if game.waiting(twin) == OVER:
                break
            game.apply(twin, *_next(game, twin, dice), [])
        assert digest(state) == before, kind


def test_reporting_changes_nothing(game, entry):
    """The state is the same whether events are reported or not."""
    dice = Dice(4)
    for state, _, _, kind in sample(entry):
        if kind == "over":
            continue
        for _ in range(4):
            seat, action = _next(game, state, dice)
            told, silent = state.clone(), state.clone()
            game.apply(told, seat, action, [])
            game.apply(silent, seat, action)
            assert digest(told) == digest(silent), game.notation(action) if seat != CHANCE else kind


def test_simultaneous_choices_do_not_depend_on_their_order(game, entry):
    """In a simultaneous choice the order in which seats choose makes no difference."""
    for state, *_ in [s for s in sample(entry) if s.kind == "several"][:60]:
        asked = seats_in(game.waiting(state))
        scripts = {s: _script(game, state, asked, s) for s in asked}
        ends = []
        for order in (asked, asked[::-1], asked[1:] + asked[:1]):
            world = state.clone()
            for seat in order:
                for action in scripts[seat]:
                    rule = game.check(world, seat, action)
                    assert rule is None, f"seat {seat}, after others chose in secret: {rule}"
                    game.apply(world, seat, action)
            ends.append(fingerprint(game, world))
        assert ends[0] == ends[1] == ends[2]


def _script(game, state, asked, seat):
    """Random choices of *seat* until it has finished choosing, at most 50."""
    world = state.clone()
    dice = Dice(seat)
    script = []
    while game.waiting(world) > 0 and game.waiting(world) >> seat & 1 and len(script) < 50:
        legal = game.legal(world, seat)
        script.append(legal[dice.below(len(legal))])
        game.apply(world, seat, script[-1])
    return script


def test_terminal_stays_terminal(game, entry):
    """When the game is over nobody must act, nothing is legal, and ``check`` says so."""
    ended = [s for s in sample(entry) if s.kind == "over"]
    assert ended
    for state, _, seats, _ in ended:
        assert game.ending(state) in game.endings
        assert len(game.returns(state)) == len(game.scores(state)) == seats
        for seat in range(seats):
            assert game.legal(state, seat) == []
            assert game.check(state, seat, 0) == game.check(state, seat, game.actions - 1) == GAME_OVER
        assert game.waiting(state.clone()) == OVER


def test_nothing_is_won_while_the_game_runs(game, entry):
    """Until the game is over returns are zero and there is no ending."""
    for state, _, seats, kind in sample(entry):
        if kind != "over":
            assert game.returns(state) == [0.0] * seats
            assert game.ending(state) is None
            assert game.winners(state) == 0


def test_a_game_without_players_plays_itself(game):
    """A game without players is brought to its end by chance alone."""
    if 0 not in game.seats or game.fit(game.options(), 0) is not None:
        return
    for step in walk(game, game.options(), 0, 1):
        assert game.waiting(step.state) in (CHANCE, OVER)
    assert game.ending(step.state) in game.endings


def test_every_random_game_ends(game):
    """Random games end within a bound, with every set-up."""
    for number, (options, seats) in enumerate(setups(game)):
        for step in walk(game, options, seats, 50 + number):
            last = step.state
        assert game.waiting(last) == OVER
        assert game.ending(last) in game.endings
