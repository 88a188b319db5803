"""What is read at the table: each sentence says what happened, by whom and why, in both languages."""

import pytest

from tafureria.core import registry
from tafureria.games.taifa.board import W_ATALAYA, W_ORDENES, W_REPOBLACION
from tafureria.games.taifa.tests.desk import Desk, card, kingdom
from tafureria.words import SILENT, Words

ENTRY = registry.find("taifa")


def lines(desk, language="es"):
    """Everything that was told, as who sees all reads it."""
    words = Words(ENTRY, language)
    told = [words.event(event, words.seats(desk.state.seats)) for event in desk.events]
    return [" ".join(line.split()) for line in told if line != SILENT]


@pytest.mark.parametrize(
    ("watch", "name", "es", "en"),
    [
        (
            W_ORDENES,
            "C09",
            "El descarte de leon alcanza otra vez a badajoz; lo decide el dado (2).",
            "The discard of leon strikes badajoz again; the die decides (2).",
        ),
        (
            W_REPOBLACION,
            "C16",
            "El descarte de leon pone otra guarnición en santiago; lo decide el dado (2).",
            "The discard of leon places another garrison in santiago; the die decides (2).",
        ),
    ],
)
def test_9_5_an_effect_that_comes_again_tells_the_die_that_chose(watch, name, es, en):
    desk = Desk(active="leon", hand={"leon": "C13"}, land={"avila": "leon", "guadalajara": "valencia"})
    desk.state.watch[watch] = kingdom("leon")
    desk.state.perm[kingdom("leon")].append(card(name))
    desk.go("2")
    assert es in lines(desk)
    assert en in lines(desk, "en")


def test_9_5_one_candidate_alone_has_no_die_to_tell():
    desk = Desk(active="leon", hand={"leon": "C13"})
    desk.state.watch[W_ORDENES] = kingdom("leon")
    desk.go("2")
    assert "El descarte de leon alcanza otra vez a badajoz." in lines(desk)


def test_5_5_a_person_whose_discard_strikes_again_is_seen_to_choose_the_kingdom():
    desk = Desk("condados", active="condados", hand={"condados": "C29 C30"})
    desk.state.watch[W_ORDENES] = kingdom("condados")
    desk.go().act("condados", "descarta villanos", "reino valencia")
    at = lines(desk).index("condados elige a valencia.")
    assert lines(desk)[at + 1] == "El bonus de valencia pasa a -1."


def test_hakim_is_asked_for_a_troop_not_answered_with_one():
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C23", "leon": "M06 C30"}).go()
    desk.act("castilla", "ataca leon", "carta el-rey", dice="1 1 1 1 1").act("leon", "basta")
    while desk.phase == "reliquia":
        desk.act(desk.asked[0], "basta")
    desk.act("leon", "carta el-rey")
    assert "leon decide a escondidas recuperar el-rey con Hakim." in lines(desk)
    assert "leon decides in secret to recover el-rey with Hakim." in lines(desk, "en")
    assert [event.recovers for event in desk.told("committed")] == [True]


def test_9_2_the_troops_of_an_attack_are_not_those_of_the_kingdom_attacked():
    desk = Desk(active="castilla", hand={"castilla": "C25"}).go("6")
    army = next(line for line in lines(desk) if line.startswith("castilla ataca"))
    assert army.endswith(", con hidalgos.")


def test_9_a_reason_and_what_follows_are_not_the_same_sentence():
    desk = Desk(active="castilla", hand={"castilla": "C25"}, posted={"castilla": "M06"}).go("6 1 1 1 1")
    told = lines(desk)
    at = told.index("La tropa más fuerte de este ataque es hidalgos.")
    assert told[at + 1] == "castilla recupera hidalgos con Hakim."


def test_m05_garrisons_announced_before_an_ambush_are_told_to_stay():
    desk = Desk(
        "castilla leon",
        active="castilla",
        hand={"castilla": "C23", "leon": "M05 C30"},
        garrisons="leon",
    ).go()
    desk.act("castilla", "ataca leon", "carta el-rey")
    desk.act("leon", "carta emboscada", "basta", "area leon").everybody()
    assert "leon gasta la guarnición de leon." in lines(desk)
    assert (
        "¡Emboscada de leon! El ataque de castilla a leon fracasa, y no se gasta ninguna guarnición."
        in lines(desk)
    )
    assert "Ambush by leon! The attack of castilla on leon fails, and no garrison is spent." in lines(
        desk, "en"
    )
    assert "leon" in desk.garrisoned()


@pytest.mark.parametrize(
    ("laid", "es", "en"),
    [
        (
            (),
            "Desde su atalaya, leon ve que castilla no ha puesto cartas.",
            "From its watchtower leon sees that castilla has laid no cards.",
        ),
        (
            ("dados campeon-c 1 ataque",),
            "Desde su atalaya, leon ve las cartas de castilla: campeon-c.",
            "From its watchtower leon sees the cards of castilla: campeon-c.",
        ),
    ],
)
def test_m12_the_watchtower_tells_what_was_laid_or_that_nothing_was(laid, es, en):
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C22 C03 C29", "leon": "C30"})
    desk.state.watch[W_ATALAYA] = kingdom("leon")
    desk.go().act("castilla", "juega campana-de-independiente-c", "area zamora", *laid, "basta")
    assert es in lines(desk)
    assert en in lines(desk, "en")
