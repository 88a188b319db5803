"""Implements the game contract for Taifa; each call is forwarded to its chapter of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafureria.core import game as core
from tafureria.core.chance import Source
from tafureria.core.event import Event, Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Extent, Mask, Seat, Shown
from tafureria.games.taifa import actions, board, cards, options, reasons, rulebook
from tafureria.games.taifa import pieces as box
from tafureria.games.taifa import state as st
from tafureria.games.taifa.events import EVENTS, name_seats
from tafureria.games.taifa.options import Options
from tafureria.games.taifa.rules import deal, flow, setting_up
from tafureria.games.taifa.seeing import see
from tafureria.games.taifa.state import State
from tafureria.games.taifa.view import View

DECK_NAMES = ("musulman", "cristiano")


@lru_cache(maxsize=64)
def _opening(options_: Options, seats: int) -> State:
    """§3 The position before the first draw, cached because it depends only on options and seats."""
    state = setting_up.set_up(options_, seats)
    flow.run(state, None)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Taifa(core.Game[State, Options, View]):
    """Intrigue and war among six kingdoms of Iberia about 1085."""

    name: ClassVar[str] = "taifa"
    seats: ClassVar[range] = range(7)
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = (*st.PHASES, st.OVER)
    endings: ClassVar[tuple[str, ...]] = st.ENDINGS[1:]
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[View]] = View
    shown: ClassVar[Shown] = Shown(
        like={
            **dict.fromkeys(
                ("order", "active", "asked", "attacker", "defender", "bans", "winners"), "kingdom"
            ),
            **dict.fromkeys(("garrisons", "target", "spent", "reward"), "areas"),
            **dict.fromkeys(("hand", "army", "posted", "permanents", "gone", "discards", "aside"), "cards"),
            **dict.fromkeys(("card", "deed_card"), "card"),
            "seats": "seat",
            "owners": "#areas kingdom",
            "cards": "number",
        },
        rows=("seats", "castles", "bonus", "cards", "army", "posted", "permanents", "bans"),
        row_names="order",
        left_out=("board", "laid"),
    )
    timing: ClassVar[Mapping[str, str]] = {
        "waiting": core.IDLE,
        "round": core.THOUGHT,
        "price": core.MASKED,  # §5.3 the hand may hold Troops of one kind only
        "gift-card": core.MASKED,  # M08 the hand may hold one kind of card only
        "lay": core.MASKED,  # §5.1.2 nobody knows what the attacker could still lay
        "answer": core.MASKED,  # §5.1.3 nobody knows who could answer at all
        "garrisons": core.THOUGHT,
        "sortie": core.THOUGHT,
        "relic": core.MASKED,  # nobody knows who holds the Relic
        "hakim": core.MASKED,  # nobody knows who holds the Hakim
        "reward": core.THOUGHT,
        "aim-area": core.THOUGHT,
        "aim-kingdom": core.THOUGHT,
        "paria": core.THOUGHT,
        "keep": core.MASKED,  # M16, C07 the cards drawn may all be of one kind
        "swap": core.THOUGHT,
        "take": core.THOUGHT,
        "again-bonus": core.THOUGHT,
        "again-kingdom": core.THOUGHT,
        "again-area": core.THOUGHT,
        "truce": core.THOUGHT,
        "over": core.IDLE,
    }
    unseen: ClassVar[tuple[str, ...]] = ("answer",)
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "seis-reinos": {},
        "el-cid": {"cid": True},
        "el-cid-dificil": {"cid": True, "almoravides": 14},
    }

    def fit(self, options_: Options, seats: int) -> Rule | None:
        """§3, §10 The first rule that this set-up breaks."""
        return options.fit(options_, seats)

    def new(self, options_: Options, seats: int) -> State:
        """§3 The position before the first draw."""
        return _opening(options_, seats).clone()

    def tiny(self) -> tuple[Options, int]:
        """Two kingdoms, three areas, six cards, dice of two faces, one turn."""
        return Options(minimo=True, turnos=1), 2

    def extent(self, options_: Options, seats: int) -> Extent:
        """§8 There is one victory, shared by the winners; automata and the Almorávides may win too."""
        if options_.minimo:
            decisions, draws = 24 * seats, 40
        else:
            decisions, draws = 150 * (seats + 1), 1000
        return Extent(
            decisions=decisions * options_.turnos,
            draws=draws * options_.turnos,
            least=0.0,
            most=1.0,
            total=1.0 if options.all_are_people(options_, seats) else None,
        )

    def waiting(self, state: State) -> int:
        """Who must act: chance, the seats of the kingdoms asked, or nobody once the game is over."""
        if state.ending:
            return core.OVER
        if state.chance != st.NO_CHANCE:
            return core.CHANCE
        return state.seats_of[state.asked]

    def awaited(self, state: State, seat: Seat) -> Mask:
        """§5.1.3 The seats that *seat* sees asked; who has answered is secret until all have."""
        if state.ending or state.chance != st.NO_CHANCE:
            return self.waiting(state)
        own = state.kingdoms[seat] if 0 <= seat < state.seats else box.NOBODY
        return state.seats_of[board.awaited(state, own)]

    def chance(self, state: State) -> list[int]:
        """§2.3 The weight of each outcome of the pending die or random card."""
        return deal.weights(state)

    def weight(self, state: State) -> int:
        """Sum of :meth:`chance`."""
        return deal.weight(state)

    def outcome(self, state: State, x: int) -> int:
        """The outcome at *x*, with the weights of :meth:`chance` laid end to end."""
        return deal.outcome(state, x)

    def deal(self, state: State, source: Source, out: Out = None) -> None:
        """§2.3 Resolve dice and random cards one after another until somebody must choose."""
        if out is None:
            flow.deal_on(state, source, None)
            return
        known = len(out)
        flow.deal_on(state, source, out)
        name_seats(out[known:], state.seat_of)

    def legal(self, state: State, seat: int) -> list[int]:
        """§5 The legal actions of the seat; none if it is not asked."""
        if not 0 <= seat < state.seats:
            return []
        kingdom = state.kingdoms[seat]
        return flow.LEGAL[state.phase](state, kingdom) if state.asked >> kingdom & 1 else []

    def check(self, state: State, seat: int, action: int) -> Rule | None:
        """The first rule in book order that the action breaks, or ``None``."""
        if state.ending:
            return rulebook.GAME_OVER
        if not 0 <= action < actions.COUNT:
            return rulebook.NO_SUCH_ACTION
        if not 0 <= seat < state.seats or state.chance != st.NO_CHANCE:
            return rulebook.NOT_YOUR_TURN
        kingdom = state.kingdoms[seat]
        if not state.asked >> kingdom & 1:
            return rulebook.NOT_YOUR_TURN
        return flow.CHECK[state.phase](state, kingdom, action)

    def apply(self, state: State, seat: int, action: int, out: Out = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        known = len(out) if out else 0
        if seat == core.CHANCE:
            flow.befall(state, action, out)
        else:
            flow.act(state, state.kingdoms[seat], action, out)
        if out is not None:
            name_seats(out[known:], state.seat_of)

    def ending(self, state: State) -> str | None:
        """§8, §10.3 Why the game ended."""
        return st.ENDINGS[state.ending] if state.ending else None

    def returns(self, state: State) -> list[float]:
        """§8 One point, shared equally among the kingdoms that won."""
        winners = state.winners
        share = 1 / winners.bit_count() if winners else 0.0
        return [share if winners >> kingdom & 1 else 0.0 for kingdom in state.kingdoms]

    def scores(self, state: State) -> list[float]:
        """Castles of each seat on the map."""
        return [float(state.land[kingdom].bit_count()) for kingdom in state.kingdoms]

    def winners(self, state: State) -> int:
        """Mask of the seats whose kingdom won."""
        return state.seats_of[state.winners]

    def view(self, state: State, seat: int) -> View:
        """The position as the seat sees it."""
        return see(state, seat)

    def notebook(self, options_: Options, seats: int, seat: int) -> core.Notebook[State]:
        """An empty notebook."""
        from tafureria.games.taifa.memory.notebook import Notebook

        return Notebook(options_, seats, seat)

    def notation(self, action: int) -> str:
        """The action in the notation of records."""
        return actions.notation(action)

    def parse(self, text: str) -> int | None:
        """The action with this notation, or ``None``."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """The notation of a value in a field of an event: a name where there is one, else the number."""
        if field in ("kingdom", "other", "kingdoms") and 0 <= value < box.KINGDOMS:
            return box.KINGDOM_NAMES[value]
        if field in ("area", "areas") and 0 < value < len(box.AREA_NAMES):
            return box.AREA_NAMES[value]
        if field in ("card", "cards", "back") and 0 <= value < cards.DESIGNS:
            return cards.NAMES[value]
        if field == "deck":
            return DECK_NAMES[value]
        if field in ("side", "sides"):
            return actions.SIDES[value]
        if field == "action":
            return actions.notation(value)
        if field == "why":
            return reasons.NAMES[value]
        if field == "ending":
            return st.ENDINGS[value]
        return str(value)


GAME = Taifa()
