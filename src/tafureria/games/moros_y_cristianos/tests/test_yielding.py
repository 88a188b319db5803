"""Imagining in stories in which no random deal fits: conditions are given up, and never exclude the truth."""

from tafureria.core.bits import cards_in, mask_of
from tafureria.core.chance import Dice
from tafureria.core.game import CHANCE, OVER, seats_in
from tafureria.games.moros_y_cristianos import GAME, actions
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.memory.guesses import SUIT_MASKS, row_of
from tafureria.games.moros_y_cristianos.memory.sampling import deal_in_any_case, weigh_all
from tafureria.games.moros_y_cristianos.memory.yielding import NODES, Search, may_have_been, without_rounds

ROUNDS = 14


def bent_game(options, seats, seed):
    """Yield (state, notebooks, round in which each card was last dealt) before every choice of a bent game.

    Hands are often thrown away. Three times out of four, low cards are dealt, few of which are knights.
    """
    dice, state = Dice(seed), GAME.new(options, seats)
    notebooks = [GAME.notebook(options, seats, seat) for seat in range(seats)]
    came = {}
    while (waiting := GAME.waiting(state)) != OVER and state.round < ROUNDS:
        if waiting == CHANCE:
            weight = GAME.weight(state)
            seat, x = CHANCE, dice.below(weight) if not dice.below(4) else dice.below(max(1, weight // 3))
            action = GAME.outcome(state, x)
            if state.phase == st.DEAL:
                came[action] = state.round
        else:
            yield state, notebooks, came
            seat = seats_in(waiting)[0]
            legal = GAME.legal(state, seat)
            action = (
                actions.TIRA if actions.TIRA in legal and dice.below(2) else legal[dice.below(len(legal))]
            )
        out = []
        GAME.apply(state, seat, action, out)
        for eyes, notebook in enumerate(notebooks):
            for event in out:
                seen = event.seen_by(eyes)
                if seen is not None:
                    notebook.hear(seen)


def suits(mask):
    return [(mask & suit).bit_count() for suit in SUIT_MASKS]


def test_a_deal_is_found_in_any_case_and_the_true_one_is_never_excluded():
    thrown = looks = 0
    for seed in range(3):
        options = GAME.options(equipos=True, larga=True)
        for count, (state, notebooks, came) in enumerate(bent_game(options, 6, seed)):
            if count % 9:
                continue
            looks += 1
            book = notebooks[count % 6]
            deck, dice = book.table.deck, Dice(count)
            deal = deal_in_any_case(deck, book.unseen, book.seen, book.thrown, dice)
            plain = without_rounds(book.unseen, max(book.seen))
            for seat, hand in book.unseen.items():
                true, treasure = state.hands[seat], state.treasure[seat] & ~book.shown[seat]
                assert deal.hands[seat].bit_count() == true.bit_count()
                assert row_of(*suits(true), *suits(treasure)[:2]) in plain[seat].guesses, (
                    "the truth is excluded"
                )
                assert hand.guesses
            for one in book.thrown:
                thrown += 1
                others = sum(state.hands[seat] for seat in book.unseen)
                held = mask_of([card for card in cards_in(others) if came[card] <= one.until])
                assert any(may_have_been(one.guesses, one.masks, held, dice) for _ in range(40))
    assert looks > 30
    assert thrown > 10


def test_the_search_finds_what_can_be_dealt_and_only_that():
    for count, (_, notebooks, _) in enumerate(bent_game(GAME.options(), 5, 4)):
        if count % 11:
            continue
        book = notebooks[count % 5]
        weigh_all(book.table.deck, book.unseen, book.seen)
        found = Search(book.table.deck, book.unseen, book.seen, Dice(count)).find(NODES)
        assert found is not None
        assert all(guess in book.unseen[seat].guesses for seat, guess in found.items())
        assert Search(book.table.deck, book.unseen, book.seen, Dice(count)).find(0) is None
