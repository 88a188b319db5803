"""§3.1 Faces, sentence by sentence of the ruling (section 9 of the rules of the game)."""

import itertools

import pytest

from tafureria.core import rule as core
from tafureria.core.chance import Dice
from tafureria.core.game import MASKED, OVER, TABLE, misfit, seats_in
from tafureria.games.muerte_al_rey import GAME, events, rulebook
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.view import View
from tafureria.house import catalogue

from .desk import CARD, Desk
from .test_treason import HANDS

CALM = [f"{seat} cara tranquila" for seat in range(6)]
EVERYBODY = (TABLE, *range(6))


def dealt(**changes):
    """The cards have been dealt, and everybody looks at theirs."""
    return Desk(gestos=True, **changes)


def looked(**changes):
    """Seats 0 and 4 have exchanged 1o for 4o after that, and look at what they received."""
    desk = dealt(**changes)
    desk.do(*CALM, "0 cambia 3e", "0 entrega 1o", "4 entrega 4o")
    return desk


# --- moments ----------------------------------------------------------------------------------


def test_without_the_option_nobody_shows_a_face_and_nothing_is_sent_of_faces():
    desk = Desk()
    assert desk.phase == "turn"
    assert desk.view().faces == []
    assert desk.why("0 cara tranquila") == rulebook.NO_FACES == core.Rule("mar.no-faces", "3.1")


def test_after_the_deal_everybody_shows_a_face_before_the_first_turn():
    desk = dealt()
    assert desk.phase == "face"
    assert desk.asked == [0, 1, 2, 3, 4, 5]
    assert desk.view().active_seat == 0, "whose turn it will be"
    desk.do(*CALM)
    assert desk.phase == "turn"
    assert desk.active == 0


def test_after_an_exchange_its_two_players_show_a_face_before_the_next_turn():
    desk = looked()
    assert desk.phase == "face"
    assert desk.asked == [0, 4]
    assert desk.view().active_seat == 0
    assert desk.view(4).received == CARD["1o"]
    desk.do("4 cara contenta", "0 cara inquieta")
    assert desk.phase == "turn"
    assert desk.active == 1


def test_after_an_accusation_nobody_shows_a_face():
    desk = dealt()
    desk.do(*CALM, "0 acusa 2b")
    assert desk.phase == "give-up"
    desk.do("0 pierde 1o")
    assert desk.phase == "turn"


def test_the_next_game_of_a_match_begins_with_faces_too():
    desk = dealt(partidas=2, identidades="fijas")
    desk.do(*CALM, "0 acusa 1b")
    desk.deal()
    assert desk.phase == "face"
    assert desk.view().faces == [-1] * 6
    assert desk.asked == [0, 1, 2, 3, 4, 5]


# --- order ------------------------------------------------------------------------------------


def test_with_treason_both_are_first_asked_whether_they_denounce():
    desk = looked(traicion=True)
    assert desk.phase == "denounce"
    desk.do("0 calla", "4 calla")
    assert desk.phase == "face"
    assert desk.asked == [0, 4]


def test_a_denunciation_ends_the_game_and_no_face_is_shown():
    desk = Desk(HANDS, gestos=True, traicion=True)
    desk.do(*CALM, "0 acusa 2b", "0 pierde 1o", "1 acusa 2e", "1 pierde 1c", "2 cambia 3e")
    desk.do("2 entrega 3o", "4 entrega 5o", "4 denuncia", "2 calla")
    assert desk.ending == "traicion"
    assert len(desk.of(events.Faces)) == 1, "those of the deal"


# --- who chooses what -------------------------------------------------------------------------


def test_any_face_may_be_shown_whatever_has_been_seen():
    desk = dealt()
    assert "12o" in desk.hand(0)
    assert {tuple(desk.legal(seat)) for seat in range(6)} == {
        ("cara tranquila", "cara contenta", "cara inquieta")
    }


def test_only_who_has_looked_shows_a_face_and_only_then():
    desk = looked()
    assert desk.why("1 cara inquieta") == core.NOT_YOUR_TURN
    desk.do("0 cara inquieta")
    assert desk.why("0 cara contenta") == core.NOT_YOUR_TURN, "chosen is chosen"
    desk.do("4 cara tranquila")
    assert desk.why("1 cara inquieta") == core.WRONG_PHASE


# --- who sees ---------------------------------------------------------------------------------


def test_a_choice_is_told_to_nobody_else_before_all_have_chosen():
    desk = looked()
    (chosen,) = desk.do("0 cara inquieta")
    assert chosen == events.FaceChosen(seat=0, face=2)
    assert chosen.seen_by(0) == chosen
    assert {chosen.seen_by(seat) for seat in EVERYBODY if seat} == {None}
    assert desk.view(0).own_face == 2
    assert desk.view(4).own_face == -1


