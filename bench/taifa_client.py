"""Writes what the browser must know of Taifa's box: names, numbers and marks.

python bench/taifa_client.py > src/tafureria/games/taifa/client/box.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tafureria.core import registry
from tafureria.games.taifa import pieces, reasons
from tafureria.words import Words

MAP = Path(pieces.__file__).with_name("map.json")


def box() -> dict[str, object]:
    """The box as plain data."""
    entry = registry.find("taifa")
    words = {language: Words(entry, language) for language in ("es", "en")}
    areas = json.loads(MAP.read_text(encoding="utf-8"))["areas"]
    return {
        "areas": [{"slug": "", "name": "", "defence": 0, "route": False}]
        + [
            {"slug": a["slug"], "name": a["name"], "defence": a["defence"], "route": a["invasion"]}
            for a in areas
        ],
        "kingdoms": [
            {"slug": name, **{lang: w.say(f"kingdom-{name}") for lang, w in words.items()}}
            for name in pieces.KINGDOM_NAMES
        ],
        "cards": [
            {
                "id": pieces.CARD_IDS[card],
                "slug": pieces.CARD_NAMES[card],
                "kind": "troop" if pieces.STRENGTH[card] else "event" if pieces.EVENT[card] else "response",
                "strength": pieces.STRENGTH[card],
                "dice": pieces.DICE[card],
                "offensive": pieces.OFFENSIVE[card],
                **{lang: w.say(f"card-{pieces.CARD_IDS[card]}") for lang, w in words.items()},
            }
            for card in range(pieces.DESIGNS)
        ],
        "reasons": list(reasons.NAMES),
    }


if __name__ == "__main__":
    json.dump(box(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()
