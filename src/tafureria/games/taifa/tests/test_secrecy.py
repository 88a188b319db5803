"""What nobody else may learn: hands, piles, cards face down, answers (§5.1.3, "Public and hidden")."""

import msgspec
import pytest

from tafureria.core.game import TABLE
from tafureria.games.taifa import GAME
from tafureria.games.taifa.tests.desk import Desk, card, kingdom

PEOPLE = "castilla condados sevilla leon"
encode = msgspec.json.encode


def seen(desk, name):
    """All that a kingdom's seat, or the table, can tell from the desk."""
    seat = TABLE if name is None else desk.state.seat_of[kingdom(name)]
    legal = [] if name is None else GAME.legal(desk.state, seat)
    heard = encode([copy for e in desk.events if (copy := e.seen_by(seat)) is not None])
    return encode(GAME.view(desk.state, seat)), heard, legal, GAME.waiting(desk.state)


def same(one, other, *names):
    """The two worlds, which are not the same, are the same for these and for the table."""
    for name in (*names, None):
        assert seen(one, name) == seen(other, name), name


def differ(one, other, *names):
    for name in names:
        assert seen(one, name) != seen(other, name), name


# --- everybody is asked (§5.1.3) ---------------------------------------------------------------

HOLDINGS = ["M01 M05", "C03", "C29 C28", "C06 C29", "C21"]


def attack(hands, troops="C28 C29", lay=("carta mesnada",), **more):
    """León lays an attack on Coria, of the bot of Badajoz."""
    desk = Desk(PEOPLE, active="leon", hand={"leon": troops, **hands}, **more).go()
    return desk.act("leon", "ataca coria", *lay, "basta")


@pytest.mark.parametrize("cards", HOLDINGS)
def test_5_1_3_all_are_asked_at_once_whether_or_not_they_hold_a_response(cards):
    desk = attack({"castilla": cards, "condados": "C30", "sevilla": "M27"})
    assert desk.phase == "respuestas"
    assert desk.asked == ["castilla", "condados", "sevilla"]


@pytest.mark.parametrize("cards", HOLDINGS)
def test_5_1_3_each_answers_when_it_likes_and_the_table_waits_for_the_last(cards):
    desk = attack({"castilla": cards, "condados": "C30", "sevilla": "M27"})
    for name in ("sevilla", "castilla"):
        desk.act(name, "basta")
        assert desk.told("counted") == []
        assert desk.told("rolled") == []
    assert desk.asked == ["condados"]
    desk.act("condados", "basta")
    assert len(desk.told("counted")) == 1


def test_5_1_3_kingdoms_without_a_hand_need_not_be_asked():
    assert attack({"castilla": "C03"}).asked == ["castilla"]


def test_5_1_3_the_order_of_answers_changes_nothing():
    ends = []
    for order in (("castilla", "condados", "sevilla"), ("sevilla", "castilla", "condados")):
        desk = attack({"castilla": "M01 C29", "condados": "C03 C29", "sevilla": "M27"})
        for name in order:
            laid = {"castilla": ["carta milicia-m"], "condados": ["dados campeon-c 2 ataque"]}
            desk.act(name, *laid.get(name, []), "basta")
        ends.append([encode([e]) for e in desk.events if e.__struct_config__.tag in ("counted", "revealed")])
    assert ends[0] == ends[1]


@pytest.mark.parametrize("deed", ["incursion leon", "juega juicio-de-dios"])
def test_before_an_incursion_or_a_judgment_everybody_is_asked_too(deed):
    hand = {"castilla": "C12 C29 C31", "condados": "C30", "sevilla": "M27", "leon": "C28"}
    desk = Desk(PEOPLE, active="castilla", hand=hand).go().act("castilla", deed)
    desk.act("castilla", "carta hueste" if desk.phase == "precio" else "area leon")
    assert desk.phase == "respuestas"
    assert desk.asked == ["castilla", "condados", "sevilla", "leon"]


