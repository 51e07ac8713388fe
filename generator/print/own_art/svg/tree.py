"""SVG read as a tree of plain elements, each with its paint; whatever could run, load or grow is refused meanwhile."""

import codecs
import colorsys
import re
from importlib import import_module
from typing import NamedTuple, NoReturn
from xml.parsers import expat

from generator.print.own_art.files.headers import PictureFault
from validator.base.speech.sentences import Sentence, Sentences, Text

say = Sentences(__package__)
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


_WORDED = frozenset({"text", "tspan", "textPath"})
"""What holds words, of which the first sign is kept: whether there are any is all that is asked."""


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
        if match := _CALLED.fullmatch(element.attributes.get(name, "").strip()):
            return (match[1] or match[2]).replace(" ", "_").lower()
    return None


def tree_of(data: bytes) -> Element:
    """The root of a drawing.

    Raises:
        PictureFault: it is no SVG, broken, too large, or holds what could run, load or grow; at its line.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise PictureFault("picture-broken", say("unknown-letters"), "UTF-8")
    if b"<svg" not in data[:100_000] and b":svg" not in data[:100_000]:
        raise PictureFault("picture-kind", say("no-svg"), say("an-svg"))
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as fault:
        reason = expat.ErrorString(fault.code)
        raise PictureFault("picture-broken", say("broken", why=reason), line=fault.lineno) from None
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
        attributes = {}
        for full, value in given.items():
            key = full.rpartition(" ")[2]
            if key.lower().startswith("on"):
                self._refuse(say("holds-script", name=key))
            if key in ("href", "src", "action", "from", "data") and not value.strip().startswith("#"):
                found_there = repr(value.strip()[:40])
                if value.strip().startswith("data:image/"):
                    self._refuse(say("holds-pixels", name=name))
                else:
                    self._refuse(say("holds-reference", attribute=key, name=name, found=found_there))
            self._check(value)
            attributes[key] = value
        return attributes

    def _end(self, _: str) -> None:
        element = self._open.pop()
        if element.name == "style":
            element.text = _without_remarks(element.text)
            self._check(element.text)

    def _words(self, words: str) -> None:
        if self._open and self._open[-1].name == "style":
            self._open[-1].text += words
        elif self._open and self._open[-1].name in _WORDED:
            self._open[-1].text = self._open[-1].text or words.strip()[:1]

    def _check(self, value: str) -> None:
        """Refuse what acts, and addresses of anything but parts of the drawing itself."""
        if acting := _ACTING.search(value):
            self._refuse(say("holds-acting", found=acting[0].strip()))
        plain = _without_remarks(value)
        if "url" in plain.lower() and (
            "\\" in plain
            or any(plain[matches.end() : matches.end() + 1] != "#" for matches in _ADDRESS.finditer(plain))
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


_INHERITED = (
    "fill",
    "stroke",
    "stroke-width",
    "fill-opacity",
    "stroke-opacity",
    "fill-rule",
    "clip-rule",
    "color",
    "visibility",
    "stroke-dasharray",
    "marker",
    "marker-start",
    "marker-mid",
    "marker-end",
    "font-size",
    "font-weight",
    "text-anchor",
)
_OWN = (
    "opacity",
    "display",
    "clip-path",
    "mask",
    "filter",
    "mix-blend-mode",
    "stop-color",
    "stop-opacity",
    "vector-effect",
)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r"^([A-Za-z]*)((?:[.#][\w-]+)*)$")
_FUNCTION = re.compile(r"^(rgba?)\(([^()]*)\)$", re.IGNORECASE)
_DIGITS = r"(\d{1,6}(?:\.\d{1,6})?)"
_HUE = re.compile(rf"hsla?\(\s*(-?{_DIGITS[1:-1]})(?:deg)?[\s,]+{_DIGITS}%[\s,]+{_DIGITS}%(?:[\s,/]+([\d.]+%?))?\s*\)")
MOST_RULES = 2_000
MOST_NAMED = 20
"""So many rules that are left out are named; the others are counted."""
ROLES = ("ink", "accent", "paper")
"""Colours that an icon takes from where it stands."""
_VARIABLE = re.compile(r"^var\(\s*--([\w-]+)\s*(?:,.*)?\)$")

Styles = dict[str, str]


class Rules:
    """The rules of a drawing's own ``<style>`` elements, in the order they are written."""

    def __init__(self) -> None:
        self._rules: list[tuple[str, frozenset[str], str, Styles]] = []
        self._unread: dict[str, None] = {}

    @property
    def left_out(self) -> set[Text]:
        """What is to be said of rules that are not understood, and of those beyond the bound."""
        unread = list(self._unread)
        named: set[Text] = {say("rule-left-out", selector=repr(selector[:40])) for selector in unread[:MOST_NAMED]}
        further = len(unread) - MOST_NAMED
        return named | {say("rules-left-out", count=further)} if further > 0 else named

    def read(self, text: str) -> None:
        """Take over the rules of one ``<style>``."""
        for selectors, body in _RULE.findall(text):
            said = declared(body)
            for selector in selectors.split(","):
                match = _SELECTOR.match(selector.strip())
                if match is None or len(self._rules) >= MOST_RULES:
                    self._unread[selector.strip()] = None
                    continue
                named = re.findall(r"[.#][\w-]+", match[2])
                classes = frozenset(one[1:] for one in named if one[0] == ".")
                name = next((one[1:] for one in named if one[0] == "#"), "")
                self._rules.append((match[1], classes, name, said))

    def of(self, element: Element) -> Styles:
        """What an element says of its own painting."""
        given = element.attributes
        style = {name: given[name] for name in (*_INHERITED, *_OWN) if name in given}
        classes = set(given.get("class", "").split())
        fitting = [
            (bool(name), len(wanted), said)
            for tag, wanted, name, said in self._rules
            if tag in ("", element.name) and wanted <= classes and name in ("", given.get("id"))
        ]
        for *_, said in sorted(fitting, key=lambda rule: rule[:2]):
            style |= said
        return style | declared(given.get("style", ""))


