"""Gradients as a PDF has them: shadings, and where they are not opaque throughout, masks.

Each is stored once in its own measure, however often and however large it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

from reportlab.pdfbase import pdfdoc

from generator.print.drawing.gradients import Unit
from generator.print.drawing.packed import sum_of
from generator.print.drawing.scene import Spot
from generator.print.writers.numbers import number
from generator.print.writers.streams import Shade

_WIDEST = 1000
"""So many times its own measure a mask reaches to each side."""


@cache
def shade_of(unit: Unit) -> Shade:
    """What a stream names of a gradient: its colours, and its opacities where they change."""
    opacities = [opacity for _, _, opacity in unit.stops]
    colours = tuple((place, _parts(colour)) for place, colour, _ in unit.stops)
    changes = len(set(opacities)) > 1
    masked = tuple((place, (opacity,)) for place, _, opacity in unit.stops) if changes else ()
    return Shade(_named("G", colours, unit.focus), colours, unit.focus, _named("M", masked, unit.focus), masked)


def _named(letter: str, stops: object, focus: Spot | None) -> str:
    return letter + sum_of(stops, focus)[:12] if stops else ""


def _parts(colour: str) -> tuple[float, ...]:
    return tuple(round(int(colour[place : place + 2], 16) / 255, 3) for place in (1, 3, 5))


class Shading(pdfdoc.PDFObject):
    """A gradient in its own measure, in grey or in colours."""

    __RefOnly__ = 1

    def __init__(self, stops: Sequence[tuple[float, tuple[float, ...]]], focus: Spot | None) -> None:
        self._stops, self._focus = stops, focus

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The dictionary as it is written."""
        if self._focus is None:
            kind, coordinates = 2, "0 0 1 0"
        else:
            kind, coordinates = 3, f"{number(self._focus[0])} {number(self._focus[1])} 0 0 0 1"
        space = "/DeviceGray" if len(self._stops[0][1]) == 1 else "/DeviceRGB"
        return (
            f"<< /ShadingType {kind} /ColorSpace {space} /Coords [{coordinates}] /Extend [true true]"
            f" /Function {_function(self._stops)} >>"
        ).encode()


def _function(stops: Sequence[tuple[float, tuple[float, ...]]]) -> str:
    pieces = [_between(before[1], after[1]) for before, after in pairwise(stops)]
    if len(pieces) == 1:
        return pieces[0]
    bounds = " ".join(number(place) for place, _ in stops[1:-1])
    return (
        f"<< /FunctionType 3 /Domain [0 1] /Functions [{' '.join(pieces)}] /Bounds [{bounds}]"
        f" /Encode [{' '.join(['0 1'] * len(pieces))}] >>"
    )


def _between(first: tuple[float, ...], last: tuple[float, ...]) -> str:
    start, end = (" ".join(map(number, parts)) for parts in (first, last))
    return f"<< /FunctionType 2 /Domain [0 1] /C0 [{start}] /C1 [{end}] /N 1 >>"


class Mask(pdfdoc.PDFObject):
    """A form whose brightness says how opaque what is drawn through it comes out."""

    __RefOnly__ = 1

    def __init__(self, shading: str) -> None:
        self._shading = shading

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        """The form as it is written."""
        shading = "{} {} R".format(*document.idToObjectNumberAndVersion[self._shading])
        return (
            f"<< /BBox [ -{_WIDEST} -{_WIDEST} {_WIDEST} {_WIDEST} ] /Group << /CS /DeviceGray /S /Transparency >>"
            f" /Length 6 /Resources << /Shading << /G {shading} >> >> /Subtype /Form /Type /XObject >>"
            "\nstream\n/G sh\nendstream\n"
        ).encode()


class Shadings:
    """The shadings and masks of one document, each stored when the first stream that names it is."""

    def __init__(self, document: pdfdoc.PDFDocument) -> None:
        self._document = document
        self._stored: set[str] = set()

    def store(self, shade: Shade) -> None:
        """Have the document hold what draws a gradient."""
        self._once(shade.colour_name, lambda: Shading(shade.colours, shade.focus))
        if shade.mask_name:
            grey = f"{shade.mask_name}.grey"
            self._once(grey, lambda: Shading(shade.opacities, shade.focus))
            self._once(shade.mask_name, lambda: Mask(grey))

    def _once(self, name: str, make: Callable[[], pdfdoc.PDFObject]) -> None:
        if name not in self._stored:
            self._stored.add(name)
            self._document.Reference(make(), name)  # type: ignore[no-untyped-call]
