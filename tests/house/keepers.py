"""A house whose keeper a test is, and what the keeper asks and orders."""

from __future__ import annotations

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from tafureria.web.keeper.keys import Keys
from tests.house.peers import CLIENT, OpenHouse, without_fault
from tests.house.places import read as stored


@contextlib.contextmanager
def kept(path):
    """Open a house with a store at that path, which is its ``path``."""
    with OpenHouse(path) as opened:
        opened.path = path
        yield opened


def keys(house):
    [(secret,)] = stored(house.path, "SELECT value FROM house WHERE name = 'keeper'")
    return Keys(secret)


def asked(house, path="/api/keeper", body=None, key=None):
    headers = {"authorization": f"Bearer {key or keys(house).make('program')}"}
    if body is None:
        return without_fault(CLIENT.get(house.url + path, headers=headers))
    return without_fault(CLIENT.post(house.url + path, json=body, headers=headers))


def seen(house):
    answer = asked(house)
    assert answer.status_code == 200, answer.text
    return answer.json()


def do(house, deed, **more):
    answer = asked(house, body={"do": deed} | more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def at(page, table):
    return next((one for one in page["tables"] if one["table"] == table), None)


def mark(house, table, name):
    return next(one["person"] for one in at(seen(house), table)["people"] if one["name"] == name)


def turned_away(visitor, table, code):
    with visitor.at(table) as peer:
        peer.expect("refused", code=code)
        with pytest.raises(ConnectionClosed):
            peer.receive()
