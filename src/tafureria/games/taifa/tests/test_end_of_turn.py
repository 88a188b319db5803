"""§6: what is shuffled, kept and lost at the end of a turn."""

from tafureria.games.taifa import events, rulebook
from tafureria.games.taifa.rules.paria import bar
from tafureria.games.taifa.tests.desk import Desk, kingdom


def test_6_discards_permanents_and_undrawn_cards_are_shuffled_each_religion_apart():
    desk = Desk("castilla", hand={"castilla": "C16 C28"}, discard={0: "M27", 1: "C29"}).go()
    desk.do("castilla juega repoblacion", "castilla area burgos", "castilla pasa")
    (end,) = desk.of(events.TurnEnded)
    assert end.back == [*sorted(end.back[:2]), 45]
    assert desk.hand("castilla")[0] != "repoblacion" or desk.state.turn == 2


def test_6_hands_and_what_bots_deployed_are_kept():
    desk = Desk("castilla", hand={"castilla": "C28"}, army={"leon": "C29"}, posted={"leon": "C06"}).go()
    desk.do("castilla pasa")
    assert "mesnada" in desk.hand("castilla")
    assert desk.army("leon")[0] == "hueste"
    assert desk.posted("leon")[0] == "reliquia"


def test_6_who_may_not_attack_whom_is_forgotten():
    desk = Desk("castilla", hand={"castilla": "C28"}).go()
    bar(desk.state, kingdom("castilla"), kingdom("leon"), None)
    assert desk.why("castilla ataca leon") == rulebook.UNDER_A_BAN
    desk.do("castilla pasa")
    assert desk.state.turn == 2
    assert not any(desk.state.bans)


def test_6_out_of_game_permanents_leave_at_the_end_of_the_turn():
    desk = Desk("castilla", hand={"castilla": "C15 C28"}).go()
    desk.do("castilla juega cruzados")
    assert desk.state.crusade
    desk.do("castilla pasa")
    assert desk.of(events.TurnEnded)[0].cards == [44]
    assert desk.state.gone == [44]
    assert not desk.state.crusade
