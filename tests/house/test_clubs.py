"""Clubs: who may see and do what, the table of results, and tournaments."""

from __future__ import annotations

import pytest

from tafureria.core.registry import find
from tafureria.house.clubs import clubs
from tests.house.peers import play_together
from tests.house.running import RunningHouse
from tests.house.test_chronicle import until

GAME = "mentiroso"


def found_club(visitor, title="Los martes"):
    answer = visitor.post("/api/clubs", {"title": title, "name": visitor.name})
    assert answer.status_code == 200, answer.text
    return answer.json()["club"]


def do(visitor, club, what, **more):
    return visitor.post(f"/api/clubs/{club}", {"what": what} | more).json()


def join(visitor, club):
    page = do(visitor, club, "join", name=visitor.name)
    assert page["you"], page
    return page["you"]


def page(visitor, club):
    return visitor.get(f"/api/clubs/{club}").json()


def names(page):
    return [one["name"] for one in page["members"]]


def tournament(visitor, club, **more):
    wish = {"title": "Otoño", "game": GAME, "seats": 2, "rounds": 2} | more
    answer = visitor.post(f"/api/clubs/{club}/tournaments", wish)
    assert answer.status_code == 200, answer.text
    return f"/api/clubs/{club}/tournaments/{answer.json()['tournament']}"


def ended(visitor, path, left=0):
    """The tournament's page once at most *left* tables of the round are still playing."""
    return until(lambda: (now := visitor.get(path).json())["left"] <= left and now)


def play(house_url, visitors, path):
    """Play all games of the round at these visitors' tables to the end."""
    peers = []
    for one in visitors:
        one.url = house_url
        table = one.get(path).json()["table"]
        assert table
        peers.append(one.at(table))
    try:
        for peer in peers:
            peer.catch_up()
        play_together(*peers)
    finally:
        for peer in peers:
            peer.close()


def test_a_club_is_seen_by_its_members_unless_it_is_open(house):
    ana, bea, eva = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Eva")
    club = found_club(ana)
    table = ana.make("me", "open", club=club)
    join(bea, club)
    assert names(page(bea, club)) == ["Ana", "Bea"]
    assert [one["table"] for one in page(bea, club)["tables"]] == [table]
    assert [one["title"] for one in bea.get("/api/clubs").json()["clubs"]] == ["Los martes"]
    seen = page(eva, club)
    assert (seen["title"], seen["size"], seen["you"], seen["members"], seen["tables"]) == (
        *("Los martes", 2, "", [], []),
    )
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Eva", "club": club}
    assert eva.post("/api/tables", wish).json()["code"] == "not-member"
    assert bea.post(f"/api/clubs/{club}", {"what": "open"}).json()["code"] == "not-founder"
    do(ana, club, "open")
    assert names(page(eva, club)) == ["Ana", "Bea"]
    assert page(eva, club)["you"] == ""
    do(ana, club, "close")
    assert page(eva, club)["members"] == []


def test_the_founder_rules_and_hands_over(house):
    ana, bea, eva = house.visitor("Ana"), house.visitor("Bea"), house.visitor("Eva")
    club = found_club(ana)
    ids = [join(one, club) for one in (bea, eva)]
    assert do(house.visitor("ana"), club, "join", name="ANA")["code"] == "name-taken"
    assert do(ana, club, "rename", title=" Los   jueves ")["title"] == "Los jueves"
    assert names(do(ana, club, "remove", member=ids[0])) == ["Ana", "Eva"]
    assert do(bea, club, "join", name="Bea")["code"] == "removed"
    assert do(ana, club, "remove", member=page(ana, club)["you"])["code"] == "founder"
    assert do(ana, club, "leave")["code"] == "founder"
    assert not do(ana, club, "hand-over", member=ids[1])["founder"]
    assert do(ana, club, "leave")["you"] == ""
    assert page(eva, club)["founder"]
    join(ana, club)  # rejoins
    assert names(page(eva, club)) == ["Ana", "Eva"]
    # When the founder's data are deleted, the next member becomes the founder.
    eva._ask("DELETE", "/api/chronicle")
    assert page(ana, club)["founder"]
    do(ana, club, "delete")
    assert page(ana, club)["code"] == "unknown-club"


def test_a_club_has_only_so_many_members(house, monkeypatch):
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 2)
    club = found_club(house.visitor("Ana"))
    join(house.visitor("Bea"), club)
    assert do(house.visitor("Eva"), club, "join", name="Eva")["code"] == "club-full"


