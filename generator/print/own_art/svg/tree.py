"""SVG read as a tree of plain elements; whatever could run, load or grow is refused while it is read.

Python's own expat reads it; a document type with declarations ends the reading before any is heeded.
"""

from __future__ import annotations

import re
from typing import NoReturn
from xml.parsers import expat

from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.wording import say
from validator.base.speech.sentences import Sentence

MOST_TEXT = 4_000_000
"""Bytes of one drawing."""
MOST_ELEMENTS = 20_000
DEEPEST = 64
SVG = "http://www.w3.org/2000/svg"
_UNSAFE = frozenset(
    {"script", "foreignObject", "iframe", "object", "embed", "audio", "video", "canvas", "handler", "listener"}
)
_MOVING = frozenset({"animate", "animateMotion", "animateTransform", "animateColor", "set", "discard"})
_PLAIN_TYPE = "-//W3C//DTD SVG"
_ADDRESS = re.compile(r"url\(\s*['\"]?", re.IGNORECASE)
_ACTING = re.compile(r"javascript:|vbscript:|@import|expression\(|-moz-binding|behavior\s*:", re.IGNORECASE)


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


_CALLED = re.compile(r"\{\s*([A-Za-z][\w ]*?)\s*\}|_x7B_(\w+?)_x7D_")
"""How an element is called that stands for a field: ``{cost}``, as Illustrator writes it too."""


def field_named_by(element: Element) -> str | None:
    """The field that an element stands for, by its label or its id; None for all that is drawn as it is."""
    for name in ("label", "id"):
        if found := _CALLED.fullmatch(element.attributes.get(name, "").strip()):
            return (found[1] or found[2]).replace(" ", "_").lower()
    return None


def tree_of(data: bytes) -> Element:
    """The root of a drawing.

    Raises:
        PictureFault: it is no SVG, broken, too large, or holds what could run, load or grow; at its line.
    """
    if b"<svg" not in data[:100_000] and b":svg" not in data[:100_000]:
        raise PictureFault("picture-kind", say("no-svg"), say("an-svg"))
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as fault:
        told = expat.ErrorString(fault.code)
        raise PictureFault("picture-broken", say("broken", why=told), line=fault.lineno) from None
    except (ValueError, LookupError):
        raise PictureFault("picture-broken", say("unknown-letters"), "UTF-8") from None
    if reader.root is None or reader.root.name != "svg" or not reader.root.is_svg:
        raise PictureFault("picture-kind", say("no-svg"), say("an-svg"))
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

    def _refuse(self, message: Sentence) -> NoReturn:
        raise PictureFault("picture-unsafe", message, say("plain-outlines"), self.parser.CurrentLineNumber)

    def _type(self, _: str, system: str | None, public: str | None, has_own: int) -> None:
        if has_own or not (public or "").startswith(_PLAIN_TYPE):
            self._refuse(say("holds-doctype"))

    def _entity(self, *_: object) -> None:
        self._refuse(say("holds-entity"))

    def _instruction(self, target: str, _: str) -> None:
        if target.lower() != "xml":
            self._refuse(say("holds-instruction", name=target[:30]))

    def _begin(self, full: str, given: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        self._count += 1
        if self._count > MOST_ELEMENTS or len(self._open) >= DEEPEST:
            many = self._count > MOST_ELEMENTS
            most = say("at-most-elements", most=f"{MOST_ELEMENTS:,}") if many else say("at-most-deep", most=DEEPEST)
            raise PictureFault("picture-too-large", say("too-many-elements"), most, self.parser.CurrentLineNumber)
        if name in _UNSAFE:
            self._refuse(say("holds-element", name=name))
        if name in _MOVING:
            raise PictureFault("picture-animated", say("moves"), say("stands-still"), self.parser.CurrentLineNumber)
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
                self._refuse(say("holds-script", name=key))
            if key in ("href", "src", "action", "from", "data") and not value.strip().startswith("#"):
                found_there = repr(value.strip()[:40])
                self._refuse(say("holds-reference", attribute=key, name=name, found=found_there))
            self._check(value)
            found[key] = value
        return found

    def _end(self, _: str) -> None:
        element = self._open.pop()
        if element.name == "style":
            element.text = _without_remarks(element.text)
            self._check(element.text)

    def _words(self, words: str) -> None:
        if self._open and self._open[-1].name == "style":
            self._open[-1].text += words

    def _check(self, value: str) -> None:
        """Refuse what acts, and addresses of anything but parts of the drawing itself."""
        if acting := _ACTING.search(value):
            self._refuse(say("holds-acting", found=acting[0].strip()))
        plain = _without_remarks(value)
        if "url" in plain.lower() and (
            "\\" in plain or any(plain[found.end() : found.end() + 1] != "#" for found in _ADDRESS.finditer(plain))
        ):
            self._refuse(say("holds-address"))


def _without_remarks(text: str) -> str:
    """A text of CSS without what stands between ``/*`` and ``*/``."""
    before, opened, rest = text.partition("/*")
    parts = [before]
    while opened:
        _, closed, after = rest.partition("*/")
        if not closed:
            return "".join([*parts, opened, rest])
        before, opened, rest = after.partition("/*")
        parts.append(before)
    return "".join(parts)