def declared(text: str) -> Styles:
    """What a ``style`` says."""
    pairs = (part.partition(":") for part in text.split(";"))
    return {name.strip(): value.replace("!important", "").strip() for name, _, value in pairs if value.strip()}


def inherited(above: Styles, own: Styles) -> Styles:
    """How an element is painted in one that is painted so."""
    base = {name: value for name, value in above.items() if name in _INHERITED}
    return {**base, **{name: value for name, value in own.items() if value != "inherit"}}


class Colour(NamedTuple):
    """``#rrggbb`` or a role, and how much it covers."""

    name: str
    covers: float = 1.0


def colour_of(value: str, current: str) -> Colour | None:
    """A colour as it is written; None where it is none (``none``, ``transparent``) or not understood."""
    text = value.strip().lower().partition(" icc-color(")[0].strip()
    if text in ROLES or text in ("context-fill", "context-stroke"):
        return Colour(text if text in ROLES else "ink")
    if text == "currentcolor":
        return Colour(current)
    if variable := _VARIABLE.match(text):
        return Colour(variable[1] if variable[1] in ROLES else "ink")
    if text in ("none", "transparent", ""):
        return None
    if text[0] == "#":
        return _hexadecimal(text[1:])
    if hue := _HUE.fullmatch(text):
        return _of_hue(*hue.groups())
    if function := _FUNCTION.match(text):
        return _mixed(function[2])
    # Only a drawing that names its colours waits for Pillow's list of names.
    names = import_module("PIL.ImageColor").colormap
    name = names.get(text)
    return Colour(name if isinstance(name, str) else _written(name)) if name else None


def _hexadecimal(digits: str) -> Colour | None:
    if len(digits) in (3, 4):
        digits = "".join(digit * 2 for digit in digits)
    try:
        covers = int(digits[6:8], 16) / 255 if len(digits) == 8 else 1.0
        return Colour(_written(tuple(bytes.fromhex(digits[:6]))), covers) if len(digits) in (6, 8) else None
    except ValueError:
        return None


def _of_hue(hue: str, saturation: str, lightness: str, covers: str | None) -> Colour:
    """A colour by its hue in degrees, and its saturation and lightness of a hundred (CSS Color 4, 7)."""
    parts = min(1.0, float(lightness) / 100), min(1.0, float(saturation) / 100)
    levels = colorsys.hls_to_rgb(float(hue) / 360 % 1, *parts)
    return Colour(_written(tuple(round(level * 255) for level in levels)), share(covers))


def _mixed(inside: str) -> Colour | None:
    parts = inside.replace(",", " ").replace("/", " ").split()
    try:
        levels = [float(part.rstrip("%")) * (2.55 if part.endswith("%") else 1) for part in parts[:3]]
        covers = share(parts[3]) if len(parts) > 3 else 1.0
    except ValueError:
        return None
    if len(levels) != 3 or any(level != level for level in levels):
        return None
    return Colour(_written(tuple(round(min(255, max(0, level))) for level in levels)), covers)


def _written(levels: tuple[int, ...]) -> str:
    return "#" + "".join(f"{level:02x}" for level in levels[:3])


def share(text: str | None, otherwise: float = 1.0) -> float:
    """A part of one, from 0 to 1: ``0.5`` or ``50%``."""
    try:
        value = float((text or "").rstrip("%")) / (100 if (text or "").endswith("%") else 1)
    except ValueError:
        return otherwise
    return min(1.0, max(0.0, value)) if value == value else otherwise
