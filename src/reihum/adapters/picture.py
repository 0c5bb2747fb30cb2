"""The table as the environments show it: the terminal's drawing, as text or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.state import State

MODES = ("human", "ansi", "rgb_array")
COLUMNS, LINES = 100, 40  # enough for every game: all pictures of an environment have one size
WIDE, HIGH, FONT_SIZE = 9, 18, 15  # pixels of a letter's cell, and the font that fits into it
MARGIN = 9
THEME = TerminalTheme(  # what a terminal calls black is black, so that letters on cards can be read
    (24, 24, 27),
    (228, 228, 231),
    [
        *((0, 0, 0), (205, 0, 0), (0, 160, 0), (205, 205, 0)),
        *((60, 90, 230), (190, 0, 190), (0, 180, 180), (255, 255, 255)),
    ],
)

Shown = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one; None: nothing is shown."""
    if mode is not None and mode not in MODES:
        raise BadOption(name="render_mode", value=mode, allowed=", ".join(MODES))
    return mode


def show(
    game: Game[Any],
    state: State,
    seat: int | None,
    mode: str | None,
    language: str,
    names: Sequence[str] = (),
) -> Shown:
    """The table as this seat (None: a spectator) sees it: text, pixels, or printed; no mode: nothing."""
    if mode is None:
        return None
    drawing = game.draw(game.view(state, seat), language, names)
    if mode == "rgb_array":
        return pixels(drawing)
    if mode == "ansi":
        return text(drawing)
    Console(width=COLUMNS).print(drawing)
    return None


def text(drawing: RenderableType) -> str:
    """With the terminal's codes for colours."""
    console = paper()
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def pixels(drawing: RenderableType) -> NDArray[np.uint8]:
    """Letter by letter, each in its cell, so that columns and frames stay straight."""
    lines = paper().render_lines(drawing)
    height = max(LINES, len(lines)) * HIGH
    canvas = np.empty((height + 2 * MARGIN, COLUMNS * WIDE + 2 * MARGIN, 3), np.uint8)
    canvas[:] = THEME.background_color
    inside = canvas[MARGIN : MARGIN + height, MARGIN:-MARGIN]
    for number, line in enumerate(lines):
        cells = [tile(letter, segment.style or Style.null()) for segment in line for letter in segment.text]
        inside[number * HIGH : (number + 1) * HIGH] = np.hstack(cells)
    return canvas


def paper() -> Console:
    return Console(width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")


@lru_cache(4096)
def tile(letter: str, style: Style) -> NDArray[np.uint8]:
    """One letter in its cell."""
    from PIL import Image, ImageDraw  # only who wants pictures needs it

    ink, ground = colours(style)
    image = Image.new("RGB", (WIDE, HIGH), ground)
    ImageDraw.Draw(image).text((0, 0), letter, fill=ink, font=font(bool(style.bold)))
    return np.array(image)


def colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    """Of the letters and behind them."""
    ink = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    ground = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else THEME.background_color
    return (blend_rgb(ink, ground) if style.dim else ink), ground


@cache
def font(bold: bool) -> Any:
    """DejaVu Sans Mono, which comes with matplotlib: umlauts, frames, stars and flowers."""
    import matplotlib
    from PIL import ImageFont

    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(Path(matplotlib.get_data_path(), "fonts", "ttf", name), FONT_SIZE)
