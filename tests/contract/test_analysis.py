"""The analysis of a game: decisions are judged by what the seat knew, and the figures are consistent."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from tafureria.analysis.analyse import Thoroughness, analyse
from tafureria.analysis.course import Course
from tafureria.analysis.curve import Effort
from tafureria.analysis.data import decoder, encode
from tafureria.analysis.decisions import Look, Question, verdict, weigh
from tafureria.analysis.otherwise import imagined
from tafureria.analysis.telling import Teller
from tafureria.core.chance import mix
from tafureria.core.game import CHANCE
from tafureria.lab.match import Plan, recorded
from tafureria.players.levels import usual
from tests.contract.setups import setups
from tests.contract.test_search import Listening
from tests.contract.test_twins import Twins
from tests.contract.walk import told

LOOK = Look(4, 4)
QUICK = Thoroughness(Effort(first=2, each=3, finer=3, sure=4), Look(2, 2))
TWINS = 8
"""Number of set-ups of which twin worlds are played."""
PAIRS = 40
ASKED = 6
"""Number of decisions to judge in both worlds."""
PER_PAIR = 3


class JudgedTwins(Twins):
    """Judges a choice in both worlds, with a notebook for each, at decisions of the seat."""

    def __init__(self, entry, options, seats, seat, seed):
        super().__init__(Listening(entry.game), options, seats, seat, seed)
        self.entry = entry
        self.books = [entry.game.notebook(options, seats, seat) for _ in range(2)]
        self.judged = 0

    def compare(self):
        for book, world in zip(self.books, (self.real, self.twin), strict=True):
            for event in told(self.game.heard.get(id(world), (world, []))[1], self.seat):
                book.hear(event)
        self.game.heard.clear()
        super().compare()
        if self.changed and self.game.waiting(self.real) >> self.seat & 1 and self.judged < PER_PAIR:
            legal = self.game.legal(self.real, self.seat)
            if len(legal) > 1:
                self.judged += 1
                self.judge(legal)

    def judge(self, legal):
        action = legal[self.dice.below(len(legal))]
        answers = []
        for book, world in zip(self.books, (self.real, self.twin), strict=True):
            view = self.game.view(world, self.seat)
            found = weigh(self.entry, Question(view, legal[:], book, action, mix(self.judged)), LOOK)
            figures = [(one, mean.mean, mean.count) for one, mean in found.tried]
            elsewise = imagined(self.entry, view, legal[:], book, mix(self.judged)).values(0, legal[:2])
            answers.append((figures, found.gap.mean, found.as_good, verdict(found, 2.0), elsewise))
        assert answers[0] == answers[1], "a verdict knows more than the seat"


def test_verdicts_cannot_tell_twin_worlds_apart(entry):
    """In two worlds that differ only in what a seat was not told, its decision gets the same verdict."""
    judged = 0
    for seed in range(PAIRS):
        for number, (options, seats) in enumerate(setups(entry.game)[:TWINS]):
            if judged >= ASKED:
                return
            twins = JudgedTwins(entry, options, seats, seed % seats, 100 * number + seed + 1)
            twins.play()
            judged += twins.judged
    assert judged


@cache
def whole(entry):
    """The record of a game with the first set-up, and every stage of its analysis (at most 61)."""
    game = entry.game
    options, seats = setups(game)[0]
    plan = Plan(game=entry.name, options=options, players=(usual(entry),) * seats, seed=5)
    record = recorded(plan)
    found = []
    for one in analyse(record, [0], 1, QUICK):
        found.append(one)
        if len(found) > 60:  # a long game: its first stages are enough here
            break
    return record, found


def test_the_first_picture_is_a_picture(entry):
    """The first stage covers the whole game, and all chances are probabilities."""
    record, found = whole(entry)
    first = found[0]
    assert first.curve[0].step == 0
    assert first.curve[-1].step == len(record.actions)
    assert first.curve[-1].chances == [float(seat in first.winners) for seat in range(record.seats)]
    for point in first.curve:
        assert all(0 <= chance <= 1 for chance in point.chances)
        assert all(error >= 0 for error in point.errors)
    assert [one.done for one in found] == sorted(one.done for one in found)


def test_the_same_seed_gives_the_same_analysis(entry):
    """Bit for bit at the same stage; encoding as JSON and decoding changes nothing."""
    record, found = whole(entry)
    again = None
    for again, _ in zip(analyse(record, [0], 1, QUICK), found[:12], strict=False):  # noqa: B007
        pass
    assert encode(again) == encode(found[min(11, len(found) - 1)])
    assert encode(decoder.decode(encode(again))) == encode(again)


def test_decisions_are_those_of_the_seat(entry):
    """Each names the chosen action and the alternatives that were tried, all different."""
    record, found = whole(entry)
    last = found[-1]
    for decision in last.decisions:
        seat, action = record.actions[decision.step - 1]
        assert decision.seat == seat == 0
        assert decision.tried[0].action == action
        assert entry.game.notation(action) == decision.notation
        assert len({one.action for one in decision.tried}) == len(decision.tried) <= decision.choices


def test_a_verdict_is_settled_when_it_is_given(entry):
    """No later stage changes a decision that an earlier one has told."""
    _, found = whole(entry)
    settled = {}
    for one in found:
        for decision in one.decisions:
            assert settled.setdefault(decision.number, decision) == decision


def test_whole_turns_are_judged(entry):
    """A decision is followed by what the seat did until it was told something; a moment has one actor."""
    record, found = whole(entry)
    course = Course(record)
    own = [at for at, place in enumerate(course.places) if place.seat == 0]
    for decision in found[-1].decisions:
        begin = next(n for n, at in enumerate(own) if course.places[at].step == decision.step)
        turn = own[begin : begin + len(decision.turn)]
        assert [entry.game.notation(course.places[at].action) for at in turn] == decision.turn
        assert not any(course.told(0, one + 1, other) for one, other in pairwise(turn))
        after = own[begin + len(turn) : begin + len(turn) + 1]
        assert not after or course.told(0, turn[-1] + 1, after[0])
    for moment in found[-1].turns:
        if moment.kind == "choice":
            seats = {seat for seat, _ in record.actions[moment.step - 1 : moment.last]}
            assert seats == {moment.seat}
            inside = range(moment.step, moment.last)
            assert not any(p.seat == CHANCE and p.step in inside for p in course.places)


def test_it_is_told_in_both_languages(entry):
    """Every row of every table has words."""
    _, found = whole(entry)
    for language in ("es", "en"):
        teller = Teller(found[-1], language)
        assert teller.headline()
        teller.turns()
        for seat in teller.whose():
            assert teller.sums(seat)
            teller.mistakes(seat)
        assert len(teller.balance()) == found[-1].seats
