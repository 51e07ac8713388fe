"""The box a scene is drawn in: its size, its chance, its colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.print.drawing.colours import Palette
from generator.print.drawing.scene import Item
from generator.print.parts.chance import Chance
from generator.print.parts.desk import Studio


class Stage:
    """What a motif has at hand; lengths are mm from the top-left corner of the art's box."""

    def __init__(self, width: float, height: float, chance: Chance, palette: Palette, studio: Studio) -> None:
        self.width = width
        self.height = height
        self.chance = chance
        self.palette = palette
        self.studio = studio
        self.between = chance.between
        self.whole = chance.whole
        self.colour = palette.colour


Drawer = Callable[[Any, Stage], list[Item]]
