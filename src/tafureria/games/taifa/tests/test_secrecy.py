"""What stays secret: hands, piles, cards face down, answers (§5.1.3, "Public and hidden")."""

import msgspec
import pytest

from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, TABLE, seats_in
from tafureria.games.taifa import GAME, cards, events
from tafureria.games.taifa.tests.desk import Desk, card, kingdom

PEOPLE = "castilla condados sevilla leon"
encode = msgspec.json.encode


def seen(desk, name):
    """All that a kingdom's seat, or the table, can observe: view, told events, actions, who must act."""
    seat = TABLE if name is None else desk.state.seat_of[kingdom(name)]
    legal = [] if name is None else GAME.legal(desk.state, seat)
    heard = encode([copy for e in desk.events if (copy := e.seen_by(seat)) is not None])
    return encode(GAME.view(desk.state, seat)), heard, legal, GAME.waiting(desk.state)


def same(one, other, *names):
    """The two worlds look the same to the named kingdoms and to the table."""
    for name in (*names, None):
        assert seen(one, name) == seen(other, name), name


def differ(one, other, *names):
    for name in names:
        assert seen(one, name) != seen(other, name), name


# --- everybody is asked (§5.1.3) ---------------------------------------------------------------

HOLDINGS = ["M01 M05", "C03", "C29 C28", "C06 C29", "C21"]


def attack(hands, troops="C28 C29", lay=("carta mesnada",), **more):
    """León declares an attack on Coria, which belongs to the bot of Badajoz."""
    desk = Desk(PEOPLE, active="leon", hand={"leon": troops, **hands}, **more).go()
    return desk.do("leon ataca coria", *(f"leon {step}" for step in lay), "leon basta")


@pytest.mark.parametrize("cards", HOLDINGS)
def test_5_1_3_all_are_asked_at_once_whether_or_not_they_hold_a_response(cards):
    desk = attack({"castilla": cards, "condados": "C30", "sevilla": "M27"})
    assert desk.phase == "answer"
    assert desk.asked == ["castilla", "condados", "sevilla"]


@pytest.mark.parametrize("cards", HOLDINGS)
def test_5_1_3_each_answers_when_it_likes_and_the_table_waits_for_the_last(cards):
    desk = attack({"castilla": cards, "condados": "C30", "sevilla": "M27"})
    for name in ("sevilla", "castilla"):
        desk.do(f"{name} basta")
        assert desk.of(events.Counted) == []
        assert desk.of(events.Rolled) == []
    assert desk.asked == ["condados"]
    desk.do("condados basta")
    assert len(desk.of(events.Counted)) == 1


def test_5_1_3_kingdoms_without_a_hand_need_not_be_asked():
    assert attack({"castilla": "C03"}).asked == ["castilla"]


def test_5_1_3_the_order_of_answers_changes_nothing():
    ends = []
    for order in (("castilla", "condados", "sevilla"), ("sevilla", "castilla", "condados")):
        desk = attack({"castilla": "M01 C29", "condados": "C03 C29", "sevilla": "M27"})
        for name in order:
            laid = {"castilla": ["carta milicia-m"], "condados": ["dados campeon-c 2 ataque"]}
            desk.do(*(f"{name} {step}" for step in laid.get(name, [])), f"{name} basta")
        ends.append([encode([e]) for e in desk.events if e.__struct_config__.tag in ("counted", "revealed")])
    assert ends[0] == ends[1]


@pytest.mark.parametrize("deed", ["incursion leon", "juega juicio-de-dios"])
def test_before_an_incursion_or_a_judgment_everybody_is_asked_too(deed):
    hand = {"castilla": "C12 C29 C31", "condados": "C30", "sevilla": "M27", "leon": "C28"}
    desk = Desk(PEOPLE, active="castilla", hand=hand).go().do(f"castilla {deed}")
    desk.do(f"castilla {'carta hueste' if desk.phase == 'price' else 'area leon'}")
    assert desk.phase == "answer"
    assert desk.asked == ["castilla", "condados", "sevilla", "leon"]


