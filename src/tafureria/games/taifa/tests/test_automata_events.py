"""§9: the effect of each Event when the automa plays it, with any offensive mark removed."""

import pytest

from tafureria.games.taifa import cards, events
from tafureria.games.taifa.cards import (
    W_ALCAZARES,
    W_ATALAYA,
    W_ORDENES,
    W_REGADIOS,
    W_REPOBLACION,
    W_TROVADORES,
)
from tafureria.games.taifa.pieces import DEFENCE
from tafureria.games.taifa.tests.desk import MISSES, Desk, area, card, gone_to_discards, kingdom, turned_up

TROOPS = [name for name in cards.IDS if cards.STRENGTH[card(name)]]
RESPONSES = [name for name in cards.IDS if cards.IS_RESPONSE[card(name)]]
WEAK = [name for name in TROOPS if cards.OFFENSIVE[card(name)]]


@pytest.fixture
def unmarked():
    """Remove the offensive mark from all cards: marks are data, and every card's effect has its own rule."""
    before = cards.OFFENSIVE[:]
    cards.OFFENSIVE[:] = [False] * cards.DESIGNS
    yield
    cards.OFFENSIVE[:] = before


@pytest.mark.parametrize("name", WEAK)
def test_a_troop_of_1_with_its_mark_taken_off_joins_the_army(name, unmarked):
    desk = turned_up(name)
    assert desk.reasons() == ["musters"]
    assert desk.army("castilla") == [cards.NAMES[card(name)]]


def played(desk, name):
    assert [e.card for e in desk.of(events.Played)] == [card(name)]
    return desk


def unplayable(desk, name):
    """Rule 5: the Discard action."""
    assert desk.reasons() == ["unplayable"]
    assert [e.card for e in desk.of(events.Discarded)] == [card(name)]
    assert desk.of(events.Played) == []


def m07_comercio():
    desk = played(turned_up("M07", "sevilla", dice="6", draws="M27 C29"), "M07")
    far = [kingdom(k) for k in ("castilla", "condados", "leon")]
    assert desk.of(events.Decided)[0].kingdoms == far
    assert [(e.kingdom, e.deck) for e in desk.of(events.Drew)] == [(3, 0), (5, 1)]
    assert (desk.bonus("sevilla"), desk.bonus("leon")) == (1, 1)


def m08_paria():
    unplayable(turned_up("M08"), "M08")


def m09_escuela():
    assert played(turned_up("M09", bonus={"castilla": 1}), "M09").bonus("castilla") == 2


def campaign(name):
    desk = turned_up(name, dice="6 " + MISSES, garrisons="algeciras")
    # Castilla owns one of the six: Santillana. Mallorca is no neighbour, and defence does not matter.
    routes = [area(r) for r in ("santiago", "gerona", "mallorca", "silves", "algeciras")]
    played(desk, name)
    assert sorted(desk.of(events.Decided)[0].areas) == sorted(routes)
    assert desk.of(events.Attacks)[0].area == max(routes)
    assert len(desk.of(events.Rolled)[0].faces) == 5
    none = dict.fromkeys(("santiago", "gerona", "mallorca", "silves", "algeciras"))
    unplayable(turned_up(name, land=none), name)


def m10_campana():
    campaign("M10")


def razzia(name):
    desk = played(turned_up(name, others={"leon": "M27 M26"}, draws="M26"), name)
    assert desk.of(events.Decided)[0].kingdoms == [kingdom("leon")]
    assert desk.of(events.Lost)[0].kingdom == kingdom("leon")
    # The person and León have one card each: the die breaks the tie.
    tie = turned_up(name, others={"leon": "M27"}, dice="1")
    assert tie.of(events.Decided)[0].kingdoms == [kingdom("condados"), kingdom("leon")]
    assert tie.of(events.Lost)[0].kingdom == kingdom("leon")
    assert "unplayable" in nobody_holds_cards(name).reasons()


def nobody_holds_cards(name):
    return Desk(active="castilla", hand={"castilla": name}).go()


def m11_razzia():
    razzia("M11")


def m12_atalaya():
    desk = played(turned_up("M12"), "M12")
    assert desk.state.permanents[0] == [card("M12")]
    assert desk.state.watch[W_ATALAYA] == kingdom("castilla")


def m13_mercenarios():
    unplayable(turned_up("M13", discard={0: "M27", 1: "C29"}), "M13")
    own = played(turned_up("M13", discard={0: "M05 M01", 1: "C04 C06 C29"}), "M13")
    assert own.hand("castilla") == ["reliquia"]
    other = turned_up("M13", discard={0: "M05 M01", 1: "C29"})
    assert other.hand("castilla") == ["milicia-m"]


def succession(name, deck, drawn):
    desk = played(turned_up(name, draws=drawn), name)
    assert desk.reasons() == ["swaps-itself"]
    assert [e.deck for e in desk.of(events.Drew)] == [deck]
    assert desk.hand("castilla") == [cards.NAMES[card(drawn)]]
    assert gone_to_discards(desk, name)


