"""Names to colours: a theme, what a face renames, and what a name with braces stands for."""

from __future__ import annotations

from collections.abc import Mapping

from generator.print.drawing.wording import Misnamed, say
from validator.base.speech.sentences import in_a_row

DARK = 110
"""The brightness (0 to 255, as ITU-R BT.601 weighs red, green and blue) below which a colour is dark."""


class UnknownColour(Misnamed):
    """A colour that neither the theme nor the face names."""


class Palette:
    """The colours of one theme: the first theme of a layout, with another laid over it, and renamings on top."""

    def __init__(self, themes: Mapping[str, Mapping[str, str]], theme: str) -> None:
        """Raises `UnknownColour` if the layout has no such theme."""
        if theme not in themes:
            raise UnknownColour(say("no-theme", name=repr(theme), known=in_a_row(themes)), theme, themes)
        base = next(iter(themes.values()))
        self._names: dict[str, str] = {**base, **themes[theme]}
        self._found: dict[str, str] = {}
        self._renamed: dict[tuple[tuple[str, str], ...], Palette] = {}

    def renamed(self, names: Mapping[str, str]) -> Palette:
        """The same colours with some names meaning others.

        Raises:
            UnknownColour: one of those leads nowhere.
        """
        if not names:
            return self
        key = tuple(names.items())
        other = self._renamed.get(key)
        if other is None:
            meant = {name: self.colour(value) for name, value in names.items()}
            other = self._renamed[key] = Palette.__new__(Palette)
            other._names, other._found, other._renamed = {**self._names, **meant}, {}, {}
        return other

    def __contains__(self, name: str) -> bool:
        """Whether there is a colour of that name."""
        return name in self._names

    def named(self) -> tuple[tuple[str, str], ...]:
        """Every name and what it stands for, which tells palettes apart."""
        return tuple(self._names.items())

    def colour(self, name: str) -> str:
        """``#rrggbb`` for a name or for itself.

        Raises:
            UnknownColour: the name leads nowhere.
        """
        colour = self._found.get(name)
        if colour is None:
            colour = self._found[name] = self._followed(name)
        return colour

    def _followed(self, name: str) -> str:
        for _ in range(8):
            if name.startswith("#"):
                return in_full(name.lower())
            if name not in self._names:
                raise UnknownColour(say("no-colour", name=repr(name)), name, self._names)
            name = self._names[name]
        raise UnknownColour(say("colour-circle", name=repr(name)))


def in_full(colour: str) -> str:
    """``#rrggbb`` for ``#rgb``; names stay."""
    return "#" + "".join(2 * digit for digit in colour[1:]) if colour.startswith("#") and len(colour) == 4 else colour


def is_dark(colour: str) -> bool:
    """Whether light lines show better on a colour ``#rrggbb`` than dark ones."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue < DARK
