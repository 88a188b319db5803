"""r.25 to r.27: victory, elimination, draws."""

import pytest

from tafureria.core.game import OVER, TABLE
from tafureria.games.la_reconquista import GAME, rulebook
from tafureria.games.la_reconquista.events import DrawRefused, Eliminated, Ended, Voted
from tafureria.games.la_reconquista.pieces import IDS
from tafureria.games.la_reconquista.tests.desk import Desk, told


def nearly(seats, count):
    """Seat 0 owns *count* provinces and can take Toledo from seat 1."""
    mine = ["madrid", *[slug for slug in IDS if slug not in ("madrid", "toledo", "sevilla")][: count - 1]]
    return Desk((" ".join(mine), "toledo sevilla"), {"madrid": 1}, seats)


def conquer(desk):
    return desk.do("0 ataco toledo", "0 pasa madrid", "0 listo", "1 listo")


@pytest.mark.parametrize(("seats", "before"), [(3, 27), (4, 22), (5, 19), (6, 17)])
def test_r25_the_initial_number_plus_eight_wins_at_once(seats, before):
    desk = nearly(seats, before)
    out = conquer(desk)
    assert GAME.ending(desk.state) == "conquista"
    assert GAME.waiting(desk.state) == OVER
    assert GAME.winners(desk.state) == 1
    assert out[-1].seats == [0]
    assert out[-1].seen_by(TABLE) == out[-1]


def test_r25_one_fewer_does_not():
    desk = nearly(4, 21)
    conquer(desk)
    assert GAME.ending(desk.state) is None


def test_r25_at_the_end_all_cards_are_turned_up():
    desk = nearly(4, 22)
    ended = conquer(desk)[-1]
    assert isinstance(ended, Ended)
    assert ended.owner_seats == [desk.state.owner(p) for p in range(60)]
    assert desk.view(TABLE).owner_seats == ended.owner_seats


def test_r26_without_cards_the_game_is_lost_and_the_turn_is_skipped():
    desk = Desk(("madrid avila", "toledo"), {"madrid": 1})
    out = conquer(desk)
    assert Eliminated(seat=1) in out
    assert Eliminated(seat=1).seen_by(TABLE) is not None
    assert desk.view(2).alive == [0, 2]
    # The eliminated defender must acknowledge the cards, too.
    assert desk.asked == [0, 1]
    desk.do("0 visto", "1 visto", "2 paso")
    assert desk.asked == [0]
    desk.do("0 paso")
    assert desk.asked == [2]


def test_r27_all_living_players_must_agree():
    desk = Desk(("madrid", "toledo"), {})
    desk.do("0 tablas")
    assert desk.asked == [1, 2]
    out = desk.do("1 si", "2 no")
    assert DrawRefused(seat=0) in out
    assert desk.asked == [0]
    assert desk.why("0 tablas") == rulebook.ONE_PROPOSAL
    assert desk.why("0 muevo") is None


@pytest.mark.parametrize("seat", [0, 3, TABLE])
def test_r27_who_refused_and_who_has_answered_is_told_to_nobody(seat):
    stories = []
    for answers in (("1 si", "2 no"), ("1 no", "2 si"), ("2 no", "1 no"), ("2 si", "1 no")):
        desk = Desk(("madrid", "toledo", "sevilla"), {}, seats=4)
        desk.state.alive &= ~(1 << 3)
        out, faces = desk.do("0 tablas"), []
        for answer in answers:
            out += desk.do(answer)
            faces.append((desk.view(seat), desk.awaited(seat)))
        stories.append((told(out, seat), faces))
    assert all(story == stories[0] for story in stories)
    assert stories[0][1][0][1] == [1, 2]


