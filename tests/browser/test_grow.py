"""The shields and names of all seats grow with the window, in every game."""

from __future__ import annotations

import pytest

from tests.browser.visitors import DESK, TWO_FRAMES

GAMES = {
    "moros-y-cristianos": 4,
    "la-reconquista": 4,
    "muerte-al-rey": 8,
    "espada-negra": 5,
    "taifa": 6,
}
LARGE = (2560, 1440)
LEAST = 1.25
"""The least growth in comparison with a window of 1440x900."""
# For every seat: name, and in pixels the shield's width and the height of a line of the name.
SEATS = """() => [...document.querySelectorAll("[data-room] [data-seat], [data-room] [data-kingdom]")]
  .map((seat) => [seat.querySelector("svg.shield, svg.arms, .arms svg"), seat.querySelector(".name")])
  .filter(([shield, name]) => shield?.checkVisibility() && name?.checkVisibility())
  .map(([shield, name]) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return [name.textContent.trim(), shield.getBoundingClientRect().width, text.getClientRects()[0].height];
  })"""


@pytest.mark.parametrize("game", GAMES)
def test_shields_and_names_grow_with_the_window(visitor, game):
    ana = visitor(size=DESK)
    ana.alone(game, **({"seats": GAMES[game]} if game != "taifa" else {}))

    def sizes():
        ana.comes_to(lambda: len(ana.page.evaluate(SEATS)), GAMES[game])
        return {name: found for name, *found in ana.stays_at(lambda: ana.page.evaluate(SEATS))}

    small = sizes()
    ana.page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    ana.page.evaluate(TWO_FRAMES)
    large = sizes()
    assert set(small) == set(large)
    for name, (shield, line) in small.items():
        assert large[name][0] >= LEAST * shield, name
        assert large[name][1] >= LEAST * line, name
    ana.sound()