def test_finished_games_make_the_table_of_results(house):
    ana, bea = house.visitor("Ana"), house.visitor("Bea")
    club = found_club(ana)
    join(bea, club)
    table = ana.make("me", "open", "computer", club=club)
    with ana.at(table) as a, bea.at(table) as b:
        b.send("sit", seat=1, name="Bea")
        b.catch_up()
        a.send("begin")
        b.until("table", status="playing")
        play_together(a, b)
        winners = a.over["winners"]
        a.send("rematch")
        while not a.table["next"]:
            a.receive()
    until(lambda: page(ana, club)["results"])
    # The next table is the club's too, but not one at which somebody plays on alone.
    ana.post(f"/api/tables/{table}/continue", {"seat": 0, "step": 0, "name": "Ana"})
    assert [one["table"] for one in page(ana, club)["tables"]] == [a.table["next"]]
    tables = {one["game"]: one["rows"] for one in page(ana, club)["results"]}
    assert tables[""] == tables[GAME]
    rows = {(one["kind"], one["name"]): one for one in tables[""]}
    assert set(rows) == {("member", "Ana"), ("member", "Bea"), ("computer", "jugador")}
    order = [("member", "Ana"), ("member", "Bea"), ("computer", "jugador")]
    for seat, who in enumerate(order):
        assert rows[who]["points"] == pytest.approx((seat in winners) / len(winners))
        assert rows[who]["games"] == 1
        assert rows[who]["error"] > 10
    best = max(order, key=lambda who: rows[who]["rating"])
    assert order.index(best) in winners
    assert rows["member", "Ana"]["you"]
    do(bea, club, "leave")
    assert {one["kind"] for one in page(ana, club)["results"][0]["rows"]} == {"member", "gone", "computer"}
    # She is named only at the table where she still sits.
    assert "Bea" not in str(page(ana, club) | {"tables": []})


def test_a_round_with_the_same_deals_tells_nothing_before_its_end(house):
    people = [house.visitor(name) for name in ("Ana", "Bea", "Eva", "Leo")]
    ana = people[0]
    club = found_club(ana)
    for one in people[1:]:
        join(one, club)
    path = tournament(ana, club)
    for one in people:
        assert one.post(path, {"what": "enter"}).json()["entered"]
    assert people[1].post(path, {"what": "begin", "round": 0}).json()["code"] == "not-founder"
    begun = ana.post(path, {"what": "begin", "round": 0}).json()
    assert (begun["stage"], begun["round"], begun["left"]) == ("playing", 1, 2)
    assert ana.post(path, {"what": "begin", "round": 0}).json()["code"] == "round-begun"
    assert ana.post(path, {"what": "begin", "round": 1}).json()["code"] == "round-running"
    tables = {one.name: one.get(path).json()["table"] for one in people}
    first = [one for one in people if tables[one.name] == tables["Ana"]]
    second = [one for one in people if one not in first]
    with first[0].at(tables["Ana"]) as a, second[0].at(tables[second[0].name]) as b:
        a.catch_up()
        b.catch_up()
        assert a.table["commitment"] == b.table["commitment"]
        assert not a.table["hints"]
    play(house.url, first, path)
    half = ended(ana, path, 1)
    assert page(ana, club)["tables"] == []
    with first[0].at(tables["Ana"]) as peer:
        assert peer.until("over")["key"] == ""
    assert {one["points"] for one in half["standings"]} == {0}
    assert all(seat["score"] is None for table in half["tables"] for seat in table["seats"])
    assert [bool(one["table"]) for one in half["tables"]] == [one["you"] for one in half["tables"]]
    assert page(ana, club)["results"] == []
    at = f"/api/tables/{tables['Ana']}"
    assert ana.get(f"{at}/deal").json()["code"] == "round-running"
    assert ana.get(f"{at}/replay?eyes=all").json()["code"] == "round-running"
    # Nor by connecting, to a table that has finished or to one that plays.
    for one, table in ((second[0], tables["Ana"]), (ana, tables[second[0].name])):
        with one.at(table) as peer:
            assert peer.receive()["code"] == "round-running"
    # One player leaves: a computer player finishes the game and gets the points.
    assert not second[1].post(path, {"what": "leave"}).json()["entered"]
    assert page(ana, club)["tournaments"][0]["entrants"] == 3
    play(house.url, second[:1], path)
    over = ended(ana, path)
    assert over["stage"] == "between"
    assert page(ana, club)["results"] != []
    assert sum(one["points"] for one in over["standings"]) in {1, 2, 1.5}
    assert ana.get(f"{at}/deal").status_code == 200
    with second[0].at(tables["Ana"]) as peer:
        peer.until("over")
    # A latecomer is seated in the next round; whoever left is not.
    late = house.visitor("Pía")
    join(late, club)
    late.post(path, {"what": "enter"})
    begun = ana.post(path, {"what": "begin", "round": 1}).json()
    sitting = [seat["name"] for table in begun["tables"] if table["round"] == 2 for seat in table["seats"]]
    assert set(sitting) == {"Ana", "Pía", first[1].name, second[0].name}
    # Where a round is not waited for, what was played of it counts from then on.
    do(first[1], club, "leave")  # and a computer player goes on for whoever leaves the club
    seats = [
        seat for table in ana.get(path).json()["tables"] if table["round"] == 2 for seat in table["seats"]
    ]
    assert [seat["computer"] for seat in seats].count(True) == 1
    there = ana.get(path).json()["table"]
    play(house.url, [one for one in (*people, late) if one.get(path).json().get("table") == there], path)
    ended(ana, path, 1)
    before = page(ana, club)["results"]
    done = ana.post(path, {"what": "finish", "round": 2, "anyway": True}).json()
    assert done["stage"] == "over"
    assert page(ana, club)["results"] != before
    assert late.post(path, {"what": "enter"}).json()["code"] == "over"
    assert ana.post(path, {"what": "delete"}).json()["tournaments"] == []


