"""§1 The dice. One test per sentence, named by section."""

import pytest
from mentiroso import GAME, events, rulebook
from mentiroso.options import Options

from .desk import Desk


def test_1_dice_have_at_least_as_many_faces_as_there_are_players():
    assert GAME.fit(Options(caras=3), 4) == rulebook.FEW_FACES
    assert GAME.fit(Options(caras=4), 4) is None


@pytest.mark.parametrize("faces", [2, 6])
def test_1_every_die_is_fair(faces):
    assert GAME.chance(Desk(caras=faces).state) == [1] * faces


def test_1_everybody_rolls_in_secret():
    desk = Desk(2, 5)
    assert desk.view(0).dice == [2, 0]
    assert desk.view().dice == [0, 0]


def test_1_a_roll_is_told_to_its_owner_alone():
    roll = events.Rolled(seat=0, face=3)
    assert [roll.seen_by(seat).face for seat in (0, 1, -1)] == [3, None, None]
