"""Positions of recorded games in which the tables are measured and drawn, without playing to get there."""

from __future__ import annotations

from typing import Any

from tafureria.core import registry
from tests.browser.continued import bring, go_on
from tests.browser.scripts import AT_REST, TWO_FRAMES
from tests.browser.visitors import Visitor

POSITIONS = {
    "espada-negra": {"bid": ("secreta", 48, 0), "speak": ("externo", 45, 0), "attack": ("secreta", 84, 0)},
    "la-reconquista": {"turn": ("seis-jugadores", 339, 5), "passing-cards": ("amistosa-cuatro", 495, 3)},
    "mentiroso": {"bidding": ("plain", 4, 1)},
    "moros-y-cristianos": {"declare": ("preset-larga", 328, 0), "play": ("clasica", 81, 2)},
    "muerte-al-rey": {"turn": ("seis-companeros-traicion", 15, 8), "hand-over": ("velada", 1, 1)},
    "taifa": {"round": ("6-people", 440, 5), "answer": ("6-people", 390, 1)},
}
"""By game and phase: the recorded game, how many actions are before the position, and the seat asked."""

SMALL_WINDOWS = [(320, 256), (320, 568), (360, 560), (375, 553), (390, 664), (667, 375)]
"""Phones with the bars of their browser, one held sideways, and first a window of 1280x1024 at 400%."""
TYPES = ("normal", "large", "larger")
"""The type sizes of the settings."""


def recorded(game: str, name: str) -> str:
    """Return a recorded game as text."""
    return (registry.find(game).folder / "golden" / f"{name}.txt").read_text(encoding="utf-8")


def sit_at(one: Visitor, game: str, phase: str) -> None:
    """Open a table of the game in that phase, and sit in the seat that is asked."""
    name, step, seat = POSITIONS[game][phase]
    go_on(one, bring(one, recorded(game, name)), step, seat, phase)


def typeset(page: Any, size: tuple[int, int], letters: str) -> None:
    """Give the window that size and the page that type size, and wait until both show."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("(size) => (document.documentElement.dataset.size = size)", letters)
    page.evaluate(TWO_FRAMES)
    page.wait_for_function(AT_REST)
