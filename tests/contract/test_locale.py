"""Every rule, event, phase, option and ending has words in both languages."""

from __future__ import annotations

import re

import msgspec
import pytest

from tafureria.core.phrase import CHARACTERS
from tafureria.rules import OURS, rules_of
from tafureria.words import LANGUAGES, Words
from tests.contract.coverage import reached
from tests.contract.setups import extra_of, literal_values
from tests.contract.walk import sample


@pytest.fixture(params=LANGUAGES)
def words(request, entry):
    return Words(entry, request.param)


def needed(game, entry):
    """Ids of all messages that the house and the client use."""
    out = ["title", "tagline", "help-1-title", "help-1-body"]
    out += [
        f"{head}-{phase}" for phase in sorted(reached(entry).asked) for head in ("ask", "wait", "help-phase")
    ]
    for field in msgspec.structs.fields(game.options):
        if extra_of(field).get("lab"):
            continue
        out += [f"option-{field.name}", f"option-{field.name}-help"]
        out += [f"option-{field.name}-{value}" for value in literal_values(field)]
    out += [f"preset-{name}" for name in game.presets]
    out += [rule.message for rule in game.rules]
    out += [f"event-{kind.__struct_config__.tag}" for kind in game.events]
    out += [f"ending-{ending}" for ending in game.endings]
    statements = entry.statements()
    if statements is not None:
        out += [f"knew-{kind.__struct_config__.tag}" for kind in statements.STATEMENTS]
    phrases = entry.phrases()
    if phrases is not None:
        out += [f"phrase-{phrase.name}" for phrase in phrases.PHRASES]
        judged = [phrase for phrase in phrases.PHRASES if phrase.kind in ("promise", "threat", "claim")]
        out += [f"came-{phrase.name}" for phrase in judged]
    deciding = entry.deciding()
    if deciding is not None:
        out += [f"decided-{kind.__struct_config__.tag}" for kind in deciding.DECIDED]
    return out


def test_everything_has_words(game, entry, words):
    """No message is missing."""
    missing = [message for message in needed(game, entry) if not words.has(message)]
    assert not missing


def test_every_option_cites_a_section_that_is_on_a_page(game, words):
    """From an option, the page of the rules is found that explains it."""
    told = {section for page in rules_of(words) for section in page.sections}
    cited = {field.name: extra_of(field).get("section") for field in msgspec.structs.fields(game.options)}
    lost = {name: section for name, section in cited.items() if section not in told}
    assert not lost, "write the section into options.py, and into .book of a help-N-title in both languages"


def test_help_pages_are_whole(words):
    """Pages are numbered from 1 without gaps, each has title and body, and phases point at existing pages."""
    pages = 0
    while words.has(f"help-{pages + 1}-title"):
        pages += 1
        assert words.has(f"help-{pages}-body")
    numbers = [int(words.say(i)) for i in words.ids if i.startswith("help-phase-")]
    assert all(1 <= number <= pages for number in numbers)
    titles = [i for i in words.ids if i.startswith("help-") and i.endswith("-title")]
    assert len(titles) == pages == len(rules_of(words))


def test_every_page_of_the_rules_has_a_sentence_that_sums_it_up_and_the_sections_of_the_book(words):
    """The rules are read by their sentences first, and each is found in the book."""
    for page in rules_of(words):
        assert len(page.gist) > 10, page.title
        assert all(re.fullmatch(r"\d+(\.\d+)*|R", one) for one in page.sections), page.book


def test_every_section_that_a_rule_cites_is_on_a_page(game, words):
    """From "why not?" a page of the rules opens that explains that section."""
    told = {section for page in rules_of(words) for section in page.sections}
    assert {rule.section for rule in game.rules if rule.section != "0"} <= told


def test_both_languages_lead_to_the_same_sections_steps_and_drawings(entry):
    """What is not words is the same in both."""
    spanish, english = (
        [
            (
                page.book,
                page.lesson,
                page.step,
                re.findall(r"^@\S+", page.body, re.MULTILINE),
                page.body.count(OURS),
            )
            for page in rules_of(Words(entry, language))
        ]
        for language in LANGUAGES
    )
    assert spanish == english


def test_both_languages_have_the_same_messages(entry):
    """Both languages have the same message ids."""
    spanish, english = (set(Words(entry, language).ids) for language in LANGUAGES)
    assert spanish == english


def test_every_message_can_be_said(game, entry, words):
    """Every event that happens can be put into words for every seat without a missing argument."""
    names = [f"N{seat}" for seat in range(max(game.seats))]
    for copies in reached(entry).events.values():
        for _, event in copies:
            text = words.event(event, names)
            assert text
            assert "{" not in text, text
            for own in range(len(names)):
                assert "{" not in words.event(event, names, own)
    statements = entry.statements()
    for state, _, seats, kind in sample(entry):
        if kind in ("one", "several"):
            view = game.view(state, seats - 1)
            assert words.prompt("ask", view)
            assert all(words.prompt("wait", view, who="N0", n=n) for n in (1, 2))
            for statement in statements.hidden(state, seats - 1) if statements else ():
                assert "{" not in words.statement(statement, names)
    phrases = entry.phrases()
    for phrase in () if phrases is None else phrases.PHRASES:
        for character in ("", *(one.name for one in CHARACTERS)):
            said = {
                words.say(f"phrase-{phrase.name}", who="N0", side=side, character=character)
                for side in (0, 1)
            }
            assert len(said) == (2 if phrase.about == "side" else 1)
            assert ("N0" in said.pop()) == (phrase.about == "seat")
    for rule in game.rules:
        assert words.rule(rule)
    for message in words.ids:
        if message.startswith("came-"):
            assert all(words.say(message, came=came) for came in ("kept", "broken"))
        elif not message.startswith(
            ("event-", "ask-", "wait-", "table-", "knew-", "advice-", "decided-", "phrase-", "ended-")
        ):
            assert words.say(message)
