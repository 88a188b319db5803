"""The library: a game in progress, used through the public names of the package."""

import copy
import pickle

import numpy as np
import pytest

import tafureria
from tafureria.core import registry

GAMES = [entry.name for entry in registry.games()]


@pytest.fixture
def match():
    return tafureria.Match("moros-y-cristianos", seats=4, seed=7)


def test_every_public_name_is_there():
    for name in tafureria.__all__:
        assert getattr(tafureria, name) is not None
        assert name in dir(tafureria)
    with pytest.raises(AttributeError, match="no attribute 'nada'"):
        tafureria.nada  # noqa: B018


def test_the_games_are_listed():
    infos = tafureria.list_games()
    assert [info.name for info in infos] == GAMES
    taifa = tafureria.describe("taifa")
    assert taifa in infos
    assert str(taifa) == "taifa (Taifa): 0 to 6 players, 60 to 120 minutes"
    assert taifa.players == ("random", "aprendiz", "jugador", "search", "maestro", "policy")
    assert tafureria.describe("moros-y-cristianos").options["baraja"] == 40


def test_a_move_is_played_as_id_as_notation_and_as_it_comes(match):
    seat, move = match.turn, match.legal()[0]
    assert match.waiting == [seat]
    twins = [match.clone() for _ in range(3)]
    told = [
        match.play(move),
        twins[0].play(int(move)),
        twins[1].play(move.notation),
        twins[2].play(np.int64(move), seat),
    ]
    assert told[0] == told[1] == told[2] == told[3]
    assert all(twin.history == match.history == [(seat, move)] for twin in twins)
    assert str(move) == move.notation
    assert repr(move) == f'<Move {int(move)} "{move.notation}" of seat {seat}>'


def test_what_cannot_be_played_changes_nothing_and_says_why(match):
    before = str(match.eyes(0)), match.history[:]
    for move, seat, says in [
        ("juega 7x", None, "has no move 'juega 7x'; legal: "),
        (10**6, None, "There is no such move"),
        (1.5, None, "not 1.5"),
        (True, None, "not True"),
        (match.legal()[0], (match.turn + 1) % 4, f"not your turn. .*waiting for seat {match.turn}"),
    ]:
        with pytest.raises(tafureria.IllegalAction, match=says):
            match.play(move, seat)
        assert match.why_not(move, seat)
    assert match.why_not(match.legal()[0]) is None
    assert (str(match.eyes(0)), match.history) == before


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": 9}, "is played by 4 to 6, not by 9"),
        ({"seats": 4.0}, "the number of seats must be an int"),
        ({"seats": 5, "options": {"equipos": True}}, "cannot be set up like this"),
        ({"options": {"baraja": 47}}, "Invalid enum value 47"),
        ({"options": {"baraxa": 40}}, "no option 'baraxa'"),
        ({"preset": "corta"}, "no preset 'corta'; there are: clasica, equipos, larga"),
        ({"players": "nadie"}, "'nadie' does not play"),
        ({"players": ["random"]}, "one for each of 4 seats"),
        ({"language": "fr"}, "no language 'fr'"),
    ],
)
def test_a_wrong_set_up_is_refused_in_words(wrong, says):
    with pytest.raises(tafureria.BadSetup, match=says):
        tafureria.Match("moros-y-cristianos", **wrong)


def test_ints_and_bools_of_numpy_are_ints_and_bools():
    words = {"equipos": np.bool_(True), "puntos": np.uint8(20)}
    match = tafureria.Match(
        "moros-y-cristianos", np.int64(4), seed=np.int32(7), options=words, players="random"
    )
    plain = tafureria.Match(
        "moros-y-cristianos", 4, seed=7, options={"equipos": True, "puntos": 20}, players="random"
    )
    assert [str(one) for one in match.run(np.int64(5))] == [str(one) for one in plain.run(5)]
    assert match.record() == plain.record()
    match.stand_up(match.turn)
    move = match.legal(np.int16(match.turn))[0]
    match.play(np.array([int(move)]), np.int64(match.turn))
    rules = match.rules.options(puntos=np.int64(5), equipos=np.bool_(True))
    assert rules == match.rules.options(puntos=5, equipos=True)
    assert (type(rules.puntos), type(rules.equipos)) == (int, bool)
    for wrong in (np.float64(5), np.array([1, 2])):
        with pytest.raises(ValueError, match="option puntos cannot be"):
            match.rules.options(puntos=wrong)
        with pytest.raises(tafureria.BadSetup, match="moves: a number from 0 on"):
            match.run(wrong)


def test_an_unknown_game_is_named_with_the_known():
    with pytest.raises(tafureria.UnknownGame, match=r"there are: .*taifa"):
        tafureria.Match("parchis")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name):
    stories = [tafureria.Match(name, seed=5, players="random") for _ in range(2)]
    for match in stories:
        match.run(15)
    assert stories[0].story() == stories[1].story()
    assert tafureria.Match(name).record().key != tafureria.Match(name).record().key


