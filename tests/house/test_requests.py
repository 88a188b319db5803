"""Who may ask what over HTTP: every route of the house, from everybody who could ask.

The rows are the routes themselves, so that a new one without a row fails.
"""

from __future__ import annotations

import pytest

from tafureria.house.entry.entry import JOIN, PLAY, WATCH, deed_of
from tafureria.web.app import make_app
from tests.house.peers import meet

ANYBODY = "anybody"
VISITOR = "visitor"
"""Only who has this house's cookie, from a page of this house."""
AFTER = "after the end"
"""Anybody who knows the table, but not as long as its game is running."""
KEEPER = "keeper"
NEAR = "near"
"""Only at the machine of the house, or with the keeper's key."""
OPEN = ""
"""No deed: the door of the house stops nobody from it."""

WHO_MAY = {
    "GET /api/house": (ANYBODY, OPEN),
    "POST /api/tables": (VISITOR, PLAY),
    "GET /api/tables/{table}/invitation": (ANYBODY, WATCH),
    "POST /api/door": (VISITOR, OPEN),
    "POST /api/words": (VISITOR, WATCH),
    "POST /api/lan": (VISITOR, PLAY),
    "GET /api/days": (ANYBODY, WATCH),
    "POST /api/days": (VISITOR, PLAY),
    "GET /api/days/{day}/{game}": (ANYBODY, WATCH),
    "GET /api/clubs": (ANYBODY, WATCH),
    "POST /api/clubs": (VISITOR, PLAY),
    "GET /api/clubs/{club}": (ANYBODY, JOIN),
    "POST /api/clubs/{club}": (VISITOR, JOIN),
    "POST /api/clubs/{club}/tournaments": (VISITOR, PLAY),
    "GET /api/clubs/{club}/tournaments/{tournament}": (ANYBODY, WATCH),
    "POST /api/clubs/{club}/tournaments/{tournament}": (VISITOR, PLAY),
    "GET /api/laboratory": (NEAR, WATCH),
    "POST /api/laboratory": (NEAR, PLAY),
    "GET /api/laboratory/{study}": (ANYBODY, WATCH),
    "POST /api/laboratory/{study}": (NEAR, PLAY),
    "GET /api/laboratory/{study}/report": (ANYBODY, WATCH),
    "GET /api/notices": (VISITOR, OPEN),
    "POST /api/notices": (VISITOR, PLAY),
    "POST /api/notices/quiet": (VISITOR, PLAY),
    "POST /api/notices/holidays": (VISITOR, PLAY),
    "DELETE /api/notices/holidays": (VISITOR, OPEN),
    "POST /api/notices/mail": (VISITOR, PLAY),
    "DELETE /api/notices/{address}": (VISITOR, OPEN),
    "GET /correo/si/{wish}": (ANYBODY, OPEN),
    "POST /correo/si/{wish}": (ANYBODY, OPEN),
    "GET /correo/no/{address}": (ANYBODY, OPEN),
    "POST /correo/no/{address}": (ANYBODY, OPEN),
    "GET /api/finished": (ANYBODY, WATCH),
    "GET /api/chronicle": (ANYBODY, OPEN),
    "DELETE /api/chronicle": (VISITOR, OPEN),
    "GET /api/chronicle/export": (ANYBODY, OPEN),
    "GET /api/me": (ANYBODY, OPEN),
    "POST /api/me": (VISITOR, OPEN),
    "POST /api/me/keys": (VISITOR, OPEN),
    "POST /api/me/look": (VISITOR, OPEN),
    "POST /api/me/take": (VISITOR, OPEN),
    "POST /api/me/passkeys": (VISITOR, OPEN),
    "POST /api/me/passkeys/begin": (VISITOR, OPEN),
    "POST /api/me/passkeys/ask": (VISITOR, OPEN),
    "POST /api/me/passkeys/open": (VISITOR, OPEN),
    "POST /api/me/passkeys/forget": (VISITOR, OPEN),
    "GET /api/friends": (ANYBODY, WATCH),
    "POST /api/friends/invite": (VISITOR, PLAY),
    "POST /api/friends/block": (VISITOR, PLAY),
    "POST /api/friends/decline": (VISITOR, PLAY),
    "GET /api/tables/{table}/record": (AFTER, WATCH),
    "GET /api/tables/{table}/replay": (AFTER, WATCH),
    "GET /api/tables/{table}/deal": (AFTER, WATCH),
    "GET /api/tables/{table}/analysis": (AFTER, WATCH),
    "GET /api/tables/{table}/knew": (AFTER, WATCH),
    "GET /api/tables/{table}/board": (AFTER, WATCH),
    "GET /api/tables/{table}/choices": (AFTER, WATCH),
    "GET /api/tables/{table}/otherwise": (AFTER, WATCH),
    "POST /api/tables/{table}/continue": (VISITOR, PLAY),
    "POST /api/lessons": (VISITOR, PLAY),
    "POST /api/tokens": (ANYBODY, OPEN),
    "POST /api/records": (VISITOR, PLAY),
    "GET /api/wire.json": (ANYBODY, OPEN),
    "GET /api/openapi.json": (ANYBODY, OPEN),
    "GET /healthz": (ANYBODY, OPEN),
    "GET /readyz": (ANYBODY, OPEN),
    "GET /metrics": (KEEPER, OPEN),
    "GET /api/keeper": (KEEPER, OPEN),
    "POST /api/keeper": (KEEPER, OPEN),
    "POST /api/keeper/key": (ANYBODY, OPEN),
    "GET /api/keeper/people/{person}/export": (KEEPER, OPEN),
    "POST /api/tables/{table}/reports": (VISITOR, WATCH),
}
"""Who may ask, and which deed it is at the door of a house; pages and files are for anybody."""
QUERY = {
    "board": "?step=0&eyes=0",
    "knew": "?step=1",
    "choices": "?step=1",
    "otherwise": "?step=1&choice=pasa",
}
ELSEWHERE = {"origin": "http://elsewhere.example"}
PROXIED = {"x-forwarded-for": "203.0.113.9"}
"""What a web server adds: whoever comes that way is not at this machine."""


