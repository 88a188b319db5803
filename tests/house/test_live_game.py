"""Position numbers count only what a seat may know, and follow from the record alone."""

from typing import ClassVar

import msgspec
import pytest

from tafureria.core import registry
from tafureria.core.chance import Dealer, Dice
from tafureria.core.game import TABLE, seats_in
from tafureria.house.tables.live_game import LiveGame, pause_after, replayed

GAME = registry.find("mentiroso").game


def live_game(seed=1, seats=3, game=GAME, **options):
    return LiveGame(game, game.options(**options), seats, Dealer.key_from_seed(seed))


def play_out(one, seed=1):
    """Play at random; yields seat and result of each action."""
    dice = Dice(seed)
    while not one.is_over:
        seats = seats_in(one.waiting)
        seat = seats[dice.below(len(seats))]
        legal = one.legal(seat)
        yield seat, one.act(seat, legal[dice.below(len(legal))])


def everything(one):
    seats = range(TABLE, one.seats)
    return msgspec.json.encode([(one.frame(s, one.told(s)), one.question(s)) for s in seats])


@pytest.mark.parametrize("name", [entry.name for entry in registry.games()])
def test_a_replay_counts_the_same_positions(name):
    game = registry.find(name).game
    options, seats = game.options(), next(n for n in game.seats if game.fit(game.options(), n) is None)
    one = LiveGame(game, options, seats, Dealer.key_from_seed(7))
    for _, _ in play_out(one):
        if one.ply >= 60:
            break
    again = replayed(one, one.ply)
    assert everything(again) == everything(one)


def test_a_position_is_new_only_for_those_who_see_or_are_told_something():
    one = live_game()
    told = [len(one.told(seat)) for seat in range(TABLE, 3)]
    assert told == [3, 3, 3, 3]
    before = [one.position(seat) for seat in range(TABLE, 3)]
    one.act(0, 0)
    assert [one.position(seat) - was for seat, was in zip(range(TABLE, 3), before, strict=True)] == [1] * 4


def test_what_a_seat_is_sent_does_not_depend_on_the_secrets_of_others():
    """In two worlds in which only seat 2's die differs, everybody else gets the same frames."""
    one, twin = live_game(1), live_game(1)
    twin.state.dice[2] = one.state.dice[2] % 6 + 1
    twin._count([], TABLE)
    base = twin.position(0)
    assert base == one.position(0)
    for seat, action in [(0, 1), (2, 0), (1, 1), (0, 3), (1, 5)]:
        one.act(seat, action)
        twin.act(seat, action)
        for eyes in (0, 1, TABLE):
            assert msgspec.json.encode(one.frame(eyes, one.told(eyes))) == msgspec.json.encode(
                twin.frame(eyes, twin.told(eyes)[-len(one.told(eyes)) :])
            )


def test_somebody_elses_sealed_choice_makes_no_click_stale_but_a_new_question_does():
    one = live_game()
    mine = one.position(0)
    one.act(1, 0)
    assert one.position(0) > mine
    assert not one.is_stale(0, mine)
    one.act(0, 0)
    assert one.is_stale(0, mine)
    assert one.is_stale(0, one.position(0) + 1)


class Forgetful(type(GAME)):
    """The same game without memory aids, and with a pause after each bid."""

    pauses: ClassVar = {"bid": 1.5}

    def remembers(self, options):
        return False


def test_a_game_without_memory_repeats_the_present_moment_only():
    one = live_game(game=Forgetful())
    for seat in range(3):
        one.act(seat, 0)
    one.act(0, 3)
    assert [told.event.__struct_config__.tag for told in one.story_so_far(2)] == ["bid"]
    assert len(one.events_told(2)) > 4


def test_a_game_pauses_after_an_event_whatever_it_hides():
    one = live_game(game=Forgetful())
    for seat in range(3):
        assert pause_after(one.game, one.act(seat, 0)) == 0.0
    assert pause_after(one.game, one.act(0, 3)) == 1.5
