"""The truth: ints, lists of ints, and an agenda of what is still to be done."""

from __future__ import annotations

from typing import Final

from tafureria.games.taifa.pieces import AREAS, KINGDOMS, NOBODY

# Phases: what people are asked for.
(
    NONE,
    ROUND,
    PRICE,
    GIFT_CARD,
    LAY,
    ANSWER,
    GARRISONS,
    SORTIE,
    RELIC,
    HAKIM_PICK,
    REWARD,
    AIM_AREA,
    AIM_KINGDOM,
    PARIA_GIFTS,
    KEEP,
    SWAP,
    TAKE,
    AGAIN_BONUS,
    AGAIN_KINGDOM,
    AGAIN_AREA,
    TRUCE,
) = range(21)
PHASES: Final = (
    "espera",
    "ronda",
    "precio",
    "regalo",
    "ataque",
    "respuestas",
    "guarniciones",
    "salida",
    "reliquia",
    "hakim",
    "botin",
    "area",
    "reino",
    "paria",
    "elige",
    "sucesion",
    "mercenarios",
    "regadios",
    "ordenes",
    "repoblacion",
    "tregua",
)

# What chance must say next.
NO_CHANCE, CARD_DRAWN, DIE_ROLLED, CHOICE_DIE, CARD_LOST, CARD_STOLEN, PILE_MIXED, DECK_DIE = range(8)

# Deeds that end in a roll.
ATTACK_ACTION, EVENT_ATTACK, RAID, JUDGMENT = range(4)

SUDDEN, THIRD_TURN, CID_WINS, CID_LOSES = range(1, 5)
ENDINGS: Final = ("", "repentina", "tercer-turno", "cid-vence", "cid-pierde")
"""§8, §10.3. ``cid-vence`` and ``cid-pierde`` are counted after the third turn of the scenario."""

HIDDEN: Final = 61
"""In a notebook's shadow of the truth: a card that its seat does not know."""


class State:
    """A position. ``todo`` is a stack of steps to come (see ``agenda``), the next one last."""

    __slots__ = (
        "active",
        "again",
        "army",
        "aside",
        "asked",
        "att_dice",
        "attacker",
        "bans",
        "board",
        "bonus",
        "cand",
        "capital",
        "card",
        "chance",
        "chance_a",
        "chance_b",
        "cid",
        "commits",
        "crusade",
        "deck",
        "deed",
        "deed_card",
        "def_dice",
        "defender",
        "die_faces",
        "discard",
        "ending",
        "event_dice",
        "garrison",
        "given",
        "gone",
        "hand",
        "hands",
        "kingdoms",
        "laid_card",
        "laid_k",
        "laid_n",
        "laid_side",
        "land",
        "limit",
        "order",
        "owner",
        "passes",
        "peeked",
        "perm",
        "phase",
        "pick",
        "place",
        "posted",
        "relics",
        "removed",
        "seat_of",
        "seats",
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
        # Who plays what; never changes, shared by clones.
        self.order: tuple[int, ...] = ()
        self.place: tuple[int, ...] = ()
        """Place in the order of play by kingdom, -1 if it is not in the game."""
        self.seat_of: tuple[int, ...] = ()
        """Seat by kingdom; ``NOBODY`` is the automa."""
        self.kingdoms: tuple[int, ...] = ()
        """Kingdom by seat."""
        self.hands: tuple[int, ...] = ()
        """Cards of a turn by kingdom, before bonus (§4.1, §10.2)."""
        self.capital: tuple[int, ...] = ()
        self.board = 0
        """Mask of the areas in play."""
        self.cid = False
        self.turns = 3
        self.die_faces = 6
        self.shadow = False
        """A notebook's copy: stops before each step that needs a card it does not know."""
        # The map.
        self.owner = [NOBODY] * (AREAS + 1)
        self.land = [0] * KINGDOMS
        self.garrison = 0
        self.bonus = [0] * KINGDOMS
        # Cards. Hands are ascending; an automa's hand is its pile, the top last.
        self.hand: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.army: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.posted: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.perm: list[list[int]] = [[] for _ in range(KINGDOMS)]
        self.deck: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.gone: list[int] = []
        # This turn.
        self.turn = 0
        self.active = NOBODY
        self.passes = 0
        self.bans = [0] * KINGDOMS
        """Mask of the kingdoms that may not use the Attack action on each other, by kingdom."""
        self.truce = NOBODY
        """Scenario: the Christian kingdom that El Cid named."""
        self.crusade = False
        self.watch = [NOBODY] * 7
        """Kingdom in front of which each permanent lies: see ``WATCH`` in ``board``."""
        self.given = 0
        """Mask of the kingdoms that got a gift of Paria in this round."""
        # What is being waited for.
        self.phase = NONE
        self.asked = 0
        """Mask of the kingdoms asked."""
        self.chance = NO_CHANCE
        self.chance_a = 0
        self.chance_b = 0
        self.todo: list[int] = []
        # A choice under way.
        self.card = NOBODY
        """The event being played."""
        self.pick = 0
        self.cand = 0
        self.why = 0
        self.limit = 0
        self.again = 0
        self.aside: list[int] = []
        # A deed under way (§5.1, §5.3, C12).
        self.deed = NOBODY
        self.deed_card = NOBODY
        self.attacker = NOBODY
        self.target = 0
        self.defender = NOBODY
        self.event_dice = 0
        self.laid_k: list[int] = []
        self.laid_card: list[int] = []
        self.laid_side: list[int] = []
        self.laid_n: list[int] = []
        self.commits: list[list[int]] = [[] for _ in range(KINGDOMS)]
        """Unseen answers by kingdom: action ids in the order of laying."""
        self.turned = False
        """Whether the cards of the deed lie face up."""
        self.peeked = False
        """Whether the owner of the watchtower has seen the attacker's cards (M12)."""
        self.spent = 0
        self.removed: list[int] = []
        self.used: list[int] = []
        self.att_dice: list[int] = []
        self.def_dice: list[int] = []
        self.relics = 0
        # The end.
        self.ending = 0
        self.winners = 0
        """Mask of the kingdoms that won."""

    def clone(self) -> State:
        """A state that shares nothing mutable with this one."""
        other = State.__new__(State)
        for name in _PLAIN:
            setattr(other, name, getattr(self, name))
        for name in _LISTS:
            setattr(other, name, getattr(self, name)[:])
        for name in _NESTED:
            setattr(other, name, [inner[:] for inner in getattr(self, name)])
        return other


_NESTED: Final = ("army", "commits", "deck", "discard", "hand", "perm", "posted")
_LISTS: Final = (
    "aside", "att_dice", "bans", "bonus", "def_dice", "gone", "laid_card", "laid_k", "laid_n", "laid_side",
    "land", "owner", "removed", "todo", "used", "watch",
)  # fmt: skip
_PLAIN: Final = tuple(name for name in State.__slots__ if name not in (*_NESTED, *_LISTS))
