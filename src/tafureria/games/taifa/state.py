"""The full state of a game: ints, lists of ints, and an agenda of the steps still to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafureria.games.taifa.cards import WATCHES
from tafureria.games.taifa.pieces import AREAS, KINGDOMS, NOBODY

# Phases: the choice that people are asked for.
WAITING: Final = 0
ROUND: Final = 1
PRICE: Final = 2
GIFT_CARD: Final = 3
LAY: Final = 4
ANSWER: Final = 5
GARRISONS: Final = 6
SORTIE: Final = 7
RELIC: Final = 8
HAKIM: Final = 9
REWARD: Final = 10
AIM_AREA: Final = 11
AIM_KINGDOM: Final = 12
PARIA: Final = 13
KEEP: Final = 14
SWAP: Final = 15
TAKE: Final = 16
AGAIN_BONUS: Final = 17
AGAIN_KINGDOM: Final = 18
AGAIN_AREA: Final = 19
TRUCE: Final = 20
UNSEEN: Final = (ANSWER, RELIC, HAKIM)
"""Phases whose answers stay secret until all have answered."""
PHASES: Final = (
    "waiting",
    "round",
    "price",
    "gift-card",
    "lay",
    "answer",
    "garrisons",
    "sortie",
    "relic",
    "hakim",
    "reward",
    "aim-area",
    "aim-kingdom",
    "paria",
    "keep",
    "swap",
    "take",
    "again-bonus",
    "again-kingdom",
    "again-area",
    "truce",
)
OVER: Final = "over"
"""The phase of a view when the game has ended."""

# The kind of outcome that chance must supply next.
NO_CHANCE: Final = 0
CARD_DRAWN: Final = 1
DIE_ROLLED: Final = 2
CHOICE_DIE: Final = 3
CARD_LOST: Final = 4
CARD_STOLEN: Final = 5
PILE_MIXED: Final = 6
DECK_DIE: Final = 7
DIE_CHANCES: Final = (DIE_ROLLED, CHOICE_DIE, DECK_DIE)

# Deeds that end in a roll.
ATTACK_ACTION: Final = 0
EVENT_ATTACK: Final = 1
INCURSION: Final = 2
JUDGMENT: Final = 3
ATTACKS: Final = (ATTACK_ACTION, EVENT_ATTACK)

SUDDEN: Final = 1
THIRD_TURN: Final = 2
CID_WINS: Final = 3
CID_LOSES: Final = 4
ENDINGS: Final = ("", "repentina", "tercer-turno", "cid-vence", "cid-pierde")
"""§8, §10.3. ``cid-vence`` and ``cid-pierde`` are decided after the third turn of the scenario."""

HIDDEN: Final = 61
"""In a notebook's shadow state: a card that the seat does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that __new__ can create one without __init__
class State:
    """A position. ``todo`` is a stack of steps to come (see ``rules/agenda.py``), the next one last."""

    __slots__ = (
        "active",
        "again",
        "army",
        "aside",
        "asked",
        "attack_dice",
        "attacker",
        "bans",
        "board",
        "bonus",
        "candidates",
        "capital",
        "card",
        "chance",
        "chance_a",
        "chance_b",
        "cid",
        "commits",
        "crusade",
        "decks",
        "deed",
        "deed_card",
        "defence_dice",
        "defender",
        "die_faces",
        "discards",
        "ending",
        "event_dice",
        "garrison",
        "given",
        "gone",
        "hand_sizes",
        "hands",
        "in_play",
        "kingdoms",
        "laid_by",
        "laid_card",
        "laid_dice",
        "laid_side",
        "land",
        "limit",
        "order",
        "owner",
        "passes",
        "peeked",
        "people",
        "permanents",
        "phase",
        "pick",
        "place",
        "polled",
        "posted",
        "relics",
        "removed",
        "seat_of",
        "seats",
        "seats_of",
        "shadow",
        "spent",
        "target",
        "todo",
        "truce",
        "turn",
        "turned",
        "turns",
        "used",
        "watch",
        "why",
        "winners",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        # The set-up: constant during a game, and shared by clones.
        self.order: tuple[int, ...] = ()
        self.place: tuple[int, ...] = ()
        """Place in the order of play by kingdom, -1 if it is not in the game."""
        self.seat_of: tuple[int, ...] = ()
        """Seat by kingdom; ``NOBODY`` for an automa."""
        self.kingdoms: tuple[int, ...] = ()
        """Kingdom by seat."""
        self.seats_of: tuple[int, ...] = ()
        """Mask of seats by mask of kingdoms."""
        self.in_play = 0
        """Mask of the kingdoms in the game."""
        self.people = 0
        """Mask of the kingdoms that people play."""
        self.hand_sizes: tuple[int, ...] = ()
        """Hand size by kingdom that a turn's draw fills up to, before the bonus (§4.1, §10.2)."""
        self.capital: tuple[int, ...] = ()
        self.board = 0
        """Mask of the areas in play."""
        self.cid = False
        self.turns = 3
        self.die_faces = 6
        self.shadow = False
        """True for a notebook's copy, which stops before each step that needs a card it does not know."""
        # The map.
        self.owner = [NOBODY] * (AREAS + 1)
        self.land = [0] * KINGDOMS
        self.garrison = 0
        self.bonus = [0] * KINGDOMS
        # Cards. Hands are ascending; an automa's hand is its pile, the top last.
        self.hands: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.army: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.posted: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.permanents: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.decks: list[list[int]] = [[], []]
        self.discards: list[list[int]] = [[], []]
        self.gone: list[int] = []
        self._lay_turn()
        self._lay_choice()
        self._lay_deed()
        self.ending = 0
        self.winners = 0
        """Mask of the kingdoms that won."""

    def _lay_turn(self) -> None:
        """This turn."""
        self.turn = 0
        self.active = NOBODY
        self.passes = 0
        self.bans = [0] * KINGDOMS
        """Mask of the kingdoms that may not use the Attack action on each other, by kingdom."""
        self.truce = NOBODY
        """Scenario: the Christian kingdom that El Cid named."""
        self.crusade = False
        self.watch = [NOBODY] * WATCHES
        """Kingdom that each permanent lies in front of, by ``W_ATALAYA`` to ``W_PARIA`` of ``cards``."""
        self.given = 0
        """Mask of the kingdoms that got a gift of Paria in this round."""

    def _lay_choice(self) -> None:
        """What the game waits for."""
        self.phase = WAITING
        self.asked = 0
        """Mask of the kingdoms that must choose now."""
        self.polled = 0
        """In phases of ``UNSEEN``: mask of all kingdoms that were asked, answered or not."""
        self.chance = NO_CHANCE
        self.chance_a = 0
        self.chance_b = 0
        self.todo: list[int] = []
        self.card = NOBODY
        """The event being played."""
        self.pick = 0
        self.candidates = 0
        self.why = 0
        self.limit = 0
        self.again = 0
        self.aside: list[int] = []

    def _lay_deed(self) -> None:
        """A deed under way (§5.1, §5.3, C12)."""
        self.deed = NOBODY
        self.deed_card = NOBODY
        self.attacker = NOBODY
        self.target = 0
        self.defender = NOBODY
        self.event_dice = 0
        self.laid_by: list[int] = []
        self.laid_card: list[int] = []
        self.laid_side: list[int] = []
        self.laid_dice: list[int] = []
        self.commits: list[list[int]] = [[] for _ in range(KINGDOMS)]
        """Unseen answers by kingdom: action ids in the order in which they were given."""
        self.turned = False
        """Whether the cards of the deed lie face up."""
        self.peeked = False
        """Whether the owner of the watchtower has seen the attacker's cards (M12)."""
        self.spent = 0
        self.removed: list[int] = []
        self.used: list[int] = []
        self.attack_dice: list[int] = []
        self.defence_dice: list[int] = []
        self.relics = 0

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        self._share_set_up(other)
        other.active = self.active
        other.again = self.again
        other.army = [inner[:] for inner in self.army]
        other.aside = self.aside[:]
        other.asked = self.asked
        other.attack_dice = self.attack_dice[:]
        other.attacker = self.attacker
        other.bans = self.bans[:]
        other.bonus = self.bonus[:]
        other.candidates = self.candidates
        other.card = self.card
        other.chance = self.chance
        other.chance_a = self.chance_a
        other.chance_b = self.chance_b
        other.commits = [inner[:] for inner in self.commits]
        other.crusade = self.crusade
        other.decks = [inner[:] for inner in self.decks]
        other.deed = self.deed
        other.deed_card = self.deed_card
        other.defence_dice = self.defence_dice[:]
        other.defender = self.defender
        other.discards = [inner[:] for inner in self.discards]
        other.ending = self.ending
        other.event_dice = self.event_dice
        other.garrison = self.garrison
        other.given = self.given
        other.gone = self.gone[:]
        other.hands = [inner[:] for inner in self.hands]
        other.laid_card = self.laid_card[:]
        other.laid_by = self.laid_by[:]
        other.laid_dice = self.laid_dice[:]
        other.laid_side = self.laid_side[:]
        other.land = self.land[:]
        other.limit = self.limit
        other.owner = self.owner[:]
        other.passes = self.passes
        other.peeked = self.peeked
        other.permanents = [inner[:] for inner in self.permanents]
        other.phase = self.phase
        other.pick = self.pick
        other.polled = self.polled
        other.posted = [inner[:] for inner in self.posted]
        other.relics = self.relics
        other.removed = self.removed[:]
        other.spent = self.spent
        other.target = self.target
        other.todo = self.todo[:]
        other.truce = self.truce
        other.turn = self.turn
        other.turned = self.turned
        other.used = self.used[:]
        other.watch = self.watch[:]
        other.why = self.why
        other.winners = self.winners
        return other

    def _share_set_up(self, other: State) -> None:
        """Give *other* what is constant during a game."""
        other.board = self.board
        other.capital = self.capital
        other.cid = self.cid
        other.die_faces = self.die_faces
        other.hand_sizes = self.hand_sizes
        other.in_play = self.in_play
        other.kingdoms = self.kingdoms
        other.order = self.order
        other.people = self.people
        other.place = self.place
        other.seat_of = self.seat_of
        other.seats = self.seats
        other.seats_of = self.seats_of
        other.shadow = self.shadow
        other.turns = self.turns
