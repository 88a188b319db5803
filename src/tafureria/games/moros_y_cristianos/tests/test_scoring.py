"""§2, §3: the target, and joint winners."""

import pytest

from tafureria.games.moros_y_cristianos import GAME, events
from tafureria.games.moros_y_cristianos.options import Options
from tafureria.games.moros_y_cristianos.tests.desk import Desk


@pytest.mark.parametrize(
    ("options", "target"),
    [
        (Options(), 50),
        (Options(larga=True), 100),
        (Options(equipos=True), 100),
        (Options(equipos=True, larga=True), 200),
        (Options(puntos=7), 7),
    ],
)
def test_2_and_3_the_target(options, target):
    assert GAME.new(options, 4).target == target


def test_2_the_game_ends_when_one_reaches_the_target():
    desk = Desk("1e 1o", "7b", "2o", "", combat="", scores=[42, 0, 0, 0])
    desk.do("0 juega 1e", "0 juega 1o", "1 juega 7b")
    assert GAME.ending(desk.state) == "objetivo"
    assert desk.state.scores[0] == 42 + 3 + 3 + 1 + 1
    assert GAME.returns(desk.state) == [1, 0, 0, 0]
    assert GAME.legal(desk.state, 0) == []


def test_2_all_who_reach_it_in_the_same_round_win_together():
    desk = Desk("1e", "7b", "12e", "", combat="", scores=[47, 0, 48, 0])
    desk.do("0 juega 1e", "1 juega 7b", "2 juega 12e")
    assert GAME.ending(desk.state) == "compartido"
    assert GAME.winners(desk.state) == 0b0101
    assert desk.of(events.Won)[0].seats == [0, 2]
