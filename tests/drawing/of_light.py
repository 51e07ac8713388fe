"""What hands out icons to a motif that is tested by itself."""

from __future__ import annotations

from generator.print.drawing.scene import Path, Symbol
from generator.print.drawing.shapes import rect


class Icons:
    """A studio that knows one icon: a box."""

    icons = frozenset({"box"})

    def icon(self, name: str, ink: str, accent: str, paper: str) -> Symbol:
        """The box in the accent's colour."""
        return Symbol(f"icon-{name}-{accent[1:]}", (Path(rect(1, 1, 22, 22), fill=accent),), (0, 0, 24, 24))
