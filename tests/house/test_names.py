"""Names: each is visible, none looks like another person's, and none is too long."""

import pytest

from tafureria.house.refusal import Refusal
from tafureria.house.tables.names import clean, clean_name, looks_taken

CYRILLIC_A = "\u0410"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def test_joined_emoji_survive_cleaning():
    assert clean(f" {FAMILY}\u200b\u0000 ") == FAMILY


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "\uffa0 \u115f", "\u0301", "\ufe0f", "\u034f", "\u200d\u200b", " \t "],
    ids=ascii,
)
def test_of_every_name_something_is_seen(name):
    with pytest.raises(Refusal, match="no-name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        (f"{CYRILLIC_A}na", "Ana"),  # a Cyrillic letter
        ("A\u039dA", "ANA"),  # a Greek one
        ("\uff21na", "ana"),  # full width
        ("\U0001d400na", "Ana"),  # mathematical
        ("A\u200dn\u034fa", "Ana"),  # an invisible character in between
        ("Jose\u0301", "José"),  # the accent as a combining character
        ("\xc1na", "Ana"),  # people read over an accent
        ("Jose", "José"),
        ("rnarta", "marta"),
        ("P0", "PO"),
        ("Il", "lI"),
    ],
    ids=ascii,
)
def test_a_name_that_looks_like_another_is_taken(name, other):
    assert looks_taken(clean_name(name), [clean_name(other)])
    assert looks_taken(clean_name(other), [clean_name(name)])


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ana", "Anna"), ("Ana 1", "Ana 2"), ("\u0410\u043d\u0430", "Ana"), (FAMILY, "❤")],
)
def test_other_names_are_free(name, other):
    assert not looks_taken(clean_name(name), [clean_name(other)])


def test_nobody_sits_down_who_looks_like_somebody_there(house):
    ana, eva = house.visitor("Ana"), house.visitor("Eva")
    with eva.at(ana.make("me", "open")) as peer:
        peer.send("sit", id=1, seat=1, name=f"{CYRILLIC_A}na")
        peer.until("refused", id=1, code="name-taken")
        peer.send("sit", id=2, seat=1, name="\u3164")
        peer.until("refused", id=2, code="no-name")


@pytest.mark.parametrize(
    ("name", "code"),
    [(f"{CYRILLIC_A}na", "name-taken"), ("x" * 25, "malformed"), ("\u2800", "no-name")],
    ids=ascii,
)
def test_names_at_one_device_are_held_to_the_same(house, name, code):
    ana = house.visitor("Ana")
    seats = [{"kind": "me"}, {"kind": "me", "name": name}]
    answer = ana.post("/api/tables", {"game": "mentiroso", "name": "Ana", "seats": seats})
    assert answer.json()["code"] == code
