"""What was written for paper and screens is searched for numbers that are none."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pikepdf

NONE = re.compile(r"(?<![\w#.-])[-+]?(nan|inf|infinity)(?![\w-])", re.IGNORECASE)
RUN_TOGETHER = re.compile(r"nan|inf", re.IGNORECASE)
OUTLINES = frozenset({"d", "points", "transform", "viewBox"})
"""Attributes of SVG that hold nothing but numbers and steps, which may touch."""
SPOKEN = frozenset({"id", "class", "aria-label", "font-family", "href", "lang"})
"""Attributes of SVG that hold words."""


def check_file(path: Path) -> None:
    """Raises AssertionError where a PDF or SVG cannot be read, or holds a number that is none."""
    if path.suffix == ".pdf":
        check_pdf(path)
    elif path.suffix == ".svg":
        check_svg(path.read_text(encoding="utf-8"))


def check_svg(text: str) -> None:
    """The numbers in attributes of every element are numbers."""
    for element in ElementTree.fromstring(text).iter():
        for name, value in element.attrib.items():
            if name.rpartition("}")[2] not in SPOKEN and not name.startswith("data-"):
                none = RUN_TOGETHER if name in OUTLINES else NONE
                assert not none.search(value), f"{element.tag} {name}={value!r}"


def check_pdf(path: Path) -> None:
    """The operands of every stream of drawing, and the numbers of every dictionary, are numbers."""
    with pikepdf.open(path) as document:
        for item in document.objects:
            _check_value(item)
            if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form":
                _check_drawing(item)
        for page in document.pages:
            _check_drawing(page)
        assert not document.get_warnings(), document.get_warnings()


def _check_drawing(drawing: Any) -> None:
    for operands, operator in pikepdf.parse_content_stream(drawing):
        assert not NONE.search(str(operator)), f"operator {operator}"
        for operand in operands:
            _check_value(operand)


def _check_value(value: Any) -> None:
    if isinstance(value, pikepdf.Dictionary):
        for inner in value.values():
            if not isinstance(inner, pikepdf.Dictionary | pikepdf.Array | pikepdf.Stream):
                _check_value(inner)
    elif isinstance(value, pikepdf.Array):
        for inner in value:
            if not isinstance(inner, pikepdf.Dictionary | pikepdf.Array | pikepdf.Stream):
                _check_value(inner)
    elif not isinstance(value, bool) and hasattr(value, "__float__") and not isinstance(value, pikepdf.Object):
        assert math.isfinite(value), f"the number {value}"
