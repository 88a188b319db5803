"""Every lesson can be completed; what does not fit is reported by file, step and reason."""

from __future__ import annotations

import itertools
import re
import tomllib
from fnmatch import fnmatchcase

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tafureria.core.game import OVER, misfit
from tafureria.core.lesson import LessonError, Progress, lessons, options_of
from tafureria.house.tables.live_game import LiveGame
from tafureria.house.tables.tutor import play_up_to
from tafureria.rules import rules_of
from tafureria.words import LANGUAGES, Words
from tests.contract.coverage import reached

FIRST = "primera"
MOST_STEPS = 25
MOST_MINUTES = 5.0
WORDS_A_MINUTE = 200
SECONDS_TO_ACT = 4.0
SECONDS_TO_WATCH = 1.2
MOST_SENTENCES = 3
MOST_LETTERS = 260
FEWEST_QUESTIONS = 5
WAYS = 24
"""Most ways through one lesson to try besides the first."""


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def messages(entry, folder, language):
    """The messages of ``locale/FOLDER/LANGUAGE.ftl``: text and attributes by id."""
    path = entry.folder / "locale" / folder / f"{language}.ftl"
    assert path.is_file(), path
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    out = {}
    for entry_ in resource.body:
        name = getattr(getattr(entry_, "id", None), "name", "")
        if name and bundle.has_message(name):
            message = bundle.get_message(name)
            text, errors = bundle.format_pattern(message.value, {})
            assert not errors, f"{path}: {name}: {errors}"
            attributes = {
                key: bundle.format_pattern(value, {})[0] for key, value in message.attributes.items()
            }
            out[name] = (str(text), attributes)
    return out


def widgets(entry):
    """The widget names in this game's client that a step can point at, as patterns."""
    sources = [
        path.read_text(encoding="utf-8") for path in sorted((entry.folder / "client").rglob("*.svelte"))
    ]
    return [
        re.sub(r"\$?\{[^}]*\}(?:\))?", "*", name)
        for source in sources
        for name in re.findall(r'(?:data-widget="|widget: `)([^"`]+)["`]', source)
    ]


class Way:
    """One way through a lesson: *turns* has the index of each choice among the allowed actions, else 0."""

    def __init__(self, entry, lesson, turns=()):
        self.entry, self.lesson, self.game = entry, lesson, entry.game
        self.turns, self.choices = list(turns), []
        self.live = LiveGame(self.game, options_of(lesson, self.game), lesson.seats, lesson.key)
        self.progress = Progress(lesson, self.game)
        self.seconds = 0.0

    def fail(self, reason):
        raise LessonError(self.lesson.path, self.progress.step + 1, reason)

    def take(self):
        """Play the lesson to its end."""
        at = -1
        while not self.progress.is_over:
            if self.progress.step != at and self.progress.owed is None:
                at = self.progress.step
                self.look(self.progress.current)
            if self.progress.owed is not None:
                self.seconds += SECONDS_TO_WATCH if self.progress.step >= 0 else 0.0
                self.act(*self.progress.owed)
            elif self.progress.current.do:
                self.seconds += SECONDS_TO_ACT
                self.act(self.lesson.you, self.choose())
            else:
                self.progress.read()

    def act(self, seat, action):
        rule = self.live.check(seat, action)
        if rule is not None:
            name = self.game.notation(action)
            legal = [self.game.notation(one) for one in self.live.legal(seat)]
            self.fail(f"{seat} {name} breaks {rule}; legal: {legal}; waiting: {self.live.waiting:b}")
        self.live.act(seat, action)
        self.progress.took(seat, action)

    def choose(self):
        """An action that the lesson allows now, by *turns*."""
        legal = self.live.legal(self.lesson.you)
        allowed = [action for action in legal if self.progress.allows(self.lesson.you, action)]
        if not allowed:
            self.fail(
                f"nothing of {self.progress.current.do} is legal: {[self.game.notation(a) for a in legal]}"
            )
        number = self.turns[len(self.choices)] if len(self.choices) < len(self.turns) else 0
        self.choices.append(len(allowed))
        return allowed[number]

    def look(self, step):
        """Check that the targets of the step exist and that its actions are legal."""
        names = widgets(self.entry)
        for target in step.at:
            kind, _, name = target.partition(":")
            if kind == "act":
                if self.game.parse(name) is None:
                    self.fail(f"no action is written {name!r}")
            elif kind == "seat" and not (name.isdigit() and int(name) < self.lesson.seats):
                self.fail(f"there is no {target}")
            elif kind == "widget" and not any(fnmatchcase(name, one) for one in names):
                self.fail(f"the table has no widget {name!r}, but {names}")
        if step.do:
            exact = [one for one in step.do if isinstance(one, str) and "*" not in one]
            missing = [one for one in exact if self.game.parse(one) not in self.live.legal(self.lesson.you)]
            if missing:
                legal = [self.game.notation(one) for one in self.live.legal(self.lesson.you)]
                self.fail(f"{missing} cannot be played; legal: {legal}")


