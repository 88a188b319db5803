"""What computer players show, and what notebooks make of the faces of others (option ``gestos``)."""

from collections import Counter

import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import OVER, seats_in, settle
from tafureria.core.phrase import CHARACTERS
from tafureria.games.muerte_al_rey import GAME, actions
from tafureria.games.muerte_al_rey.memory import habits
from tafureria.games.muerte_al_rey.memory.past import DROPS, SWAPS, Step
from tafureria.games.muerte_al_rey.pieces import KINGS
from tafureria.games.muerte_al_rey.players import faces
from tafureria.games.muerte_al_rey.players.heuristic import Acusador, Jugador, Paciente
from tafureria.games.muerte_al_rey.state import NONE

from .desk import CARD
from .test_players import Chair

SLY_SEAT = [one.name for one in CHARACTERS].index(faces.SLY)
CALM = [f"{seat} cara tranquila" for seat in range(6)]


def shown(seat, player, hands, many=400):
    """How often, in percent, the player of a seat looks calm, pleased, uneasy after that deal."""
    desk = Chair(seat, hands, gestos=True)
    view, legal = desk.view(seat), GAME.legal(desk.state, seat)
    chosen = Counter(player.choose(view, legal, desk.notebook, seed) for seed in range(many))
    return [100 * chosen[actions.FACE + face] / many for face in range(3)]


WITH = ("12o 1o", "12c 1c", "2o 3o", "2c 3c", "4o 5o", "4c 5c")
WITHOUT = ("2o 1o", "2c 1c", "12o 3o", "12c 3c", "4o 5o", "4c 5c")


# --- what is shown ----------------------------------------------------------------------------


@pytest.mark.parametrize("player", [Paciente(), Acusador()])
def test_an_apprentice_is_uneasy_with_the_king_in_six_of_ten_else_calm(player):
    assert shown(0, player, WITHOUT) == [100, 0, 0]
    calm, pleased, uneasy = shown(0, player, WITH)
    assert pleased == 0
    assert uneasy == pytest.approx(60, abs=7)
    assert calm == 100 - uneasy


@pytest.mark.parametrize("player", [Paciente(), Jugador()])
def test_a_sly_one_bluffs_at_any_level(player):
    hands = ("1o 2o", "1c 2c", "3o 4o", "12c 4c", "12o 5o", "5c 3c")
    *_, with_king = shown(SLY_SEAT, player, hands)
    *_, without = shown(SLY_SEAT, player, WITH)
    assert without > 2 * with_king


def test_whoever_knows_the_game_hides_more_than_an_apprentice():
    for seat in range(4):
        hands = list(WITH)
        hands[seat], hands[seat & 1] = hands[seat & 1], hands[seat]
        assert shown(seat, Jugador(), hands)[2] < 50


def test_every_character_has_its_faces_and_the_odds_add_up():
    assert set(faces.PRACTISED) == {one.name for one in CHARACTERS}
    for table in (faces.ARTLESS, *faces.PRACTISED.values()):
        assert [sum(row) for row in table] == [100, 100]


# --- what is read -----------------------------------------------------------------------------


def test_an_uneasy_face_makes_the_king_likelier_there_and_a_calm_one_less():
    chair = Chair(0, gestos=True)
    chair.do(*CALM[:3], "3 cara inquieta", *CALM[4:])
    read, counted = (
        odds.where(CARD["12c"]) for odds in (chair.notebook.read_odds(1), chair.notebook.odds(1))
    )
    assert counted == pytest.approx([1 / 3] * 3)
    assert read[1] > 0.5
    assert read[0] == read[2] < 1 / 3
    assert sum(read) == pytest.approx(1)
    with_king, without = habits.STRANGER[habits.WITH], habits.STRANGER[habits.WITHOUT]
    uneasy = with_king[2] / sum(with_king) / (without[2] / sum(without))
    calm = with_king[0] / sum(with_king) / (without[0] / sum(without))
    assert read[1] == pytest.approx(uneasy / (uneasy + 2 * calm), abs=0.01), "Bayes"


def test_jugador_accuses_by_faces_and_paciente_does_not():
    chair = Chair(0, gestos=True)
    chair.do(*CALM[:3], "3 cara inquieta", *CALM[4:])
    assert chair.choices() == {"acusa 2b"}
    assert chair.choices(Paciente()) == {"cambia 3e"}


def test_a_face_before_an_exchange_counts_where_the_king_was_then():
    chair = Chair(0, gestos=True)
    chair.do("0 cara tranquila", "1 cara inquieta", *CALM[2:])
    before = chair.notebook.read_odds(1).where(CARD["12c"])
    chair.do("0 acusa 3b", "0 pierde 1o", "1 cambia 2b", "1 entrega 12c", "3 entrega 2c")
    chair.do("1 cara tranquila", "3 cara tranquila")
    after = chair.notebook.read_odds(1).where(CARD["12c"])
    assert before[0] > 0.5
    assert after[2] == 0
    assert after[0] == pytest.approx(after[1], abs=0.02), "half of what was suspected has moved"


