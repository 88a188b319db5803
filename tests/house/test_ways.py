"""How people find a waiting table: by a word said aloud, and in the local network.

The local network of these tests is another loopback address.
"""

import httpx
import pytest

from tafureria.house.making.spoken import WORDS
from tafureria.house.making.word_rows import UNATTENDED
from tafureria.house.settings import Settings
from tafureria.web.lan import private_addresses
from tests.house.peers import PLENTY, QUICK, OpenHouse, Visitor
from tests.house.places import change, place

NET = "127.0.0.2"


@pytest.fixture
def house(tmp_path):
    with OpenHouse(tmp_path / "store.sqlite3", QUICK, lan=[NET]) as opened:
        yield opened


def invited(visitor, table, **headers):
    answer = visitor.get(f"/api/tables/{table}/invitation", headers=headers)
    assert answer.status_code == 200
    return answer.json()


def said(visitor, word, **more):
    return visitor.post("/api/words", {"word": word}, **more)


# --- words ----------------------------------------------------------------------------------------


def test_every_word_can_be_said_and_typed():
    assert len(WORDS) == len(set(WORDS)) >= 300
    assert all(
        len(word) == 4 and word.isascii() and word.islower() and set(word) & set("aeiou") for word in WORDS
    )
    # Whoever hears a word can write no other: b and v, c and z, with and without h sound the same.
    assert len({word.replace("h", "").replace("v", "b").replace("ce", "ze") for word in WORDS}) == len(WORDS)


