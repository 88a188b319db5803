"""§5.5: the Discard action."""

from tafureria.games.taifa import events, rulebook
from tafureria.games.taifa.tests.desk import Desk


def test_5_5_any_card_may_be_discarded_face_up():
    desk = Desk("castilla", hand={"castilla": "C28 C03 C07"}).go().do("castilla descarta monasterios")
    assert desk.discards(1) == ["monasterios"]
    assert desk.of(events.Discarded)[0].seen_by(-1).card == 36


def test_5_5_only_a_card_in_hand():
    assert (
        Desk("castilla", hand={"castilla": "C28 C03 C07"}).go().why("castilla descarta el-rey")
        == rulebook.NOT_IN_HAND
    )
