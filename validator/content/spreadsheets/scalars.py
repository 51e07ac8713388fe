"""One value out of one cell: a number, a word of a few, a yes or no, or a text as it stands."""

from __future__ import annotations

import json
import re
from functools import cache

from msgspec import inspect

from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import Cell, plain_node, spelled, text_node

YES = frozenset({"yes", "y", "true", "x", "✓", "✔", "☑", "1", "ja", "wahr", "oui", "vrai", "sí", "si", "是"})
NO = frozenset({"no", "n", "false", "0", "-", "✗", "☐", "nein", "falsch", "non", "faux", "否"})
NOTHING = "~"
"""What a cell holds whose field is given as nothing, though it would be something by itself."""
_NUMBER = re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
_COMMA = re.compile(r"[-+]?[0-9]+,[0-9]{1,2}")
_WHOLE = re.compile(r"([-+]?)0*([0-9]+)(?:\.0*)?")
_ESCAPED = re.compile(r"'(\".*\")", re.DOTALL)
MOST_DIGITS = 18


def number(text: str) -> str | None:
    """A number as YAML has it: ``3`` of ``3.0``, ``007`` and ``3,0``; None where the text is none."""
    if text.isdecimal() and text.isascii() and text[0] != "0" and len(text) <= MOST_DIGITS:
        return text
    if _COMMA.fullmatch(text):
        text = text.replace(",", ".")
    if whole := _WHOLE.fullmatch(text):
        digits = whole[2].lstrip("0") or "0"
        return f"{'-' * (whole[1] == '-' and digits != '0')}{digits}" if len(digits) <= MOST_DIGITS else None
    if not _NUMBER.fullmatch(text):
        return None
    mantissa, _, power = text.lstrip("+").partition("e" if "e" in text else "E")
    mantissa = mantissa if "." in mantissa else f"{mantissa}.0"
    return f"{mantissa}e{power}" if power else mantissa


def escaped(text: str) -> str:
    r"""A text as a cell holds it: as it is, or ``'"..."`` where a cell would not give the same text back."""
    strange = not text or text != text.strip() or "\r" in text or _ESCAPED.fullmatch(text) or text == NOTHING
    return f"'{json.dumps(text, ensure_ascii=False)}" if strange else text


def said(text: str) -> str:
    """The text that a cell holds."""
    match = _ESCAPED.fullmatch(text)
    if match:
        try:
            return str(json.loads(match[1], strict=False))
        except ValueError:
            return text
    return text


@cache
def _words(values: tuple[object, ...]) -> dict[str, object]:
    return {spelled(str(value)): value for value in values}


def scalar(node: Cell, kind: inspect.Type) -> yaml.ScalarNode | None:
    """A cell as a single value of one type; None where it is none of that type, or the type is no single value."""
    text = str(node.value)
    if isinstance(kind, inspect.StrType):
        return text_node(said(text), node.start_mark)
    if isinstance(kind, inspect.LiteralType):
        return _word(node, text, kind.values)
    if isinstance(kind, inspect.EnumType):
        return _word(node, text, tuple(member.value for member in kind.cls))
    found: str | None = None
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        found = number(text)
    elif isinstance(kind, inspect.BoolType):
        folded = text.casefold()
        found = "true" if folded in YES else "false" if folded in NO else None
    elif isinstance(kind, inspect.AnyType):
        return plain_node(number(text) or text, node.start_mark)
    return None if found is None else plain_node(found, node.start_mark)


def _word(node: Cell, text: str, values: tuple[object, ...]) -> yaml.ScalarNode | None:
    value = text if text in values else _words(values).get(spelled(text))
    if value is None:
        return None
    if isinstance(value, str):
        return text_node(value, node.start_mark)
    return plain_node(str(value).lower(), node.start_mark)
