"""How an element of an SVG is painted: its attributes, its ``style`` and the drawing's own rules, and what it inherits.

Rules are those that drawing programs write: by element, class or id, alone or together; others are left out.
"""

import re
from importlib import import_module
from typing import NamedTuple

from generator.print.own_art.svg.tree import Element
from generator.print.own_art.svg.wording import say
from validator.base.speech.sentences import Text

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
)
_OWN = ("opacity", "display", "clip-path", "mask", "filter", "stop-color", "stop-opacity", "vector-effect")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r"^([A-Za-z]*)((?:[.#][\w-]+)*)$")
_FUNCTION = re.compile(r"^(rgba?)\(([^()]*)\)$", re.IGNORECASE)
MOST_RULES = 2_000
ROLES = ("ink", "accent", "paper")
"""Colours that an icon takes from where it stands."""
_VARIABLE = re.compile(r"^var\(\s*--([\w-]+)\s*(?:,.*)?\)$")

Styles = dict[str, str]


class Rules:
    """The rules of a drawing's own ``<style>`` elements, in the order they are written."""

    def __init__(self) -> None:
        self._rules: list[tuple[str, frozenset[str], str, Styles]] = []
        self.left_out: set[Text] = set()

    def read(self, text: str) -> None:
        """Take over the rules of one ``<style>``."""
        for selectors, body in _RULE.findall(text):
            said = declared(body)
            for selector in selectors.split(","):
                found = _SELECTOR.match(selector.strip())
                if found is None or len(self._rules) >= MOST_RULES:
                    self.left_out.add(say("rule-left-out", selector=repr(selector.strip()[:40])))
                    continue
                named = re.findall(r"[.#][\w-]+", found[2])
                classes = frozenset(one[1:] for one in named if one[0] == ".")
                name = next((one[1:] for one in named if one[0] == "#"), "")
                self._rules.append((found[1], classes, name, said))

    def of(self, element: Element) -> Styles:
        """What an element says of its own painting."""
        given = element.attributes
        found = {name: given[name] for name in (*_INHERITED, *_OWN) if name in given}
        classes = set(given.get("class", "").split())
        fitting = [
            (bool(name), len(wanted), said)
            for tag, wanted, name, said in self._rules
            if tag in ("", element.name) and wanted <= classes and name in ("", given.get("id"))
        ]
        for *_, said in sorted(fitting, key=lambda rule: rule[:2]):
            found |= said
        return found | declared(given.get("style", ""))


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
    text = value.strip().lower()
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
    if function := _FUNCTION.match(text):
        return _mixed(function[2])
    # Only a drawing that names its colours waits for Pillow's list of names.
    names = import_module("PIL.ImageColor").colormap
    found = names.get(text)
    return Colour(found if isinstance(found, str) else _written(found)) if found else None


def _hexadecimal(digits: str) -> Colour | None:
    if len(digits) in (3, 4):
        digits = "".join(digit * 2 for digit in digits)
    try:
        covers = int(digits[6:8], 16) / 255 if len(digits) == 8 else 1.0
        return Colour(_written(tuple(bytes.fromhex(digits[:6]))), covers) if len(digits) in (6, 8) else None
    except ValueError:
        return None


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
