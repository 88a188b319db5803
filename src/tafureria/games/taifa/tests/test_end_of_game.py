"""§8: who wins, and when."""

from tafureria.games.taifa import GAME, events
from tafureria.games.taifa.tests.desk import Desk, area, kingdom


def last_turn(**more):
    desk = Desk("castilla", hand={"castilla": "C28"}, **more)
    desk.state.turn = 3
    return desk.go().do("castilla pasa")


def test_8_after_the_third_turn_most_castles_win():
    desk = last_turn(land={"navarra": "castilla"})
    assert GAME.ending(desk.state) == "tercer-turno"
    assert desk.of(events.Won)[0].kingdoms == [kingdom("castilla")]
    assert GAME.returns(desk.state) == [1.0]


def test_8_a_tie_goes_to_the_higher_bonus():
    desk = last_turn(land={"navarra": "castilla", "coimbra": "leon"}, bonus={"leon": 1})
    assert desk.of(events.Won)[0].kingdoms == [kingdom("leon")]


def test_8_still_tied_it_is_shared():
    desk = last_turn(land={"navarra": "castilla", "coimbra": "leon"})
    assert desk.of(events.Won)[0].kingdoms == [kingdom("castilla"), kingdom("leon")]
    assert GAME.returns(desk.state) == [0.5]


TWELVE = {"navarra": "castilla", "toledo": "castilla", "salamanca": "castilla", "tudela": "castilla"}


def test_8_the_thirteenth_castle_wins_at_once_before_any_later_step():
    desk = Desk("castilla", land=TWELVE, hand={"castilla": "C23 C28"}).go()
    desk.do(
        "castilla ataca leon",
        "castilla carta el-rey",
        "castilla carta mesnada",
        dice="4 4 4 4 4 4 4 4 1 1 1 1",
    ).everybody()
    assert GAME.ending(desk.state) == "repentina"
    assert desk.bonus("castilla") == desk.bonus("leon") == 0, "neither reward nor loss"
    assert desk.owner("leon") == "castilla"


def test_8_a_bots_thirteenth_castle_ends_the_game_too():
    desk = Desk(land=TWELVE, hand={"castilla": "C23"}).go("4 4 4 4 4 4")
    if desk.of(events.Attacks):
        assert GAME.ending(desk.state) == "repentina"
    assert area("burgos") == 11
