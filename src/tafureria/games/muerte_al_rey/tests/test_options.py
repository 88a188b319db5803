"""§2.3 Notes and talk: what the table notes down, and who may talk to whom."""

from tafureria.games.muerte_al_rey import GAME, rulebook
from tafureria.games.muerte_al_rey.options import Options

from .desk import CARD, Desk, options


def test_option_apuntes_lists_all_cards_shown_and_own_exchanges():
    desk = Desk(apuntes=True)
    desk.do("0 cambia 2e", "0 entrega 1o", "2 entrega 2o", "1 acusa 3e", "1 pierde 1c")
    notes = {
        seat: [(n.kind, n.seat, n.other_seat, n.cards) for n in desk.view(seat).notes]
        for seat in range(-1, 6)
    }
    shown = ("shown", 1, 4, [CARD["4o"], CARD["5o"]])
    assert notes[-1] == notes[3] == [shown]
    assert notes[0] == [("exchanged", 0, 2, [CARD["1o"], CARD["2o"]]), shown]
    assert notes[2] == [("exchanged", 2, 0, [CARD["2o"], CARD["1o"]]), shown]


def test_option_apuntes_is_for_the_current_game():
    desk = Desk(apuntes=True, partidas=2, identidades="fijas")
    desk.do("0 acusa 2b", "0 pierde 12o")
    assert desk.view(0).notes == []


def test_option_partidas_is_three_by_default():
    assert GAME.new(Options(), 6).games == 3
    assert options().partidas == 1


def test_without_consejo_all_talk_is_public():
    assert GAME.talk(options()) == "public"
    assert [GAME.counsel(Desk().state, seat) for seat in range(6)] == [0] * 6


def test_with_consejo_a_side_talks_among_itself_as_soon_as_sides_are_known():
    assert GAME.talk(options(consejo=True)) == "counsel"
    desk = Desk(consejo=True)
    assert [GAME.counsel(desk.state, seat) for seat in range(3)] == [0b010100, 0b101000, 0b010001]
    assert GAME.counsel(GAME.new(options(consejo=True, sorteo=True), 6), 0) == 0


def test_option_apuntes_allows_a_board_of_what_follows():
    assert GAME.forbids_notes(Options()) == rulebook.NO_NOTES
    assert GAME.forbids_notes(Options(apuntes=True)) is None
