"""The elements of an SVG drawing; the one module that knows svgwrite, which is complete and no longer developed.

Whatever takes its place has to offer what stands here. Attributes are SVG's, with ``_`` for ``-``; ``class_`` is
``class``. Drawings of the same elements are the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from svgwrite import Drawing
from svgwrite.base import BaseElement
from svgwrite.container import Group, Use
from svgwrite.path import Path

from generator.print.drawing.scene import Stop

Element: TypeAlias = BaseElement


def blank(width: str, height: str, box: str, **attributes: Any) -> Any:
    """An empty drawing of a size with its unit (``60mm``) that shows a box (``0 0 60 40``)."""
    return Drawing(size=(width, height), viewBox=box, debug=False, **attributes)


class Sheet:
    """A drawing to which elements are added; ``box`` is left, top, width and height in mm, ``paper`` a colour."""

    def __init__(self, box: tuple[str, str, str, str], title: str, paper: str | None = None) -> None:
        left, top, width, height = box
        self._drawing = blank(f"{width}mm", f"{height}mm", " ".join(box))
        self._drawing.attribs["role"] = "img"
        named(self._drawing, title)
        if paper:
            self.add(self._drawing.rect((left, top), (width, height), fill=paper))

    def add(self, element: Element) -> None:
        """Draw an element above those before."""
        self._drawing.add(element)

    def define(self, element: Element) -> None:
        """Have the drawing hold an element that others name, without drawing it."""
        self._drawing.defs.add(element)

    def path(self, outline: str, **attributes: Any) -> Element:
        """An outline in SVG's own words (``M0 0L1 1``)."""
        return Path(outline, factory=self._drawing, **attributes)

    def group(self, **attributes: Any) -> Element:
        """What holds other elements; they are added to it."""
        return Group(factory=self._drawing, **attributes)

    def use(self, name: str, place: tuple[float | str, float | str] | None = None, **attributes: Any) -> Element:
        """An element that was defined under a name, drawn at a place."""
        return Use(f"#{name}", place, factory=self._drawing, **attributes)

    def text(self, words: str, place: tuple[str, str], **attributes: Any) -> Element:
        """Words that begin at a place."""
        return self._drawing.text(words, insert=place, **attributes)

    def image(self, address: str, name: str) -> Element:
        """The picture at an address, stretched over a square of one millimetre."""
        image = self._drawing.image(address, (0, 0), (1, 1), id=name)
        image.attribs["preserveAspectRatio"] = "none"
        return image

    def clip(self, name: str, outline: str) -> Element:
        """A line that cuts what names it."""
        clip = self._drawing.clipPath(id=name)
        clip.add(self.path(outline))
        return clip

    def linear(self, name: str, start: tuple[str, str], end: tuple[str, str], stops: Sequence[Stop]) -> Element:
        """Colours that change along a line, in the coordinates of what names them."""
        return _stopped(self._drawing.linearGradient(start, end, id=name, gradientUnits="userSpaceOnUse"), stops)

    def radial(
        self, name: str, centre: tuple[str, str], radius: str, focus: tuple[str, str], stops: Sequence[Stop]
    ) -> Element:
        """Colours that change from a focus to a circle, in the coordinates of what names them."""
        gradient = self._drawing.radialGradient(centre, radius, focus, id=name, gradientUnits="userSpaceOnUse")
        return _stopped(gradient, stops)

    def style(self, rules: str) -> Element:
        """Rules in CSS."""
        return self._drawing.style(rules)

    def written(self) -> str:
        """The drawing as XML."""
        return str(self._drawing.tostring())


def _stopped(gradient: Any, stops: Sequence[Stop]) -> Element:
    for place, colour, opacity in stops:
        gradient.add_stop_color(place, colour, None if opacity == 1 else opacity)
    return cast(Element, gradient)


def named(element: Element, title: str) -> None:
    """Give an element a title, which readers say aloud."""
    element.set_desc(title=title)
