"""The log: each sentence says what happened, who did it and why, in both languages."""

import pytest

from tafureria.core import registry
from tafureria.core.game import TABLE
from tafureria.games.taifa import events
from tafureria.games.taifa.cards import W_ATALAYA, W_ORDENES, W_REPOBLACION
from tafureria.games.taifa.tests.desk import Desk, card, kingdom
from tafureria.words import SILENT, Words

ENTRY = registry.find("taifa")


def lines(desk, language="es", own=TABLE):
    """All events in words, as the table or a seat is told them."""
    words = Words(ENTRY, language)
    told = [words.event(event, words.seats(desk.state.seats), own) for event in desk.events]
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
    desk.state.permanents[kingdom("leon")].append(card(name))
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
    desk.go().do("condados descarta villanos", "condados reino valencia")
    at = lines(desk).index("condados (Asiento 0) elige a valencia.")
    assert lines(desk)[at + 1] == "El bonus de valencia pasa a -1."


def test_hakim_is_asked_for_a_troop_not_answered_with_one():
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C23", "leon": "M06 C30"}).go()
    desk.do("castilla ataca leon", "castilla carta el-rey", dice="1 1 1 1 1").do("leon basta")
    while desk.phase == "relic":
        desk.do(f"{desk.asked[0]} basta")
    desk.do("leon carta el-rey")
    assert "leon (Asiento 1) elige en secreto recuperar el-rey con Hakim." in lines(desk)
    assert "leon (Seat 1) secretly chooses to recover el-rey with Hakim." in lines(desk, "en")
    assert [event.recovers for event in desk.of(events.Committed)] == [True]


def test_9_2_the_troops_of_an_attack_are_not_those_of_the_kingdom_attacked():
    desk = Desk(active="castilla", hand={"castilla": "C25"}).go("6")
    army = next(line for line in lines(desk) if line.startswith("castilla ataca"))
    assert army.endswith(", con hidalgos.")


def test_9_a_reason_and_what_follows_are_not_the_same_sentence():
    desk = Desk(active="castilla", hand={"castilla": "C25"}, posted={"castilla": "M06"}).go("6 1 1 1 1")
    told = lines(desk)
    at = told.index("La Tropa más fuerte de este ataque es hidalgos.")
    assert told[at + 1] == "castilla recupera hidalgos con Hakim."


def test_m05_garrisons_announced_before_an_ambush_are_told_to_stay():
    desk = Desk(
        "castilla leon",
        active="castilla",
        hand={"castilla": "C23", "leon": "M05 C30"},
        garrisons="leon",
    ).go()
    desk.do("castilla ataca leon", "castilla carta el-rey")
    desk.do("leon carta emboscada", "leon basta", "leon area leon").everybody()
    assert "leon (Asiento 1) gasta la guarnición de leon." in lines(desk)
    assert (
        "¡Emboscada de leon (Asiento 1)! El ataque de castilla (Asiento 0) a leon fracasa, "
        "y no se gasta ninguna guarnición."
    ) in lines(desk)
    assert (
        "Ambush by leon (Seat 1)! The attack by castilla (Seat 0) on leon fails, and no garrison is spent."
        in lines(desk, "en")
    )
    assert "leon" in desk.garrisoned()


@pytest.mark.parametrize(
    ("laid", "es", "en"),
    [
        (
            (),
            "Desde su atalaya, leon (Asiento 1) ve que castilla (Asiento 0) no ha puesto cartas.",
            "From its watchtower, leon (Seat 1) sees that castilla (Seat 0) has laid no cards.",
        ),
        (
            ("dados campeon-c 1 ataque",),
            "Desde su atalaya, leon (Asiento 1) ve las cartas de castilla (Asiento 0): campeon-c.",
            "From its watchtower, leon (Seat 1) sees the cards of castilla (Seat 0): campeon-c.",
        ),
    ],
)
def test_m12_the_watchtower_tells_what_was_laid_or_that_nothing_was(laid, es, en):
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C22 C03 C29", "leon": "C30"})
    desk.state.watch[W_ATALAYA] = kingdom("leon")
    desk.go().do(
        "castilla juega campana-de-independiente-c",
        "castilla area zamora",
        *(f"castilla {step}" for step in laid),
        "castilla basta",
    )
    assert es in lines(desk)
    assert en in lines(desk, "en")


def test_a_kingdom_is_told_with_its_person_and_to_that_person_as_you():
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C23", "leon": "C30"}).go()
    desk.do("castilla ataca leon")
    assert "castilla (Asiento 0) ataca leon, de leon (Asiento 1)." in lines(desk)
    assert "Atacas leon, de leon (Asiento 1)." in lines(desk, own=0)
    assert "castilla (Asiento 0) ataca leon, que es tuya." in lines(desk, own=1)
    assert "castilla (Seat 0) attacks leon, held by you." in lines(desk, "en", own=1)


def test_every_event_of_a_game_names_the_seats_of_its_kingdoms_and_no_seat_of_a_bot():
    desk = Desk("castilla leon", active="castilla", hand={"castilla": "C23", "leon": "C30"}).go()
    known = len(desk.events)
    desk.do("castilla ataca leon", "castilla carta el-rey", dice="1 1 1 1 1").everybody()
    seats = desk.state.seat_of
    for event in desk.events[known:]:
        for field in ("kingdom", "other"):
            its = getattr(event, field, None)
            if its is not None:
                assert getattr(event, f"{field}_seat") == seats[its], event
        if hasattr(event, "kingdoms"):
            assert event.kingdoms_seats == [seats[its] for its in event.kingdoms], event
