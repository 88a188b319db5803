"""Writes the data that the browser needs about Taifa's components: names, numbers and symbols.

python tools/taifa_client.py > src/tafureria/games/taifa/client/box.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tafureria.core import registry
from tafureria.games.taifa import cards, pieces, reasons
from tafureria.words import Words

MAP = Path(pieces.__file__).with_name("data") / "map.json"


def box() -> dict[str, object]:
    """Return the components as plain data."""
    entry = registry.find("taifa")
    words = {language: Words(entry, language) for language in ("es", "en")}
    areas = json.loads(MAP.read_text(encoding="utf-8"))["areas"]
    return {
        "areas": [{"slug": "", "name": "", "defence": 0, "route": False, "start": -1}]
        + [
            {
                "slug": a["slug"],
                "name": a["name"],
                "defence": a["defence"],
                "route": a["invasion"],
                "start": -1 if a["start"] is None else pieces.KINGDOM_NAMES.index(a["start"]),
            }
            for a in areas
        ],
        "kingdoms": [
            {
                "slug": name,
                "muslim": pieces.FAITH[kingdom] == pieces.MUSLIM,
                **{lang: w.say(f"kingdom-{name}") for lang, w in words.items()},
            }
            for kingdom, name in enumerate(pieces.KINGDOM_NAMES)
        ],
        "cards": [
            {
                "id": cards.IDS[card],
                "slug": cards.NAMES[card],
                "kind": cards.TABLE[card].kind,
                "strength": cards.STRENGTH[card],
                "dice": cards.DICE[card],
                "defends": cards.DEFENDS[card],
                "laid": cards.TABLE[card].laid != cards.NEVER,
                "offensive": cards.OFFENSIVE[card],
                **{lang: w.say(f"card-{cards.IDS[card]}") for lang, w in words.items()},
            }
            for card in range(cards.DESIGNS)
        ],
        "reasons": list(reasons.NAMES),
    }


if __name__ == "__main__":
    json.dump(box(), sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()
