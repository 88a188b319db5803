"""Events and views, which are all that a seat is ever sent."""

from __future__ import annotations

import msgspec

from tafureria.core.game import CHANCE, TABLE
from tests.contract.coverage import reached
from tests.contract.setups import setups
from tests.contract.walk import encode, sample, told, walk


def tags(game):
    return [kind.__struct_config__.tag for kind in game.events]


def test_every_kind_of_event_is_declared_once(game):
    """``game.events`` names each kind, and no two share a tag."""
    assert len(set(tags(game))) == len(game.events)


def test_every_kind_of_event_is_reached(game, entry):
    """Everything that is declared happens in some random or recorded game, and nothing else does."""
    assert set(tags(game)) == set(reached(entry).events)


def test_every_phase_and_every_ending_is_reached(game, entry):
    """Everything that is declared happens in some random or recorded game, and nothing else does."""
    assert set(game.phases) == reached(entry).phases
    assert set(game.endings) == reached(entry).endings


def test_a_seat_is_told_of_its_own_actions(game):
    """A seat is told at least one event of each of its actions."""
    for number, (options, seats) in enumerate(setups(game)):
        for _, events, seat, action in walk(game, options, seats, 200 + number):
            if seat != CHANCE:
                assert told(events, seat), game.notation(action)


def poorer(copy, event):
    """Whether *copy* is the event with some fields, or elements of them, replaced by ``None``."""
    if copy is None:
        return True
    if type(copy) is not type(event):
        return False
    pairs = zip(msgspec.structs.astuple(copy), msgspec.structs.astuple(event), strict=True)
    return all(_less(a, b) for a, b in pairs)


def _less(a, b):
    if a is None or a == b:
        return True
    if isinstance(a, list) and isinstance(b, list):
        return a == [] or (len(a) == len(b) and all(_less(x, y) for x, y in zip(a, b, strict=True)))
    return False


def test_what_is_told_is_a_poorer_copy(game):
    """A told event is the event with fields left out; telling it again changes nothing; a watcher is told no
    more than any seat."""
    for number, (options, seats) in enumerate(setups(game)[::2]):
        for _, events, _, _ in walk(game, options, seats, 300 + number):
            for event in events:
                public = event.seen_by(TABLE)
                for seat in (*range(seats), TABLE):
                    seen = event.seen_by(seat)
                    assert poorer(seen, event), (seat, seen, event)
                    assert seen is None or seen.seen_by(seat) == seen
                    assert public is None or (seen is not None and poorer(public, seen)), (seat, event)


def test_events_survive_the_wire(game, entry):
    """Every told event can be sent as JSON and read back."""
    kinds = {kind.__struct_config__.tag: kind for kind in game.events}
    for tag, copies in reached(entry).events.items():
        for _, event in copies:
            assert msgspec.json.decode(encode(event), type=kinds[tag]) == event


def test_events_and_views_hold_plain_fields(game):
    """Fields of events are ints, booleans, short words, and lists of these."""
    plain = (
        msgspec.inspect.IntType,
        msgspec.inspect.BoolType,
        msgspec.inspect.StrType,
        msgspec.inspect.NoneType,
        msgspec.inspect.LiteralType,
    )

    def is_plain(kind):
        if isinstance(kind, msgspec.inspect.UnionType):
            return all(is_plain(k) for k in kind.types)
        if isinstance(kind, msgspec.inspect.ListType):
            return is_plain(kind.item_type)
        return isinstance(kind, plain)

    for event in game.events:
        for field in msgspec.inspect.type_info(event).fields:
            assert is_plain(field.type), (event, field.name)


def test_views_survive_the_wire(game, entry):
    """A view has the declared type, its seat and a declared phase, and can be sent as JSON and read back."""
    for state, _, seats, _ in sample(entry)[::2]:
        for seat in (*range(seats), TABLE):
            view = game.view(state, seat)
            assert type(view) is game.view_type
            assert view.seat == seat
            assert view.phase in game.phases
            assert msgspec.json.decode(encode(view), type=game.view_type) == view


def test_pauses_are_for_declared_events(game):
    """Pauses are declared only after kinds of events that exist."""
    assert set(game.pauses) <= set(tags(game))
