"""Every page is what a validator expects of HTML: nothing in the wrong place, no names of what is missing."""

from __future__ import annotations

import random

import pytest

from tests.browser.scripts import FAULTS

SHORT = {
    "moros-y-cristianos": {"puntos": 6},
    "la-reconquista": {"tropas": 5, "tregua": 0, "ventaja": 2, "rondas": 2},
    "muerte-al-rey": {"partidas": 1},
    "espada-negra": {"mini": True},
    "taifa": {"turnos": 1},
}
PAGES = [
    "/",
    "/aprender/taifa",
    "/reglas/taifa",
    "/laboratorio",
    "/cronica",
    "/yo",
    "/club",
    "/casa",
    "/mesa/nada",
    "/nada/nada",
    "/lima",
]
PAGES += [f"/juego/{game}" for game in SHORT]


def faults(page):
    return page.evaluate(FAULTS)


def test_what_a_validator_would_refuse_is_found(visitor):
    page = visitor().page
    page.set_content(
        "<button><div>a</div></button><span><p>b</p></span><dialog aria-labelledby='gone'></dialog>"
        "<i id='x'></i><i id='x'></i><ul><div></div></ul><a href='/'><button>c</button></a>"
        "<div aria-label='d'></div>"
    )
    assert len(faults(page)) == 7


@pytest.mark.parametrize("path", PAGES)
def test_a_page_of_the_house(visitor, path):
    ana = visitor()
    ana.go(path)
    ana.page.wait_for_selector("h1")
    ana.loaded()
    assert faults(ana.page) == []
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_role("dialog").wait_for()
    assert faults(ana.page) == []


@pytest.mark.parametrize("game", SHORT)
def test_a_game_from_its_first_choice_to_its_replay(visitor, game):
    ana = visitor()
    page, met = ana.page, {}

    def look() -> bool:
        if (now := ana.settled()) and now not in met:
            met[now] = faults(page)
        return ana.over

    table = ana.alone(game, options=SHORT[game])
    page.wait_for_selector("[data-mine=true]")
    for which in ("log", "talk", "rules"):
        sheet = ana.drawer(which)
        met[which] = faults(page)
        sheet.get_by_role("button").first.click()
        sheet.wait_for(state="hidden")
    ana.play(random.Random(1), look)
    ana.loaded()
    met["end"] = faults(page)
    for where in (f"/mesa/{table}/repaso", "/cronica", "/"):
        ana.go(where)
        ana.loaded()
        met[where] = faults(page)
    assert {where: ones for where, ones in met.items() if ones} == {}


def test_a_table_that_waits_for_people(visitor):
    ana, ben = visitor(), visitor()
    table = ana.table("moros-y-cristianos", ["me", "open"])
    for one in (ana, ben):
        one.go(f"/mesa/{table}")
        one.loaded()
        assert faults(one.page) == []
