"""Every table in small windows, at every type size: phones with bars, phones held sideways, 400% zoom."""

from __future__ import annotations

import pytest

from tafureria.core import registry
from tests.browser import measure
from tests.browser.continued import bring
from tests.browser.positions import POSITIONS, SMALL_WINDOWS, TYPES, recorded, sit_at, typeset
from tests.browser.visitors import DESK, PHONE, WIDE

TITLES = f"{measure.NAMES}, header .title, h1, h2, h3, legend, [data-expected], .btn:not(header *)"
TITLES += ", [data-hand] .edge b"
SIDEWAYS = (667, 375)
MAP = "[data-board] .carried"
SHARE, FREE = 0.4, 0.9
"""The least height of a board as a share of the window's, and how much of it nothing may cover."""
GAMES = [entry.name for entry in registry.games() if entry.name != "mentiroso"]
PAGES = ["/", "/yo", "/cronica", "/club", "/laboratorio", "/casa", "/nadie/vive/aqui"]
PAGES += [
    f"/{page}" for game in GAMES for page in (f"juego/{game}?amigos", f"aprender/{game}", f"reglas/{game}")
]
WINDOWS = [(320, 256), SIDEWAYS]
DESKTOPS = [(1024, 768), (1440, 900)]
NORMAL, *_, LARGEST = TYPES
SMALL = [
    (size, letters)
    for size in SMALL_WINDOWS
    for letters in TYPES
    if WIDE or letters == LARGEST or size in ((320, 256), (390, 664))
]
"""Windows with type sizes: what fits in the largest fits in others, unless the window is at its limit."""


def faults(page):
    """Return what is wrong with this page in this window."""
    return {
        "broken": measure.broken_names(page, TITLES),
        "small": measure.smallest_texts(page),
        "overlapping": measure.overlapping(page),
        "beside": measure.beside_the_window(page),
        "bursting": measure.bursting(page),
        "sideways": [across] if (across := measure.scroll(page)[0]) > 0 else [],
    }


def faults_of_a_table(page):
    """Return what is wrong with this table in this window."""
    height = measure.board_size(page)[1] / page.viewport_size["height"]
    free = measure.free_share(page)
    is_sideways = page.viewport_size == dict(zip(("width", "height"), SIDEWAYS, strict=True))
    return faults(page) | {
        "low": [height] if height < SHARE else [],
        "high": [height] if height > 1 and is_sideways and page.locator(MAP).count() else [],
        "covered": [free] if free < FREE else [],
        "buried": measure.out_of_reach(page),
    }


def listed(what, size, letters, found):
    """Return these faults as lines."""
    where = f"{what} {size[0]}x{size[1]} {letters}"
    return [f"{where}: {fault} {one}" for fault, ones in found.items() for one in ones]


def fits(one, what, size, letters, look=faults):
    """Give the window that size and the page that type size, and wait until *look* finds nothing wrong."""
    typeset(one.page, size, letters)
    one.comes_to(lambda: listed(what, size, letters, look(one.page)), [])


@pytest.mark.parametrize("game", POSITIONS)
def test_every_table_is_played_in_a_small_window(visitor, request, game):
    if game == "mentiroso":
        request.getfixturevalue("example")
    ana = visitor(size=PHONE)
    for phase in POSITIONS[game]:
        sit_at(ana, game, phase)
        measure.lettered(ana.page)
        for size, letters in SMALL:
            fits(ana, phase, size, letters, faults_of_a_table)
    ana.sound()


@pytest.mark.parametrize("game", GAMES)
def test_very_large_type_fits_on_a_desktop(visitor, game):
    ana = visitor(size=DESK)
    for phase in POSITIONS[game]:
        sit_at(ana, game, phase)
        measure.lettered(ana.page)
        for size in DESKTOPS:
            for letters in TYPES[1:] if WIDE else (LARGEST,):
                fits(ana, phase, size, letters)


def look_around(one, what):
    """Look for what is wrong with the open page in small windows at the extreme type sizes."""
    measure.lettered(one.page)
    for size in WINDOWS:
        for letters in (NORMAL, LARGEST):
            fits(one, what, size, letters)


def test_every_page_of_the_house_is_read_in_a_small_window(visitor):
    ana = visitor(size=PHONE)
    for path in PAGES:
        ana.go(path)
        ana.page.locator("main h1").first.wait_for()
        ana.loaded()
        look_around(ana, path)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay_are_read_in_a_small_window(visitor, game):
    ana = visitor(size=PHONE)
    name = next(iter(POSITIONS[game].values()))[0]
    table = bring(ana, recorded(game, name))
    ana.go(f"/mesa/{table}")
    ana.page.locator("[data-over]").wait_for()
    ana.loaded()
    look_around(ana, "the end")
    ana.go(f"/mesa/{table}/repaso")
    ana.page.locator("[data-phase]").wait_for()
    ana.loaded()
    look_around(ana, "the replay")


def test_waiting_rooms_settings_and_drawers_are_read_in_a_small_window(visitor):
    ana = visitor(size=PHONE)
    ana.table("taifa", ["me", "open", "open"], seats=3)
    ana.page.get_by_role("heading", level=1).wait_for()
    look_around(ana, "waiting")
    ana.page.get_by_role("button", name="Ajustes").click()
    ana.page.get_by_role("dialog").wait_for()
    look_around(ana, "settings")
    sit_at(ana, "moros-y-cristianos", "play")
    for drawer in ("log", "talk", "rules"):
        sheet = ana.drawer(drawer)
        look_around(ana, drawer)
        sheet.get_by_role("button").first.click()
        sheet.wait_for(state="hidden")
