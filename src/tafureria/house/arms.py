"""The shields that people give themselves, of a small heraldic alphabet.

One is written ``FIELD.DIVISION.TINCTURE.CHARGE.TINCTURE``: ``azure.chief.or.tower.argent`` is blue, its upper
third gold, on it a white tower. Of a plain field the second word is ``plain``, of one without a charge the
fourth is ``none``; the tincture after such a word says nothing, but keeps to the rule.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tafureria.house.refusal import Refusal

METALS: Final = ("or", "argent")
COLOURS: Final = ("gules", "azure", "vert", "purpure", "sable")
DIVISIONS: Final = (
    *("plain", "pale", "fess", "bend", "quarterly", "chevron"),
    *("chief", "saltire", "cross", "barry", "bordure", "lozenge"),
)
CHARGES: Final = (
    *("none", "tower", "star", "crescent", "sun", "fleur", "key"),
    *("rose", "tree", "fish", "cup", "sword", "coin"),
)
_TINCTURE: Final = "|".join(METALS + COLOURS)
Shield = Annotated[
    str,
    Meta(
        pattern=rf"^(({_TINCTURE})\.({'|'.join(DIVISIONS)})\.({_TINCTURE})"
        rf"\.({'|'.join(CHARGES)})\.({_TINCTURE}))?$",
        max_length=60,
    ),
]


def check_shield(shield: Shield) -> None:
    """Hold a shield to the rule of tincture: no metal on metal, no colour on colour. So it can be told apart.

    >>> check_shield("azure.chief.or.tower.argent")

    :raises Refusal: ``bad-shield``, or ``malformed``.
    """
    if shield.endswith("\n"):  # "$" lets that pass
        raise Refusal("malformed")
    if not shield:
        return
    field, _, second, _, third = shield.split(".")
    if any((field in METALS) == (other in METALS) for other in (second, third)):
        raise Refusal("bad-shield")
