"""The texts of the laboratory's page: the same ids in both languages, all used, none missing."""

import re
from pathlib import Path

from tafureria.house.status import StudyStatus

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/tafureria/locale/laboratory"
PAGE = "".join(path.read_text("utf-8") for path in sorted((ROOT / "client/src/laboratory").glob("*.svelte")))


def ids(language):
    return re.findall(r"^([\w-]+) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def test_no_word_is_missing_or_unused():
    asked = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', " ".join(re.findall(r"say\((.*?)\)", PAGE))))
    asked |= {f"status-{one}" for one in StudyStatus}
    asked |= {f"told-{one}" for one in StudyStatus if one != StudyStatus.RUNNING}
    for language in ("es", "en"):
        found = ids(language)
        assert len(set(found)) == len(found)
        assert set(found) == asked
