"""What a page needs at once is named by its first bytes: a slow phone asks for all of it together."""

import re

import pytest

from tests.browser.positions import POSITIONS, sit_at

EARLY = re.compile(r'<link rel="(?:modulepreload|preload)"[^>]* fetchpriority="low" href="([^"]+)"')
MOST = 8
"""Most scripts that come after a table's first ones: drawings, talk, meanings of words."""


@pytest.mark.parametrize("game", POSITIONS)
def test_every_file_that_a_page_names_is_there(visitor, game):
    ask = visitor().context.request
    house = visitor().house.address
    for language in ("es", "en"):
        text = ask.get(f"{house}/reglas/{game}", headers={"accept-language": language}).text()
        named = EARLY.findall(text)
        assert any(name.endswith(".css") for name in named)
        assert {name: ask.get(house + name).status for name in named} == dict.fromkeys(named, 200)


def test_a_table_asks_for_little_else(visitor):
    guest = visitor()
    sit_at(guest, "taifa", next(iter(POSITIONS["taifa"])))
    guest.page.reload()
    guest.page.locator("[data-mine=true]").wait_for()
    scripts = guest.page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
        ".filter((path) => path.endsWith('.js'))"
    )
    named = guest.page.evaluate(
        "() => [...document.querySelectorAll('link[fetchpriority=low]')]"
        ".map((one) => new URL(one.href).pathname)"
    )
    assert len(named) > MOST
    assert len(set(scripts) - set(named)) <= MOST, sorted(set(scripts) - set(named))
