"""Every table in small windows, at every type size: phones with bars, phones held sideways, 400% zoom."""

from __future__ import annotations

import pytest

from tests.browser import measure
from tests.browser.positions import POSITIONS, SMALL_WINDOWS, TYPES, sit_at, typeset
from tests.browser.visitors import PHONE

TITLES = f"{measure.NAMES}, header .title, [data-room] h2, [data-room] .btn, [data-expected]"
SHARE = 0.4
"""The least height of the board, as a share of the window's."""


def faults(page, size):
    """Return what is wrong with this table in this window."""
    height = measure.board_size(page)[1] / size[1]
    return {
        "board": [f"{height:.2f} of the height"] if height < SHARE else [],
        "free": [f"{free:.2f}"] if (free := measure.free_share(page)) < 0.9 else [],
        "broken": measure.broken_names(page, TITLES),
        "small": measure.smallest_texts(page),
        "overlapping": measure.overlapping(page),
        "beside": measure.beside_the_window(page),
        "buried": measure.out_of_reach(page),
        "sideways": [str(across)] if (across := measure.scroll(page)[0]) else [],
    }


@pytest.mark.parametrize("game", POSITIONS)
def test_every_table_is_played_in_a_small_window(visitor, game):
    ana = visitor(size=PHONE)
    if game not in [one["name"] for one in ana.front()["games"]]:
        pytest.skip("the example game is not installed")
    found = []
    for phase in POSITIONS[game]:
        sit_at(ana, game, phase)
        measure.lettered(ana.page)
        for size in SMALL_WINDOWS:
            for letters in TYPES:
                typeset(ana.page, size, letters)
                found += [
                    f"{phase} {size[0]}x{size[1]} {letters}: {fault} {what}"
                    for fault, all_of_it in faults(ana.page, size).items()
                    for what in all_of_it
                ]
    assert not found, "\n".join(found)
    ana.sound()
