"""r.10: every starting condition on its own, in every kind of auction, and in random pairs."""

from __future__ import annotations

import ast
import itertools
import re
from pathlib import Path

import pytest

from tafureria.core import registry
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in, settle
from tafureria.core.tensor import encode
from tafureria.games.espada_negra import GAME, events, rulebook
from tafureria.games.espada_negra.memory.notebook import order_number
from tafureria.games.espada_negra.options import Options
from tafureria.games.espada_negra.pieces import conditions
from tafureria.games.espada_negra.pieces.conditions import CONDITIONS, COUNT, NAMES
from tafureria.games.espada_negra.pieces.decks import DECKS

from .desk import Desk, kind, of

WAYS = ({}, {"subasta": "interno"}, {"subasta": "externo"}, {"subasta": "externo", "vivo": True})


def test_r10_beside_each_condition_stands_the_function_in_which_it_acts():
    text = Path(conditions.__file__).read_text(encoding="utf-8")
    said = {
        name: set(where.split(", "))
        for name, where in re.findall(r"^([A-Z]+): Final = \d+  # (.+)$", text, re.MULTILINE)
    }
    found = dict[str, set[str]]()
    for path in (Path(conditions.__file__).parents[1] / "rules").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for part in ast.parse(source).body:
            if isinstance(part, ast.FunctionDef):
                for name in re.findall(r"conditions\.([A-Z]+)\b", ast.get_source_segment(source, part)):
                    found.setdefault(name, set()).add(f"{path.stem}.{part.name}")
    assert said == found
    assert len(said) == COUNT


def test_r10_cards_set_aside_lie_face_up_all_game():
    state, out = GAME.new(Options(condiciones=3), 3), []
    settle(GAME, state, Dice(4), out)
    assert len(of(out, events.SetAside)) == 3
    view = GAME.view(state, -1)
    assert len(view.aside) == 3
    assert sum(e.copies for e in view.effects) == 3
    assert sum(view.models[i].unseen for i in range(7)) == 48 - 3 - 6


def test_r10_the_only_caballero_carries_several_conditions_and_all_of_them_hold():
    state, out = GAME.new(Options(condiciones=1), 3), []
    GAME.apply(state, CHANCE, kind(state.deck, "caballero"), out)
    (told,) = of(out, events.SetAside)
    assert [NAMES[condition] for condition in told.conditions] == ["botin", "hueste"]
    assert [effect.name for effect in GAME.view(state, 0).effects] == ["hueste", "botin"]
    assert GAME.view(state, 0).aside[0].conditions == ["botin", "hueste"]


@pytest.mark.parametrize("condition", ["tesoro", "avaro"])
def test_r10_gold_that_counts_as_victory_counts_no_longer_once_it_is_paid(condition):
    """In the encoder too, which reuses what it has written, while a spy may still block the purchase."""
    np = pytest.importorskip("numpy")
    encoding = pytest.importorskip("tafureria.adapters.encoding")
    entry = registry.find("espada-negra")
    encoder = encoding.Encoder(entry)
    seen = np.zeros(encoder.length, np.float32)
    desk = Desk(mazo="sombras", gold=[10] * 3, cards={1: ["embajador"]}, conditions=[condition])
    encoder.encode(desk.state, 0, seen)
    desk.bids(3, 0, 0)
    encoder.encode(desk.state, 0, seen)
    assert desk.phase == "block"
    bonus = [player.bonus for player in desk.view(0).players]
    assert bonus[0] < bonus[1] == bonus[2]
    assert seen.tolist() == pytest.approx(encode(entry.tensor(), desk.view(0)))


# --- each alone -------------------------------------------------------------------------------


def test_feria_two_more_cards_are_auctioned_each_turn():
    state = GAME.new(Options(condiciones=2), 3)
    for _ in range(2):
        GAME.apply(state, CHANCE, kind(state.deck, "campo", "feria"))
    assert state.per_turn == 10, "copies add up"


def test_corona_cards_that_give_only_victory_give_more():
    desk = Desk(cards={0: ["rey", "rey"], 1: ["campesino"]}, conditions=["corona", "corona"])
    assert GAME.scores(desk.state) == [5 + 5 + 4, 2, 0]


