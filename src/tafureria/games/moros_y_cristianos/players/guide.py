"""What the search needs of this game: candidates to compare, the heuristic's play, what a round is worth."""

from __future__ import annotations

from math import exp
from typing import Final

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
"""How many candidates are compared at most."""
LEAD: Final = 9.0
"""Points of lead that make a player about three times as likely to win."""


class Guide:
    """Plays on as *player* does until the round is over, and values its scores."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def consider(
        self, seen: View, legal: list[Action], notebook: Notebook[State], seed: int
    ) -> tuple[list[Action], None]:
        """All actions, the heuristic's choice first; from the booty only the heuristic's card."""
        own = self.player.choose(seen, legal, notebook, seed)
        if seen.phase == "pick":
            return [own], None
        return [own, *[action for action in legal if action != own]][:WIDE], None

    def prepare(self, state: State, seat: Seat, idea: None, source: Source) -> int:
        """To the end of the round that is being played."""
        del seat, idea, source
        return state.round

    def choose(self, state: State, seat: Seat, legal: list[Action], source: Source, mark: int) -> Action:
        """As the heuristic does, seeing what that seat would see."""
        del source, mark
        if state.phase == st.PICK:
            # As the heuristic does, without a view: picks are too many to make one for each.
            return max(legal, key=_worth)
        return self.player.choose(glance(state, seat), legal, None, 0)

    def value(self, state: State, mark: int) -> list[float] | None:
        """Chances of victory by the scores, once the round that *mark* names is over."""
        if state.round == mark or state.asked == OVER:
            return None
        most = max(state.scores)
        weights = [exp((scoring.total_of(state, seat) - most) / LEAD) for seat in range(state.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]


def _worth(action: Action) -> tuple[int, int]:
    return points_of(1 << taken_card(action)), -action


def glance(state: State, seat: Seat) -> View:
    """The part of the view that the heuristic reads, quickly made: a playout needs it at every choice."""
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
