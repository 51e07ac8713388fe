"""Scenes and pages as SVG 1.1.

Text is drawn as glyph outlines, each once in ``<defs>``, so that a drawing looks the same in every reader; every run
carries its words as ``aria-label``. On request it is real text with the used part of each font embedded.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from importlib import import_module

from generator.drawing.hexes import hexagon
from generator.drawing.packed import opened
from generator.drawing.scene import (
    IDENTITY,
    Drawn,
    Glyphs,
    Group,
    Item,
    Matrix,
    Path,
    Picture,
    Scene,
    Segment,
    Symbol,
    Text,
    Use,
)
from generator.drawing.shapes import ellipse, rect, rounded
from generator.drawing.typefaces import advance
from generator.sheets.leaves import Page
from generator.writers.elements import document, element, style, words
from generator.writers.numbers import factor, matrix, number, outline
from generator.writers.outlines import glyph_outline, own_outline

WEB_PICTURES = "generator.own_art.web"
WEB_FONTS = "generator.writers.webfont"
"""What makes pictures and fonts a part of a drawing; each is loaded where there is one."""


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


def trim_of(scene: Scene) -> tuple[Segment, ...]:
    """The line along which a face is cut."""
    if scene.outline == "hexagon":
        return hexagon(scene.width / 2, scene.height / 2, scene.height)
    if scene.outline == "circle":
        return ellipse(scene.width / 2, scene.height / 2, scene.width / 2, scene.height / 2)
    trim = (0.0, 0.0, scene.width, scene.height)
    return rounded(*trim, scene.corner) if scene.corner else rect(*trim)


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
    shown = {"height": f"{height}mm", "role": "img", "viewBox": f"{left} {top} {width} {height}", "width": f"{width}mm"}
    ground = {"fill": paper or "", "height": height, "width": width, "x": left, "y": top}
    writer = _Writer(live_text, prefix)
    inner = [element("rect", ground)] if paper else []
    inner += [writer.element(item) for item in opened(items)]
    writer.embed_fonts()
    return document(shown, title, "".join(writer.defs), "".join(inner))


class _Writer:
    """Turns items into elements and keeps ``defs``, what they share."""

    def __init__(self, live_text: bool, prefix: str) -> None:
        self.live_text = live_text
        self.prefix = prefix
        self.defs: list[str] = []
        self.symbols: dict[str, str] = {}
        self.glyphs: dict[tuple[str | int, str], str] = {}
        self.clips: dict[tuple[Segment, ...], str] = {}
        self.fonts: dict[str, set[str]] = {}
        self.pictures: dict[str, str] = {}

    def element(self, item: Drawn) -> str:
        """The element of one item."""
        if isinstance(item, Path):
            return _path(item)
        if isinstance(item, Text):
            return self.text(item) if self.live_text else self.outlined(item)
        if isinstance(item, Glyphs):
            return self.read_aloud(item) if self.live_text else self.shaped(item)
        if isinstance(item, Use):
            return self.use(item)
        if isinstance(item, Picture):
            return self.picture(item)
        return self.group(item)

    def outlined(self, item: Text) -> str:
        found = []
        pen = 0.0
        for character in item.text:
            if glyph_outline(character, item.font):
                found.append(_used(self.glyph(character, item.font), number(pen * 1000), "0"))
            pen += advance(character, item.font)
        return _run(item, found)

    def text(self, item: Text) -> str:
        self.fonts.setdefault(item.font, set()).update(item.text)
        return element("text", _lettering(item, "t", item.x) | {"textLength": number(item.width)}, words(item.text))

    def shaped(self, item: Glyphs) -> str:
        """A run in a font from a file, glyph by glyph."""
        found = []
        for glyph, x, y, _ in item.glyphs:
            if drawn := own_outline(glyph, item.font):
                found.append(_used(self.defined((glyph, item.font), drawn), str(x), str(-y)))
        return _run(item, found)

    def read_aloud(self, item: Glyphs) -> str:
        """The same as text; what runs from right to left begins at its right end."""
        self.fonts.setdefault(item.font, set()).update(item.text)
        backwards = unicodedata.bidirectional(item.text[:1] or " ") in ("R", "AL")
        attributes = _lettering(item, "o", item.x + item.width if backwards else item.x)
        return element("text", attributes | ({"direction": "rtl"} if backwards else {}), words(item.text))

    def group(self, item: Group) -> str:
        attributes = {} if item.matrix == IDENTITY else {"transform": _transform(item.matrix)}
        if item.clip is not None:
            attributes["clip-path"] = f"url(#{self.clip(item.clip)})"
        return element("g", attributes, self.inside(item.items, item.label))

    def inside(self, items: Sequence[Item], label: str | None) -> str:
        """What stands in a group, with its name."""
        title = [element("title", {}, words(label))] if label else []
        return "".join([*title, *(self.element(inner) for inner in opened(items))])

    def use(self, item: Use) -> str:
        attributes = {} if item.matrix == IDENTITY else {"transform": _transform(item.matrix)}
        return element("use", attributes | {"xlink:href": f"#{self.symbol(item.symbol)}"})

    def picture(self, item: Picture) -> str:
        left, top, width, height = item.box
        place = f"matrix({number(width)} 0 0 {number(height)} {number(left)} {number(top)})"
        seen = {} if item.opacity == 1 else {"opacity": number(item.opacity)}
        return element("use", {"transform": place, "xlink:href": f"#{self.pixels(item)}", **seen})

    def pixels(self, item: Picture) -> str:
        """The name of a picture's pixels, which stand in a square of one millimetre."""
        if item.sum not in self.pictures:
            name = self.pictures[item.sum] = f"{self.prefix}p{len(self.pictures)}"
            address = import_module(WEB_PICTURES).address_of(item)
            square = {"height": "1", "width": "1", "x": "0", "y": "0", "preserveAspectRatio": "none"}
            self.defs.append(element("image", {"id": name, "xlink:href": address, **square}))
        return self.pictures[item.sum]

    def symbol(self, symbol: Symbol) -> str:
        if symbol.name not in self.symbols:
            # The inner symbols come first in <defs>, so the number is given when all of them have theirs.
            inner = self.inside(symbol.items, symbol.label)
            name = f"{self.prefix}s{len(self.symbols)}"
            self.defs.append(element("g", {"id": name}, inner))
            self.symbols[symbol.name] = name
        return self.symbols[symbol.name]

    def glyph(self, character: str, font: str) -> str:
        return self.defined((character, font), glyph_outline(character, font))

    def defined(self, key: tuple[str | int, str], drawn: str) -> str:
        """The name of a glyph's outline, which is written once."""
        if key not in self.glyphs:
            name = f"{self.prefix}g{len(self.glyphs)}"
            self.defs.append(element("path", {"d": drawn, "id": name}))
            self.glyphs[key] = name
        return self.glyphs[key]

    def clip(self, segments: tuple[Segment, ...]) -> str:
        if segments not in self.clips:
            name = f"{self.prefix}c{len(self.clips)}"
            self.defs.append(element("clipPath", {"id": name}, element("path", {"d": outline(segments)})))
            self.clips[segments] = name
        return self.clips[segments]

    def embed_fonts(self) -> None:
        """Adds the used part of each font and the rules that keep other readers from moving the letters."""
        if not self.fonts:
            return
        font_face = import_module(WEB_FONTS).font_face
        rules = [".t{white-space:pre;font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision}"]
        rules += [font_face(font, "".join(sorted(used))) for font, used in sorted(self.fonts.items())]
        self.defs.append(style("".join(rules)))