def test_gabela_a_card_that_gives_only_victory_stops_production():
    desk = Desk(cards={0: ["rey", "ciudad"], 1: ["ciudad"]}, conditions=["gabela"])
    assert desk.state.gold == [10, 14, 10]


def test_gabela_a_negative_production_is_still_paid():
    desk = Desk(mazo="clanes", cards={0: ["bardo", "jefe"], 1: ["bardo", "pastor"]}, conditions=["gabela"])
    assert desk.state.gold == [9, 10, 10]


def test_paz_a_card_that_gives_only_victory_bars_from_attacking():
    desk = Desk(cards={0: ["rey", "caballero"], 1: ["inquisidor"]}, conditions=["paz"])
    assert desk.asked == [1]
    assert desk.view(0).players[0].barred


def test_paz_looks_at_the_cards_owned_when_the_turn_began():
    desk = Desk(row=["rey"], cards={0: ["caballero"]}, conditions=["paz"])
    desk.do("0 no ataca")
    desk.bids(5, 0, 0)
    assert desk.fate() == 0
    assert desk.asked == [0], "the king bars from the next turn on"


def test_linaje_most_copies_of_one_model_at_least_two_all_tied_score_once():
    cards = {0: ["campo", "campo", "rey", "rey"], 1: ["campesino", "campesino"], 2: ["campo", "rey"]}
    desk = Desk(cards=cards, conditions=["linaje"])
    assert [p.bonus for p in desk.view(0).players] == [2, 2, 0]
    alone = Desk(cards={0: ["campo", "rey"]}, conditions=["linaje"])
    assert [p.bonus for p in alone.view(0).players] == [0, 0, 0]


def test_consejo_secreta_wins_ties_before_gold_left_is_compared():
    desk = Desk(gold=[5, 9, 9], cards={0: ["campo"]}, conditions=["consejo"])
    desk.bids(4, 4, 4)
    assert desk.fate() == 0


def test_consejo_secreta_other_ties_follow_the_normal_rule():
    desk = Desk(gold=[5, 9, 9], cards={0: ["campo"]}, conditions=["consejo"])
    desk.bids(3, 4, 4)
    assert desk.fate() == -2


def test_consejo_only_a_sole_holder():
    desk = Desk(gold=[5, 9, 8], cards={0: ["campo"], 2: ["campo"]}, conditions=["consejo"])
    assert desk.state.auctioneer == -1
    desk.bids(4, 4, 4)
    assert desk.fate() == 1


def test_consejo_interno_the_rotation_runs_on_underneath():
    desk = Desk(subasta="interno", auctioneer=1, cards={2: ["campo"]}, conditions=["consejo"])
    assert (desk.state.auctioneer, desk.state.rotation) == (2, 1)
    desk.bids(3, 3, 0)
    assert desk.asked == [2]
    desk.do("nombra 1")
    desk.bids(0, 0)
    for _ in range(5):
        desk.bids(0, 0, 0)
    desk.settle(0)
    assert (desk.state.rotation, desk.state.auctioneer) == (2, 2), "one card each: the rotation holds"


def test_consejo_externo_a_bid_equal_to_the_leading_one_takes_the_lead():
    desk = Desk(subasta="externo", cards={2: ["campo"]}, conditions=["consejo"])
    desk.draw(order_number([0, 1, 2]))
    desk.do("puja 3")
    desk.draw(order_number([1, 2]))
    assert desk.why("1 puja 3") == rulebook.BID_TOO_LOW
    desk.do("pasa", "puja 3")
    assert (desk.state.leader, desk.state.leading_bid) == (2, 3)


def test_consejo_live_a_bid_equal_to_the_leading_one_takes_the_lead():
    desk = Desk(subasta="externo", vivo=True, cards={2: ["campo"]}, conditions=["consejo"])
    desk.bids(3, 0, 0)
    assert GAME.legal(desk.state, 2)[:2] == [0, 3]
    assert GAME.legal(desk.state, 1)[:2] == [0, 4]


