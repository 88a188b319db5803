"""The recorded games, checked line by line by a referee that knows the rules but not the engine."""

import pytest

from tafureria.games.espada_negra.tests.referee import DECKS, GAME, Referee

GOLDEN = sorted((GAME / "golden").glob("*.txt"))
# According to the rulings: victory, production, attack, copies.
CLASICA = {
    "campesino": (2, 1, 0, 15),
    "inquisidor": (1, 0, 1, 10),
    "campo": (1, 2, 0, 9),
    "rey": (5, 0, 0, 8),
    "guerrero": (0, 1, 2, 3),
    "ciudad": (0, 4, 0, 2),
    "caballero": (0, 0, 3, 1),
}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_referee_finds_nothing_wrong(path):
    Referee(path.read_text(encoding="utf-8")).play()


def test_clasica_is_the_table_of_the_rulings():
    names = ("victory", "production", "attack", "copies")
    deck = {m["name"]: tuple(m.get(name, 0) for name in names) for m in DECKS["clasica"]["model"]}
    assert deck == CLASICA


def test_the_golden_games_show_every_way_of_auctioning_ties_and_espionage():
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN]
    said = "\n".join(texts)
    for words in (
        "Empate: nadie se la lleva",
        "deshace el empate",
        "Pujas simultáneas",
        "Orden para pujar",
        "Empate a ",
        "anula la acción",
        "se mantiene",
        "queda en nada",
        "Ataques de",
    ):
        assert words in said


def test_the_referee_sees_what_is_wrong():
    text = (GAME / "golden/secreta.txt").read_text(encoding="utf-8")
    for one, other in (
        ("Asiento 0 recibe 4 monedas de oro y tiene 5", "Asiento 0 recibe 4 monedas de oro y tiene 6"),
        ("Asiento 1 se queda con Rey", "Asiento 2 se queda con Rey"),
    ):
        assert one in text
        with pytest.raises(AssertionError):
            Referee(text.replace(one, other, 1)).play()