def routes(tmp_path_factory) -> list[str]:
    app = make_app(str(tmp_path_factory.mktemp("routes") / "store.sqlite3"))._app
    named = [f"{method} {one.path}" for one in app.routes for method in one.methods - {"HEAD"}]
    return [
        one
        for one in named
        if "/api/" in one or one.split("/")[1] in ("healthz", "readyz", "metrics", "correo")
    ]


def refusal(answer) -> str:
    """The code of the refusal, or ``""``."""
    is_problem = "json" in answer.headers.get("content-type", "") and answer.status_code >= 400
    return answer.json()["code"] if is_problem else ""


def asked(visitor, row, table="a" * 26, headers=None):
    method, path = row.split(" ")
    path = path.replace("{table}", table) + QUERY.get(path.rsplit("/", 1)[-1], "")
    body = {"json": {}} if method == "POST" else {}
    return visitor._ask(method, path, headers=headers, **body)


def of(*kinds):
    return [row for row, (kind, _) in WHO_MAY.items() if kind in kinds]


def test_every_route_has_a_row(tmp_path_factory):
    found = set(routes(tmp_path_factory))
    new, gone = sorted(found - WHO_MAY.keys()), sorted(WHO_MAY.keys() - found)
    assert not new, f"write into WHO_MAY above who may ask {new}, and which deed it is"
    assert not gone, f"no routes any more: take {gone} out of WHO_MAY above"


@pytest.mark.parametrize("row", [row for row in WHO_MAY if "/api/" in row])
def test_the_door_takes_every_route_for_the_deed_of_its_row(row):
    """Else one that ``deed_of`` does not name is closed to those outside, and nobody has meant it."""
    done, meant = deed_of(*row.split(" ")), WHO_MAY[row][1]
    assert done == meant, f"name {row} in deed_of (house/entry/), or its deed {done!r} in WHO_MAY above"


@pytest.mark.parametrize("row", of(VISITOR))
def test_only_visitors_of_this_house_ask_from_its_pages(house, row):
    ana, nobody = house.visitor("Ana"), house.visitor("Nobody")
    nobody.cookie = {}
    assert refusal(asked(nobody, row)) == "no-cookie"
    assert refusal(asked(ana, row)) not in ("no-cookie", "wrong-origin")
    if not row.startswith("GET"):
        assert refusal(asked(ana, row, headers=ELSEWHERE)) == "wrong-origin"


@pytest.mark.parametrize("row", of(ANYBODY))
def test_anybody_may_ask_what_is_for_anybody(house, row):
    nobody = house.visitor("Nobody")
    nobody.cookie = {}
    assert refusal(asked(nobody, row)) not in ("no-cookie", "not-keeper", "not-near")


@pytest.mark.parametrize("row", of(AFTER))
def test_nobody_learns_of_a_running_game_what_is_for_after_it(house, bots, row):
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    with bots.still():
        table = ana.make("me", "computer")
        with ana.at(table) as a:
            meet(a)
            assert [refusal(asked(one, row, table)) for one in (ana, eva)] == ["running"] * 2


@pytest.mark.parametrize("row", of(KEEPER))
def test_only_the_keeper_sees_the_keepers_pages(house, row):
    ana = house.visitor("Ana")
    ana.make("me", "computer")
    assert refusal(asked(ana, row, headers=PROXIED)) == "not-keeper"


@pytest.mark.parametrize("row", of(NEAR))
def test_only_who_is_at_the_machine_uses_its_laboratory(house, row):
    """Through a web server nobody is there, whatever the request says of itself."""
    ana = house.visitor("Ana")
    for headers in (PROXIED, PROXIED | {"host": f"localhost:{house.port}"}, {"forwarded": "for=127.0.0.1"}):
        assert refusal(asked(ana, row, headers=headers)) == "not-near"