def test_the_faces_are_shown_together_and_everybody_sees_them():
    desk = looked()
    *_, faces = desk.do("0 cara inquieta", "4 cara tranquila")
    assert faces == events.Faces(calm_seats=[4], pleased_seats=[], uneasy_seats=[0])
    assert {id(faces.seen_by(seat)) for seat in EVERYBODY} == {id(faces)}
    assert {tuple(desk.view(seat).faces) for seat in EVERYBODY} == {(2, 0, 0, 0, 0, 0)}


def test_faces_stay_in_the_log():
    assert not events.Faces.passing


def test_a_face_stays_until_its_player_shows_another_or_the_cards_are_collected():
    desk = dealt(partidas=2)
    desk.do("0 cara contenta", "1 cara inquieta", *CALM[2:])
    desk.do("0 cambia 3e", "0 entrega 1o", "4 entrega 4o")
    assert desk.view().faces == [1, 2, 0, 0, 0, 0]
    desk.do("0 cara inquieta", "4 cara contenta")
    assert desk.view().faces == [2, 2, 0, 0, 1, 0]
    desk.do("1 acusa 1e")
    assert desk.view().faces == [-1] * 6, "the cards are collected for the next game"


def test_a_face_goes_with_its_person_where_identities_are_swapped():
    desk = dealt(partidas=2, identidades="cambio")
    desk.do("0 cara inquieta", *CALM[1:], "0 acusa 1b")
    desk.do(f"{desk.asked[0]} toma 1e")
    assert desk.view().faces[0] == 2


# --- time and silence -------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 4])
def test_who_has_chosen_is_seen_by_nobody_before_all_have(first):
    desk, before = looked(), looked()
    desk.do(f"{first} cara inquieta")
    for seat in EVERYBODY:
        if seat == first:
            assert desk.awaited(seat) == desk.asked
            assert desk.view(seat).ready == [seat]
        else:
            assert desk.awaited(seat) == before.awaited(seat) == [0, 4]
            assert desk.view(seat) == before.view(seat)


def test_a_table_of_people_gives_everybody_the_same_time():
    assert GAME.timing["face"] == MASKED
    assert GAME.hides_choice(looked().state)


def test_silence_means_calm_and_is_no_race():
    silence = GAME.silence(looked().state)
    assert GAME.notation(silence.action) == "cara tranquila"
    assert (silence.seconds, silence.window, silence.race) == (20, 20, False)
    assert GAME.silence(Desk().state) is None


def test_the_order_of_the_choices_never_matters():
    ends = set()
    for order in itertools.permutations(["0 cara inquieta", "4 cara contenta"]):
        desk = looked()
        desk.do(*order)
        ends.add(repr([getattr(desk.state, name) for name in desk.state.__slots__]))
    assert len(ends) == 1


# --- nothing else -----------------------------------------------------------------------------


def test_faces_change_neither_play_nor_points():
    """The same random game, with faces of any kind and without them."""
    for seed in range(20):
        plain, faced = Desk(None, partidas=2), Desk(None, partidas=2, gestos=True)
        chance, other, dice = Dice(seed), Dice(seed), Dice(1000 + seed)
        for desk, source in ((plain, chance), (faced, other)):
            desk.settle(source)
        while GAME.waiting(plain.state) != OVER:
            while faced.phase == "face":
                faced.do(f"{faced.asked[0]} {faced.legal(faced.asked[0])[dice.below(3)]}")
            assert faced.asked == plain.asked
            seat = plain.asked[0]
            assert faced.legal(seat) == plain.legal(seat)
            legal = plain.legal(seat)
            move = f"{seat} {legal[dice.below(len(legal))]}"
            for desk, source in ((plain, chance), (faced, other)):
                desk.do(move)
                desk.settle(source)
            seen, bare = faced.view(seat), plain.view(seat)
            if faced.phase != "face":
                same = set(View.__struct_fields__) - {"faces"}
                assert {name: getattr(seen, name) for name in same} == {
                    name: getattr(bare, name) for name in same
                }
        assert faced.state.scores == plain.state.scores


# --- where ------------------------------------------------------------------------------------


def test_faces_are_off_by_the_book_and_in_tournaments_and_on_at_a_new_table():
    assert not Options().gestos
    assert GAME.presets[GAME.usual_preset]["gestos"]
    others = set(GAME.presets) - {GAME.usual_preset}
    assert not any(GAME.presets[name].get("gestos") for name in others)
    assert not catalogue.contest_options(GAME, dict(GAME.presets[GAME.usual_preset])).gestos
    assert misfit(GAME, Options(gestos=True), 16) is None


def test_a_match_with_faces_ends_within_its_extent():
    for seats, traicion in ((6, False), (8, True), (16, True)):
        desk = Desk(None, seats=seats, gestos=True, traicion=traicion, partidas=2)
        dice, count = Dice(seats), 0
        desk.settle(dice)
        while (waiting := GAME.waiting(desk.state)) != OVER:
            seat = seats_in(waiting)[0]
            legal = desk.legal(seat)
            desk.do(f"{seat} {legal[dice.below(len(legal))]}")
            desk.settle(dice)
            count += 1
        options = Options(gestos=True, traicion=traicion, partidas=2)
        assert count <= GAME.extent(options, seats).decisions
