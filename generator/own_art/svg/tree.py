"""SVG read as a tree of plain elements; whatever could run, load or grow is refused while it is read.

Python's own expat reads it; a document type with declarations ends the reading before any is heeded.
"""

from __future__ import annotations

import re
from typing import NoReturn
from xml.parsers import expat

from generator.own_art.files.headers import PictureFault

MOST_TEXT = 4_000_000
"""Bytes of one drawing."""
MOST_ELEMENTS = 20_000
DEEPEST = 64
SVG = "http://www.w3.org/2000/svg"
_UNSAFE = frozenset({
    "script", "foreignObject", "iframe", "object", "embed", "audio", "video", "canvas", "handler", "listener",
})  # fmt: skip
_MOVING = frozenset({"animate", "animateMotion", "animateTransform", "animateColor", "set", "discard"})
_PLAIN_TYPE = "-//W3C//DTD SVG"
_ADDRESS = re.compile(r"url\(\s*(['\"]?)(.*?)\1\s*\)", re.DOTALL | re.IGNORECASE)
_ACTING = re.compile(r"javascript:|vbscript:|@import|expression\(|-moz-binding|behavior\s*:", re.IGNORECASE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


class Element:
    """An element by its local name, with its attributes by theirs, what it holds, and its line."""

    __slots__ = ("attributes", "children", "is_svg", "line", "name", "text")

    def __init__(self, name: str, attributes: dict[str, str], line: int, is_svg: bool) -> None:
        self.name = name
        self.attributes = attributes
        self.line = line
        self.is_svg = is_svg
        self.children: list[Element] = []
        self.text = ""


def tree_of(data: bytes) -> Element:
    """The root of a drawing.

    Raises:
        PictureFault: it is no SVG, broken, too large, or holds what could run, load or grow; at its line.
    """
    if b"<svg" not in data[:100_000] and b":svg" not in data[:100_000]:
        raise PictureFault("picture-kind", "the file is no SVG, whatever its name says", "an SVG drawing")
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as fault:
        told = expat.ErrorString(fault.code)
        raise PictureFault("picture-broken", f"the drawing is broken: {told}", line=fault.lineno) from None
    except (ValueError, LookupError):
        raise PictureFault("picture-broken", "the drawing is written in letters that are not known", "UTF-8") from None
    if reader.root is None or reader.root.name != "svg" or not reader.root.is_svg:
        raise PictureFault("picture-kind", "the file is no SVG, whatever its name says", "an SVG drawing")
    return reader.root


class _Reader:
    """What expat tells, one thing after the other."""

    def __init__(self) -> None:
        self.root: Element | None = None
        self._open: list[Element] = []
        self._count = 0
        parser = self.parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._words
        parser.StartDoctypeDeclHandler = self._type
        parser.EntityDeclHandler = self._entity
        parser.ProcessingInstructionHandler = self._instruction

    def _refuse(self, what: str) -> NoReturn:
        raise PictureFault("picture-unsafe", f"the drawing holds {what}; that is never read",
                           "plain outlines (“plain SVG”)", self.parser.CurrentLineNumber)  # fmt: skip

    def _type(self, _: str, system: str | None, public: str | None, has_own: int) -> None:
        if has_own or not (public or "").startswith(_PLAIN_TYPE):
            self._refuse("a document type of its own (DOCTYPE)")

    def _entity(self, *_: object) -> None:
        self._refuse("an entity")

    def _instruction(self, target: str, _: str) -> None:
        if target.lower() != "xml":
            self._refuse(f"an instruction to other programs (<?{target[:30]}?>)")

    def _begin(self, full: str, given: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        self._count += 1
        if self._count > MOST_ELEMENTS or len(self._open) >= DEEPEST:
            bound = f"{MOST_ELEMENTS:,} elements" if self._count > MOST_ELEMENTS else f"{DEEPEST} within each other"
            raise PictureFault("picture-too-large", "the drawing has too many elements", f"at most {bound}",
                               self.parser.CurrentLineNumber)  # fmt: skip
        if name in _UNSAFE:
            self._refuse(f"<{name}>")
        if name in _MOVING:
            raise PictureFault("picture-animated", "the drawing moves, paper does not", "one that stands still",
                               self.parser.CurrentLineNumber)  # fmt: skip
        element = Element(name, self._attributes(name, given), self.parser.CurrentLineNumber, space in ("", SVG))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _attributes(self, name: str, given: dict[str, str]) -> dict[str, str]:
        found = {}
        for full, value in given.items():
            key = full.rpartition(" ")[2]
            if key.lower().startswith("on"):
                self._refuse(f"something to run ({key})")
            if key in ("href", "src", "action", "from", "data") and not value.strip().startswith("#"):
                self._refuse(f"something outside of it ({key} of <{name}>: {value.strip()[:40]!r})")
            self._check(value)
            found[key] = value
        return found

    def _end(self, _: str) -> None:
        element = self._open.pop()
        if element.name == "style":
            element.text = _COMMENT.sub("", element.text)
            self._check(element.text)

    def _words(self, words: str) -> None:
        if self._open and self._open[-1].name == "style":
            self._open[-1].text += words

    def _check(self, value: str) -> None:
        """Refuse what acts, and addresses of anything but parts of the drawing itself."""
        if acting := _ACTING.search(value):
            self._refuse(f"something that acts ({acting[0].strip()})")
        plain = _COMMENT.sub("", value)
        if "url" in plain.lower() and (
            "\\" in plain or any(not found[2].startswith("#") for found in _ADDRESS.finditer(plain))
        ):
            self._refuse("something outside of it (url)")
