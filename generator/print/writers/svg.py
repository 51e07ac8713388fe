"""Scenes and pages as SVG 1.1.

Text is drawn as glyph outlines, each once in ``<defs>``, so that a drawing looks the same in every reader; every run
carries its words as ``aria-label``. On request it is real text with the used part of each font embedded.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from generator.print.drawing.gradients import settled
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import (
    IDENTITY,
    Drawn,
    Glyphs,
    Gradient,
    Group,
    Item,
    Linear,
    Matrix,
    Paint,
    Path,
    Picture,
    Scene,
    Segment,
    Spot,
    Symbol,
    Text,
    Use,
)
from generator.print.drawing.typefaces import advance
from generator.print.sheets.duplex import Page
from generator.print.writers.common import (
    WEB_PICTURES,
    factor,
    glyph_outline,
    matrix,
    number,
    outline,
    own_outline,
    trim_of,
)
from generator.print.writers.elements import Element, Sheet, named

WEB_FONTS = "generator.print.writers.webfont"
"""What makes fonts a part of a drawing; it is loaded where there is one."""


def face_svg(scene: Scene, *, bleed: bool = False, live_text: bool = False, prefix: str = "") -> str:
    """One face as an SVG document as large as its trim, cut to its outline; or with its ``bleed``.

    ``live_text`` sets real text with embedded fonts instead of outlines. ``prefix`` begins every id, for several
    drawings in one web page. Raises `KeyError` for an unknown font.
    """
    margin = scene.bleed if bleed else 0.0
    box = (-margin, -margin, scene.width + 2 * margin, scene.height + 2 * margin)
    items = scene.items
    if not bleed:
        items = (Group(items, clip=trim_of(scene)),)
    return items_svg(items, box, scene.title, live_text=live_text, prefix=prefix)


def page_svg(page: Page, *, live_text: bool = False, prefix: str = "") -> str:
    """A whole page as an SVG document on white paper. Raises `KeyError` for an unknown font."""
    box = (0.0, 0.0, page.width, page.height)
    return items_svg(page.items, box, page.title, live_text=live_text, prefix=prefix, paper="#ffffff")


def items_svg(
    items: Sequence[Item],
    box: tuple[float, float, float, float],
    title: str,
    *,
    live_text: bool = False,
    prefix: str = "",
    paper: str | None = None,
) -> str:
    """Items as an SVG document that shows ``box`` (left, top, width, height in mm) on ``paper`` (a colour or none)."""
    left, top, width, height = map(number, box)
    sheet = Sheet((left, top, width, height), title, paper)
    writer = _Writer(sheet, live_text, prefix)
    for item in opened(items):
        sheet.add(writer.element(item))
    writer.embed_fonts()
    return '<?xml version="1.0" encoding="utf-8"?>\n' + sheet.written() + "\n"


class _Writer:
    """Turns items into elements and keeps what they share in the sheet's ``<defs>``."""

    def __init__(self, sheet: Sheet, live_text: bool, prefix: str) -> None:
        self.sheet = sheet
        self.live_text = live_text
        self.prefix = prefix
        self.symbols: dict[str, str] = {}
        self.glyphs: dict[tuple[str | int, str], str] = {}
        self.clips: dict[tuple[Segment, ...], str] = {}
        self.gradients: dict[Gradient, str] = {}
        self.fonts: dict[str, set[str]] = {}
        self.pictures: dict[str, str] = {}

    def element(self, item: Drawn) -> Element:
        """The element of one item."""
        if isinstance(item, Path):
            return self.path(item)
        if isinstance(item, Text):
            return self.text(item) if self.live_text else self.outlined(item)
        if isinstance(item, Glyphs):
            return self.read_aloud(item) if self.live_text else self.shaped(item)
        if isinstance(item, Use):
            return self.use(item)
        if isinstance(item, Picture):
            return self.picture(item)
        return self.group(item)

    def path(self, item: Path) -> Element:
        attributes: dict[str, Any] = {"fill": self.paint(item.fill) if item.fill else "none"}
        if item.stroke:
            attributes |= {"stroke": item.stroke, "stroke_width": number(item.stroke_width)}
            attributes |= {"stroke_linejoin": "round", "stroke_linecap": "round"}
        if item.even_odd:
            attributes["fill_rule"] = "evenodd"
        if item.opacity != 1:
            attributes["fill_opacity"] = attributes["stroke_opacity"] = number(item.opacity)
        return self.sheet.path(outline(item.segments), **attributes)

    def paint(self, paint: Paint) -> str:
        """A colour, or the name of a gradient, which is written once."""
        if isinstance(paint, str):
            return paint
        if paint not in self.gradients:
            self.gradients[paint] = f"{self.prefix}l{len(self.gradients)}"
            self.sheet.define(self.gradient(paint, self.gradients[paint]))
        return f"url(#{self.gradients[paint]})"

    def gradient(self, gradient: Gradient, name: str) -> Element:
        """A gradient's element."""
        stops = settled(gradient.stops)
        if isinstance(gradient, Linear):
            return self.sheet.linear(name, _place(gradient.start), _place(gradient.end), stops)
        focus = _place(gradient.focus or gradient.centre)
        return self.sheet.radial(name, _place(gradient.centre), number(gradient.radius), focus, stops)

    def outlined(self, item: Text) -> Element:
        scale = factor(item.size / 1000)
        place = f"matrix({scale} 0 0 {scale} {number(item.x)} {number(item.y)})"
        words = self.sheet.group(transform=place, fill=item.fill, role="text", aria_label=item.text)
        pen = 0.0
        for character in item.text:
            if glyph_outline(character, item.font):
                x = number(pen * 1000)
                words.add(self.sheet.use(self.glyph(character, item.font), (x, 0)))
            pen += advance(character, item.font)
        return words

    def text(self, item: Text) -> Element:
        self.fonts.setdefault(item.font, set()).update(item.text)
        return self.sheet.text(
            item.text,
            (number(item.x), number(item.y)),
            font_family=item.font,
            font_size=number(item.size),
            fill=item.fill,
            textLength=number(item.width),
            class_="t",
        )

    def shaped(self, item: Glyphs) -> Element:
        """A run in a font from a file, glyph by glyph."""
        scale = factor(item.size / 1000)
        place = f"matrix({scale} 0 0 {scale} {number(item.x)} {number(item.y)})"
        words = self.sheet.group(transform=place, fill=item.fill, role="text", aria_label=item.text)
        for glyph, x, y, _ in item.glyphs:
            if outline := own_outline(glyph, item.font):
                name = self.defined((glyph, item.font), outline)
                words.add(self.sheet.use(name, (x, -y)))
        return words

    def read_aloud(self, item: Glyphs) -> Element:
        """The same as text; what runs from right to left begins at its right end."""
        self.fonts.setdefault(item.font, set()).update(item.text)
        backwards = unicodedata.bidirectional(item.text[:1] or " ") in ("R", "AL")
        element = self.sheet.text(
            item.text,
            (number(item.x + item.width if backwards else item.x), number(item.y)),
            font_family=item.font,
            font_size=number(item.size),
            fill=item.fill,
            class_="o",
        )
        if backwards:
            element.attribs["direction"] = "rtl"
        return element

    def group(self, item: Group) -> Element:
        attributes: dict[str, Any] = {}
        if item.matrix != IDENTITY:
            attributes["transform"] = _transform(item.matrix)
        if item.clip is not None:
            attributes["clip_path"] = f"url(#{self.clip(item.clip)})"
        group = self.sheet.group(**attributes)
        if item.label:
            named(group, item.label)
        for inner in opened(item.items):
            group.add(self.element(inner))
        return group

    def use(self, item: Use) -> Element:
        name = self.symbol(item.symbol)
        uses: list[Element] = []
        for place in item.places():
            moved: dict[str, Any] = {} if place == IDENTITY else {"transform": _transform(place)}
            uses.append(self.sheet.use(name, **moved))
        if len(uses) == 1:
            return uses[0]
        together = self.sheet.group()
        for use in uses:
            together.add(use)
        return together

    def picture(self, item: Picture) -> Element:
        left, top, width, height = item.box
        place = f"matrix({number(width)} 0 0 {number(height)} {number(left)} {number(top)})"
        seen: dict[str, Any] = {} if item.opacity == 1 else {"opacity": number(item.opacity)}
        return self.sheet.use(self.pixels(item), transform=place, **seen)

    def pixels(self, item: Picture) -> str:
        """The name of a picture's pixels, which stand in a square of one millimetre."""
        if item.sum not in self.pictures:
            name = self.pictures[item.sum] = f"{self.prefix}p{len(self.pictures)}"
            self.sheet.define(self.sheet.image(import_module(WEB_PICTURES).address_of(item), name))
        return self.pictures[item.sum]

    def symbol(self, symbol: Symbol) -> str:
        if symbol.name not in self.symbols:
            # The inner symbols come first in <defs>, so the number is given when all of them have theirs.
            group = self.sheet.group()
            for inner in opened(symbol.items):
                group.add(self.element(inner))
            name = f"{self.prefix}s{len(self.symbols)}"
            group.attribs["id"] = name
            if symbol.label:
                named(group, symbol.label)
            self.sheet.define(group)
            self.symbols[symbol.name] = name
        return self.symbols[symbol.name]

    def glyph(self, character: str, font: str) -> str:
        return self.defined((character, font), glyph_outline(character, font))

    def defined(self, key: tuple[str | int, str], outline: str) -> str:
        """The name of a glyph's outline, which is written once."""
        if key not in self.glyphs:
            name = f"{self.prefix}g{len(self.glyphs)}"
            self.sheet.define(self.sheet.path(outline, id=name))
            self.glyphs[key] = name
        return self.glyphs[key]

    def clip(self, segments: tuple[Segment, ...]) -> str:
        if segments not in self.clips:
            name = f"{self.prefix}c{len(self.clips)}"
            self.sheet.define(self.sheet.clip(name, outline(segments)))
            self.clips[segments] = name
        return self.clips[segments]

    def embed_fonts(self) -> None:
        """Adds the used part of each font and the rules that keep other readers from moving the letters."""
        if not self.fonts:
            return
        font_face = import_module(WEB_FONTS).font_face
        rules = [".t{white-space:pre;font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision}"]
        rules += [font_face(font, "".join(sorted(used))) for font, used in sorted(self.fonts.items())]
        self.sheet.define(self.sheet.style("".join(rules)))


def _place(spot: Spot) -> tuple[str, str]:
    return number(spot[0]), number(spot[1])


def _transform(values: Matrix) -> str:
    return f"matrix({matrix(values)})"
