"""Values from the declared fields of a schema, values near them, and values far off."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

Draw = Callable[..., Any]
Path = tuple[str | int, ...]

DEEPEST = 6
MOST_DRAWN = 4
BARE = ("1.0e999", "-1.0e999", "1e9", ".inf", ".nan", "0x10", "~", "9" * 30, "1.0e308", "1.0e-320", "01", "1_0")
"""Written as they stand, without quotes."""
NUMBERS = (-1, 0, 1, 2, 7, 99, 255, 1_000, 65_536, -(2**31), 2**31, 2**63, 10**17, 0.5, -0.0, 1.5, 1e-9, 1e17)
TEXTS = (
    "",
    " ",
    "a",
    "nan",
    "inf",
    "-1",
    "true",
    "../up",
    "/etc/hostname",
    "a/b",
    "a\\b",
    "C:x",
    ".",
    "..",
    "%s %(x)d",
    "{x}",
    "{ $x }",
    "[icon:wormhole]",
    "[icon:",
    "旗" * 40,
    "a" * 401,
    "word " * 90,
    "e\u0301\u0302",
    "\u202eabc",
    "\u200b",
    "\ufeff",
    "😀",
    "ﷺ",
    "\x07\x1b[2J",
    "\r\n",
    "a\nb",
    "\t",
    "\u2028",
    "\x85",
    "<b>&amp;</b>",
    "--",
    "-x",
    "]]>",
    "#fff",
    "#1234567",
)


class Bare(str):
    """A scalar that is written without quotes."""


def yaml_of(value: Any, lead: str = "") -> str:
    """Plain data as YAML: groups and lists by lines, texts in quotes."""
    deeper = lead + " "
    if isinstance(value, dict) and value:
        lines = [f"{deeper}{_quoted(str(key))}: {yaml_of(inner, deeper)}" for key, inner in value.items()]
        return "{\n" + ",\n".join(lines) + "}"
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"{deeper}{yaml_of(inner, deeper)}" for inner in value) + "]"
    if isinstance(value, Bare):
        return str(value)
    if isinstance(value, float) and "." not in (text := repr(value)):
        return text.replace("e", ".0e")
    return json.dumps(value, ensure_ascii=False)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def bytes_of(value: Any) -> bytes:
    """Plain data as a YAML file."""
    return (yaml_of(value) + "\n").encode()


def odd() -> st.SearchStrategy[Any]:
    """Values that no field expects, or hardly any."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.sampled_from(NUMBERS),
        st.sampled_from(TEXTS),
        st.sampled_from(BARE).map(Bare),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
        st.just([]),
        st.just({}),
        st.just([[]]),
        st.just({"en": "x"}),
        st.integers(),
        st.floats(allow_nan=False, allow_infinity=False),
    )


def drawn(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int = 0) -> Any:
    """A value that a part of a schema accepts, as far as the schema can say it."""
    if "$ref" in part:
        return drawn(draw, root["$defs"][part["$ref"].rpartition("/")[2]], root, depth)
    if "const" in part:
        return part["const"]
    if "enum" in part:
        return draw(st.sampled_from(part["enum"]))
    if "anyOf" in part:
        return drawn(draw, draw(st.sampled_from(part["anyOf"])), root, depth)
    if "allOf" in part:
        return drawn(draw, draw(st.sampled_from(part["allOf"]))["then"], root, depth)
    if "if" in part:
        return drawn(draw, part[draw(st.sampled_from(["then", "else"]))], root, depth)
    return _OF_TYPE[part.get("type", "null")](draw, part, root, depth)


