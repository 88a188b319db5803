"""Notation of records, pinned: ids are wire format and never renumbered."""

import pytest

from tafureria.games.moros_y_cristianos import GAME


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, "juega 1o"),
        (12, "juega 1c"),
        (30, "juega 7e"),
        (47, "juega 12b"),
        (48, "esconde 1c"),
        (59, "esconde 12c"),
        (60, "apunta 1e"),
        (83, "apunta 12b"),
        (84, "coge 1o"),
        (96, "coge 1e"),
        (119, "coge 12b"),
        (120, "declara fe"),
        (121, "declara botin"),
        (122, "declara tesoro"),
        (123, "declara fuerza"),
        (124, "declara astucia"),
        (125, "declara asalto"),
        (126, "declara refuerzos"),
        (127, "declara ataque"),
        (128, "declara contraataque"),
        (129, "declara heroes"),
        (130, "declara tropa"),
        (131, "batalla"),
        (132, "listo"),
        (133, "fin"),
        (134, "guarda"),
        (135, "tira"),
    ],
)
def test_words_are_pinned(action, words):
    assert GAME.notation(action) == words
    assert GAME.parse(words) == action


def test_words_come_back():
    assert [GAME.parse(GAME.notation(action)) for action in range(GAME.actions)] == list(range(GAME.actions))


@pytest.mark.parametrize("text", ["", "juega", "juega 13e", "coge 1c", "apunta 1o", "Fin"])
def test_other_words_are_nothing(text):
    assert GAME.parse(text) is None


def test_pieces_of_events():
    assert GAME.piece("card", 30) == "7e"
    assert GAME.piece("cards", 11) == "12o"
    assert GAME.piece("combat", 2) == "tesoro"
    assert GAME.piece("side", 1) == "moros"
    assert GAME.piece("points", 7) == "7"