def test_r27_whoever_has_answered_knows_it():
    desk = Desk(("madrid", "toledo"), {})
    out = desk.do("0 tablas", "2 si")
    assert told(out, 2)[-1] == Voted(seat=2, yes=1)
    assert (desk.view(2).answered, desk.view(2).vote, desk.awaited(2)) == (True, 1, [1])
    assert (desk.view(1).answered, desk.view(1).vote, desk.awaited(1)) == (False, -1, [1, 2])


def test_it_is_nobodys_turn_when_the_game_is_over():
    desk = Desk(("madrid", "toledo"), {}, rondas=2)
    assert desk.view().active_seat == 0
    desk.do("0 paso")
    assert GAME.ending(desk.state) == "rondas"
    assert [desk.view(seat).active_seat for seat in (0, 1, 2, TABLE)] == [-1] * 4
    desk = Desk(("madrid", "toledo"), {})
    desk.do("0 tablas", "1 si", "2 si")
    assert (desk.view().active_seat, desk.view().act.kind) == (-1, "none")


def test_r27_when_all_agree_those_with_a_province_draw():
    desk = Desk(("madrid avila", "toledo"), {"madrid": 1}, seats=4)
    desk.state.owned[2], desk.state.owned[3] = desk.state.owned[3] & 0b1111, desk.state.owned[3] & ~0b1111
    conquer(desk)
    desk.do("0 visto", "1 visto", "3 tablas", "0 si", "2 si")
    assert GAME.ending(desk.state) == "acuerdo"
    assert GAME.returns(desk.state) == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3], abs=1e-5)


def test_r27_a_draw_can_be_proposed_in_the_first_turn():
    desk = Desk(("madrid", "toledo"), {})
    desk.state.round = 0
    assert desk.why("0 tablas") is None


def test_r27_three_full_rounds_of_passes():
    desk = Desk(("madrid", "toledo"), {})
    for turn in range(9):
        assert GAME.ending(desk.state) is None
        desk.do(f"{-turn % 3} paso")
    assert GAME.ending(desk.state) == "pases"


def test_r27_a_bluff_breaks_the_row_of_passes():
    desk = Desk(("madrid", "toledo"), {})
    desk.do(*[f"{-turn % 3} paso" for turn in range(8)], "1 muevo", "1 listo")
    assert GAME.ending(desk.state) is None
    assert desk.state.passes == 0


def test_r27_too_many_rounds_without_an_attack():
    desk = Desk(("madrid", "toledo"), {}, rondas_sin_ataque=2)
    for turn in range(6):
        assert GAME.ending(desk.state) is None
        seat = -turn % 3
        desk.do(f"{seat} muevo", f"{seat} listo")
    assert GAME.ending(desk.state) == "sin-ataques"


def test_r27_a_province_that_changes_hands_for_ever_meets_the_last_bound():
    """No troops on Toledo: each attacks in turn, and the defender passes only the card of Toledo."""
    desk = Desk(("madrid avila", "toledo caceres"), {"madrid": 1, "caceres": 1}, active=2, rondas=20)
    desk.state.round = 0
    turns = 0
    while GAME.ending(desk.state) is None:
        seat = desk.state.active
        if seat == 2 or desk.state.round == 0 or desk.owner("toledo") == seat:
            desk.do(f"{seat} paso")
        else:
            army = "madrid" if seat == 0 else "caceres"
            desk.do(f"{seat} ataco toledo", f"{seat} pasa {army}", f"{seat} listo", f"{1 - seat} listo")
            desk.do("0 visto", "1 visto")
        turns += 1
    assert GAME.ending(desk.state) == "rondas"
    assert turns == 60
    assert desk.state.round == 20


def test_r27_eliminated_players_do_not_count_in_a_round():
    desk = Desk(("madrid avila", "toledo"), {"madrid": 1})
    conquer(desk)
    desk.do("0 visto", "1 visto")
    for turn in range(6):
        assert GAME.ending(desk.state) is None
        desk.do(f"{2 if turn % 2 == 0 else 0} paso")
    assert GAME.ending(desk.state) == "pases"
