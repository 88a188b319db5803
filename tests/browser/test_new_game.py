"""A new game made as CONTRIBUTING describes: every command is run word for word, and the game is played."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.browser.houses import House
from tests.browser.visitors import PHONE, Visitor

ROOT = Path(__file__).parents[2]
LINKED = ("src", "tests", "tools", "client", "examples", "pyproject.toml")


def commands() -> list[str]:
    """The commands of the section "A new game"."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = re.search(r"^## A new game$(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert section
    return re.findall(r"^    (\S.*)$", section[1], re.MULTILINE)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory):
    """A folder that looks like a checkout, with its own virtual environment on top of this one's packages."""
    folder = tmp_path_factory.mktemp("workshop")
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
    site = next((folder / ".venv").glob("lib/python*/site-packages"))
    (site / "packages.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def env(workshop: Path) -> dict[str, str]:
    """Environment that leaves the product's own build alone and finds only installed packages."""
    out = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "PYTHONPATH"))}
    return out | {"TAFURERIA_BUILT": str(workshop / "built")}


@pytest.fixture(scope="module")
def made(workshop: Path, env: dict[str, str]) -> Path:
    """The workshop after every command but the last, which opens the house."""
    *steps, last = commands()
    assert last.endswith("-m tafureria")
    for step in steps:
        done = subprocess.run(
            ["bash", "-c", step], cwd=workshop, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{step}\n{done.stdout}{done.stderr}"
        assert " passed" in done.stdout or "pytest" not in step, done.stdout
    return workshop


@pytest.fixture(scope="module")
def opened(made: Path, env: dict[str, str]):
    """A house run by the workshop's own Python."""
    one = House(made, python=made / ".venv" / "bin" / "python", env=env)
    one.open()
    yield one
    one.kill()


@pytest.mark.parametrize("look", [{}, {"size": PHONE, "locale": "en-GB", "color_scheme": "dark"}])
def test_the_new_game_is_played_in_the_browser(engine, opened, look):
    ana = Visitor(engine, opened, **look)
    ana.alone("embustero", seats=3)
    ana.page.wait_for_selector("[data-phase]")
    ana.accessible()
    ana.touchable()
    ana.play(random.Random(1))
    ana.sound()
    ana.go("/")
    ana.page.get_by_text("El embustero").first.wait_for()
    # Its rules have a page of their own, for nothing.
    ana.go("/reglas/embustero")
    ana.page.locator("#s1 [data-try]").wait_for()
    assert ana.page.locator("#s1 .book").inner_text() == "§ 1–4"
    ana.sound()
    ana.close()