def _null(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> None:
    return None


def _boolean(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    return draw(st.booleans())


def _integer(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    least, most = part.get("minimum", -9), part.get("maximum", 999)
    return draw(st.one_of(st.integers(least, min(most, least + 6)), st.integers(least, most), st.just(most)))


def _number(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    least = part.get("minimum", part.get("exclusiveMinimum", -500))
    most = part.get("maximum", part.get("exclusiveMaximum", 500))
    return round(draw(st.floats(least, most)), 3)


def _string(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    if "pattern" in part:
        return draw(st.from_regex(part["pattern"], fullmatch=True))
    least, most = part.get("minLength", 0), part.get("maxLength", 40)
    own = st.text(st.sampled_from("abc deM旗é{}[]$-'"), min_size=least, max_size=min(most, 24))
    return draw(st.one_of(own, st.sampled_from([text for text in TEXTS if least <= len(text) <= most])))


def _array(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    first = [drawn(draw, one, root, depth + 1) for one in part.get("prefixItems", ())]
    inner = part.get("items")
    if not inner or not isinstance(inner, dict):
        return first
    least = part.get("minItems", 0)
    most = max(least, min(part.get("maxItems", MOST_DRAWN), MOST_DRAWN if depth < DEEPEST else 0))
    return first + [drawn(draw, inner, root, depth + 1) for _ in range(len(first), draw(st.integers(least, most)))]


def _object(draw: Draw, part: dict[str, Any], root: dict[str, Any], depth: int) -> Any:
    known, required = part.get("properties", {}), part.get("required", ())
    chosen = [name for name in known if name in required or (depth < DEEPEST and draw(st.integers(0, 2)) == 0)]
    found = {name: drawn(draw, known[name], root, depth + 1) for name in chosen}
    others = part.get("additionalProperties")
    if isinstance(others, dict) and depth < DEEPEST:
        names = part.get("propertyNames", {"type": "string"})
        for _ in range(draw(st.integers(0, 2))):
            found[str(drawn(draw, names, root, depth))] = drawn(draw, others, root, depth + 1)
    return found


_OF_TYPE = {
    "null": _null,
    "boolean": _boolean,
    "integer": _integer,
    "number": _number,
    "string": _string,
    "array": _array,
    "object": _object,
}


def paths_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (*path, key)
        yield from paths_of(one, (*path, key))


def spoilt(draw: Draw, value: Any, words: Sequence[str], times: int) -> Any:
    """A copy of plain data with something in it near what it was, or far off, so many times."""
    return _edited(draw, value, times, lambda holder, key: _spoil(draw, holder, key, words))


def altered(draw: Draw, value: Any, others: Mapping[str, Sequence[str]], times: int) -> Any:
    """A copy of plain data with something in it as it might have been, so many times; ``others`` of a word fit too."""

    def alter(holder: Any, key: Any) -> None:
        old = holder[key]
        if isinstance(old, str):
            holder[key] = draw(st.sampled_from(others.get(old, [old])))
        else:
            holder[key] = draw(near(old, []))

    return _edited(draw, value, times, alter)


def _edited(draw: Draw, value: Any, times: int, edit: Callable[[Any, Any], None]) -> Any:
    whole = copy.deepcopy(value)
    for _ in range(times):
        paths = list(paths_of(whole))
        if not paths:
            break
        *above, last = draw(st.sampled_from(paths))
        holder = whole
        for step in above:
            holder = holder[step]
        edit(holder, last)
    return whole


def _spoil(draw: Draw, holder: Any, key: Any, words: Sequence[str]) -> None:
    way = draw(st.integers(0, 9))
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = draw(odd())
    elif way == 2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif way == 2:
        holder[draw(st.sampled_from([*words, *TEXTS]))] = holder.pop(key)
    else:
        holder[key] = draw(near(holder[key], words))


def near(value: Any, words: Sequence[str]) -> st.SearchStrategy[Any]:
    """Values like a value: the next numbers, other words of the game, a list in another order or without an end."""
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.sampled_from([value + 1, value - 1, 2 * value, 0, 1, value + 5, -value, 10 * value])
    if isinstance(value, float):
        return st.sampled_from([value + 0.5, -value, 0.0, 2 * value, round(value), 100 * value])
    if isinstance(value, str):
        return st.sampled_from([*words, *TEXTS, value + "x", value[:-1], value.upper()])
    if isinstance(value, list):
        return st.sampled_from([value[::-1], value[:-1], value[1:], value * 2, []])
    if isinstance(value, dict) and value:
        return st.sampled_from(list(value)).map(lambda gone: {key: one for key, one in value.items() if key != gone})
    return odd()
