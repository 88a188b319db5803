"""A visitor's name and shield, and the same visitor on another device."""

from __future__ import annotations

import pytest

from tafureria.house.identity.arms import CHARGES, COLOURS, DIVISIONS, METALS
from tafureria.house.settings import Settings
from tests.house.peers import OpenHouse, meet, play_together
from tests.house.places import change, everything, place, read
from tests.house.test_friends import two_people

TOWER = "azure.plain.or.tower.or"


def me(visitor):
    return visitor.get("/api/me").json()


def named(visitor, name="Ana", shield=TOWER):
    return visitor.post("/api/me", {"name": name, "shield": shield})


def key_of(visitor, kind="link"):
    return visitor.post("/api/me/keys", {"kind": kind}).json()["key"]


def take(visitor, key, **more):
    answer = visitor.post("/api/me/take", {"key": key} | more)
    visitor.cookie |= dict(answer.cookies)
    return answer


def code(answer):
    return answer.json()["code"]


# --- name and shield ------------------------------------------------------------------------------


def test_a_visitor_has_a_name_and_a_shield(house):
    ana = house.visitor()
    assert (me(ana)["name"], me(ana)["shield"]) == ("", "")
    assert named(ana, "  Ana\u202e ").json()["name"] == "Ana"
    assert (me(ana)["name"], me(ana)["shield"]) == ("Ana", TOWER)
    assert ana.get("/api/house").json()["name"] == "Ana"
    assert named(ana, "Anita", "").json()["shield"] == ""


@pytest.mark.parametrize(
    ("name", "shield", "why"),
    [
        ("\u2800", "", "no-name"),
        ("Ana", "azure.plain.vert.tower.or", "bad-shield"),
        ("Ana", "or.pale.gules.star.argent", "bad-shield"),
        ("Ana", "azure.plain.or.tower", "malformed"),
        ("Ana", "azure.plain.or.dragon.or", "malformed"),
        ("Ana", f"{TOWER}\n", "malformed"),
        ("Ana", "\n", "malformed"),
    ],
)
def test_not_everything_is_a_name_or_a_shield(house, name, shield, why):
    assert code(named(house.visitor(), name, shield)) == why


def test_every_lawful_shield_can_be_borne(house):
    ana = house.visitor()
    for number, field in enumerate(METALS + COLOURS):
        second, third = (COLOURS if field in METALS else METALS)[:2]
        division, charge = DIVISIONS[number::7][-1], CHARGES[number::7][-1]
        shield = f"{field}.{division}.{second}.{charge}.{third}"
        assert named(ana, "Ana", shield).json()["shield"] == shield


def test_it_is_seen_at_the_table_and_on_no_other_seat_of_the_device(house):
    ana, eva = house.visitor(), house.visitor()
    named(ana)
    table = ana.post(
        "/api/tables",
        {
            "game": "mentiroso",
            "name": "Ana",
            "seats": [{"kind": "me"}, {"kind": "me", "name": "Bea"}, {"kind": "open"}],
        },
    ).json()["table"]
    named(eva, "Eva", "or.plain.gules.star.gules")
    with eva.at(table) as peer:
        peer.send("sit", seat=2, name="Eva")
        seats = [one["shield"] for one in peer.until("table", you=2)["seats"]]
    assert seats == [TOWER, "", "or.plain.gules.star.gules"]


def test_a_name_is_given_by_a_page_of_the_house_only(house):
    ana = house.visitor()
    wish = {"name": "Ana"}
    assert code(ana.post("/api/me", wish, headers={"origin": "http://elsewhere.example"})) == "wrong-origin"
    ana.cookie = {}
    assert code(ana.post("/api/me", wish)) == "no-cookie"


# --- another device -------------------------------------------------------------------------------


def test_a_link_opens_once_and_brings_everything(house):
    ana, phone, thief = house.visitor(), house.visitor(), house.visitor()
    named(ana)
    table = ana.make("me", "open")
    key = key_of(ana)
    seen = phone.post("/api/me/look", {"key": key}).json()
    assert (seen["name"], seen["games"], seen["here_games"], seen["same"]) == ("Ana", 1, 0, False)
    assert take(phone, key).json()["name"] == "Ana"
    assert phone.get("/api/house").json()["tables"][0]["table"] == table
    with phone.at(table) as peer:
        assert peer.until("table")["you"] == 0
    assert phone.post("/api/me/look", {"key": key_of(ana)}).json()["same"]
    for strange in (key, "x" * 27, "luna luna"):
        assert code(take(thief, strange)) == "unknown-key"
        assert code(thief.post("/api/me/look", {"key": strange})) == "unknown-key"
    assert me(thief)["name"] == ""


