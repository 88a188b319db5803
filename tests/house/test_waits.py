"""A table that waits for one person says so to all seats, as far as they may know it."""

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer
from tafureria.core.game import seats_in
from tafureria.house.house import table_card
from tafureria.house.making.making import new_row
from tafureria.house.status import TableStatus
from tafureria.house.store.rows import Chair
from tafureria.house.tables.chairs import COMPUTER, PERSON
from tafureria.house.tables.live_game import LiveGame
from tests.house.peers import OpenHouse
from tests.house.test_live_game import play_out
from tests.house.test_slow import SLOW, bid, card, two_people


def expected(live, seat):
    """The only seat that this seat sees awaited; -1 for none, several or its own."""
    seen = seats_in(max(live.game.awaited(live.state, seat), 0))
    return seen[0] if len(seen) == 1 and seen != [seat] else -1


@pytest.mark.parametrize("name", [entry.name for entry in registry.games()])
def test_the_first_page_says_whom_a_table_waits_for_as_the_table_does(name):
    game = registry.find(name).game
    seats = max(n for n in game.seats if game.fit(game.options(), n) is None)
    live = LiveGame(game, game.options(), seats, Dealer.key_from_seed(3))
    chairs = [Chair(seat=n, kind=PERSON, person=f"p{n}", name=f"N{n}") for n in range(seats)]
    row = new_row(game, game.options(), chairs, "p0", "", 0.0)
    said = set()
    for _, _ in play_out(live):
        if live.ply > 150 or live.is_over:
            break
        now = msgspec.structs.replace(
            row, status=TableStatus.PLAYING, waiting=live.waiting, awaited=live.awaited_mask
        )
        for seat in range(seats):
            found = table_card(now, chairs, f"p{seat}").waits_for
            assert found == expected(live, seat)
            said.add(found)
    assert said - {-1}


def test_it_is_said_in_a_slow_game_and_never_of_a_computer(tmp_path, clock):
    with OpenHouse(tmp_path / "store.sqlite3", SLOW) as house:
        ana, bea, table = two_people(house)
        assert [card(one, table)["waits_for"] for one in (ana, bea)] == [-1, -1]
        bid(ana, table)
        # Ana knows that she has chosen; whether others may know it depends on the game.
        assert card(ana, table)["waits_for"] == 1
        assert card(bea, table)["your_turn"] and card(bea, table)["waits_for"] == -1


def test_nobody_waits_for_a_computer(tmp_path):
    game = registry.find("mentiroso").game
    chairs = [Chair(seat=0, kind=PERSON, person="a", name="A"), Chair(seat=1, kind=COMPUTER)]
    row = new_row(game, game.options(), chairs, "a", "", 0.0)
    now = msgspec.structs.replace(row, status=TableStatus.PLAYING, waiting=2, awaited=2)
    assert table_card(now, chairs, "a").waits_for == -1
