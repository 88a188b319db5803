"""The texts of the keeper's page: the same ids in both languages, all used, none missing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/tafureria/locale/keeper"
PAGE = "".join(
    (ROOT / f"client/src/keeper/{name}.svelte").read_text("utf-8") for name in ("Keeper", "Restart", "Door")
)


def ids(language):
    return re.findall(r"^([\w-]+) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def test_no_word_is_missing_or_unused():
    asked = set(re.findall(r'say\((?:one\.closed \? )?"([a-z0-9-]+)"', PAGE)) | {"open", "close"}
    asked |= {f"days-{n}" for n in (1, 7, 30, 0)} | {f"order-{kind}" for kind in ("ban", "mute", "close")}
    asked |= {f"door-{who}" for who in ("players", "anybody", "word", "clubs")}
    for language in ("es", "en"):
        found = ids(language)
        assert len(set(found)) == len(found)
        assert set(found) == asked
