"""How things of the program are shown in a page: YAML as a designer would write it, pictures, lines of fields."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

WIDE, LONG = 72, 90
"""Characters of a line of YAML; and of a value, of which a longer one is told as ``...``."""


def as_yaml(struct: msgspec.Struct) -> str:
    """A struct in flow style, without what holds if nothing is said; long values are left out."""
    data = msgspec.to_builtins(struct)
    tag_field = type(struct).__struct_config__.tag_field
    kept = {tag_field: data[tag_field]} if tag_field else {}
    names = zip(type(struct).__struct_fields__, type(struct).__struct_encode_fields__, strict=True)
    usual = _usual(type(struct))
    for field, written in names:
        if field not in usual or getattr(struct, field) != usual[field]:
            kept[written] = data[written]
    return _broken([f"{name}: {_value(value)}" for name, value in kept.items()])


def _broken(fields: list[str]) -> str:
    """Fields in braces, over as many lines as they need behind a dash."""
    lines = [""]
    for field in fields:
        if lines[-1] and len(lines[-1]) + len(field) > WIDE:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else ''}{field},"
    return "{" + "\n   ".join(lines).removesuffix(",") + "}"


def _usual(kind: type[msgspec.Struct]) -> dict[str, object]:
    """What holds in fields that are not given."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = field.default_factory()
    return found


def _value(value: object) -> str:
    text = _flow(value)
    if len(text) <= LONG:
        return text
    return "[...]" if isinstance(value, list | tuple) else "{...}" if isinstance(value, dict) else text[:LONG] + "…"


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, str) and value and all(each.isalnum() or each in "-_ ." for each in value):
        return value
    return json.dumps(value, ensure_ascii=False)


def listed(fields: Iterable[tuple[str, str]]) -> str:
    """Fields with what is said of them, as a list of definitions."""
    return "".join(f"* `{name}`: {plain(text)}\n" for name, text in fields)


def plain(text: str) -> str:
    """A text in which nothing is taken for markup."""
    text = text.replace("``", "").replace("`", "")
    for sign in "\\*_[]<>{}$|":
        text = text.replace(sign, f"\\{sign}")
    return text


def picture(svg: str) -> str:
    """An SVG document, or some in a row, as part of a page."""
    inner = svg[svg.index("<svg") :].strip().replace("\n", " ")
    return f'```{{raw}} html\n<div class="faces">{inner}</div>\n```\n'
