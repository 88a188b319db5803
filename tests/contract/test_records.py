"""Records, recorded games, and the number of histories of the tiny game."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from tafureria.core import record, registry
from tafureria.core.chance import Dealer
from tafureria.core.game import OVER, seats_in, settle
from tafureria.lab.story import annotate
from tests.contract import pin
from tests.contract.setups import setups
from tests.contract.walk import golden_records


def test_perft_is_pinned(entry):
    """The tiny game has as many nodes and leaves at each depth as ``pinned/perft.txt`` says."""
    assert pin.pinned(entry, "perft.txt") == pin.perft_text(entry.game), pin.RENEW


def test_a_recorded_game_exists(game, entry):
    """One with the default options, and one for each preset: ``tafureria record GAME --preset NAME``."""
    played = [recorded.options for _, recorded in golden_records(entry)]
    assert game.options() in played, f"record one: tafureria record {entry.name} > golden/default.txt"
    for name, preset in game.presets.items():
        options = msgspec.convert(dict(preset), game.options)
        assert options in played, f"record one: tafureria record {entry.name} --preset {name}"


def test_recorded_games_stand(entry):
    """Each was recorded with the present version of the rules, is finished, and verifies."""
    for path in pin.goldens(entry):
        game = record.read(path.read_text(encoding="utf-8"))
        assert game.game == entry.name
        assert game.ending is not None, path.name
        assert record.verify(game) is None, path.name


def test_recorded_games_replay_byte_for_byte(entry):
    """The text of a recorded game, events in words included, is the same when written again now."""
    for path in pin.goldens(entry):
        text = path.read_text(encoding="utf-8")
        assert annotate(record.read(text), "es") == text, f"{path.name}: {pin.RENEW}"


def test_sentences_stand_in_both_languages(entry):
    """What events, refusals and phrases say, in both languages, is what a person has read and pinned."""
    assert pin.sentences(entry) == pin.pinned(entry, "sentences.txt"), pin.RENEW


def test_records_come_back(game):
    """For every set-up, a record can be written, read back and verified."""
    for number, (options, seats) in enumerate(setups(game)[:12]):
        one = _record(game, options, seats, number)
        again = record.read(record.write(one))
        assert again == one
        assert record.verify(one) is None


def test_a_shared_victory_comes_back(game, monkeypatch):
    """However many winners share a victory: the text has fewer digits than a third."""

    class Sharing(type(game)):
        def returns(self, state):
            return shares

    entry = registry.find(game.name)
    options, seats = max(setups(game), key=lambda table: table[1])
    one = _record(game, options, seats, 3)
    monkeypatch.setattr(registry, "find", lambda name: SimpleNamespace(game=Sharing(), package=entry.package))
    for winners in range(1, seats + 1):
        shares = [1 / winners if seat < winners else 0.0 for seat in range(seats)]
        exact = msgspec.structs.replace(one, returns=tuple(shares))
        again = record.read(record.write(exact))
        assert record.verify(exact) is None
        assert record.verify(again) is None
        less = msgspec.structs.replace(again, returns=(again.returns[0] - 0.01, *again.returns[1:]))
        fault = record.verify(less)
        assert fault is not None
        assert fault.why == "other-returns"


def test_a_touched_record_does_not_stand(game):
    """A record with another key, another ending or a missing move does not verify."""
    options, seats = next(table for table in setups(game) if table[1])
    text = record.write(_record(game, options, seats, 9))
    other = Dealer.key_from_seed(10).hex()
    with pytest.raises(record.Unreadable):
        record.read(text.replace(Dealer.key_from_seed(9).hex(), other))
    lines = text.splitlines()
    last = len(lines) - 1 - lines[::-1].index("---")
    shorter = record.read("\n".join(lines[: last - 1] + lines[last:]))
    assert record.verify(shorter) is not None


def test_a_record_is_bound_to_its_key_by_the_commitment(game):
    """A record with another commitment or without one does not verify."""
    options, seats = next(table for table in setups(game) if table[1])
    one = _record(game, options, seats, 9)
    bound = one.commitment
    without = record.read(record.write(one).replace(f"commitment {bound}\n", ""))
    for other, why in (
        (without, "no-commitment"),
        (msgspec.structs.replace(one, commitment="0" * 64), "other-commitment"),
    ):
        fault = record.verify(other)
        assert fault is not None
        assert fault.why == why


def _record(game, options, seats, seed):
    dealer = Dealer(Dealer.key_from_seed(seed))
    state = game.new(options, seats)
    settle(game, state, dealer, None)
    actions = []
    count = 0
    while (waiting := game.waiting(state)) != OVER:
        asked = seats_in(waiting)
        seat = asked[count % len(asked)]
        legal = game.legal(state, seat)
        action = legal[(count * 7919 + seed) % len(legal)]
        count += 1
        actions.append((seat, action))
        game.apply(state, seat, action)
        settle(game, state, dealer, None)
    return record.Record(
        game=game.name,
        version=game.version,
        seats=seats,
        options=options,
        key=dealer.key,
        commitment=dealer.commitment,
        actions=tuple(actions),
        ending=game.ending(state),
        returns=tuple(game.returns(state)),
    )