@pytest.mark.parametrize("cards", ["C06 C29", "C21 C29", "M06 C29"])
def test_relic_and_hakim_are_asked_for_whether_or_not_they_are_held(cards):
    hand = {"leon": "C28 C29 C30", "castilla": cards, "condados": "C31"}
    desk = Desk(PEOPLE, active="leon", hand=hand).go()
    desk.do("leon ataca carrion", "leon carta mesnada", "leon basta")
    desk.do("castilla basta").do("condados basta")
    assert (desk.phase, desk.asked) == ("relic", ["castilla", "leon"])
    desk.do("leon basta").do("castilla basta")
    assert (desk.phase, desk.asked) == ("hakim", ["castilla", "leon"])


def test_who_laid_a_card_is_asked_for_hakim_whatever_it_was():
    for laid in ("carta milicia-c", "dados campeon-m 1 ataque"):
        desk = attack({"castilla": "C04 M02 C29", "condados": "C30"})
        desk.do(f"castilla {laid}", "castilla basta").do("condados basta")
        desk.do("leon basta")
        assert (desk.phase, desk.asked) == ("hakim", ["castilla", "leon"])


# --- twin worlds: answers ----------------------------------------------------------------------


def answering(*steps, hand="M01 C03 M05 C29"):
    desk = attack({"castilla": hand, "condados": "C30", "sevilla": "M27"})
    return desk.do(*(f"castilla {step}" for step in steps))


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
    """The defender is a person who may declare garrisons, so the cards laid down still lie face down."""
    hand = {"leon": "C28 C29 C30", "castilla": "M01 C03 M05 C29", "sevilla": "M27"}
    desk = Desk(PEOPLE, active="leon", hand=hand, land={"coria": "sevilla"}, garrisons="coria").go()
    desk.do("leon ataca coria", "leon carta mesnada", "leon basta").do(
        *(f"castilla {step}" for step in steps), "castilla basta"
    )
    desk.do("sevilla basta")
    assert desk.phase == "garrisons"
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
        desk.state.permanents[kingdom("sevilla")].append(card("M12"))
        worlds.append(desk.go().do("leon ataca coria", f"leon {laid}", "leon basta"))
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
        .do("leon juega camino-de-santiago", draws=draws)
        for draws in ("C23 C24", "C30 C31")
    ]
    same(*worlds, "castilla", "condados", "sevilla")
    differ(*worlds, "leon")


def test_m19_the_stolen_card_is_seen_by_thief_and_victim():
    worlds = [
        Desk(PEOPLE, active="sevilla", hand={"sevilla": "M19 M27", "leon": "C28 C23", "castilla": "C31"})
        .go()
        .do("sevilla juega seduccion", "sevilla reino leon", draws=stolen)
        for stolen in ("C28", "C23")
    ]
    same(*worlds, "castilla", "condados")
    differ(*worlds, "sevilla", "leon")


def test_m08_a_gift_is_seen_by_the_two():
    worlds = [
        Desk(PEOPLE, active="sevilla", hand={"sevilla": "M08 M27 M26", "castilla": "C31"})
        .go()
        .do("sevilla juega paria", "sevilla regala leon", f"sevilla carta {given}")
        for given in ("andalusies", "mercenarios-bereberes")
    ]
    same(*worlds, "castilla", "condados")
    differ(*worlds, "sevilla", "leon")


@pytest.mark.parametrize(
    ("hand", "aside", "steps", "choices"),
    [
        ("M08 M27 M26", "", ("juega paria", "regala leon"), 2),
        ("M08 M27 M27", "", ("juega paria", "regala leon"), 1),
        ("M16 M28", "M26 M27", ("juega comunidad-judia",), 2),
        ("M16 M28", "M26 M26", ("juega comunidad-judia",), 1),
    ],
)
def test_m08_m16_nobody_learns_from_a_quick_answer_that_all_the_cards_were_alike(hand, aside, steps, choices):
    desk = Desk(PEOPLE, active="sevilla", hand={"sevilla": hand}).go()
    desk.do(*(f"sevilla {step}" for step in steps))
    desk.state.aside = [card(name) for name in aside.split()]
    (seat,) = seats_in(GAME.waiting(desk.state))
    assert len(GAME.legal(desk.state, seat)) == choices
    assert GAME.hides_choice(desk.state)