def ways(entry, lesson):
    """Ways through the lesson that together cover every action that it allows."""
    first = Way(entry, lesson)
    first.take()
    yield first
    one_by_one = [
        [0] * place + [number] for place, many in enumerate(first.choices) for number in range(1, many)
    ]
    for turns in itertools.islice(one_by_one, WAYS):
        way = Way(entry, lesson, turns)
        way.take()
        yield way


def test_there_is_a_first_lesson(entry):
    assert FIRST in lessons(entry)


def test_every_lesson_can_be_taken_to_its_end(entry):
    for lesson in lessons(entry).values():
        options = options_of(lesson, entry.game)
        assert misfit(entry.game, options, lesson.seats) is None, lesson.path
        for way in ways(entry, lesson):
            assert way.progress.is_over
            if way.live.waiting == OVER:
                assert way.live.is_over


def test_a_lesson_can_be_left_and_gone_on_with_anywhere(entry):
    for lesson in lessons(entry).values():
        way = Way(entry, lesson)
        way.take()
        for ply in range(len(lesson.before), way.live.ply):
            again = Progress(lesson, entry.game)
            for seat, action in way.live.actions[:ply]:
                again.took(seat, action)
            assert not again.is_over
            assert 0 <= again.step < len(lesson.steps)


def test_what_the_rules_offer_to_try_is_a_step_of_a_lesson_in_a_game_that_goes_on(entry):
    for page in rules_of(Words(entry, "es")):
        if page.lesson:
            lesson = lessons(entry)[page.lesson]
            live = LiveGame(entry.game, options_of(lesson, entry.game), lesson.seats, lesson.key)
            progress = Progress(lesson, entry.game)
            play_up_to(progress, live, lesson.number_of(page.step))
            assert progress.current.say == page.step
            assert not live.is_over, page.title


def test_the_first_lesson_is_short(entry, language):
    lesson = lessons(entry)[FIRST]
    assert len(lesson.steps) <= MOST_STEPS
    said = messages(entry, "lessons", language)
    way = Way(entry, lesson)
    way.take()
    count = sum(len(said[f"{FIRST}-{step.say}"][0].split()) for step in lesson.steps)
    minutes = count / WORDS_A_MINUTE + way.seconds / 60
    assert minutes <= MOST_MINUTES, f"{count} words, {minutes:.1f} minutes"


def test_every_step_has_words(entry, language):
    said = messages(entry, "lessons", language)
    needed = set()
    for lesson in lessons(entry).values():
        needed |= {f"{lesson.name}-title", f"{lesson.name}-about"}
        for number, step in enumerate(lesson.steps, 1):
            name = f"{lesson.name}-{step.say}"
            if name not in said:
                raise LessonError(lesson.path, number, f"no words {name} in {language}")
            text = said[name][0].replace("_", "")
            sentences = len(re.findall(r"[.!?…](?=\s|$)", text))
            assert sentences <= MOST_SENTENCES, f"{name}: {sentences} sentences"
            assert len(text) <= MOST_LETTERS, f"{name}: {len(text)} letters"
            needed |= {name, *({f"{name}-why", f"{name}-no"} & set(said))}
    hints = {f"hint-{phase}" for phase in reached(entry).asked}
    assert hints <= set(said), f"no words for {sorted(hints - set(said))}"
    assert set(said) <= needed | hints, f"nothing says {sorted(set(said) - needed - hints)}"


def test_no_step_says_the_same_as_another(entry):
    for lesson in lessons(entry).values():
        names = [step.say for step in lesson.steps]
        assert len(names) == len(set(names)), lesson.path


def test_both_languages_have_the_same_words(entry):
    for folder in ("lessons", "terms"):
        spanish, english = (messages(entry, folder, language) for language in LANGUAGES)
        assert set(spanish) == set(english)


def test_every_term_has_a_meaning_of_its_own(entry, language):
    seen = {}
    for name, (forms, attributes) in messages(entry, "terms", language).items():
        assert attributes.get("means"), f"{name} has no .means"
        for form in (one.strip().lower() for one in forms.split(",")):
            assert form, name
            assert form not in seen, f"{form!r} is {seen.get(form)} and {name}"
            seen[form] = name


def test_the_first_lesson_answers_the_questions_of_a_beginner(entry, language):
    path = entry.folder / "tests" / "questions.toml"
    questions = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    assert len(questions) >= FEWEST_QUESTIONS
    said = messages(entry, "lessons", language)
    told = [f"{FIRST}-{step.say}" for step in lessons(entry)[FIRST].steps]
    words = " ".join(said[name][0] + " " + said.get(f"{name}-why", ("",))[0] for name in told)
    open_ = [one["asks"] for one in questions if not re.search(one[language], words)]
    assert open_ == [], f"{path}: the first lesson does not answer {open_}"
