"""Players' shields, written in a small heraldic alphabet.

A shield is written ``FIELD.DIVISION.TINCTURE.CHARGE.TINCTURE``: ``azure.chief.or.tower.argent`` is blue with
a gold upper third and a white tower. The second word is ``plain`` for a plain field, and the fourth is
``none`` for a field without a charge; the tincture after such a word is not shown, but must keep to the rule.
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
    """Check the rule of tincture, which keeps shields legible: no metal on metal, no colour on colour.

    >>> check_shield("azure.chief.or.tower.argent")

    :raises Refusal: ``bad-shield``, or ``malformed``.
    """
    if shield.endswith("\n"):  # "$" in the pattern lets it pass
        raise Refusal("malformed")
    if not shield:
        return
    field, _, second, _, third = shield.split(".")
    if any((field in METALS) == (other in METALS) for other in (second, third)):
        raise Refusal("bad-shield")
