"""What the product knows stands in the documentation as it is, and nothing of it is left over."""

from __future__ import annotations

import re

import pytest

from tafureria.house.settings import LIMITS
from tools import reference


@pytest.mark.parametrize("page", reference.PAGES)
def test_a_page_is_what_the_generator_makes(page):
    text = (reference.ROOT / page).read_text(encoding="utf-8")
    assert reference.PART.search(text)
    assert reference.made(text) == text, "make pin, or python -m tools.reference"


def test_every_limit_is_listed():
    text = reference.limits("")
    assert all(f"`--{name.replace('_', '-')} N`" in text for name in LIMITS)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_decision_of_the_rules_is_a_ruling(language):
    """Each sentence that the rules mark as ours stands on the page, whole and without its mark."""
    text = reference.rulings(language)
    assert "[R]" not in text
    assert not re.search(r":\n(?!    - )|[.;][.;]", text)
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == len(reference.rules.GAMES)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_list_that_is_a_ruling_is_there_whole(language):
    """All ways to draw La reconquista, and not only the first."""
    text = reference.rulings(language)
    for entry in reference.rules.GAMES:
        for page in reference.rules_of(reference.Words(entry, language)):
            for listed in re.findall(r":\[R\]\n+((?:- .*(?:\n|$))+)", page.body):
                assert all(reference.unmarked(one[2:]) in text for one in listed.splitlines()), page.title


def test_an_argument_that_commands_share_is_described_once():
    page = (reference.ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    for spelled, means in reference.shared_arguments():
        assert page.count(f"| `{spelled}` | {means} |") == 1
