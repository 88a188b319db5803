"""Opens tables at the start of a given phase, by uploading a played game and continuing it there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from tafureria.core import record as records
from tafureria.core.record import Record
from tafureria.library.match import Match
from tests.browser.visitors import Visitor


def bring(one: Visitor, record: str) -> str:
    """Upload that record and return the id of its finished table."""
    one.front()  # The first request gets the visitor's cookie.
    return str(_answered(one, "/api/records", record)["table"])


def go_on(one: Visitor, table: str, step: int, seat: int, phase: str = "") -> None:
    """Continue a finished table in that seat after *step* actions, and wait until the seat must choose."""
    body = {"step": step, "seat": seat, "name": "Ana"}
    one.go("/mesa/" + _answered(one, f"/api/tables/{table}/continue", body)["table"])
    one.page.locator(f"[data-mine=true]{phase and f'[data-phase={phase}]'}").wait_for()
    one.page.keyboard.press("Shift")  # Any key dismisses the summary of what happened before.
    one.page.locator("[data-since]").wait_for(state="detached")


def look_into(one: Visitor, game: str, wanted: Iterable[str], seats: int, **options: Any) -> Iterable[str]:
    """Sit down at a table in each wanted phase, one after another; yield the phase."""
    wanted = sorted(wanted)
    record, steps = _played(game, frozenset(wanted), seats, tuple(options.items()))
    table = bring(one, records.write(record))
    for phase in wanted:
        go_on(one, table, steps[phase], 0, phase)
        yield phase


@cache
def _played(
    game: str, wanted: frozenset[str], seats: int, options: tuple[tuple[str, Any], ...]
) -> tuple[Record, dict[str, int]]:
    """Return a random game in which seat 0 chooses in each of these phases, and after how many actions."""
    seed = 0
    while True:
        match = Match(game, seats, options=dict(options), seed=seed, players="random")
        steps = dict[str, int]()
        while not match.over:
            if 0 in match.waiting and len(match.legal(0)) > 1:
                phase = match.eyes(0).view.phase
                steps.setdefault(phase, len(match.history))
            match.run(1)
        if wanted <= steps.keys():
            return match.record(), {phase: steps[phase] for phase in wanted}
        seed += 1


def _answered(one: Visitor, path: str, data: Any) -> dict[str, Any]:
    answer: dict[str, Any] = one.context.request.post(
        one.house.address + path, data=data, max_retries=2
    ).json()
    assert "table" in answer, answer
    return answer
