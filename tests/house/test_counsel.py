"""Counsel of a side: only that side receives it, where the game's option allows it."""

import pytest

from tests.house.test_friends import two_people

GAME = {"game": "muerte-al-rey"}
REST = ("random",) * 4


@pytest.fixture(autouse=True)
def _still(bots):
    """Computer players make no moves, so that the sides stay as dealt."""
    with bots.still():
        yield


def test_a_side_talks_among_itself_and_nobody_else_hears(house):
    met = set()
    for _ in range(40):
        _, _, a, b = two_people(house, *REST, **GAME, options={"consejo": True})
        assert a.table["talk"] == "counsel"
        view = a.position["view"]
        same = view["identities"][0] // 12 == view["identities"][1] // 12
        eva = house.visitor("Eva")
        with eva.at(eva_table(a)) as e:
            a.send("say", text="tengo al rey", to=-1)
            assert a.until("said")["lines"][0]["to"] == -1
            a.send("say", text="hola a todos")
            first = b.until("said")["lines"][0]
            assert (first["text"], first["number"]) == (("tengo al rey", 0) if same else ("hola a todos", 0))
            line = e.until("said")["lines"][0]
            assert (line["text"], line["number"]) == ("hola a todos", 0)
        b.send("say", id=5, text="solo a ti", to=0)
        b.until("refused", id=5, code="no-private-talk")
        a.close()
        b.close()
        met.add(same)
        if len(met) == 2:
            return
    raise AssertionError("forty deals and never both cases")


def eva_table(peer):
    """The id of the peer's table."""
    return peer.table["table"]


def test_without_the_option_all_talk_is_public(house):
    _, _, a, b = two_people(house, *REST, **GAME)
    assert a.table["talk"] == "public"
    for number, to in enumerate((-1, 1)):
        a.send("say", id=number + 1, text="psst", to=to)
        a.until("refused", id=number + 1, code="no-private-talk")
    a.close()
    b.close()
