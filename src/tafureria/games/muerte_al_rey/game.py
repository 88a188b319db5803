"""The game object of ¡Muerte al rey!; it delegates to the chapters of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tafureria.core import game as core
from tafureria.core import rule
from tafureria.core.bits import mask_of, nth
from tafureria.core.chance import Source
from tafureria.core.event import Event, Out
from tafureria.core.rule import Rule
from tafureria.core.shapes import Action, Extent, Mask, Seat, Shown, Silence
from tafureria.games.muerte_al_rey import actions, events, rulebook
from tafureria.games.muerte_al_rey import options as opt
from tafureria.games.muerte_al_rey import state as st
from tafureria.games.muerte_al_rey.memory.notebook import Notebook
from tafureria.games.muerte_al_rey.options import Options
from tafureria.games.muerte_al_rey.pieces import CARDS, SIDE_NAMES, notation
from tafureria.games.muerte_al_rey.rules import (
    accusation,
    dealing,
    exchange,
    faces,
    identities,
    scoring,
    treason,
)
from tafureria.games.muerte_al_rey.seeing import see
from tafureria.games.muerte_al_rey.state import State
from tafureria.games.muerte_al_rey.view import View

CARD_FIELDS: Final = frozenset({"card", "with_card", "cards"})


@mypyc_attr(allow_interpreted_subclasses=True)
class MuerteAlRey(core.Game[State, Options, View]):
    """Two sides, each with a hidden king: find theirs, hide yours."""

    name: ClassVar[str] = "muerte-al-rey"
    seats: ClassVar[range] = range(6, 17, 2)
    utility: ClassVar[tuple[float, float]] = (-48.0, 48.0)
    minutes: ClassVar[tuple[int, int]] = (10, 60)
    actions: ClassVar[int] = actions.COUNT
    phases: ClassVar[tuple[str, ...]] = st.PHASES
    endings: ClassVar[tuple[str, ...]] = st.ENDINGS
    options: ClassVar[type[Options]] = Options
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    rules: ClassVar[tuple[Rule, ...]] = rulebook.RULES
    view_type: ClassVar[type[core.View]] = View
    shown: ClassVar[Shown] = Shown(
        like={
            **dict.fromkeys(("hand", "identities", "lost", "shown", "given", "received"), "cards"),
            **dict.fromkeys(("order", "exchange", "ready", "accuser"), "seat"),
            **dict.fromkeys(("swapping", "choosers", "assigned"), "seat"),
            "owing": "#side",
            "own_face": "face",
            "faces": "face",
        },
        rows=("identities", "counts", "lost", "scores", "faces"),
    )
    pauses: ClassVar[Mapping[str, float]] = {
        "shown": 3.0,
        "exchanged": 0.6,
        "nobody-denounced": 0.5,
        "faces": 1.0,
        "game-ended": 3.0,
    }
    timing: ClassVar[Mapping[str, str]] = {
        "identities": core.IDLE,
        "deal": core.IDLE,
        "turn": core.THOUGHT,
        "hand-over": core.THOUGHT,
        "denounce": core.MASKED,  # §3.1 only the receiver knows whether there is anything to denounce
        "give-up": core.THOUGHT,
        "swap": core.THOUGHT,
        "choose": core.THOUGHT,
        "over": core.IDLE,
        "face": core.MASKED,  # §3.1 whoever hesitates shows more than the face that they choose
    }
    unseen: ClassVar[tuple[str, ...]] = ("choose",)
    usual_seats: ClassVar[int] = 6
    usual_preset: ClassVar[str] = "encuentro"
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "corta": {"partidas": 1, "ruta": True},
        "encuentro": {"partidas": 3, "ruta": True, "gestos": True},
        "velada": {"partidas": 8, "ruta": True},
        "traidores": {"partidas": 3, "traicion": True, "identidades": "cambio", "ruta": True},
    }

    # --- setting up ---------------------------------------------------------------------------

    def fit(self, options: Options, seats: int) -> Rule | None:
        """See :func:`options.fit`."""
        return opt.fit(options, seats)

    def new(self, options: Options, seats: int) -> State:
        """§2.1 The position with the three decks ready, before chance deals anything."""
        state = State(options, seats)
        if state.fixed_start:
            dealing.identities_dealt(state)
        return state

    def tiny(self) -> tuple[Options, int]:
        """Two against two, three cards a side, a single game, with treason."""
        return Options(partidas=1, mazo=3, sorteo=False, traicion=True), 4

    def extent(self, options: Options, seats: int) -> Extent:
        """§2.3 Both sides accuse in every round, and each accusation costs a card or ends the game.

        §2.4 What one side wins the other loses. §3.1 Two may be traitors at once, and §3.2 the points of a
        match add up to anything.
        """
        deck = options.mazo or seats
        turn = 5 if options.traicion else 3
        if options.gestos:
            turn += 2
        decisions = options.partidas * seats * (turn * (deck + 1) + (2 if options.gestos else 1))
        draws = options.partidas * (2 * deck + seats)
        if options.partidas > 1:
            most = float(max(scoring.POINTS) * options.partidas)
            return Extent(decisions=decisions, draws=draws, least=-most, most=most)
        total = None if options.traicion else 0.0
        return Extent(decisions=decisions, draws=draws, least=-1.0, most=1.0, total=total)

    def forbids_notes(self, options: Options) -> Rule | None:
        """§2.3 Remembering is the game: aids are forbidden, unless the table takes notes."""
        return None if options.apuntes else rulebook.NO_NOTES

    def talk(self, options: Options) -> str:
        """All talk is public, unless ``consejo`` lets a side talk in private."""
        return "counsel" if options.consejo else "public"

    def counsel(self, state: State, seat: Seat) -> Mask:
        """With ``consejo``, the seat's companions, once the sides are known."""
        if not state.consejo or state.phase == st.IDENTITIES:
            return 0
        side = state.place[seat] & 1
        return mask_of([other for other in state.holder[side::2] if other != seat])

    # --- playing ------------------------------------------------------------------------------

    def waiting(self, state: State) -> Mask:
        """The seats that must act, or ``CHANCE``, or ``OVER``."""
        phase = state.phase
        if phase == st.TURN or phase == st.GIVE_UP:  # noqa: PLR1714 - a tuple would be built each time
            return 1 << state.holder[state.active]
        if phase == st.HAND_OVER:
            return exchange.asked(state)
        if phase < st.TURN:
            return core.CHANCE
        if phase == st.DENOUNCE:
            return treason.asked(state)
        if phase == st.FACE:
            return faces.asked(state)
        if phase == st.SWAP:
            return 1 << state.swapping[0]
        return identities.choosing(state) if phase == st.CHOOSE else core.OVER

    def awaited(self, state: State, seat: Seat) -> Mask:
        """§3.1 Who has answered whether to denounce, or chosen a face, is a secret until all have."""
        if state.phase == st.DENOUNCE:
            return treason.awaited(state, seat)
        if state.phase == st.FACE:
            return faces.awaited(state, seat)
        return self.waiting(state)

    def silence(self, state: State) -> Silence | None:
        """§3.1 Whoever shows no face is calm."""
        return faces.silence() if state.phase == st.FACE else None

    def chance(self, state: State) -> list[int]:
        """§2.2 Each card that is left is as likely as any other."""
        stock = dealing.stock(state)
        count = CARDS if state.phase == st.DEAL else state.seats
        return [stock >> index & 1 for index in range(count)]

    def weight(self, state: State) -> int:
        """Number of cards left to draw from."""
        return dealing.weight(state)

    def outcome(self, state: State, x: int) -> int:
        """The card at *x* of those left."""
        return nth(dealing.stock(state), x)

    def deal(self, state: State, source: Source, out: Out = None) -> None:
        """§2.2 Deal all the cards, one after another."""
        while state.phase < st.TURN:
            drawn = nth(dealing.stock(state), source.below(dealing.weight(state)))
            if state.phase == st.DEAL:
                dealing.deal_card(state, drawn, out)
            else:
                dealing.deal_identity(state, drawn, out)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Legal actions, ascending."""
        phase = state.phase
        if phase == st.TURN:
            if seat != state.holder[state.active]:
                return []
            return accusation.legal_accuse(state) + exchange.legal_exchange(state)
        if phase < st.TURN or not 0 <= seat < state.seats or not self.waiting(state) >> seat & 1:
            return []
        if phase == st.HAND_OVER:
            return exchange.legal_hand_over(state, seat)
        if phase == st.GIVE_UP:
            return accusation.legal_give_up(state)
        if phase == st.DENOUNCE:
            return treason.legal_answer(state, seat)
        if phase == st.FACE:
            return faces.legal_show()
        return (
            identities.legal_take(state, seat) if phase == st.SWAP else identities.legal_assign(state, seat)
        )

    def check(self, state: State, seat: Seat, action: Action) -> Rule | None:
        """The first rule that the action breaks."""
        phase = state.phase
        if phase == st.OVER:
            return rule.GAME_OVER
        if not 0 <= action < actions.COUNT:
            return rule.NO_SUCH_ACTION
        if phase < st.TURN or not 0 <= seat < state.seats or not self.waiting(state) >> seat & 1:
            return rule.NOT_YOUR_TURN
        if action >= actions.FACE and not state.gestos:
            return rulebook.NO_FACES
        if _phase_of(action) != phase:
            return rule.WRONG_PHASE
        if action < actions.EXCHANGE:
            return accusation.check_accuse(state, action)
        if action < actions.HAND_OVER:
            return exchange.check_exchange(state, action)
        if action < actions.GIVE_UP:
            return exchange.check_hand_over(state, seat, action)
        if action < actions.DENOUNCE:
            return accusation.check_give_up(state, action)
        if action < actions.TAKE:
            return treason.check_answer(state, seat, action)
        if action < actions.ASSIGN:
            return identities.check_take(state, seat, action)
        return None if action >= actions.FACE else identities.check_assign(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, out: Out = None) -> None:
        """Carry out a legal action or an outcome of chance."""
        if seat == core.CHANCE:
            if state.phase == st.DEAL:
                dealing.deal_card(state, action, out)
            else:
                dealing.deal_identity(state, action, out)
        elif action < actions.EXCHANGE:
            accusation.accuse(state, action, out)
        elif action < actions.HAND_OVER:
            exchange.exchange(state, action, out)
        elif action < actions.GIVE_UP:
            exchange.hand_over(state, seat, action, out)
        elif action < actions.DENOUNCE:
            accusation.give_up(state, action, out)
        elif action < actions.TAKE:
            treason.answer(state, seat, action, out)
        elif action < actions.ASSIGN:
            identities.take(state, seat, action, out)
        elif action < actions.FACE:
            identities.assign(state, seat, action, out)
        else:
            faces.show(state, seat, action, out)

    def order_of_play(self, state: State) -> list[Seat]:
        """§2.3 The seats by the numbers of their first identity cards."""
        return state.holder[: state.seats]

    # --- ending -------------------------------------------------------------------------------

    def ending(self, state: State) -> str | None:
        """How a single game ended; for a match of several games, only that it is over."""
        if state.phase != st.OVER:
            return None
        return st.CAUSES[state.cause] if state.games == 1 else "fin-encuentro"

    def returns(self, state: State) -> list[float]:
        """§2.4 A single game is won by a side (or a denouncer); §3.2 a match counts its points."""
        return scoring.returns(state)

    def scores(self, state: State) -> list[float]:
        """§3.2 Points of each person."""
        return [float(points) for points in state.scores]

    def winners(self, state: State) -> Mask:
        """§3.2 The highest total of a match, even when it is not above 0; ties are shared."""
        if state.phase != st.OVER or state.games == 1:
            return super().winners(state)
        return mask_of(scoring.leaders(state))

    # --- seeing -------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat) -> View:
        """See :func:`view.see`."""
        return see(state, seat)

    def notebook(self, options: Options, seats: int, seat: Seat) -> Notebook:
        """See :mod:`memory.notebook`."""
        return Notebook(self.new(options, seats), seat)

    # --- notation -----------------------------------------------------------------------------

    def notation(self, action: Action) -> str:
        """See :func:`actions.notation`."""
        return actions.notation(action)

    def parse(self, text: str) -> Action | None:
        """See :func:`actions.parse`."""
        return actions.parse(text)

    def piece(self, field: str, value: int) -> str:
        """Cards, sides, causes and lines of the scoring table by name."""
        if field in CARD_FIELDS:
            return notation(value)
        if field == "side":
            return SIDE_NAMES[value]
        if field == "cause":
            return st.CAUSES[value]
        if field == "face" and value >= 0:
            return actions.FACES[value]
        if field == "reason":
            return scoring.CASES[value]
        return str(value)


def _phase_of(action: Action) -> int:
    """The phase in which actions of this kind are made."""
    if action < actions.HAND_OVER:
        return st.TURN
    if action < actions.GIVE_UP:
        return st.HAND_OVER
    if action < actions.DENOUNCE:
        return st.GIVE_UP
    if action < actions.TAKE:
        return st.DENOUNCE
    if action < actions.ASSIGN:
        return st.SWAP
    return st.CHOOSE if action < actions.FACE else st.FACE


GAME: Final = MuerteAlRey()
