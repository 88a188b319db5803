"""Who may ask what over HTTP: every route of the house, from everybody who could ask.

The rows are the routes themselves, so that a new one without a row fails.
"""

from __future__ import annotations

import pytest

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

WHO_MAY = {
    "GET /api/house": ANYBODY,
    "POST /api/tables": VISITOR,
    "GET /api/tables/{table}/invitation": ANYBODY,
    "POST /api/door": VISITOR,
    "POST /api/words": VISITOR,
    "POST /api/lan": VISITOR,
    "GET /api/days": ANYBODY,
    "POST /api/days": VISITOR,
    "GET /api/days/{day}/{game}": ANYBODY,
    "GET /api/clubs": ANYBODY,
    "POST /api/clubs": VISITOR,
    "GET /api/clubs/{club}": ANYBODY,
    "POST /api/clubs/{club}": VISITOR,
    "POST /api/clubs/{club}/tournaments": VISITOR,
    "GET /api/clubs/{club}/tournaments/{tournament}": ANYBODY,
    "POST /api/clubs/{club}/tournaments/{tournament}": VISITOR,
    "GET /api/laboratory": NEAR,
    "POST /api/laboratory": NEAR,
    "GET /api/laboratory/{study}": ANYBODY,
    "POST /api/laboratory/{study}": NEAR,
    "GET /api/laboratory/{study}/report": ANYBODY,
    "GET /api/notices": VISITOR,
    "POST /api/notices": VISITOR,
    "POST /api/notices/quiet": VISITOR,
    "POST /api/notices/holidays": VISITOR,
    "DELETE /api/notices/holidays": VISITOR,
    "POST /api/notices/mail": VISITOR,
    "DELETE /api/notices/{address}": VISITOR,
    "GET /correo/si/{wish}": ANYBODY,
    "POST /correo/si/{wish}": ANYBODY,
    "GET /correo/no/{address}": ANYBODY,
    "POST /correo/no/{address}": ANYBODY,
    "GET /api/finished": ANYBODY,
    "GET /api/chronicle": ANYBODY,
    "DELETE /api/chronicle": VISITOR,
    "GET /api/chronicle/export": ANYBODY,
    "GET /api/me": ANYBODY,
    "POST /api/me": VISITOR,
    "POST /api/me/keys": VISITOR,
    "POST /api/me/look": VISITOR,
    "POST /api/me/take": VISITOR,
    "POST /api/me/passkeys": VISITOR,
    "POST /api/me/passkeys/begin": VISITOR,
    "POST /api/me/passkeys/ask": VISITOR,
    "POST /api/me/passkeys/open": VISITOR,
    "POST /api/me/passkeys/forget": VISITOR,
    "GET /api/friends": ANYBODY,
    "POST /api/friends/invite": VISITOR,
    "POST /api/friends/block": VISITOR,
    "POST /api/friends/decline": VISITOR,
    "GET /api/tables/{table}/record": AFTER,
    "GET /api/tables/{table}/replay": AFTER,
    "GET /api/tables/{table}/deal": AFTER,
    "GET /api/tables/{table}/analysis": AFTER,
    "GET /api/tables/{table}/knew": AFTER,
    "GET /api/tables/{table}/board": AFTER,
    "GET /api/tables/{table}/choices": AFTER,
    "GET /api/tables/{table}/otherwise": AFTER,
    "POST /api/tables/{table}/continue": VISITOR,
    "POST /api/lessons": VISITOR,
    "POST /api/tokens": ANYBODY,
    "POST /api/records": VISITOR,
    "GET /api/wire.json": ANYBODY,
    "GET /api/openapi.json": ANYBODY,
    "GET /healthz": ANYBODY,
    "GET /readyz": ANYBODY,
    "GET /metrics": KEEPER,
    "GET /api/keeper": KEEPER,
    "POST /api/keeper": KEEPER,
    "POST /api/keeper/key": ANYBODY,
    "GET /api/keeper/people/{person}/export": KEEPER,
    "POST /api/tables/{table}/reports": VISITOR,
}
"""Who may ask; pages and files are for anybody."""
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
    return [row for row, kind in WHO_MAY.items() if kind in kinds]


def test_every_route_has_a_row(tmp_path_factory):
    assert sorted(routes(tmp_path_factory)) == sorted(WHO_MAY)


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