def _path(item: Path) -> str:
    attributes = {"d": outline(item.segments), "fill": item.fill or "none"}
    if item.stroke:
        attributes |= {"stroke": item.stroke, "stroke-width": number(item.stroke_width)}
        attributes |= {"stroke-linejoin": "round", "stroke-linecap": "round"}
    if item.even_odd:
        attributes["fill-rule"] = "evenodd"
    if item.opacity != 1:
        attributes["fill-opacity"] = attributes["stroke-opacity"] = number(item.opacity)
    return element("path", attributes)


def _used(name: str, x: str, y: str) -> str:
    return f'<use x="{x}" xlink:href="#{name}" y="{y}" />'


def _run(item: Text | Glyphs, glyphs: Sequence[str]) -> str:
    """Glyphs of a run that a reader aloud finds by its words."""
    scale = factor(item.size / 1000)
    place = f"matrix({scale} 0 0 {scale} {number(item.x)} {number(item.y)})"
    attributes = {"aria-label": item.text, "fill": item.fill, "role": "text", "transform": place}
    return element("g", attributes, "".join(glyphs))


def _lettering(item: Text | Glyphs, kind: str, x: float) -> dict[str, str]:
    size, place = number(item.size), {"x": number(x), "y": number(item.y)}
    return {"class": kind, "fill": item.fill, "font-family": item.font, "font-size": size, **place}


def _transform(values: Matrix) -> str:
    return f"matrix({matrix(values)})"
