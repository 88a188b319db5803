"""Every rule can be broken, and every option makes a difference."""

from __future__ import annotations

import msgspec

from tafureria.core.chance import Dice
from tafureria.core.event import Event
from tafureria.core.game import CHANCE, OVER, seats_in
from tests.contract.coverage import reached
from tests.contract.setups import extra_of, values_of, variants
from tests.contract.walk import encode


def test_every_rule_refuses_something(game, entry):
    """Each rule of ``game.rules`` is broken by some random action or by some set-up."""
    missing = [str(rule) for rule in game.rules if rule not in reached(entry).rules]
    assert not missing


def test_a_set_up_that_is_refused_breaks_a_rule_of_the_book(game, entry):
    """``fit`` names only rules of ``game.rules``."""
    assert reached(entry).rules <= set(game.rules)


def test_presets_fit(game):
    """Every preset can be played by some number of players."""
    for name, preset in game.presets.items():
        options = msgspec.convert(dict(preset), game.options)
        assert any(game.fit(options, seats) is None for seats in game.seats), name


def test_every_option_is_honoured_or_refused(game):
    """Each value of each option changes what can be done, what happens, how a game ends or who may whisper
    to whom, in some game; also, if its extra says ``view``, what is seen. Of an option that is only for the
    lab, at least one value does."""
    for field in msgspec.structs.fields(game.options):
        others = [value for value in values_of(field) if value != field.default]
        idle = [value for value in others if not _matters(game, field, value)]
        if extra_of(field).get("lab"):
            assert len(idle) < len(others), f"{field.name} changes nothing"
        else:
            assert not idle, f"{field.name}={idle} changes nothing"


def _matters(game, field, value):
    """Whether this value changes some game, for some setting of the other options; true if none fits."""
    fits = False
    name, default = field.name, field.default
    seen = bool(extra_of(field).get("view"))
    for number in range(60):
        base = variants(game)[number % len(variants(game))]
        without = msgspec.structs.replace(base, **{name: default})
        chosen = msgspec.structs.replace(base, **{name: value})
        seats = max(1, game.seats[number % len(game.seats)])
        if game.fit(without, seats) is not None or game.fit(chosen, seats) is not None:
            continue
        fits = True
        if game.talk(without) != game.talk(chosen):
            return True
        if _differ(game, without, chosen, seats, number, seen=seen):
            return True
    return not fits


def _differ(game, without, chosen, seats, seed, *, seen):
    """Whether two games played with the same dice differ; views count only with *seen*."""
    one, two = game.new(without, seats), game.new(chosen, seats)
    dice = Dice(seed)
    while True:
        waiting = game.waiting(one)
        if waiting != game.waiting(two):
            return True
        if seen and any(game.view(one, seat) != game.view(two, seat) for seat in range(seats)):
            return True
        if waiting == OVER:
            ends = [(game.ending(s), game.returns(s), game.scores(s)) for s in (one, two)]
            return ends[0] != ends[1]
        if waiting == CHANCE:
            if game.weight(one) != game.weight(two):
                return True
            x = dice.below(game.weight(one))
            seat, action = CHANCE, game.outcome(one, x)
            if game.outcome(two, x) != action:
                return True
        else:
            asked = seats_in(waiting)
            seat = asked[dice.below(len(asked))]
            legal = game.legal(one, seat)
            if legal != game.legal(two, seat):
                return True
            action = legal[dice.below(len(legal))]
        told: list[Event] = []
        told_two: list[Event] = []
        game.apply(one, seat, action, told)
        game.apply(two, seat, action, told_two)
        if encode(told) != encode(told_two):
            return True
