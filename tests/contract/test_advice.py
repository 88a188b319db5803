"""Advice to a person in play: in words, about legal choices, and only from what the seat may know."""

from __future__ import annotations

import msgspec
import pytest

from tafureria.core.advice import Outlook, Reason
from tafureria.core.chance import Dice, mix
from tafureria.players.hint import SHOWN, can_hint, hints
from tafureria.words import LANGUAGES, Words
from tests.contract.listening import play
from tests.contract.setups import setups
from tests.contract.test_search import PAIRS, TABLES, TWINS, ThinkingTwins

ITERATIONS = 6
THOUGHTS = 4
"""A third of the decisions at which hints are asked for in one game."""
EXPLAINED = 8
"""Actions of one decision that are explained, at most."""
DECISIONS = 80
"""Decisions of one game in which actions are explained."""

EXAMPLES = {int: 1, float: 1.5, bool: True, str: "paso", list[int]: [1, 1], int | None: None}
"""A value for each type that a field of a reason may have."""


@pytest.fixture
def advice(entry):
    found = entry.advice()
    if found is None:
        pytest.skip("this game brings no advice")
    return found


def test_a_game_that_the_house_masters_gives_advice(entry):
    """A game with a ``jugador`` and a guide must also give reasons for its choices."""
    assert can_hint(entry) == (entry.guide() is not None)


def test_every_reason_has_words(entry, advice):
    """Each kind of reason has words in both languages and is declared by the game."""
    for language in LANGUAGES:
        words = Words(entry, language)
        missing = [kind for kind in advice.REASONS if not words.has(f"advice-{kind.__struct_config__.tag}")]
        assert not missing
        for kind in advice.REASONS:
            fields = {field.name: EXAMPLES[field.type] for field in msgspec.structs.fields(kind)}
            assert "{" not in words.reason(kind(**fields), ["A", "B"])
    assert all(issubclass(kind, Reason) for kind in advice.REASONS)
    tags = [kind.__struct_config__.tag for kind in advice.REASONS]
    assert len(tags) == len(set(tags))


def test_reasons_are_said_of_every_choice(entry, advice):
    """In games of all set-ups the legal actions, whichever are picked, are explained in both languages."""
    game, said = entry.game, set()
    speakers = [Words(entry, language) for language in LANGUAGES]
    heuristic = entry.players()["jugador"]()
    for number, (options, seats) in enumerate(setups(game)):
        dice, names = Dice(number), [f"N{seat}" for seat in range(seats)]
        left, met = DECISIONS, set()

        def choose(state, seat, legal, notebook, dice=dice, names=names, met=met):
            nonlocal left
            left -= 1
            if not left:
                return None
            view = game.view(state, seat)
            first = dice.below(len(legal))
            for action in (legal[first:] + legal[:first])[:EXPLAINED]:
                value = 0.25 if dice.below(2) else None
                reasons = advice.advise(view, notebook, action, value)
                assert reasons, game.notation(action)
                for reason in reasons:
                    assert type(reason) in advice.REASONS
                    said.add(type(reason))
                    # The same reason for the same seat has the same words.
                    if (mark := (seat, msgspec.json.encode(reason))) in met:
                        continue
                    met.add(mark)
                    for words in speakers:
                        text = words.reason(reason, names, seat)
                        assert text, reason
                        assert "{" not in text, text
            others = advice.others(view, legal)
            assert set(others) <= set(legal)
            if dice.below(3):
                return heuristic.choose(view, legal, notebook, dice.below(1 << 30))
            return legal[dice.below(len(legal))]

        play(game, options, seats, dice, choose)
    unsaid = set(advice.REASONS) - said - {Outlook}
    assert len(unsaid) <= len(advice.REASONS) // 8, unsaid


@pytest.mark.usefixtures("advice")
def test_hints_are_legal_and_the_same_for_the_same_seed(entry):
    """Hints are legal and different; there are several wherever the master weighs several actions."""
    game = entry.game
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        dice = Dice(number + 5)
        left = THOUGHTS * 3

        def choose(state, seat, legal, notebook, dice=dice):
            nonlocal left
            if not left:
                return None
            if len(legal) > 1 and not dice.below(2):
                left -= 1
                view, seed = game.view(state, seat), dice.below(1 << 30)
                found = hints(entry, view, legal, notebook, seed, iterations=ITERATIONS)
                assert found == hints(entry, view, legal, notebook, seed, iterations=ITERATIONS)
                chosen = [one.action for one in found]
                assert chosen
                assert set(chosen) <= set(legal)
                assert len(set(chosen)) == len(chosen) <= SHOWN
                assert all(one.reasons for one in found)
                said = [reason for one in found for reason in one.reasons]
                assert all(said.count(reason) == 1 for reason in said if not isinstance(reason, Outlook))
                assert all(reason.error > 0 for reason in said if isinstance(reason, Outlook))
                weighed, _ = entry.guide().consider(view, legal, notebook, seed)
                assert len(found) > 1 or len(weighed) == 1, "one choice, where the master weighs more"
            return legal[dice.below(len(legal))]

        play(game, options, seats, dice, choose)


class AdvisedTwins(ThinkingTwins):
    """Asks for hints in both worlds at each decision of the seat."""

    def __init__(self, entry, options, seats, seat, seed):
        super().__init__(entry, options, seats, seat, seed)
        self.entry = entry

    def ask(self, legal):
        answers = []
        for book, world in zip(self.books, (self.real, self.twin), strict=True):
            view = self.entry.game.view(world, self.seat)
            seed = mix(self.thoughts)
            found = hints(self.entry, view, legal, book, seed, iterations=ITERATIONS)
            others = [self.entry.advice().advise(view, book, action, None) for action in legal[:EXPLAINED]]
            answers.append(msgspec.json.encode((found, others)))
        assert answers[0] == answers[1], "a hint reveals a secret"


@pytest.mark.usefixtures("advice")
def test_hints_are_the_same_in_twin_worlds(entry):
    """Whatever secrets differ that the seat was not told, its hints are the same, byte for byte."""
    game = entry.game
    asked = 0
    for number, (options, seats) in enumerate(setups(game)[:TABLES]):
        for seed in range(PAIRS):
            twins = AdvisedTwins(entry, options, seats, seed % seats, 1000 * number + seed)
            twins.play()
            asked += twins.thoughts if twins.changed else 0
            if asked >= TWINS * (number + 1):
                break
    assert asked, "no worlds differed"
