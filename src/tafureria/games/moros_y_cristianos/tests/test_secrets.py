"""What is public and what is hidden."""

from tafureria.core.game import TABLE
from tafureria.games.moros_y_cristianos import GAME
from tafureria.games.moros_y_cristianos.tests.desk import Desk


def test_hands_are_their_owners():
    desk = Desk("1e 1o", "2b 2o", "3e", "4b", combat="")
    assert desk.view(0).hand == [0, 24]
    assert desk.view(TABLE).hand == []
    assert [seat.cards for seat in desk.view(TABLE).seats] == [2, 2, 1, 1]


def test_two_deals_that_differ_elsewhere_look_the_same():
    one = Desk("1e 1o", "2b 2o", "3e", "4b", combat="")
    two = Desk("1e 1o", "2b 5c", "7e", "7b", combat="")
    assert one.view(0) == two.view(0)
    assert one.view(TABLE) == two.view(TABLE)


def test_legal_moves_are_told_to_no_other_seat():
    desk = Desk("1e 1o", "2b 2o", "3e", "4b", combat="")
    assert [GAME.legal(desk.state, seat) for seat in (1, 2, 3, TABLE)] == [[], [], [], []]


def test_whether_a_knight_is_still_owed_in_the_second_pass_is_not_seen():
    """A turn without a knight of the side in hand may simply end; only its end shows that."""
    owed = Desk("7e 6e", "2b", "5e", "4b", combat="refuerzos")
    free = Desk("7e 6c", "2b", "5e", "4b", combat="refuerzos")
    for desk in (owed, free):
        desk.do("0 juega 7e", "0 fin", "1 juega 2b", "2 juega 5e", "3 juega 4b")
    assert owed.view(1) == free.view(1)