@pytest.mark.parametrize("way", WAYS)
def test_arcas_everybody_begins_with_more_gold(way):
    state = GAME.new(Options(condiciones=1, **way), 3)
    if way.get("subasta") == "interno":
        GAME.apply(state, CHANCE, 1)
    GAME.apply(state, CHANCE, kind(state.deck, "campo", "arcas"))
    assert state.gold == ([14, 13, 14] if way.get("subasta") == "interno" else [14, 14, 14])


def test_diezmo_everybody_receives_gold_each_turn_stopped_production_or_not():
    desk = Desk(cards={0: ["rey", "ciudad"], 1: ["ciudad"]}, conditions=["diezmo", "gabela"])
    assert desk.state.gold == [11, 15, 11]


def test_tesoro_gold_at_the_end_gives_victory():
    desk = Desk(gold=[4, 5, 11], conditions=["tesoro"])
    assert GAME.scores(desk.state) == [0, 1, 2]


def test_avaro_most_gold_at_the_end():
    assert GAME.scores(Desk(gold=[4, 9, 9], conditions=["avaro"]).state) == [0, 2, 2]
    assert GAME.scores(Desk(gold=[0, 0, 0], conditions=["avaro"]).state) == [0, 0, 0]


def test_hueste_most_attack_spent_or_not():
    desk = Desk(mazo="clanes", cards={0: ["furioso"], 1: ["castro"]}, conditions=["hueste"])
    desk.do("0 ataca 1b", "1 no ataca")
    assert [p.bonus for p in desk.view(0).players] == [2, 0, 0]


def test_murallas_an_attack_must_be_stronger():
    desk = Desk(cards={0: ["inquisidor"], 1: ["guerrero"]}, conditions=["murallas"])
    assert desk.asked == [1], "an attack of 1 is not enough"
    clans = Desk(mazo="clanes", cards={0: ["castro", "furioso"]}, conditions=["murallas"])
    assert clans.why("0 ataca") == rulebook.ATTACK_TOO_WEAK


@pytest.mark.parametrize("way", WAYS)
def test_tasa_the_lowest_bid_is_higher(way):
    desk = Desk(conditions=["tasa", "tasa"], gold=[2, 9, 3], **way)
    if GAME.waiting(desk.state) == CHANCE:
        desk.draw(order_number([1, 2]))
    assert 0 not in desk.asked
    assert GAME.legal(desk.state, 1)[:2] == [0, 3]
    assert desk.why("1 puja 2") == rulebook.BID_TOO_LOW


def test_botin_who_gets_a_card_by_attack_receives_gold():
    desk = Desk(cards={0: ["caballero"]}, conditions=["botin"])
    assert of(desk.do("0 ataca"), events.Gained)[0].loot == 2
    assert desk.state.gold == [12, 10, 10]


def test_botin_not_for_a_blocked_attack_nor_for_a_bought_card():
    desk = Desk(mazo="sombras", cards={0: ["hidalgo"], 1: ["maestre"]}, conditions=["botin"])
    gold = desk.state.gold[0]
    desk.do("0 ataca", "señala 4", "listo")
    assert desk.state.gold[0] == gold
    desk.bids(1, 0, 0)
    assert desk.state.gold[0] == gold - 1


def test_limosna_who_has_fewest_cards_receives_gold():
    desk = Desk(cards={0: ["rey"]}, conditions=["limosna", "limosna"])
    assert desk.state.gold == [10, 12, 12]


def test_variedad_most_different_models_at_least_two():
    cards = {0: ["rey", "rey", "rey"], 1: ["rey", "campo"], 2: ["inquisidor", "ciudad"]}
    assert [p.bonus for p in Desk(cards=cards, conditions=["variedad"]).view(0).players] == [0, 2, 2]
    assert GAME.scores(Desk(cards={0: ["rey"]}, conditions=["variedad"]).state) == [5, 0, 0]


