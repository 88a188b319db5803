"""Computer players of ¡Muerte al rey!; they use only the view and the notebook of their seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from tafureria.core import game as core
from tafureria.core.adding import added
from tafureria.core.chance import Dice
from tafureria.games.muerte_al_rey import actions
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.memory.past import DROPS, SWAPS
from tafureria.games.muerte_al_rey.pieces import KINGS, place_of, rank_of
from tafureria.games.muerte_al_rey.players import faces
from tafureria.games.muerte_al_rey.view import View

GOES_ON: Final = 0.5
"""Value to a side of a game that continues."""
PATIENCE: Final = 40
"""Per cent of turns in the first round in which a patient player waits while it could only guess, as long as
nobody has been accused in this deal. While a companion has had no choice in it either, it always waits."""
GOOD: Final = 1.6
"""A suspicion at least this many times as likely as a blind guess is more than a guess."""


class Acusador:
    """Always accuses a rival at random, and never gives up the king if there is another card."""

    remembers: ClassVar[bool] = False

    def choose(self, view: View, legal: list[int], notebook: core.Notebook[Any] | None, seed: int) -> int:
        """Accuse if possible; give up the king only if there is no other card."""
        del notebook
        if view.phase == "face":
            return faces.drawn(view, Dice(seed), artless=True)
        wanted = [a for a in legal if a < actions.EXCHANGE] or legal
        if view.phase == "give-up":
            wanted = [a for a in legal if a - actions.GIVE_UP not in KINGS] or legal
        return wanted[Dice(seed).below(len(wanted))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Jugador:
    """Counts where the kings can be and accuses the likeliest holder at once.

    An exchange leaves the rivals one more accusation; so it waits only when its last card is its own king,
    and games among such players are short.
    """

    remembers: ClassVar[bool] = True
    patience: ClassVar[int] = 0
    reads: ClassVar[bool] = True
    """Whether it reads the faces of others."""
    artless: ClassVar[bool] = False
    """Whether its own face betrays it."""

    def choose(self, view: View, legal: list[int], notebook: core.Notebook[Any] | None, seed: int) -> int:
        """Choose by the rule for the phase."""
        if len(legal) == 1:
            return legal[0]
        if view.phase == "face":
            return faces.drawn(view, Dice(seed), artless=self.artless)
        mind = Mind(view, cast("Notebook", notebook), Dice(seed), self.patience, reads=self.reads)
        if view.phase == "turn":
            return mind.turn(legal)
        if view.phase == "hand-over":
            return mind.give(legal)
        if view.phase == "give-up":
            return mind.lose(legal)
        if view.phase == "denounce":
            return actions.DENOUNCE
        return legal[0] if view.phase == "swap" else legal[mind.dice.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Paciente(Jugador):
    """Counts like ``jugador``, but in the first round of a deal exchanges while it could only guess.

    People who do not race play like this: they wait, watch and mislead, and nobody is left out, however early
    the king is found. As soon as somebody accuses they race as well: whoever waits longer wins less often
    than random play. It does not read faces, and its own betrays it.
    """

    patience: ClassVar[int] = PATIENCE
    reads: ClassVar[bool] = False
    artless: ClassVar[bool] = True


class Mind:
    """The estimates of a seat for one decision, from what it sees and remembers."""

    def __init__(
        self, view: View, memory: Notebook, dice: Dice, patience: int = 0, *, reads: bool = True
    ) -> None:
        """*patience*: per cent of turns in the first round in which it waits rather than guesses.

        *reads*: whether it makes something of faces.
        """
        self.reads = reads
        self.view = view
        self.memory = memory
        self.dice = dice
        self.patience = patience
        self.place = place_of(view.identities[view.seat])
        self.side = self.place & 1
        self.king = KINGS[self.side]
        self.counts = [0] * len(view.counts)
        """Number of cards by place."""
        for seat, count in enumerate(view.counts):
            self.counts[place_of(view.identities[seat])] = count

    # --- in turn ------------------------------------------------------------------------------

    def turn(self, legal: list[int]) -> int:
        """Accuse the likeliest holder of the enemy king, unless there is a reason to wait."""
        accusations = [a for a in legal if a < actions.EXCHANGE]
        exchanges = legal[len(accusations) :]
        suspicion = self.suspicion()
        best = max(accusations, key=lambda a: (suspicion[a >> 1], self.dice.below(64)))
        if not exchanges:
            return best
        other = max(exchanges, key=self.exchange_worth)
        chance = suspicion[best >> 1]
        # With only the king left, a wrong accusation gives it up, and loses the game with it.
        if self.view.hand == [self.king] and chance < self.exchange_worth(other):
            return other
        is_guess = chance < GOOD / sum(there > 0 for there in suspicion)
        if not self.patience or not is_guess or self.view.round > 1 or self.raced():
            return best
        if idle := self.idle(exchanges):
            return idle[-1]
        return other if self.dice.below(100) < self.patience else best

    def raced(self) -> bool:
        """Has somebody been accused in this deal, and given up a card?"""
        return any(step.kind == DROPS for steps in self.memory.steps for step in steps)

    def idle(self, exchanges: list[int]) -> list[int]:
        """The exchanges with companions who have had no choice yet in this round."""
        steps = self.memory.steps[self.side]
        had = [place for step in steps if step.kind == SWAPS for place in (step.place, step.other)]
        return [a for a in exchanges if self.place < a - actions.EXCHANGE not in had]

    def suspicion(self) -> list[float]:
        """Probability of the enemy king by place: from the counted pasts, faces, and the cards given up.

        A player with two cards, one of them the king, always gives up the other; without the king, either.
        So having given one up makes it twice as likely that the card kept is the king.
        """
        side = 1 - self.side
        odds = self.memory.read_odds(side) if self.reads else self.memory.odds(side)
        out = odds.where(KINGS[side])
        for step in self.memory.steps[side]:
            if step.kind == DROPS and step.size > 1:
                out[step.place >> 1] *= 2
        total = added(out)
        return [chance / total for chance in out]

    def exchange_worth(self, action: int) -> float:
        """Value of an exchange: the rivals then no longer know which of the two players holds which card."""
        other = (action - actions.EXCHANGE) >> 1
        mine = self.place >> 1
        suspected, holders = self.suspected(), self.holders()
        stay, move = self.risks(self.place, action - actions.EXCHANGE)
        suspected[mine], suspected[other] = stay, move
        better, worse = (mine, other) if stay < move else (other, mine)
        holders[better], holders[worse] = holders[mine] + holders[other], 0.0
        worth = (1 - self.danger(suspected, holders)) * GOES_ON + self.dice.below(100) / 20_000
        if self.memory.known.traicion and all(
            self.treason(card, action - actions.EXCHANGE) for card in self.view.hand
        ):
            worth -= 1
        return worth

    def suspected(self) -> list[float]:
        """Probability of the king of this side by place, from public events alone."""
        return self.memory.public_odds(self.side).where(self.king)

    def holders(self) -> list[float]:
        """Probability of the king of this side by place, from all that this seat knows."""
        return self.memory.odds(self.side).where(self.king)

    def danger(self, suspected: list[float], holders: list[float]) -> float:
        """Probability that the next accusation finds the king of this side."""
        most = max(suspected) - 1e-9
        aimed = [index for index, chance in enumerate(suspected) if chance >= most]
        living = sum(1 for place in range(self.side, len(self.counts), 2) if self.counts[place])
        found = added([holders[index] for index in aimed]) / len(aimed)
        aim = self.memory.aim(self.side)
        return aim * found + (1 - aim) / living

    def risks(self, mine: int, other: int) -> tuple[float, float]:
        """Public suspicion of *mine*, and of *other*, after the two have exchanged a card unseen."""
        suspected = self.suspected()
        here, there = suspected[mine >> 1], suspected[other >> 1]
        from_here = here / max(1, self.counts[mine])
        from_there = there / max(1, self.counts[other])
        return here - from_here + from_there, there - from_there + from_here

    # --- cards --------------------------------------------------------------------------------

    def treason(self, card: int, place: int) -> bool:
        """Could the player at *place* denounce whoever hands them this card?"""
        return rank_of(card) == (place >> 1) + 1

    def give(self, legal: list[int]) -> int:
        """Hand over no card that can be denounced, if there is another; the king if it is suspected less."""
        mine, other = self.place, self.place
        for seat in self.view.exchange:
            if seat != self.view.seat:
                other = place_of(self.view.identities[seat])
        stay, move = self.risks(mine, other)

        def worth(action: int) -> float:
            card = action - actions.HAND_OVER
            worth = self.dice.below(1000) / 10_000
            if self.memory.known.traicion and self.treason(card, other):
                worth -= 2
            if card == self.king:
                worth += stay - move - 0.02
                if self.counts[mine] == 1 and self.counts[other] > 1:
                    worth += 0.5
                if self.counts[other] == 1:
                    worth -= 0.3
            return worth

        return max(legal, key=worth)

    def lose(self, legal: list[int]) -> int:
        """Give up anything but the king; first a card that some companion could denounce."""
        mates = [p for p in range(self.side, len(self.counts), 2) if self.counts[p] and p != self.place]

        def worth(action: int) -> float:
            card = action - actions.GIVE_UP
            worth = self.dice.below(1000) / 1000
            if card == self.king:
                worth -= 10
            if self.memory.known.traicion and any(self.treason(card, mate) for mate in mates):
                worth += 2
            return worth

        return max(legal, key=worth)
