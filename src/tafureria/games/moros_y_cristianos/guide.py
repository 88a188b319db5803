"""What a search takes from this game: who is worth comparing, the heuristic's play, what a round came to."""

from __future__ import annotations

from math import exp
from typing import Final

from tafureria.core.bits import cards_in
from tafureria.core.chance import Source
from tafureria.core.game import OVER, Notebook
from tafureria.core.player import Player
from tafureria.games.moros_y_cristianos import spoils
from tafureria.games.moros_y_cristianos.actions import VALUES, taken_card
from tafureria.games.moros_y_cristianos.pieces import BASTOS_MASK, ESPADAS_MASK, points_of
from tafureria.games.moros_y_cristianos.state import DECLARAR, PHASES, REPARTIR, State
from tafureria.games.moros_y_cristianos.view import KnightView, SeatView, View, side_name

WIDE: Final = 12
"""Candidates that are compared at most."""
LEAD: Final = 9.0
"""Points of lead that make a player about three times as likely to win."""


class Guide:
    """Plays on as *player* does until the round is over, and values its scores."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[int], notebook: Notebook[State], seed: int
    ) -> tuple[list[int], None]:
        """All, the heuristic's choice first; of the booty everybody takes the best card."""
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase == "repartir":
            return [own], None
        return [own, *[action for action in legal if action != own]][:WIDE], None

    def prepare(self, state: State, seat: int, idea: None, source: Source) -> int:
        """To the end of the round that is being played."""
        del seat, idea, source
        return state.round

    def choose(self, state: State, seat: int, legal: list[int], source: Source, mark: int) -> int:
        """As the heuristic, which sees what that seat would see."""
        del source, mark
        if state.phase == REPARTIR:
            # As the heuristic too, but many a card is picked: no look is needed for it.
            return max(legal, key=_worth)
        return self.player.choose(glance(state, seat), legal, None, 0)

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of victory by the scores, once the round is over."""
        if state.round == mark or state.wait == OVER:
            return None
        most = max(state.scores)
        weights = [exp((spoils.total_of(state, seat) - most) / LEAD) for seat in range(state.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]


def _worth(action: int) -> tuple[int, int]:
    return points_of(1 << taken_card(action)), -action


def glance(state: State, seat: int) -> View:
    """As much of the view as the heuristic reads: a playout asks for it at every choice."""
    knights = []
    for card in state.line:
        owner = 0
        while not state.knights[owner] >> card & 1:
            owner += 1
        knights.append(
            KnightView(card=card, seat=owner, number=2 if state.second >> card & 1 else 1, annulled=False)
        )
    shown = (state.present | state.fresh) & ~state.annulled
    return View(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round,
        starter=state.starter,
        target=state.target,
        teams=state.teams,
        hand=cards_in(state.hands[seat]),
        hidden=[],
        seats=[_glance_at(state, other) for other in range(state.seats)],
        combat=[VALUES[value] for value in state.combat] if state.phase >= DECLARAR else [],
        dimension=state.dimension if state.phase == DECLARAR else -1,
        pass_number=state.pass_,
        turn=-1,
        attack=side_name(state.attack),
        duty=False,
        must=False,
        ally=False,
        knights_left=0,
        knights=knights,
        copas=[],
        strengths=[points_of(shown & ESPADAS_MASK), points_of(shown & BASTOS_MASK)],
        aiming=None,
        centre=cards_in(state.centre) if state.centre else [],
        carried=cards_in(state.carried) if state.carried else [],
        booty=[],
        pickers=[],
        last_side="",
        totals=[],
        winners=[],
    )


def _glance_at(state: State, seat: int) -> SeatView:
    oros, knights = state.oros[seat], state.knights[seat]
    return SeatView(
        cards=0,
        side=side_name(state.side[seat]),
        oros=cards_in(oros) if oros else [],
        treasure=0,
        treasure_cards=[],
        knight_points=points_of(knights) if knights else 0,
        taken=[],
        forced=False,
        score=0,
        last_points=0,
    )