def test_a_word_leads_to_the_table_that_waits_under_it(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    tables = [ana.make("me", "open"), ana.make("me", "open")]
    words = [invited(ana, table)["word"] for table in tables]
    assert words[0] != words[1]
    assert set(words) <= set(WORDS)
    assert invited(bea, tables[0])["word"] == words[0]
    assert said(bea, f" {words[1].upper()} ").json() == {"table": tables[1]}


def test_a_word_says_nothing_once_its_table_has_begun(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    table = ana.make("me", "open")
    word = invited(ana, table)["word"]
    with ana.at(table) as peer:
        peer.send("begin")
        while peer.table.get("status") != "playing":
            peer.receive()
    assert invited(ana, table)["word"] == ""
    begun, never = said(bea, word), said(bea, next(one for one in WORDS if one != word))
    assert (begun.status_code, begun.json()["code"]) == (404, "unknown-word")
    assert begun.content == never.content


def test_no_table_no_word(house):
    ana = house.visitor("Ana")
    assert invited(ana, "a" * 26)["word"] == ""
    assert invited(ana, ana.make("me", "computer"))["word"] == ""
    assert said(ana, "").json()["code"] == "unknown-word"


def test_who_tries_too_many_words_is_not_answered_even_for_a_right_one(tmp_path):
    few = Settings(**PLENTY | {"limit_addresses": True, "words_per_minute": 0, "words_at_once": 3})
    with OpenHouse(tmp_path / "s", few) as house:
        ana, eve = house.visitor("Ana"), house.visitor("Eve")
        word = invited(ana, ana.make("me", "open"))["word"]
        # Right words cost nothing.
        assert [said(eve, word).status_code for _ in range(6)] == [200] * 6
        assert [said(eve, "xxxx").json()["code"] for _ in range(4)] == ["unknown-word"] * 3 + ["too-fast"]
        # Cookies are free to get, so the limit is per address.
        assert said(house.visitor("Eva"), word).json()["code"] == "too-fast"


def test_other_pages_cannot_try_words(house):
    answer = said(house.visitor("Ana"), "lima", headers={"origin": "http://evil.example"})
    assert answer.json()["code"] == "wrong-origin"


# --- words that run out ---------------------------------------------------------------------------


def test_an_address_gets_only_so_many_words(tmp_path):
    few = Settings(**PLENTY | {"limit_addresses": True, "words_per_address": 2})
    with OpenHouse(tmp_path / "s", few) as house:
        tables = [(who := house.visitor(f"p{n}"), who.make("me", "open")) for n in range(4)]
        words = [invited(who, table)["word"] for who, table in tables]
        assert all(words[:2])
        assert words[2:] == ["", ""]
        ana, first = tables[0]
        assert invited(ana, first)["word"] == words[0]
        with ana.at(first) as peer:
            peer.send("begin")
            peer.until("table", status="playing")
        assert invited(*tables[2])["word"]
        assert not invited(*tables[3])["word"]


def test_when_few_words_are_left_two_lead_to_a_table(house, tmp_path, monkeypatch):
    monkeypatch.setattr("tafureria.house.making.word_rows.FEW", len(WORDS) - 2)
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    tables = [ana.make("me", "open") for _ in range(5)]
    words = [invited(ana, table)["word"] for table in tables]
    assert [len(word.split()) for word in words] == [1, 1, 2, 2, 2]
    assert len(set(words)) == 5
    assert set(" ".join(words).split()) <= set(WORDS)
    for told in (words[3], words[3].upper(), words[3].replace(" ", ""), words[3].replace(" ", "-")):
        assert said(bea, told).json() == {"table": tables[3]}
    assert said(bea, words[3].split()[0]).json().get("table") != tables[3]
    assert bea.get(f"/{words[3].replace(' ', '-')}").headers["content-type"].startswith("text/html")


def test_when_few_words_are_left_tables_at_which_nobody_is_lose_theirs(house, tmp_path, monkeypatch):
    ana = house.visitor("Ana")
    left, attended, fresh = [ana.make("me", "open") for _ in range(3)]
    words = [invited(ana, table)["word"] for table in (left, attended, fresh)]
    with ana.at(attended) as peer:
        peer.expect("table", status="waiting")
        old = f"update words set made = made - {UNATTENDED} where table_id in ('{left}', '{attended}')"
        change(place(tmp_path / "store.sqlite3"), old)
        assert len(invited(ana, ana.make("me", "open"))["word"]) == 4
        assert said(ana, words[0]).status_code == 200
        monkeypatch.setattr("tafureria.house.making.word_rows.FEW", len(WORDS) - 1)
        assert invited(ana, ana.make("me", "open"))["word"]
        assert [said(ana, word).status_code for word in words] == [404, 200, 200]
    assert invited(ana, left)["word"]


# --- the local network ----------------------------------------------------------------------------


def opened(visitor, to=True, **headers):
    return visitor.post("/api/lan", {"open": to}, headers=headers)


def test_a_house_is_opened_to_the_network_and_closed_again_without_a_restart(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "open")
    far = f"http://{NET}:{house.port}"
    shut = {"addresses": [], "is_open": False, "may_open": True}
    assert shut.items() <= invited(ana, table).items()
    with pytest.raises(httpx.ConnectError):
        Visitor(far, "Bea")
    assert opened(ana).json() == {"addresses": [far], "is_open": True}
    assert invited(ana, table)["addresses"] == [far]
    bea = Visitor(far, "Bea")
    with bea.at(table) as peer:
        peer.expect("table", status="waiting")
        peer.send("sit", seat=1, name="Bea")
        assert peer.receive()["you"] == 1
        assert opened(ana, to=False).json() == {"addresses": [], "is_open": False}
        with pytest.raises(Exception, match=r"no close frame|going away|1012|1006"):
            peer.receive()
    with pytest.raises(httpx.ConnectError):
        Visitor(far, "Bea")
    # It can be opened again.
    assert opened(ana).json()["is_open"]
    assert bea.get("/api/house").status_code == 200


def test_only_somebody_at_this_machine_opens_and_closes(house):
    ana = house.visitor("Ana")
    table = ana.make("me", "open")
    for header in ("x-forwarded-for", "forwarded", "via"):
        answer = opened(ana, **{header: "10.0.0.9"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-near")
        assert not invited(ana, table, **{header: "10.0.0.9"})["may_open"]
    assert opened(ana, origin="http://evil.example").json()["code"] == "wrong-origin"
    assert not invited(ana, table)["is_open"]
    nobody = house.visitor("Nobody")
    nobody.cookie = {}
    assert opened(nobody).json()["code"] == "no-cookie"


def test_the_network_reaches_it_by_its_own_addresses_only(house):
    ana = house.visitor("Ana")
    opened(ana)
    far = Visitor(f"http://{NET}:{house.port}", "Bea")
    for host in ("evil.example", f"evil.example:{house.port}", "192.168.7.7"):
        assert far.get("/api/house", headers={"host": host}).json()["code"] == "wrong-origin"
    opened(ana, to=False)
    # Once closed, the house no longer answers to that name.
    assert ana.get("/api/house", headers={"host": NET}).json()["code"] == "wrong-origin"


def test_a_house_that_others_run_is_not_opened_by_a_visitor(tmp_path):
    with OpenHouse(tmp_path / "s") as house:
        ana = house.visitor("Ana")
        assert not invited(ana, ana.make("me", "open"))["may_open"]
        assert opened(ana).json()["code"] == "not-near"


def test_the_addresses_of_this_machine_are_private_ones():
    assert all(not one.startswith(("127.", "169.254.", "fe80")) for one in private_addresses())
