"""How much of winning is luck in each variant of a study, and how much is skill."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafureria.lab.adjusted import GameLuck, measure
from tafureria.lab.counts import count
from tafureria.lab.match import collected
from tafureria.lab.parts import Parts, parts
from tafureria.lab.study.variants import Question, Variant
from tafureria.lab.workers import HERE, Workers


def parts_of(
    question: Question, deals: int, where: Workers = HERE, done: Callable[[int], None] | None = None
) -> tuple[Parts | None, ...]:
    """The parts of luck and skill in the first deals, by variant; ``None`` for a variant with too few deals.

    Measuring the luck of a game takes about as long as ten games. Ctrl-C ends it with the results so far.

    :param done: called after each game.
    """
    size, out, deals = question.games_per_deal, [], count(deals, "deals")
    for variant in question.variants:
        measured = collected(where, partial(_measure, question, variant), deals * size, done)
        out.append(parts(measured, size))
    return tuple(out)


def _measure(question: Question, variant: Variant, number: int) -> GameLuck:
    deal, turn = divmod(number, question.games_per_deal)
    return measure(question.plan(variant, turn), count(question.first, "first") + deal)