@pytest.mark.parametrize("cards", ["C06 C29", "C21 C29", "M06 C29"])
def test_relic_and_hakim_are_asked_for_whether_or_not_they_are_held(cards):
    hand = {"leon": "C28 C29 C30", "castilla": cards, "condados": "C31"}
    desk = Desk(PEOPLE, active="leon", hand=hand).go()
    desk.act("leon", "ataca carrion", "carta mesnada", "basta")
    desk.act("castilla", "basta").act("condados", "basta")
    assert (desk.phase, desk.asked) == ("reliquia", ["castilla", "leon"])
    desk.act("leon", "basta").act("castilla", "basta")
    assert (desk.phase, desk.asked) == ("hakim", ["castilla", "leon"])


def test_who_laid_a_card_is_asked_for_hakim_whatever_it_was():
    for laid in ("carta milicia-c", "dados campeon-m 1 ataque"):
        desk = attack({"castilla": "C04 M02 C29", "condados": "C30"})
        desk.act("castilla", laid, "basta").act("condados", "basta")
        desk.act("leon", "basta")
        assert (desk.phase, desk.asked) == ("hakim", ["castilla", "leon"])


# --- twin worlds: answers ----------------------------------------------------------------------


def answering(*steps, hand="M01 C03 M05 C29"):
    desk = attack({"castilla": hand, "condados": "C30", "sevilla": "M27"})
    return desk.act("castilla", *steps)


def test_an_answer_under_way_is_seen_by_nobody_else():
    silent, speaking = answering(), answering("carta milicia-m")
    same(silent, speaking, "condados", "sevilla", "leon")
    differ(silent, speaking, "castilla")


@pytest.mark.parametrize("one", ["carta milicia-m", "carta emboscada"])
@pytest.mark.parametrize("other", ["dados campeon-c 1 ataque", "dados campeon-c 2 defensa"])
def test_an_answer_given_is_the_same_until_the_last_whatever_was_laid(one, other):
    same(answering(one, "basta"), answering(other, "basta"), "condados", "sevilla", "leon")
    same(answering("basta"), answering(other, one, "basta"), "condados", "sevilla", "leon")


def face_down(*steps):
    """A defender that is a person has garrisons to announce: what was laid lies face down."""
    hand = {"leon": "C28 C29 C30", "castilla": "M01 C03 M05 C29", "sevilla": "M27"}
    desk = Desk(PEOPLE, active="leon", hand=hand, land={"coria": "sevilla"}, garrisons="coria").go()
    desk.act("leon", "ataca coria", "carta mesnada", "basta").act("castilla", *steps, "basta")
    desk.act("sevilla", "basta")
    assert desk.phase == "guarniciones"
    return desk


def test_when_all_have_answered_only_the_number_of_cards_is_public():
    one, other = face_down("carta milicia-m"), face_down("dados campeon-c 2 ataque")
    same(one, other, "condados", "sevilla", "leon")
    differ(one, other, "castilla")
    differ(one, face_down("carta milicia-m", "carta emboscada"), "condados", "sevilla", "leon")


def test_the_cards_of_the_attack_lie_face_down():
    hands = {"castilla": "C31", "sevilla": "M27"}
    one = attack(hands, "C28 C29 C30", ("carta mesnada",))
    other = attack(hands, "C28 C29 C30", ("carta villanos",))
    same(one, other, "castilla", "condados", "sevilla")
    differ(one, other, "leon")
    dice = [attack(hands, "C28 C03 C30", ("carta mesnada", f"dados campeon-c {n} ataque")) for n in (1, 2)]
    same(*dice, "castilla", "condados", "sevilla")


def test_m12_the_watchtower_shows_them_to_its_owner_alone():
    worlds = []
    for laid in ("carta mesnada", "carta villanos"):
        hand = {"leon": "C28 C29 C30", "sevilla": "M27", "castilla": "C31"}
        desk = Desk(PEOPLE, active="leon", hand=hand, land={"coria": "sevilla"})
        desk.state.watch[0] = kingdom("sevilla")
        desk.state.perm[kingdom("sevilla")].append(card("M12"))
        worlds.append(desk.go().act("leon", "ataca coria", laid, "basta"))
    same(*worlds, "castilla", "condados")
    differ(*worlds, "sevilla")


# --- twin worlds: hands and piles --------------------------------------------------------------