def test_no_face_ever_rules_out_what_is_true():
    """Random faces all through random matches: the real place of the king stays possible."""
    options = GAME.options(gestos=True, traicion=True, partidas=3)
    for seed in range(6):
        state, dice, out = GAME.new(options, 8), Dice(seed), []
        books = [GAME.notebook(options, 8, seat) for seat in range(8)]
        settle(GAME, state, dice, out)
        while (waiting := GAME.waiting(state)) != OVER:
            for seat, book in enumerate(books):
                for event in out:
                    if (heard := event.seen_by(seat)) is not None:
                        book.hear(heard)
                for side in (0, 1):
                    holder = next((p for p, hand in enumerate(state.hands) if hand >> KINGS[side] & 1), NONE)
                    if state.phase == 2 and holder != NONE:
                        assert book.read_odds(side).where(KINGS[side])[holder >> 1] > 0
                assert GAME.view(book.imagine(seed), seat) == GAME.view(state, seat)
            seat, out = seats_in(waiting)[0], []
            legal = GAME.legal(state, seat)
            GAME.apply(state, seat, legal[dice.below(len(legal))], out)
            settle(GAME, state, dice, out)


def test_what_is_counted_of_the_cards_does_not_depend_on_faces():
    calm, uneasy = Chair(0, gestos=True), Chair(0, gestos=True)
    calm.do(*CALM)
    uneasy.do(*CALM[:3], "3 cara inquieta", *CALM[4:])
    for side in (0, 1):
        one, two = calm.notebook.odds(side), uneasy.notebook.odds(side)
        assert (one.worlds, one.exact) == (two.worlds, two.exact)
        assert one.pictures == two.pictures
    assert [calm.notebook.imagine(seed).hands for seed in range(30)] == [
        uneasy.notebook.imagine(seed).hands for seed in range(30)
    ]


# --- what is learned --------------------------------------------------------------------------


def learned(**changes):
    """After a game in which seat 1 hid the king with a pleased face, and was found."""
    chair = Chair(0, gestos=True, partidas=2, identidades="fijas", **changes)
    chair.do("0 cara tranquila", "1 cara contenta", "2 cara inquieta", *CALM[3:], "0 acusa 1b")
    chair.hear(chair.deal())
    return chair


def test_when_a_game_ends_it_is_learned_who_shows_what_with_the_king():
    counts = learned().notebook.habits.counts
    seen = [
        [now - before for now, before in zip(counts[1][row], habits.STRANGER[row], strict=True)]
        for row in (0, 1)
    ]
    assert seen == [[0, 0, 0], [0, 1, 0]]
    assert counts[3][habits.WITHOUT][actions.CALM] == habits.STRANGER[0][0] + 1
    assert counts[0] == habits.STRANGER, "its own face it need not read"


def test_what_was_learned_counts_in_the_next_game():
    chair = learned()
    chair.do("0 cara tranquila", "1 cara contenta", *CALM[2:])
    stranger = Chair(0, gestos=True)
    stranger.do("0 cara tranquila", "1 cara contenta", *CALM[2:])
    king = CARD["12c"]
    assert chair.notebook.read_odds(1).where(king)[0] > stranger.notebook.read_odds(1).where(king)[0]


def swap(place, other, card=NONE, other_card=NONE):
    return Step(SWAPS, place, 2, other, 2, card, other_card)


def test_who_had_the_king_is_followed_back_until_an_unseen_exchange_hides_it():
    king, five = KINGS[0], CARD["5o"]
    steps = [swap(0, 2), swap(2, 4, king, five), Step(DROPS, 0, 2, card=CARD["1o"]), swap(0, 2)]
    assert habits.holders(steps, 0, 4, [1, 1, 2], None) == [NONE, 2, 4, 4, 4]
    assert habits.holders(steps, 0, NONE, [1, 1, 2], None) == [NONE] * 5
    assert habits.holders(steps, 0, 4, [1, 1, 2], [(0, 2, 1), (2, 4, 1)]) == [0, 2, 4, 4, 4], (
        "the route tells it"
    )
    assert habits.holders(steps, 0, 4, [1, 1, 2], [(2, 4, 1)]) == [2, 2, 4, 4, 4]
    lost = [swap(0, 2, five, CARD["2o"]), Step(DROPS, 2, 2, card=king)]
    assert habits.holders(lost, 0, NONE, [1], None) == [2, 2, NONE]


def test_a_reader_finds_kings_sooner_than_one_who_does_not():
    """The first accusation of a reader among apprentices, against that of one who only counts."""

    class Blind(Jugador):
        reads = False

    hits = {}
    options = GAME.options(gestos=True, partidas=1)
    for player in (Jugador(), Blind()):
        hits[player.reads] = 0
        for seed in range(150):
            state, dice, out = GAME.new(options, 6), Dice(seed), []
            settle(GAME, state, dice, out)
            first = state.holder[0]
            book, players = GAME.notebook(options, 6, first), [Paciente()] * 6
            players[first] = player
            while state.phase != 2 or out:
                for event in out:
                    if (heard := event.seen_by(first)) is not None:
                        book.hear(heard)
                if state.phase == 2:
                    break
                seat, out = seats_in(GAME.waiting(state))[0], []
                view, legal = GAME.view(state, seat), GAME.legal(state, seat)
                GAME.apply(state, seat, players[seat].choose(view, legal, book, seed * 8 + seat), out)
            choice = player.choose(GAME.view(state, first), GAME.legal(state, first), book, seed)
            hits[player.reads] += state.hands[choice] >> KINGS[1] & 1
    assert hits[False] < 0.45 * 150
    assert hits[True] > 1.25 * hits[False]
