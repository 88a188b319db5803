"""The rules of every game as a page: read, searched, linked to, tried in a lesson, printed on two sheets."""

from __future__ import annotations

import re

import pytest

from tafureria.core import registry
from tafureria.rules import rules_of
from tafureria.words import Words
from tests.browser import measure
from tests.browser.visitors import DESK, PHONE, across

GAMES = [one.name for one in registry.games() if one.package.startswith(f"{registry.OWN}.")]
LOCALES = {"es": "es-ES", "en": "en-GB"}
SHEETS = 2


def pages(game, language="es"):
    """The pages that the browser must show."""
    return rules_of(Words(registry.find(game), language))


def opened(visitor, game, address="", **context):
    """A visitor with the rules of the game before them."""
    one = visitor(**context)
    one.go(f"/reglas/{game}{address}")
    one.page.locator("section[data-page]").last.wait_for()
    one.loaded()
    return one


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_one_page_that_is_printed_on_two_sheets(visitor, game, language):
    ana = opened(visitor, game, locale=LOCALES[language])
    page, wanted = ana.page, pages(game, language)
    ana.comes_to(page.locator("section[data-page]").count, len(wanted))
    # The aim comes first.
    assert page.locator("section[data-page] h2").first.inner_text() == wanted[0].gist
    for one in wanted:
        section = page.locator(f"#s{one.number}")
        cited = section.locator(".book").inner_text()
        assert re.match(r"§ \d", cited) or one.book == "R", (one.title, cited)
        if one.lesson:
            if one.number > 1:
                section.locator("summary").click()
            assert section.locator("[data-try]").get_attribute("data-try") == f"{one.lesson} {one.step}"
    printed = page.pdf(format="A4", tagged=True, outline=True)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= SHEETS
    # All of it is on the paper: the outline has the headings that are printed, the game's name among them.
    assert len(re.findall(rb"/Title\s*[(<]", printed)) >= len(wanted) + 1
    page.emulate_media(media="print")
    text = page.locator("main").inner_text()
    assert all(one.title in text for one in wanted[1:])
    assert "[R]" not in text
    ana.sound()


@pytest.mark.parametrize(("game", "size"), across(GAMES, [PHONE, DESK]))
def test_it_is_clean_for_axe_and_in_the_window_when_all_is_unfolded(visitor, game, size):
    ana = opened(visitor, game, size=size)
    if ana.page.locator("details").count():
        ana.page.locator("[data-unfold]").click()
        ana.page.locator("details:not([open])").first.wait_for(state="detached")
    ana.accessible(themes=True)
    assert measure.beside_the_window(ana.page) == []


def test_an_address_unfolds_its_section_and_a_search_leaves_what_it_finds(visitor):
    ana = opened(visitor, "taifa", "#s7")
    page = ana.page
    page.locator("#s7 details[open]").wait_for()
    ana.comes_to(page.locator("details[open]").count, 1)
    page.locator("[data-search]").fill("emboscada")
    page.wait_for_function("() => document.querySelectorAll('section[data-page]').length === 1")
    assert page.locator("section[data-page]").get_attribute("data-page") == "5"
    page.locator("[data-search]").fill("ajedrez")
    page.get_by_text("«ajedrez»").wait_for()


def test_what_is_tried_begins_at_its_step_and_back_leads_to_the_line(visitor):
    ana = opened(visitor, "moros-y-cristianos")
    page = ana.page
    page.locator(".drawings [data-try='primera copa']").click()
    page.locator("[data-lesson='6'][data-acts=true]").wait_for()
    page.go_back()
    page.locator("#s8 details[open]").wait_for()


def test_the_rules_are_linked_from_house_lesson_waiting_room_and_table(visitor):
    ana = visitor()
    ana.go("/")
    ana.page.locator("a[href='/reglas/taifa']").click()
    ana.page.locator("#s1").wait_for()
    ana.go("/aprender/taifa")
    ana.page.locator("a[href='/reglas/taifa']").wait_for()
    ana.table("taifa", ["me", "open"], seats=2)
    ana.page.locator(".waiting a[href='/reglas/taifa']").wait_for()
    ana.alone("moros-y-cristianos")
    ana.page.wait_for_selector("[data-mine=true]")
    ana.comes_to(ana.drawer("rules").locator("a[href^='/reglas/moros-y-cristianos#s']").count, 1)
