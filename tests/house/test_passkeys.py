"""Passkeys: created, used on another device, and refused in every way in which they can be wrong."""

from __future__ import annotations

import pytest

from tafureria.house.identity import passkeys
from tests.house.authenticator import Authenticator, text
from tests.house.peers import OpenHouse
from tests.house.places import change, place
from tests.house.test_me import code, me, named, take


class Local:
    """A visitor whose page is at ``localhost``."""

    def __init__(self, house, name="Ana"):
        self.visitor = house.visitor(name)
        self.host = self.visitor.url.removeprefix("http://").replace("127.0.0.1", "localhost")
        self.origin = f"http://{self.host}"

    def post(self, path, body=None):
        headers = {"host": self.host, "origin": self.origin}
        return self.visitor.post(f"/api/me/passkeys{path}", body or {}, headers=headers)

    def make(self, authenticator, **wrong):
        asked = self.post("/begin").json()
        return self.post("", authenticator.make(asked, wrong.pop("origin", self.origin), **wrong))

    def open(self, authenticator, **wrong):
        asked = self.post("/ask").json()
        return self.post("/open", authenticator.sign(asked, wrong.pop("origin", self.origin), **wrong))


def test_a_passkey_opens_the_same_visitor_elsewhere(house):
    ana, phone, key = Local(house), Local(house), Authenticator()
    named(ana.visitor)
    made = ana.make(key).json()
    assert [one["id"] for one in made["passkeys"]] == [text(key.id)]
    assert (made["may_passkey"], me(ana.visitor)["may_passkey"]) == (True, False)
    assert ana.post("/begin").json()["known"] == [text(key.id)]
    for _ in range(2):
        link = phone.open(key).json()["key"]
        assert take(phone.visitor, link).json()["name"] == "Ana"
    used = me(ana.visitor)["passkeys"][0]
    assert used["used"] > used["made"]
    assert phone.post("/forget", {"id": text(key.id)}).json()["passkeys"] == []
    assert code(phone.open(key)) == "no-passkey"


def test_nothing_but_a_signature_says_whose_it_is(house):
    """Neither handle nor id is the visitor's, and an unknown passkey takes the same steps as a known one."""
    ana, key = Local(house), Authenticator()
    person = next(iter(ana.visitor.cookie.values())).split(".")[0]
    asked = ana.post("/begin")
    assert person not in asked.text
    ana.post("", key.make(asked.json(), ana.origin))
    assert ana.post("/begin").json()["handle"] == asked.json()["handle"]
    checked = []
    with pytest.MonkeyPatch.context() as patch:
        real = passkeys._check_used
        patch.setattr(passkeys, "_check_used", lambda *args: checked.append(len(args[3])) or real(*args))
        codes = [code(ana.open(one)) for one in (Authenticator(), Authenticator())]
        assert ana.open(key).status_code == 200
    assert codes == ["no-passkey"] * 2
    assert len(set(checked)) == 1
    assert len(checked) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "http://localhost:1"},
        {"origin": "https://elsewhere.example"},
        {"house": "elsewhere.example"},
    ],
    ids=str,
)
def test_it_is_good_for_this_house_only(house, wrong):
    ana, key = Local(house), Authenticator()
    assert code(ana.make(key, **wrong)) == "no-passkey"
    ana.make(key)
    assert code(ana.open(key, **wrong)) == "no-passkey"
    assert ana.open(key).status_code == 200


def test_a_challenge_is_answered_once_by_whom_it_was_given_and_for_what(house):
    ana, eva, key, other = Local(house), Local(house), Authenticator(), Authenticator()
    asked = ana.post("/begin").json()
    made = key.make(asked, ana.origin)
    assert code(eva.post("", made)) == "no-passkey"  # it was not given to her, and is used up now
    assert code(ana.post("", made)) == "no-passkey"
    assert ana.make(key).status_code == 200
    asked = ana.post("/ask").json()
    used = key.sign(asked, ana.origin)
    assert ana.post("/open", used).status_code == 200
    assert code(ana.post("/open", used)) == "no-passkey"
    made_up = {"challenge": text(bytes(32)), "house": "localhost"}
    assert code(ana.post("/open", key.sign(made_up, ana.origin))) == "no-passkey"
    assert code(ana.post("/open", key.sign(ana.post("/begin").json(), ana.origin))) == "no-passkey"
    assert code(ana.post("", other.make(ana.post("/ask").json(), ana.origin))) == "no-passkey"
    # A passkey that belongs to somebody cannot be registered by anybody else.
    assert code(eva.make(key)) == "no-passkey"


def test_a_challenge_ends(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana, key = Local(house), Authenticator()
        ana.make(key)
        asked = ana.post("/ask").json()
        change(place(path), "UPDATE keys SET ends = ends - 301")
        assert code(ana.post("/open", key.sign(asked, ana.origin))) == "no-passkey"


def test_a_copy_of_a_passkey_is_noticed(house):
    ana, key = Local(house), Authenticator()
    ana.make(key)
    assert ana.open(key).status_code == 200
    key.count = 0
    assert code(ana.open(key)) == "no-passkey"


@pytest.mark.parametrize("field", ["id", "client_data", "authenticator_data", "signature"])
def test_broken_answers_are_refused(house, field):
    ana, key = Local(house), Authenticator()
    ana.make(key)
    used = key.sign(ana.post("/ask").json(), ana.origin)
    assert code(ana.post("/open", used | {field: "AAAA"})) == "no-passkey"
    made = key.make(ana.post("/begin").json(), ana.origin)
    assert code(ana.post("", made | {"attestation": "AAAA"})) == "no-passkey"


def test_there_is_none_at_an_address_of_numbers_nor_from_another_page(house):
    ana = house.visitor()
    assert code(ana.post("/api/me/passkeys/begin", {})) == "no-passkey"
    assert code(ana.post("/api/me/passkeys/ask", {})) == "no-passkey"
    elsewhere = {"origin": "http://elsewhere.example"}
    assert code(ana.post("/api/me/passkeys/begin", {}, headers=elsewhere)) == "wrong-origin"


def test_nobody_collects_passkeys(house):
    ana = Local(house)
    for _ in range(passkeys.MOST):
        assert ana.make(Authenticator()).status_code == 200
    assert code(ana.post("/begin")) == "too-many"


def test_who_is_forgotten_has_none(house):
    ana, key = Local(house), Authenticator()
    ana.make(key)
    ana.visitor._ask("DELETE", "/api/chronicle")
    assert me(ana.visitor)["passkeys"] == []
    assert code(ana.open(key)) == "no-passkey"
