"""All games have the same layout, so that whoever knows one finds everything in the others."""

from __future__ import annotations

import ast

HAS = (
    *("__init__", "game", "rulebook", "options", "pieces", "actions", "state", "events"),
    *("view", "seeing", "tensor"),
    *("rules", "memory/notebook", "memory/hidden", "players/heuristic", "players/guide", "players/advice"),
)
"""Modules, or packages of the same name where a module would be too large."""
HOLDS = (
    *("locale/en.ftl", "locale/es.ftl", "locale/lessons", "locale/terms", "gloss/en.ftl", "gloss/es.ftl"),
    *("lessons", "client/Table.svelte", "golden", "pinned/notation.txt", "tests/desk.py"),
)


def test_every_part_is_where_it_is_in_all_games(entry):
    def is_there(name: str) -> bool:
        return (entry.folder / f"{name}.py").is_file() or (entry.folder / name / "__init__.py").is_file()

    missing = [name for name in HAS if not is_there(name)]
    missing += [name for name in HOLDS if not (entry.folder / name).exists()]
    assert not missing


def test_in_each_chapter_may_do_stands_before_why_not_and_both_before_does(entry):
    for chapter in sorted((entry.folder / "rules").glob("*.py")):
        body = ast.parse(chapter.read_text(encoding="utf-8")).body
        names = [one.name for one in body if isinstance(one, ast.FunctionDef)]
        for name in names:
            if name.startswith("legal_"):
                move = name.removeprefix("legal_")
                own = [one for one in (name, f"check_{move}", move) if one in names]
                assert own == sorted(own, key=names.index), f"{chapter.name}: {move}"
