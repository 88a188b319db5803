"""The texts of the visitor's own page: the same ids in both languages, all used, none missing."""

import re
from pathlib import Path

from tafureria.house.identity.arms import CHARGES, COLOURS, DIVISIONS, METALS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/tafureria/locale/me"
PAGE = "".join(path.read_text("utf-8") for path in sorted((ROOT / "client/src/me").glob("*.svelte")))


def ids(language):
    return re.findall(r"^([\w-]+) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def test_no_word_is_missing_or_unused():
    asked = {f"tincture-{one}" for one in METALS + COLOURS}
    asked |= {f"division-{one}" for one in DIVISIONS} | {f"charge-{one}" for one in CHARGES}
    for language in ("es", "en"):
        found = ids(language)
        assert len(set(found)) == len(found)
        assert asked <= set(found)
        assert [one for one in found if one not in asked and f'"{one}"' not in PAGE] == []
        assert set(re.findall(r'say\("([a-z-]+)"', PAGE)) <= set(found)
    assert ids("es") == ids("en")


def test_the_page_draws_the_alphabet_of_the_house():
    drawn = (ROOT / "client/src/lib/arms.ts").read_text("utf-8")
    for name, words in {"DIVISIONS": DIVISIONS, "CHARGES": CHARGES}.items():
        block = drawn.split(f"export const {name} = {{")[1].split("\n}")[0]
        assert tuple(re.findall(r"^  (\w+):", block, re.MULTILINE)) == words
    for name, words in {"METALS": METALS, "COLOURS": COLOURS}.items():
        assert tuple(re.findall(r'"(\w+)"', drawn.split(f"{name} = [")[1].split("]")[0])) == words