def m14_sucesion():
    succession("M14", 0, "M23")


def m15_regadios():
    desk = played(turned_up("M15"), "M15")
    assert desk.bonus("castilla") == 1
    assert desk.state.permanents[0] == [card("M15")]


def m16_judia():
    for face, deck in ((3, 0), (4, 1)):
        desk = played(turned_up("M16", dice=str(face)), "M16")
        assert [e.deck for e in desk.of(events.Drew)] == [deck]
        assert desk.of(events.Kept) == []
        assert len(desk.hand("castilla")) == 1


def m17_alcazares():
    desk = played(turned_up("M17"), "M17")
    assert desk.state.watch[W_ALCAZARES] == kingdom("castilla")


def m18_alandalus():
    desk = played(turned_up("M18"), "M18")
    assert [(e.kingdom, e.deck) for e in desk.of(events.Drew)] == [(0, 0), (0, 0), (2, 0), (3, 0), (4, 0)]
    assert desk.state.gone == [card("M18")]


def m19_seduccion():
    desk = played(turned_up("M19", others={"leon": "M27 M26"}, draws="M26"), "M19")
    assert desk.of(events.Decided)[0].kingdoms == [kingdom("leon")]
    assert len(desk.hand("castilla")) == len(desk.hand("leon")) == 1
    assert "unplayable" in nobody_holds_cards("M19").reasons()


def walls(name):
    own = ("santillana", "alava", "carrion", "burgos", "osma", "valladolid", "avila", "guadalajara")
    desk = played(turned_up(name, dice="1 1"), name)
    ids = sorted(area(a) for a in own)
    assert [e.area for e in desk.of(events.Garrisoned)] == ids[:2]
    one = turned_up(name, garrisons=" ".join(own[1:]))
    assert [e.area for e in one.of(events.Garrisoned)] == [area("santillana")]
    assert one.of(events.Decided)[0].face == 0
    unplayable(turned_up(name, garrisons=" ".join(own)), name)


def m20_murallas():
    walls("M20")


def m21_rebelion():
    desk = played(turned_up("M21", dice="1 " + MISSES), "M21")
    told = desk.of(events.Decided)[0]
    assert told.limit == cards.EVENT_DICE[card("M21")] == 4
    assert {DEFENCE[place] for place in told.areas} == {3}, "the greatest below 4"
    assert {desk.state.owner[place] for place in told.areas} == {1, 2, 3, 4}
    assert area("gerona") in told.areas
    assert area("valencia") not in told.areas
    assert len(desk.of(events.Rolled)[0].faces) == 4


def m22_conspiracion():
    desk = played(turned_up("M22", dice=MISSES), "M22")
    assert desk.of(events.Decided)[0].areas == [area("leon")]
    guarded = turned_up("M22", dice="1 " + MISSES, garrisons="leon")
    assert sorted(guarded.of(events.Decided)[0].areas) == sorted(area(a) for a in ("oviedo", "zamora"))
    unplayable(turned_up("M22", land=dict.fromkeys(("oviedo", "leon", "zamora"))), "M22")


def c07_monasterios():
    desk = played(turned_up("C07", draws="C23 C24 C25 C26"), "C07")
    assert desk.reasons() == ["keeps-first"]
    assert desk.hand("castilla") == ["el-rey"]
    assert sorted(desk.discards(1)) == sorted(["el-conde", "hidalgos", "infanzones", "monasterios"])


def c08_rendicion():
    desk = played(turned_up("C08", dice="6"), "C08")
    fit = sorted(area(a) for a in ("tudela", "salamanca", "toledo"))
    assert desk.of(events.Decided)[0].areas == fit
    assert desk.state.owner[fit[-1]] == kingdom("castilla")
    assert desk.bonus("castilla") == 1
    assert desk.of(events.Rolled) == []
    gone = dict.fromkeys(("tudela", "salamanca", "toledo"), "leon")
    unplayable(turned_up("C08", land=gone), "C08")


def c09_ordenes():
    desk = played(turned_up("C09", "leon"), "C09")
    assert desk.bonus("badajoz") == -1
    assert desk.state.watch[W_ORDENES] == kingdom("leon")
    # No Muslim kingdom borders Castilla; the card is played all the same.
    assert played(turned_up("C09"), "C09").of(events.BonusMoved) == []


def c10_tregua():
    desk = played(turned_up("C10"), "C10")
    assert desk.of(events.Decided)[0].kingdoms == [kingdom("leon")]
    assert desk.state.bans[0] == 1 << kingdom("leon")
    assert desk.state.permanents[0] == [card("C10")]
    barred = Desk("condados", hand={"castilla": "C10", "condados": "C28"})
    barred.state.bans[0], barred.state.bans[5] = 1 << 5, 1
    unplayable(barred.go(), "C10")


def c11_santiago():
    desk = played(turned_up("C11", draws="C23 C24"), "C11")
    assert desk.hand("castilla") == ["el-rey", "el-conde"]