def test_furia_berserkers_attack_with_more():
    desk = Desk(mazo="clanes", cards={0: ["furioso", "jefe"], 1: ["jefe"]}, conditions=["furia"])
    fury = desk.state.deck.berserker_attack[1]
    desk.do("0 ataca 1b", "1 ataca")
    assert desk.of(events.Declared)[0].attacks == [2 + fury + 1, 2]
    several = Desk(mazo="clanes", cards={0: ["guerrero", "guerrero", "furioso"]}, conditions=["furia"])
    first, second = several.state.deck.berserker_attack[:2]
    assert several.view(0).players[0].attack == 2 * (first + 1) + second + 1
    several.do("0 ataca 2a 1b")
    assert several.of(events.Declared)[0].attacks == [2 * (first + 1) + second + 1]


def test_perdon_a_negative_production_is_not_paid():
    desk = Desk(mazo="clanes", cards={0: ["jefe", "jefe", "pastor"]}, conditions=["perdon"])
    assert desk.state.gold[0] == 11


def test_intriga_every_spy_counts_more():
    desk = Desk(mazo="sombras", gold=[10] * 3, cards={1: ["confidente", "dama"]}, conditions=["intriga"])
    desk.bids(5, 0, 0)
    desk.do("señala 1", "señala 2", "listo")
    assert desk.of(events.Spied)[0].sum == 5


def test_secretos_most_espionage_spent_or_not():
    desk = Desk(mazo="sombras", gold=[10] * 3, cards={1: ["maestre"]}, conditions=["secretos"])
    desk.bids(1, 0, 0)
    desk.do("señala 4", "listo")
    assert [p.bonus for p in desk.view(0).players] == [0, 2, 0]


def test_villas_cards_that_give_only_production_give_victory():
    assert GAME.scores(Desk(cards={0: ["ciudad"], 1: ["campo"]}, conditions=["villas"]).state) == [1, 1, 0]


# --- together ---------------------------------------------------------------------------------


def force(state, names):
    """Put conditions into force as if their cards had been set aside."""
    for name in names:
        k = state.deck.carrier(NAMES.index(name))
        assert GAME.waiting(state) == CHANCE
        GAME.apply(state, CHANCE, k)


def played(deck, names, way, seed):
    """Play a random game with these conditions, asserting the invariants of every game; its final state."""
    dice = Dice(seed)
    state = GAME.new(Options(mazo=deck.name, condiciones=len(names), **way), 4)
    if way.get("subasta") == "interno":
        GAME.apply(state, CHANCE, dice.below(4))
    force(state, names)
    choices = 0
    while (mask := GAME.waiting(state)) != OVER:
        if mask == CHANCE:
            settle(GAME, state, dice, None)
            continue
        for seat in seats_in(mask):
            legal = GAME.legal(state, seat)
            assert legal
            GAME.apply(state, seat, legal[dice.below(len(legal))])
            choices += 1
        assert min(state.gold) >= 0
        assert choices < 5000
    assert len(state.history) // 4 + len(names) + state.left == deck.size
    assert state.scores == GAME.scores(state)
    return state


def pairs(deck):
    carried = deck.carried()
    return list(itertools.combinations_with_replacement([NAMES[c] for c in carried], 2))


@pytest.mark.parametrize("way", WAYS, ids=("secreta", "interno", "externo", "vivo"))
@pytest.mark.parametrize("deck", DECKS[:3], ids=lambda d: d.name)
def test_every_condition_alone_plays_to_the_end(deck, way):
    for condition in deck.carried():
        state = played(deck, [NAMES[condition]], way, condition)
        assert state.conditions[condition] == 1
        assert GAME.view(state, -1).phase == "over"


@pytest.mark.parametrize("way", WAYS, ids=("secreta", "interno", "externo", "vivo"))
@pytest.mark.parametrize("deck", DECKS[:3], ids=lambda d: d.name)
def test_conditions_in_random_pairs_play_to_the_end(deck, way):
    dice = Dice(len(deck.name))
    every = pairs(deck)
    for seed in range(30):
        first, second = every[dice.below(len(every))]
        k = [k for k in range(deck.kinds) if NAMES.index(first) in deck.card_conditions[k]]
        if first == second and deck.copies[k[0]] < 2:
            continue
        played(deck, [first, second], way, seed)


def test_every_kind_of_condition_is_carried_by_some_deck():
    carried = {c for deck in DECKS for c in deck.carried()}
    assert carried == set(range(COUNT))
    assert len(CONDITIONS) == COUNT
