"""Prepares docstrings for the API pages: roles such as ``:class:`` become names, doctests code blocks."""

from __future__ import annotations

import re
from typing import Any

import griffe

ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):`(?:[^`<]+<)?~?\.?([^`>]+)>?`")

EXAMPLE = re.compile(r"^(>>> (?:.+(?:\n|$))+?)(?=\n|\Z)", re.MULTILINE)
"""A doctest, up to the next empty line."""


class Roles(griffe.Extension):
    """Rewrites each docstring when it is read."""

    def on_object(self, *, obj: griffe.Object, **more: Any) -> None:
        """Called by griffe for every module, class, function and attribute."""
        del more
        if obj.docstring is not None:
            text = ROLE.sub(lambda found: f"`{found[1]}`", obj.docstring.value).replace("``", "`")
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\1\n```", text)
