"""Pictures of a table for `render`: the terminal's drawing as text, or as pixels in a small fixed-width font."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.segment import Segment

from ...core.errors import HustingsError, UnknownName
from ...core.layout import Records
from ...text.screens import screen_of
from ...text.words import Words
from .episode import Episode

HUMAN, ANSI, PIXELS = "human", "ansi", "rgb_array"
MODES = [HUMAN, ANSI, PIXELS]
COLUMNS, LINES = 100, 44
CELL = 6, 11  # pixels of a letter in Pillow's built-in font
PAPER, INK = (18, 18, 24), (222, 222, 222)

# That font has only Latin letters: these replace lines and the signs that it lacks.
SIGNS = dict.fromkeys(range(0x2500, 0x2580), "+") | str.maketrans("─━│┃►≤■☎⚭▲○←●→⊘◆", "--||><#T&^o<*>/*")


def check_mode(mode: str | None) -> str | None:
    """Return a render mode, or refuse an unknown one."""
    if mode is not None and mode not in MODES:
        raise UnknownName("render mode", mode, MODES)
    return mode


def render(episode: Episode, mode: str | None, seat: int | None) -> Any:
    """Render the table as a seat, or with None a spectator, may see it. Without a mode nothing is done."""
    if mode is None:
        return None
    drawn = _drawn(episode, episode.observe(seat), seat)
    if mode == PIXELS:
        return _pixels(drawn)
    text = "\n".join("".join(segment.text for segment in line).rstrip() for line in drawn) + "\n"
    if mode == ANSI:
        return text
    print(text)
    return None


def _drawn(episode: Episode, observation: Records, seat: int | None) -> list[list[Segment]]:
    console = Console(file=StringIO(), width=COLUMNS, color_system="truecolor", force_terminal=True, highlight=False)
    screen = screen_of(episode.game).screen(observation, Words(episode.game), episode.sheet, seat)
    return console.render_lines(screen, pad=False)


def _pixels(lines: list[list[Segment]]) -> npt.NDArray[np.uint8]:
    """An image of the lines, every letter in its own cell. It is at least `LINES` high, and higher if the drawing needs it."""
    image_module, draw_module, face = _pillow()
    wide, high = CELL
    image = image_module.new("RGB", (COLUMNS * wide, max(LINES, len(lines)) * high), PAPER)
    draw = draw_module.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour = segment.style.color if segment.style is not None else None
            ink = INK if colour is None else tuple(part // 2 + 110 for part in colour.get_truecolor())  # brighter on dark paper
            for letter in segment.text.translate(SIGNS):
                if letter != " ":
                    draw.text((column * wide, row * high), letter if ord(letter) < 256 else "?", ink, face)
                column += 1
    return np.array(image, np.uint8)


@cache
def _pillow() -> tuple[Any, Any, Any]:
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise HustingsError("render_mode='rgb_array' needs Pillow: pip install 'hustings[envs]'") from None
    return Image, ImageDraw, ImageFont.load_default_imagefont()