def c12_juicio():
    desk = played(turned_up("C12", dice="6 6 6 6 1 1 1 1", garrisons="zamora leon"), "C12")
    assert desk.of(events.Decided)[0].areas == [area("leon")]
    assert [len(e.faces) for e in desk.of(events.Rolled)] == [4, 4]
    assert desk.owner("leon") == "castilla"
    assert "leon" not in desk.garrisoned()
    assert (desk.bonus("castilla"), desk.bonus("leon")) == (1, -1)
    assert turned_up("C12", dice="6 6 6 6 6 6 6 6").owner("leon") == "leon"


def c13_sucesion():
    succession("C13", 1, "C23")


def c14_alianza():
    desk = played(turned_up("C14", dice="1"), "C14")
    assert desk.of(events.Decided)[0].kingdoms == [kingdom("condados"), kingdom("leon")]
    assert desk.state.bans[0] == 1 << kingdom("leon")
    assert (desk.bonus("castilla"), desk.bonus("leon")) == (1, 1)


def c15_cruzados():
    desk = played(turned_up("C15"), "C15")
    assert desk.state.crusade
    assert desk.state.permanents[0] == [card("C15")]


def c16_repoblacion():
    desk = played(turned_up("C16", dice="6"), "C16")
    assert [e.area for e in desk.of(events.Garrisoned)] == [max(desk.of(events.Decided)[0].areas)]
    assert desk.state.watch[W_REPOBLACION] == kingdom("castilla")


def c17_campana_cid():
    desk = played(turned_up("C17", dice="1"), "C17")
    assert sorted(desk.of(events.Decided)[0].areas) == sorted(area(a) for a in ("oviedo", "leon", "zamora"))
    assert desk.of(events.Freed)[0].area == min(desk.of(events.Decided)[0].areas)
    assert desk.bonus("leon") == -1
    assert desk.of(events.Rolled) == []
    # Never an area of Castilla: León's only choice is Coria, of Badajoz.
    assert turned_up("C17", "leon").of(events.Freed)[0].area == area("coria")


def c18_razzia():
    razzia("C18")


def c19_trovadores():
    desk = played(turned_up("C19"), "C19")
    assert desk.state.watch[W_TROVADORES] == kingdom("castilla")
    assert desk.state.permanents[0] == [card("C19")]


def c20_mozarabes():
    unplayable(turned_up("C20", others={"sevilla": "M27"}), "C20")


def c21_murallas():
    walls("C21")


def c22_campana():
    campaign("C22")


EVENTS = {
    "M07": m07_comercio,
    "M08": m08_paria,
    "M09": m09_escuela,
    "M10": m10_campana,
    "M11": m11_razzia,
    "M12": m12_atalaya,
    "M13": m13_mercenarios,
    "M14": m14_sucesion,
    "M15": m15_regadios,
    "M16": m16_judia,
    "M17": m17_alcazares,
    "M18": m18_alandalus,
    "M19": m19_seduccion,
    "M20": m20_murallas,
    "M21": m21_rebelion,
    "M22": m22_conspiracion,
    "C07": c07_monasterios,
    "C08": c08_rendicion,
    "C09": c09_ordenes,
    "C10": c10_tregua,
    "C11": c11_santiago,
    "C12": c12_juicio,
    "C13": c13_sucesion,
    "C14": c14_alianza,
    "C15": c15_cruzados,
    "C16": c16_repoblacion,
    "C17": c17_campana_cid,
    "C18": c18_razzia,
    "C19": c19_trovadores,
    "C20": c20_mozarabes,
    "C21": c21_murallas,
    "C22": c22_campana,
}


@pytest.mark.parametrize("name", [n for n in cards.IDS if cards.IS_EVENT[card(n)]])
def test_an_event_is_played_at_once_by_its_content(name, unmarked):
    EVENTS[name]()


def test_every_design_has_its_tests():
    assert sorted([*RESPONSES, *TROOPS, *EVENTS]) == sorted(cards.IDS)
    assert len(cards.IDS) == cards.DESIGNS == 61


# --- the Discard action of a bot (§9.1) ---------------------------------------------------------


def test_a_discard_sets_off_its_regadios_ordenes_and_repoblacion_in_this_order(unmarked):
    desk = Desk("castilla", active="leon", hand={"leon": "C20", "castilla": "C28"})
    for watch, name in ((W_REGADIOS, "M15"), (W_ORDENES, "C09"), (W_REPOBLACION, "C16")):
        desk.state.watch[watch] = kingdom("leon")
        desk.state.permanents[kingdom("leon")].append(card(name))
    desk.go("1")
    moved = [(e.kingdom, e.value) for e in desk.of(events.BonusMoved)]
    assert moved == [(kingdom("leon"), 1), (kingdom("badajoz"), -1)]
    assert len(desk.of(events.Garrisoned)) == 1
    tags = [e.__struct_config__.tag for e in desk.events]
    assert tags.index("garrisoned") > max(at for at, tag in enumerate(tags) if tag == "bonus-moved")