@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_printed(name):
    """In both languages, at many moments: text has words instead of raw numbers."""
    for language in ("en", "es"):
        match = tafureria.Match(name, seed=3, players="random", language=language)
        for _ in range(12):
            events = match.run(7)
            for seat in range(-1, match.seats):
                eyes = match.eyes(seat)
                text = str(eyes)
                assert text.splitlines()[0].startswith(tafureria.describe(name, language).title)
                assert "<div" in eyes._repr_html_()
                assert all(str(told) for told in eyes.told[-3:])
            assert all(str(event) for event in events)
        assert str(match)
        assert match._repr_html_()


def test_rich_prints_a_position(match):
    from rich.console import Console

    console = Console(width=100)
    with console.capture() as out:
        console.print(match.eyes(1), match)
    assert "Moros y cristianos" in out.get()


def test_a_hand_is_seen_by_its_seat_alone(match):
    match.sit(1, "random")
    match.run(2)
    hands = [match.eyes(seat).view.hand for seat in range(4)]
    assert all(hands)
    notation = match.rules.piece("cards", hands[2][0])
    assert notation in str(match.eyes(2))
    for seat in (-1, 0, 1, 3):
        assert match.eyes(seat).view.hand != hands[2]
        assert not any(f"{notation} " in str(told) for told in match.eyes(seat).told)
    assert match.eyes(-1).legal == []


def test_eyes_are_of_one_moment(match):
    eyes = match.eyes(match.turn)
    before = str(eyes), len(eyes.told)
    match.play(match.legal()[0])
    assert (str(eyes), len(eyes.told)) == before


def test_a_notebook_has_heard_what_the_seat_was_told(match):
    match.sit(1, "jugador")
    match.run(4)
    world = match.eyes(2).notebook().imagine(1)
    assert match.rules.view(world, 2) == match.eyes(2).view


def test_a_move_is_taken_back_by_a_clone(match):
    before = match.clone()
    match.play(match.legal()[0])
    assert len(before.history) == 0
    assert before.legal() != []
    before.play(before.legal()[0])
    assert before.story() == match.story()


def test_computer_players_hold_seats_by_name(match):
    match.sit(0, "jugador")
    match.sit(1, "search", thought=tafureria.Thought(iterations=4))
    match.sit(2, "random")
    assert match.players == {0: "jugador", 1: "search", 2: "random"}
    match.run()
    assert match.turn == 3
    assert match.choice(3, "jugador") in match.legal(3)
    match.stand_up(2)
    assert 2 not in match.players
    with pytest.raises(tafureria.BadSetup, match="no computer player holds seat 3"):
        match.choice(3)


def test_a_whole_game_is_saved_and_loaded(tmp_path):
    match = tafureria.Match("mentiroso", seats=3, seed=2, players="jugador,random")
    match.run()
    assert match.over
    assert match.turn is None
    assert match.winners == [seat for seat, value in enumerate(match.returns) if value > 0]
    match.save(tmp_path / "game.txt")
    again = tafureria.load(tmp_path / "game.txt")
    assert again.story() == match.story()
    assert again.scores == match.scores
    assert again.record() == match.record()
    with pytest.raises(tafureria.IllegalAction, match="the game is over"):
        match.play(0)


def test_a_game_is_saved_half_way_and_goes_on(tmp_path, match):
    for _ in range(3):
        match.play(match.legal()[0])
    match.save(tmp_path / "game.txt")
    again = tafureria.load(tmp_path / "game.txt")
    assert str(again.eyes(0)) == str(match.eyes(0))
    assert again.play(again.legal()[0]) == match.play(match.legal()[0])
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    (tmp_path / "cut.txt").write_text(text[: text.rindex("---")], encoding="utf-8")
    with pytest.raises(tafureria.Unreadable, match="its end is missing"):
        tafureria.load(tmp_path / "cut.txt")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_states_and_matches_are_copied(name, copied):
    match = tafureria.Match(name, seed=4, players="random,jugador")
    match.run(20)
    other = copied(match.state)
    assert type(other) is type(match.state)
    assert match.rules.view(other, 0) == match.rules.view(match.state, 0)
    twin = copied(match)
    assert [str(one) for one in twin.run(5)] == [str(one) for one in match.run(5)]


class Asks:
    """A class that takes its game, and does not say whether it remembers."""

    def __init__(self, game):
        self.game = game

    def choose(self, view, legal, notebook, seed):
        assert notebook is not None
        assert self.game.notation(legal[0])
        return legal[0]


def test_a_class_that_wants_its_game_is_given_it():
    match = tafureria.Match("moros-y-cristianos", seats=4, seed=1)
    match.sit(match.turn, Asks)
    match.run(1)
    assert len(match.history) == 1
