"""Draws text as a picture, for libraries that ask for pixels."""

from __future__ import annotations

import textwrap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 110
"""Characters per line; longer lines are wrapped."""
PARCHMENT: Final = (246, 236, 214)
INK: Final = (46, 34, 24)


def picture(text: str) -> NDArray[np.uint8]:
    """A picture of the text, as an array of height x width x 3."""
    font: Any = ImageFont.load_default(size=15)
    lines = [piece for line in text.splitlines() for piece in textwrap.wrap(line, WIDTH) or [""]]
    image = Image.new("RGB", (900, 20 * len(lines) + 24), PARCHMENT)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        draw.text((12, 12 + 20 * number), line, fill=INK, font=font)
    return np.asarray(image, dtype=np.uint8)
