"""The box a scene is drawn in: its size, its chance, its colours and the light that falls into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from generator.print.drawing.colours import Palette, is_dark
from generator.print.drawing.icons import thing_in
from generator.print.drawing.light import mixed
from generator.print.drawing.scene import Item, Spot
from generator.print.layout.motifs import Beams, Motif, Sun
from generator.print.layout.units import Box
from generator.print.parts.chance import Chance
from generator.print.parts.desk import Studio

FROM_LEFT: Spot = (-0.68, -0.73)
FROM_RIGHT: Spot = (0.68, -0.73)
"""Where light comes from, as a direction of length 1."""


PALE = 0.22
OPEN = 46.0
"""So far down, in mm, what matters in a scene reaches as it is written; its grounds begin a little above."""
LEAST, MOST = 0.62, 1.2
"""How much smaller or larger than written things may be drawn, so that they fill the part of a scene that is seen."""


class Stage:
    """What a motif has at hand; lengths are mm from the top-left corner of the art's box.

    Light falls from one direction on all that is drawn: ``light`` points to where it comes from.
    """

    def __init__(self, width: float, height: float, chance: Chance, palette: Palette, studio: Studio) -> None:
        self.width = width
        self.height = height
        self.chance = chance
        self.palette = palette
        self.studio = studio
        self.between = chance.between
        self.whole = chance.whole
        self.colour = palette.colour
        self.window = (0.0, OPEN)
        """From where to where the scene is seen best, in mm from its top: things are drawn there."""
        self.seen = self.window
        """The same, whatever is drawn elsewhere later."""
        self.clear: tuple[Box, ...] = ()
        """Where words stand, so that no star does."""
        self.titles: tuple[str, ...] = ()
        """Those of the piece, in all languages it has one in."""
        self.light = FROM_LEFT
        is_pale = "sky" in palette and not is_dark(palette.colour("sky"))
        self.strength = PALE if is_pale else 1.0
        """How dark shadows are: pictures on a pale ground are to save ink."""
        self.shine = self._named("shine", "#fff6e0")
        self.depth = self._named("shadow", "#3c4a60" if is_pale else "#14213d")
        self.contour = self._named("contour", "")
        """The ink that things are outlined in, where a hand draws so."""

    def _named(self, name: str, otherwise: str) -> str:
        return self.palette.colour(name) if name in self.palette else otherwise

    @property
    def is_whole(self) -> bool:
        """Whether nothing lies over the scene, so that all is drawn where it is written."""
        return self.window == (0.0, OPEN)

    @property
    def subject(self) -> str | None:
        """The icon of what the titles name."""
        return thing_in(self.titles, self.studio.icons)

    def is_clear(self, x: float, y: float, half: float) -> bool:
        """Whether what reaches ``half`` mm about a place keeps off the words."""
        return not any(
            left - half < x < left + wide + half and top - half < y < top + high + half
            for left, top, wide, high in self.clear
        )

    @property
    def foot(self) -> float:
        """Where the grounds are measured from, in mm from the top; what stands there reaches at least to the height."""
        return self.height + self.window[1] - OPEN

    def horizon(self, height: float) -> float:
        """How far down a ground begins that is ``height`` mm high; what is seen of it grows as things do."""
        seen = height - (self.height - OPEN)
        return self.window[1] - seen * (self.size if seen > 0 else 1.0)

    @property
    def size(self) -> float:
        """How much larger than written things are drawn."""
        top, foot = self.window
        return min(MOST, max(LEAST, (foot - top) / OPEN))

    def level(self, y: float, half: float) -> float:
        """How far down the middle of a thing comes that is written at ``y`` and reaches ``half`` mm up and down."""
        top, foot = self.window
        if self.is_whole:
            return y
        if y > OPEN:
            return y + foot - OPEN
        if foot - top < 2 * half:
            return (top + foot) / 2
        return min(max(top + y * (foot - top) / OPEN, top + half), foot - half)

    def lit(self, colour: str, share: float = 0.4) -> str:
        """The colour where light falls on it."""
        return mixed(colour, self.shine, share)

    def shaded(self, colour: str, share: float = 0.5) -> str:
        """The colour where none does."""
        return mixed(colour, self.depth, share * self.strength)


def light_of(motifs: Sequence[Motif], width: float) -> Spot:
    """Where the light of a scene comes from: its sun or its rays, else the left."""
    shining = next((motif for motif in motifs if isinstance(motif, Sun | Beams)), None)
    return FROM_LEFT if shining is None or sum(shining.x) <= width * 1.1 else FROM_RIGHT


Drawer = Callable[[Any, Stage], list[Item]]