def test_hands_of_others_are_a_number():
    one, other = (
        Desk(PEOPLE, active="leon", hand={"leon": "C28", "castilla": cards}).go()
        for cards in ("M01 C23", "M27 C30")
    )
    same(one, other, "leon", "condados", "sevilla")
    differ(one, other, "castilla")


def test_piles_of_bots_are_a_number_and_their_order_is_nobody_s():
    worlds = [
        Desk(PEOPLE, active="leon", hand={"leon": "C28", "valencia": pile}).go()
        for pile in ("M23 M28 M01", "M01 M28 M23", "M26 M27 M28")
    ]
    for other in worlds[1:]:
        same(worlds[0], other, "leon", "castilla", "condados", "sevilla")


def test_cards_drawn_are_seen_by_their_own_person_alone():
    worlds = [
        Desk(PEOPLE, active="leon", hand={"leon": "C11 C29"})
        .go()
        .act("leon", "juega camino-de-santiago", draws=draws)
        for draws in ("C23 C24", "C30 C31")
    ]
    same(*worlds, "castilla", "condados", "sevilla")
    differ(*worlds, "leon")


def test_m19_the_stolen_card_is_seen_by_thief_and_victim():
    worlds = [
        Desk(PEOPLE, active="sevilla", hand={"sevilla": "M19 M27", "leon": "C28 C23", "castilla": "C31"})
        .go()
        .act("sevilla", "juega seduccion", "reino leon", draws=stolen)
        for stolen in ("C28", "C23")
    ]
    same(*worlds, "castilla", "condados")
    differ(*worlds, "sevilla", "leon")


def test_m08_a_gift_is_seen_by_the_two():
    worlds = [
        Desk(PEOPLE, active="sevilla", hand={"sevilla": "M08 M27 M26", "castilla": "C31"})
        .go()
        .act("sevilla", "juega paria", "regala leon", f"carta {given}")
        for given in ("andalusies", "mercenarios-bereberes")
    ]
    same(*worlds, "castilla", "condados")
    differ(*worlds, "sevilla", "leon")


def test_m16_c07_the_cards_to_choose_from_are_the_chooser_s_secret():
    for who, hand, played, draws in (
        ("sevilla", "M16 M27", "comunidad-judia", ("M23 C23", "M28 C30")),
        ("leon", "C07 C29", "monasterios", ("C23 C24 C25 C26", "C30 C31 C02 C03")),
    ):
        worlds = [
            Desk(PEOPLE, active=who, hand={who: hand}).go().act(who, f"juega {played}", draws=cards)
            for cards in draws
        ]
        others = [name for name in PEOPLE.split() if name != who]
        same(*worlds, *others)
        differ(*worlds, who)


def test_c07_the_card_kept_stays_secret():
    worlds = []
    for kept, rest in (("el-rey", "C23"), ("el-conde", "C24")):
        desk = Desk(PEOPLE, active="leon", hand={"leon": "C07 C29", "condados": "C31"}).go()
        desk.act("leon", "juega monasterios", draws=f"{rest} C25 C26 C27").act("leon", f"carta {kept}")
        worlds.append(desk)
    same(*worlds, "castilla", "condados", "sevilla")
    differ(*worlds, "leon")


@pytest.mark.parametrize("owner", ["sevilla", "valencia"])
def test_c20_only_the_viewer_learns_what_is_there(owner):
    worlds = [
        Desk(PEOPLE, active="leon", hand={"leon": "C20 C29", owner: cards, "castilla": "C31"})
        .go()
        .act("leon", "juega mozarabes", f"reino {owner}")
        for cards in ("M23 M01", "M27 M28")
    ]
    same(*worlds, "castilla", "condados")
    differ(*worlds, "leon")


def test_unanswered_the_refusals_are_the_same_too():
    one, other = (
        Desk(PEOPLE, active="leon", hand={"leon": "C28", "castilla": cards, "sevilla": "M27"}).go()
        for cards in ("M01 C23", "M27 C30")
    )
    seat = one.state.seat_of[kingdom("leon")]
    for action in range(GAME.actions):
        assert GAME.check(one.state, seat, action) == GAME.check(other.state, seat, action)
