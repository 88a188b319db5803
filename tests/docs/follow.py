"""Runs the code blocks of a page in the current folder: ``python follow.py BLOCKS.json``.

It needs nothing but an installed Tafurería. The blocks are objects with ``line``, ``language``, ``text`` and
``title``, in the order of the page:

- a block with a title is written to that file first; other Python runs here, all blocks in one namespace;
- a shell command must exit with code 0. A command that opens the house is stopped with Ctrl-C once the
  house answers. All other commands of ours run in this process, in one worker, because a short command takes
  most of its time to start. Numbers of games are cut down to what shows that the command works;
- a table of entry points is installed, and what it names must load; other TOML must be a lesson;
- a text must have been printed by some block before it.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import io
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path

MOST = {"--games": 8, "--deals": 2, "--check": 4, "--trials": 2}
"""Maximum values of options that set how much a command plays."""
GIVEN = {
    "simulate": {"--games": "2", "--jobs": "1"},
    "ladder": {"--games": "8", "--jobs": "1"},
    "compare": {"--deals": "2", "--jobs": "1"},
    "sweep": {"--deals": "2", "--jobs": "1"},
    "tune": {"--jobs": "1"},
    "benchmark": {"--jobs": "1"},
}
"""What commands are given besides: how much to play at most, and no processes for it."""
OF_THE_HOUSE = ("--no-browser", "--port", "0")


def open_house(words: list[str]) -> None:
    """Open the house with that command, wait until it answers, and stop it as a person would."""
    house = subprocess.Popen([*words, *OF_THE_HOUSE], stdout=subprocess.PIPE, text=True)
    try:
        address = house.stdout.readline().split()[1]
        with urllib.request.urlopen(address) as answer:
            assert answer.status == 200
    finally:
        house.send_signal(signal.SIGINT)
        out, _ = house.communicate()
    assert house.returncode == 0, f"{words} ended with {house.returncode}: {out}"


def shell(text: str) -> None:
    """Run the commands of a block, line by line."""
    for line in text.replace("\\\n", "").splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[0] == "tafureria" and all(word.startswith("-") for word in words[1:2]):
            open_house(words)
            continue
        for option, value in GIVEN.get(words[1], {}).items():
            if option not in words:
                words += [option, value]
        for at, word in enumerate(words[1:], 1):
            if words[at - 1] in MOST:
                words[at] = str(min(int(word), MOST[words[at - 1]]))
        code, out, errors = (run_here if in_process(words) else run_elsewhere)(words)
        assert code == 0, f"{line}: code {code}\n{out}{errors}"
        assert out or "--out" in words, f"{line}: says nothing"
        print(out)


def in_process(words: list[str]) -> bool:
    """Whether this process can run that command: what was installed in between only a new one finds."""
    return words[0] == "tafureria" and not list(Path.cwd().glob("*.dist-info"))


def run_here(words: list[str]) -> tuple[int, str, str]:
    """Run a command of ours in this process; its exit code, and what it printed."""
    from tafureria.cli import main

    assert shutil.which(words[0]), f"{words[0]} is not installed"
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            code = main(words[1:])
        except SystemExit as end:
            code = end.code
    return int(code or 0), out.getvalue(), errors.getvalue()


def run_elsewhere(words: list[str]) -> tuple[int, str, str]:
    """Run any other command; its exit code, and what it printed."""
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def configure(text: str) -> None:
    """Install entry points as a package would, or load a lesson."""
    value = tomllib.loads(text)
    if "project" not in value:
        from tafureria.core.lesson import load

        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "primera.toml")
            path.write_text(text, encoding="utf-8")
            load(path)
        return
    for group, points in value["project"]["entry-points"].items():
        folder = Path("installed-1.0.dist-info")
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: installed\nVersion: 1.0\n")
        lines = [f"[{group}]", *(f"{name} = {what}" for name, what in points.items())]
        (folder / "entry_points.txt").write_text("\n".join(lines))
        found = {point.name: point for point in importlib.metadata.entry_points(group=group)}
        for name in points:
            assert found[name].load() is not None


def follow(blocks: list[dict[str, str]]) -> None:
    """Run all blocks in order."""
    names: dict[str, object] = {"__name__": "__main__"}
    printed = io.StringIO()
    for block in blocks:
        if block["title"]:
            Path(block["title"]).write_text(block["text"], encoding="utf-8")
    for block in blocks:
        language, text = block["language"], block["text"]
        with contextlib.redirect_stdout(printed):
            if block["title"]:
                continue
            if language == "python":
                exec(compile(text, f"line {block['line']}", "exec"), names)
            elif language == "sh":
                shell(text)
            elif language == "toml":
                configure(text)
            elif language == "text":
                assert text in printed.getvalue(), f"line {block['line']} was not printed"
            else:
                raise ValueError(f"line {block['line']}: nothing is known about {language!r}")
    print(printed.getvalue())


if __name__ == "__main__":
    here = str(Path.cwd())
    sys.path.insert(0, here)
    # Commands, too, find modules written here, as in somebody's working folder.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
    follow(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