def test_a_new_link_replaces_the_one_before_and_none_opens_for_ever(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana, phone = house.visitor(), house.visitor()
        first, second = key_of(ana), key_of(ana)
        assert code(take(phone, first)) == "unknown-key"
        [(ends,)] = read(path, "SELECT ends FROM keys")
        change(place(path), "UPDATE keys SET ends = ends - 601")
        assert code(take(phone, second)) == "unknown-key"
        assert ends > 0


def test_words_bring_back_who_has_lost_the_cookie_until_there_are_others(house):
    ana = house.visitor()
    named(ana)
    old = key_of(ana, "words")
    assert me(ana)["words"]
    for _ in range(2):
        again = house.visitor()
        assert take(again, f"  {old.upper().replace(' ', ', ')} ").json()["name"] == "Ana"
    new = key_of(again, "words")
    stranger = house.visitor()
    assert code(take(stranger, old)) == "unknown-key"
    assert take(stranger, new).json()["name"] == "Ana"


def test_the_store_does_not_hold_what_opens_it(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana = house.visitor()
        keys = [key_of(ana), key_of(ana, "words")]
        rows = everything(path)
        assert rows
        assert not any(key in row for key in keys for row in rows)


def test_nobody_who_has_seats_is_replaced_unasked(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    named(ana)
    named(bea, "Bea", "")
    table, other = ana.make("me", "open"), bea.make("me", "open")
    key = key_of(ana)
    assert code(take(bea, key)) == "has-seats"
    assert me(bea)["name"] == "Bea"
    # Bea is connected to her table while she becomes Ana.
    with bea.at(other) as peer:
        peer.until("table", you=0, host=True)
        assert take(bea, key, merge=True).json()["name"] == "Ana"
    tables = {one["table"] for one in ana.get("/api/house").json()["tables"]}
    assert tables == {table, other}
    with ana.at(other) as peer:
        assert peer.until("table", you=0, host=True)
        peer.send("begin")
        peer.until("position")


def test_who_becomes_one_with_somebody_at_the_same_table_has_both_seats(house):
    ana, bea, a, b = two_people(house)
    table = a.table["table"]
    take(bea, key_of(ana), merge=True)
    with ana.at(table) as peer:
        assert peer.until("table")["yours"] == [0, 1]
    a.close()
    b.close()


@pytest.mark.usefixtures("stopped")
def test_keys_are_not_guessed(tmp_path):
    few = Settings(pace=0, pause_factor=0, keys_at_once=3, keys_per_minute=1)
    with OpenHouse(tmp_path / "store.sqlite3", few) as house:
        ana, thief = house.visitor(), house.visitor()
        key = key_of(ana)
        for _ in range(3):
            # Whoever has the right key is not counted.
            assert ana.post("/api/me/look", {"key": key}).status_code == 200
        codes = [code(thief.post("/api/me/look", {"key": "wrong"})) for _ in range(4)]
        assert codes == ["unknown-key"] * 3 + ["too-fast"]
        assert code(take(thief, key)) == "too-fast"


def test_a_program_becomes_nobody_else(house):
    ana = house.visitor()
    token = {"authorization": f"Bearer {ana.post('/api/tokens', {}).json()['token']}"}
    assert code(ana.post("/api/me/keys", {"kind": "link"}, headers=token)) == "no-cookie"
    assert code(ana.post("/api/me/take", {"key": key_of(ana)}, headers=token)) == "no-cookie"
    assert ana.post("/api/me", {"name": "Robot"}, headers=token).json()["name"] == "Robot"


def test_who_is_forgotten_leaves_no_name_no_shield_and_no_key(tmp_path):
    path = tmp_path / "store.sqlite3"
    with OpenHouse(path) as house:
        ana, bea = house.visitor("Ana"), house.visitor("Bea")
        named(bea, "Bea", TOWER)
        with ana.at(ana.make("me", "open")) as a, bea.at(a.until("table")["table"]) as b:
            b.send("sit", seat=1, name="Bea")
            assert b.until("table", you=1)["seats"][1]["shield"] == TOWER
            a.send("begin")
            meet(a, b)
            play_together(a, b)
        key = key_of(bea, "words")
        bea._ask("DELETE", "/api/chronicle")
        assert me(bea) | {"words": None} == me(ana) | {"words": None, "name": "", "shield": ""}
        assert not me(bea)["words"]
        assert code(take(house.visitor(), key)) == "unknown-key"
        seats = ana.get("/api/chronicle").json()["games"][0]["seats"]
        assert [one["shield"] for one in seats] == ["", ""]


def test_who_becomes_one_with_somebody_is_in_the_clubs_of_both(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    only_bea, both = (
        bea.post("/api/clubs", {"title": "Club", "name": "Bea"}).json()["club"] for _ in range(2)
    )
    assert ana.post(f"/api/clubs/{both}", {"what": "join", "name": "Ana"}).status_code == 200
    take(bea, key_of(ana), merge=True)
    assert {one["club"] for one in ana.get("/api/clubs").json()["clubs"]} == {only_bea, both}
    assert [one["name"] for one in ana.get(f"/api/clubs/{both}").json()["members"]] == ["Ana"]
