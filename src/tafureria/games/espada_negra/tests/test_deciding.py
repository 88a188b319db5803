"""What is said at the end: what set the best house apart from the next, or that nothing did."""

from types import SimpleNamespace

from tafureria.games.espada_negra import deciding, events


def end(hands, conditions, *, pairs=False):
    """What decided a game with these copies of a king (3 victory) and a peasant (1), and these conditions."""
    models = [SimpleNamespace(name="rey", victory=3), SimpleNamespace(name="campesino", victory=1)]
    players = [SimpleNamespace(cards=list(hand)) for hand in hands]
    told = [
        events.VictoryCounted(seat=seat, from_cards=3 * kings + peasants, from_conditions=conditions[seat])
        for seat, (kings, peasants) in enumerate(hands)
    ]
    return deciding.decided(told, SimpleNamespace(models=models, players=players, pairs=pairs))


def test_the_cards_that_gave_most_over_the_next():
    found = end([(1, 6), (3, 1), (0, 0)], [0, 0, 0])
    assert (found.seat, found.other_seat, found.model, found.own, found.theirs) == (1, 0, "rey", 3, 1)


def test_conditions_that_did_more():
    found = end([(2, 0), (1, 3), (0, 0)], [4, 0, 0])
    assert (found.seat, found.other_seat, found.own, found.theirs) == (0, 1, 4, 0)
    assert isinstance(found, deciding.Conditions)


def test_a_tie_is_shared():
    assert end([(1, 0), (0, 3), (0, 0)], [0, 0, 0]).seats == [0, 1]


def test_in_pairs_the_partner_is_not_the_next():
    found = end([(3, 0), (1, 0), (2, 0), (0, 1)], [0] * 4, pairs=True)
    assert (found.seat, found.other_seat) == (0, 1)
