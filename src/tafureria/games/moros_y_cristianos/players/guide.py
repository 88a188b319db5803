"""The guide for the search: candidate actions, the heuristic as playout player, and values after a round."""

from __future__ import annotations

from math import exp
from typing import Final

from tafureria.core.adding import added
from tafureria.core.bits import cards_in
from tafureria.core.chance import Source
from tafureria.core.game import OVER, Notebook
from tafureria.core.player import Player
from tafureria.core.shapes import Action, Seat
from tafureria.games.moros_y_cristianos import state as st
from tafureria.games.moros_y_cristianos.actions import taken_card
from tafureria.games.moros_y_cristianos.pieces import points_of, side_name
from tafureria.games.moros_y_cristianos.rules import declaration, outcome, scoring
from tafureria.games.moros_y_cristianos.state import State
from tafureria.games.moros_y_cristianos.view import KnightView, SeatView, View

WIDE: Final = 12
"""The largest number of candidates that are compared."""
LEAD: Final = 9.0
"""Points of lead that make a player about three times as likely to win."""


class Guide:
    """Plays out the round as *player* does, then values the scores."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[Action], notebook: Notebook[State], seed: int
    ) -> tuple[list[Action], None]:
        """Candidates: all actions, the heuristic's first; from the booty only the heuristic's card."""
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase == "pick":
            return [own], None
        return [own, *[action for action in legal if action != own]][:WIDE], None

    def prepare(self, state: State, seat: Seat, idea: None, source: Source) -> int:
        """Returns the number of the current round, which is the one to play out."""
        del seat, idea, source
        return state.round

    def choose(self, state: State, seat: Seat, legal: list[Action], source: Source, mark: int) -> Action:
        """The heuristic's choice in a playout, from that seat's view."""
        del source, mark
        if state.phase == st.PICK:
            # The same choice without a view: there are too many picks to build a view for each.
            return max(legal, key=_worth)
        return self.player.choose(glance(state, seat), legal, None, 0)

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of winning, by the scores once round *mark* is over; ``None`` before and after the game."""
        if state.round == mark or state.asked == OVER:
            return None
        most = max(state.scores)
        weights = [exp((scoring.total_of(state, seat) - most) / LEAD) for seat in range(state.seats)]
        total = added(weights)
        return [weight / total for weight in weights]


def _worth(action: Action) -> tuple[int, int]:
    return points_of(1 << taken_card(action)), -action


def glance(state: State, seat: Seat) -> View:
    """A view with only the parts that the heuristic reads, built fast: a playout needs one per choice."""
    knights = []
    for card in state.line:
        owner = state.owner(card)
        knights.append(
            KnightView(
                card=card, seat=owner, pass_number=2 if state.second >> card & 1 else 1, annulled=False
            )
        )
    christians, moors = outcome.strengths(state)
    return View(
        seat=seat,
        phase=st.PHASES[state.phase],
        round=state.round,
        starter=state.starter,
        target=state.target,
        teams=state.teams,
        hand=cards_in(state.hands[seat]),
        hidden=[],
        seats=[_glance_at(state, other) for other in range(state.seats)],
        combat=declaration.combat_names(state),
        dimension=state.dimension if state.phase == st.DECLARE else -1,
        pass_number=state.pass_number,
        active_seat=-1,
        attack=side_name(state.attack),
        duty=False,
        must=False,
        ally=False,
        knights_left=0,
        knights=knights,
        copas=[],
        strengths=[christians, moors],
        aiming=None,
        centre=cards_in(state.centre) if state.centre else [],
        carried=cards_in(state.carried) if state.carried else [],
        booty=[],
        pickers=[],
        last_side="",
        totals=[],
        winners=[],
    )


def _glance_at(state: State, seat: Seat) -> SeatView:
    oros, knights = state.oros[seat], state.knights[seat]
    return SeatView(
        cards=0,
        side=side_name(state.sides[seat]),
        oros=cards_in(oros) if oros else [],
        treasure=0,
        treasure_cards=[],
        knight_points=points_of(knights) if knights else 0,
        taken=[],
        forced=False,
        score=0,
        last_points=0,
    )