def test_m16_c07_the_cards_to_choose_from_are_the_chooser_s_secret():
    for who, hand, played, draws in (
        ("sevilla", "M16 M27", "comunidad-judia", ("M23 C23", "M28 C30")),
        ("leon", "C07 C29", "monasterios", ("C23 C24 C25 C26", "C30 C31 C02 C03")),
    ):
        worlds = [
            Desk(PEOPLE, active=who, hand={who: hand}).go().do(f"{who} juega {played}", draws=cards)
            for cards in draws
        ]
        others = [name for name in PEOPLE.split() if name != who]
        same(*worlds, *others)
        differ(*worlds, who)


def test_c07_the_card_kept_stays_secret():
    worlds = []
    for kept, rest in (("el-rey", "C23"), ("el-conde", "C24")):
        desk = Desk(PEOPLE, active="leon", hand={"leon": "C07 C29", "condados": "C31"}).go()
        desk.do("leon juega monasterios", draws=f"{rest} C25 C26 C27").do(f"leon carta {kept}")
        worlds.append(desk)
    same(*worlds, "castilla", "condados", "sevilla")
    differ(*worlds, "leon")


@pytest.mark.parametrize("owner", ["sevilla", "valencia"])
def test_c20_only_the_viewer_learns_what_is_there(owner):
    worlds = [
        Desk(PEOPLE, active="leon", hand={"leon": "C20 C29", owner: cards, "castilla": "C31"})
        .go()
        .do("leon juega mozarabes", f"leon reino {owner}")
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


def test_5_1_3_who_has_answered_is_a_secret_until_all_have():
    """Views, awaited seats and told events are the same whether or not another kingdom has answered."""
    hand = {"leon": "C28 C29", "castilla": "C21 C29", "condados": "C31"}
    desk = Desk(PEOPLE, active="leon", hand=hand).go()
    desk.do("leon ataca carrion", "leon carta mesnada", "leon basta")
    assert desk.asked == ["castilla", "condados"]
    seat_of = desk.state.seat_of
    own = seat_of[kingdom("castilla")]
    rest = [seat_of[kingdom("leon")], seat_of[kingdom("condados")], -1]
    before = [(encode(GAME.view(desk.state, seat)), GAME.awaited(desk.state, seat)) for seat in rest]
    told = len(desk.events)
    desk.do("castilla basta")
    assert desk.asked == ["condados"]
    assert [(encode(GAME.view(desk.state, seat)), GAME.awaited(desk.state, seat)) for seat in rest] == before
    assert all(event.seen_by(seat) is None for event in desk.events[told:] for seat in rest)
    assert GAME.awaited(desk.state, own) == 1 << seat_of[kingdom("condados")]
    assert any(event.seen_by(own) is not None for event in desk.events[told:])


def test_c07_without_its_offensive_mark_a_bot_keeps_the_first_and_notebooks_follow(request):
    """Offensive marks are data: without this one a bot plays the card, and notebooks still work."""
    cards.OFFENSIVE[cards.MONASTERIOS] = False
    request.addfinalizer(lambda: cards.OFFENSIVE.__setitem__(cards.MONASTERIOS, True))
    played = 0
    for seed in range(60):
        dice = Dice(seed)
        state = GAME.new(GAME.options(), 1)
        book = GAME.notebook(GAME.options(), 1, 0)
        heard = 0
        out = []
        while not state.ending and state.turn < 2:
            if GAME.waiting(state) == CHANCE:
                GAME.deal(state, dice, out)
            else:
                legal = GAME.legal(state, 0)
                GAME.apply(state, 0, legal[dice.below(len(legal))], out)
            for event in out[heard:]:
                seen = event.seen_by(0)
                if seen is not None:
                    book.hear(seen)
            heard = len(out)
            if GAME.waiting(state) > 0:
                world = book.imagine(seed)
                assert encode(GAME.view(world, 0)) == encode(GAME.view(state, 0))
        played += sum(isinstance(event, events.Kept) and len(event.cards) == 3 for event in out)
    assert played, "no bot has kept one of four"
