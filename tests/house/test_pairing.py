"""Pairings in tournaments: tables of any size, latecomers, leavers, and the table of standings."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import msgspec
import pytest

from tafureria.house.clubs.messages import TournamentWish
from tafureria.house.clubs.pairing import round_robin, swiss
from tafureria.house.clubs.rows import Club, Pairing, TournamentRow
from tafureria.house.clubs.standings import TournamentGame, standings
from tafureria.house.clubs.tournaments import Tournament
from tafureria.house.store.rows import Chair
from tests.house.test_store import row


def names(count):
    return [f"p{number}" for number in range(count)]


def meetings(rounds):
    return Counter(
        frozenset(pair)
        for tables in rounds
        for table in tables
        for pair in combinations([one for one in table if one is not None], 2)
    )


def check(tables, players, seats):
    """Everybody sits once, all tables have this size, and at most one table has computer players."""
    assert sorted(one for table in tables for one in table if one is not None) == sorted(players)
    assert {len(table) for table in tables} == {seats}
    assert sum(None in table for table in tables) == (len(players) % seats > 0)


@pytest.mark.parametrize("seats", range(2, 17))
@pytest.mark.parametrize("count", [1, 19])
def test_everybody_sits_at_one_table_in_every_round(seats, count):
    players, lot = names(count), random.Random(count * seats)
    points, rounds, circle = dict.fromkeys(players, 0.0), [], []
    for _ in range(3):
        rounds.append(swiss(points, seats, rounds))
        check(rounds[-1], players, seats)
        circle.append(round_robin(players, seats, circle))
        check(circle[-1], players, seats)
        for table in rounds[-1]:
            winner = lot.choice(table)
            if winner is not None:
                points[winner] += 1


def test_a_swiss_evening_of_24_at_tables_of_four_has_no_repeated_meeting():
    points, rounds = dict.fromkeys(names(24), 0.0), []
    for _ in range(3):
        rounds.append(swiss(points, 4, rounds))
        for table in rounds[-1]:
            points[table[0]] += 1
    assert max(meetings(rounds).values()) == 1


def test_swiss_pairs_equal_points_with_each_other():
    players = names(16)
    first = swiss(dict.fromkeys(players, 0.0), 2, [])
    points = {one: float(seat == 0) for table in first for seat, one in enumerate(table)}
    second = swiss(points, 2, [first])
    assert all(points[a] == points[b] for a, b in second)
    assert max(meetings([first, second]).values()) == 1


@pytest.mark.parametrize("count", [2, 7, 8])
def test_two_at_a_table_meet_everybody_once(count):
    rounds = []
    for _ in range(count - 1 + count % 2):
        rounds.append(round_robin(names(count), 2, rounds))
    met = meetings(rounds)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    away = Counter(table[1 - table.index(None)] for tables in rounds for table in tables if None in table)
    assert set(away.values()) <= {1}
    # Everybody sits in the first seat about as often as in the second.
    first = Counter(table[0] for tables in rounds for table in tables if None not in table)
    for one in names(count):
        assert abs(2 * first[one] - (count - 1)) <= 2


def test_whoever_is_over_goes_to_computer_players_and_only_once_before_all_have():
    players, rounds = names(7), []
    for _ in range(7):
        rounds.append(swiss(dict.fromkeys(players, 0.0), 2, rounds))
    alone = Counter(one for tables in rounds for table in tables if None in table for one in table if one)
    assert alone == Counter(players)


def test_latecomers_and_leavers():
    first = round_robin(names(6), 2, [])
    second = round_robin([*names(6)[1:], "late", "later"], 2, [first])
    check(second, [*names(6)[1:], "late", "later"], 2)
    assert max(meetings([first, second]).values()) == 1


def test_seats_rotate():
    players, rounds = names(4), []
    for _ in range(4):
        rounds.append(round_robin(players, 4, rounds))
    sat = Counter((one, seat) for [table] in rounds for seat, one in enumerate(table))
    assert set(sat.values()) == {1}


def test_standings_share_victories_and_break_ties():
    games = [
        TournamentGame(1, ["a", "b"], [0, 1], [5, 5]),
        TournamentGame(1, ["c", None], [1], [3, 9]),
        TournamentGame(2, ["a", "c"], [0], [7, 1]),
        TournamentGame(2, ["d", "b"], [1], [4, 8]),
    ]
    found = standings(list("abcd"), games, duplicate=True)
    assert [(one.member, one.place, one.points) for one in found] == [
        ("a", 1, 1.5),
        ("b", 2, 1.5),
        ("c", 3, 0.0),
        ("d", 3, 0.0),
    ]
    by = {one.member: one for one in found}
    assert (by["a"].rivals, by["b"].rivals) == (1.5, 1.5)
    assert (by["a"].duplicate, by["b"].duplicate) == (2.0, 1.0)
    level = standings(["x", "y"], [TournamentGame(1, ["x", "y"], [0, 1], [2, 2])], duplicate=False)
    assert [one.place for one in level] == [1, 1]


def test_a_game_counts_for_those_who_were_there_at_its_end():
    """Whoever left before it has not played; nothing counts of a round whose deal is still played."""
    result = msgspec.json.encode({"winners": [1], "scores": [2.0, 5.0]}).decode()
    chairs = [Chair(seat=0, kind="person", person="a"), Chair(seat=1, kind="computer")]
    over, playing = row(status="over"), row(status="playing")
    tables = {"1": (over, chairs, result), "2": (playing, chairs, ""), "3": (over, chairs, "")}
    pairings = [
        (Pairing(tournament="t", round=1, number=int(one), table_id=one, seated=""), ["a", "b"])
        for one in ("1", "2", "3", "4")
    ]
    wish = TournamentWish(title="t", game="mentiroso", seats=2, rounds=2, duplicate=False)
    club = Club(id="c", name="", founder="", open=False, made=0.0, members=[])
    of = TournamentRow(id="t", club="c", made=0.0, round=1, wish="")
    one = Tournament(row=of, wish=wish, club=club, entrants=[], pairings=pairings, tables=tables)
    assert one.played() == [TournamentGame(1, ["a", None], [1], [2.0, 5.0])]
    one.wish = msgspec.structs.replace(wish, duplicate=True)
    assert one.played() == []
