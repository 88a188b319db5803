"""Firefox plays one game of each of the five games, alone with computer players, by clicks.

What the tests of each game do in Chromium, it does here in wide tests only.
"""

from __future__ import annotations

import random

import pytest

from tafureria.core import registry
from tests.browser.visitors import WIDE

SHORT = {
    "moros-y-cristianos": {"puntos": 8},
    "la-reconquista": {"tropas": 5, "tregua": 0, "ventaja": 2, "rondas": 6},
    "muerte-al-rey": {"partidas": 1},
    "espada-negra": {"mini": True},
    "taifa": {"turnos": 1, "castilla": True},
}
"""Options with which a whole game is short."""
BROWSERS = [
    pytest.param("fox", id="firefox", marks=pytest.mark.xdist_group("firefox")),
    pytest.param("visitor", id="chromium"),
]


@pytest.mark.parametrize("game", sorted(SHORT))
@pytest.mark.parametrize("browser", BROWSERS if WIDE else BROWSERS[:1])
def test_a_whole_game_by_clicks(browser, game, request):
    ana = request.getfixturevalue(browser)()
    ana.alone(game, options=SHORT[game])
    ana.play(random.Random(1))
    assert ana.over
    ana.sound()


@pytest.mark.parametrize("browser", BROWSERS)
def test_an_error_and_a_request_to_elsewhere_would_be_seen(browser, request, house):
    ana = request.getfixturevalue(browser)()
    ana.go()
    ana.sound()
    other = house.address.replace("127.0.0.1", "localhost")
    ana.page.evaluate("() => { console.error('wrong') }")
    ana.page.evaluate("(to) => fetch(to).catch(() => 0)", f"{other}/api/house")
    ana.page.evaluate("() => fetch('/api/nothing-there').then(() => 0)")
    ana.page.evaluate("() => new Promise((go) => requestAnimationFrame(go))")
    # A browser says them when it comes to it.
    for words in (("wrong",), ("404",), ("content", "blocked")):
        ana.comes_to(
            lambda words=words: any(word in one.lower() for one in ana.errors for word in words), True
        )


def test_every_game_is_played():
    assert sorted(SHORT) == sorted(
        one.name for one in registry.games() if one.package.startswith(registry.OWN)
    )