def test_what_is_wrong_with_a_tournament_is_said(house):
    ana = house.visitor("Ana")
    club = found_club(ana)
    for more, code in (
        ({"game": "ajedrez"}, "unknown-game"),
        ({"seats": 16}, "bad-setup"),
        ({"level": "nobody"}, "unknown-player"),
        ({"title": "  "}, "no-name"),
        ({"rounds": 0}, "malformed"),
    ):
        wish = {"title": "Otoño", "game": GAME, "seats": 2, "rounds": 2} | more
        assert ana.post(f"/api/clubs/{club}/tournaments", wish).json()["code"] == code, more
    path = tournament(ana, club)
    assert ana.post(path, {"what": "begin", "round": 0}).json()["code"] == "empty"
    assert house.visitor("Bea").get(path).json()["code"] == "not-member"
    assert ana.get(path[:-1] + "_").json()["code"] == "unknown-tournament"


def test_tournaments_are_played_without_friendly_options(house):
    """The king's route shows how a rival plays: new tables tell it, tournaments do not."""
    ana = house.visitor("Ana")
    wish = {"title": "Otoño", "game": "muerte-al-rey", "seats": 6, "rounds": 1}
    wish["options"] = {"partidas": 1, "ruta": True}
    path = f"/api/clubs/{found_club(ana)}/tournaments"
    assert ana.post(path, wish).json()["options"] == {"partidas": 1, "ruta": False}
    assert find("muerte-al-rey").game.presets["encuentro"]["ruta"]


def test_an_evening_of_24_in_a_house_that_is_killed_in_the_middle(tmp_path):
    """A Swiss tournament of three rounds at six tables of four: play continues, and the points add up."""
    with RunningHouse(tmp_path) as house:
        people = [house.visitor(f"Socio {number + 1}") for number in range(24)]
        ana = people[0]
        club = found_club(ana)
        path = tournament(ana, club, seats=4, rounds=3)
        for one in people:
            if one is not ana:
                join(one, club)
            one.post(path, {"what": "enter"})
        ana.post(path, {"what": "begin", "round": 0})
        play(house.url, people, path)
        assert ended(ana, path)["stage"] == "between"
        begun = ana.post(path, {"what": "begin", "round": 1}).json()
        assert begun["left"] == 6
        early = {begun["table"], next(one.get(path).json()["table"] for one in people[1:])}
        play(house.url, [one for one in people if one.get(path).json()["table"] in early], path)
        # All others make a move each.
        peers = [one.at(table) for one in people if (table := one.get(path).json()["table"])]
        for peer in peers:
            peer.catch_up()
            for position in peer.at.values():
                if position["legal"]:
                    peer.send("play", position=position["position"], actions=[position["legal"][0]])
            peer.catch_up()
        house.kill()
        for peer in peers:
            peer.close()
    with RunningHouse(tmp_path) as house:
        for one in people:
            one.url = house.url
        playing = [one for one in people if one.get(path).json()["table"] not in {"", *early}]
        assert 16 <= len(playing) < 24
        play(house.url, playing, path)
        assert ended(ana, path)["round"] == 2
        ana.post(path, {"what": "begin", "round": 2})
        play(house.url, people, path)
        final = ended(ana, path)
        assert final["stage"] == "over"
        assert len(final["tables"]) == 18
        assert sum(one["points"] for one in final["standings"]) == pytest.approx(18, abs=1e-3)
        assert {one["played"] for one in final["standings"]} == {3}
        by_name = dict.fromkeys((one.name for one in people), 0.0)
        met = []
        for table in final["tables"]:
            assert sum(seat["points"] for seat in table["seats"]) == pytest.approx(1, abs=1e-3)
            sitting = [seat["name"] for seat in table["seats"]]
            met += [frozenset((a, b)) for a in sitting for b in sitting if a < b]
            for seat in table["seats"]:
                by_name[seat["name"]] += seat["points"]
        assert len(set(met)) == len(met) == 18 * 6  # no two players have met twice
        for row in final["standings"]:
            assert row["points"] == pytest.approx(by_name[row["name"]], abs=1e-3)
        places = [row["place"] for row in final["standings"]]
        assert places == sorted(places)
        results = page(ana, club)["results"][0]["rows"]
        assert [row["games"] for row in results] == [3] * 24
        assert sum(row["points"] for row in results) == pytest.approx(18, abs=1e-3)
