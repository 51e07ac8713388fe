"""Text files: messages of the game said in other ways, spoilt ones, and anything that looks like Fluent."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.sets import Case, commands, sound
from tests.fuzz.spoiling import part_of, spoilt_bytes
from tests.fuzz.values import TEXTS, Draw
from validator.content.places import CONTENT

_KEY = re.compile(rb"^([a-z][\w-]*) *=", re.MULTILINE)
PATTERNS = (
    "{ $card }",
    "{ $n }",
    "{ NUMBER($cards, minimumFractionDigits: 2) }",
    '{ NUMBER($cards, style: "percent") }',
    '{ NUMBER($points, currency: "EUR", style: "currency") }',
    "{ DATETIME($cards) }",
    "{ TITLE($card) }",
    "{ TITLE(1) }",
    "{ TITLE() }",
    "{ NAMES($colours) }",
    '{ NAMES($colours, kind: "die", join: "or") }',
    '{ NAMES($card, kind: "x") }',
    '{ NAMES("", kind: "x") }',
    "{ other-message }",
    "{ -term }",
    "{ title-X0.attribute }",
    '{ "" }',
    '{ "\\u0007" }',
    "{ 1.5 }",
    "{ $cards ->\n    [one] a\n   *[other] { $cards }\n }",
    "{ $cards ->\n   *[x] [icon:wormhole] b\n }",
    "{ NUMBER($cards) ->\n    [0] nil\n   *[other] { $cards } b\n }",
    "[icon:wormhole]",
    "[icon:none-such]",
    "[icon:]",
    "{ $a }{ $b }{ $c }",
    "\n    several\n    lines",
    "<b>bold</b>",
    "{",
    "}",
    "{ {",
    "{ $cards",
    "{ MISSING($x) }",
    "{ $player }",
    "{ $seat } { $players } { $count }",
)


def _pattern() -> st.SearchStrategy[str]:
    plain = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30)
    part = st.one_of(st.sampled_from(PATTERNS), st.sampled_from(TEXTS), plain)
    return st.lists(part, min_size=1, max_size=3).map("".join)


def _keys(game: str) -> list[str]:
    files = shipped.files(game, "text/en*.ftl")
    return sorted({key.decode() for file in files for key in _KEY.findall(shipped.contents(file))})


@st.composite
def texts(draw: Draw, game: str) -> Case:
    """A set with a text file of its own."""
    way = draw(st.integers(0, 3))
    file = draw(st.sampled_from(shipped.files(game, "text/en*.ftl")))
    if way == 0:
        content = spoilt_bytes(draw, part_of(shipped.contents(file), draw(st.integers(0, 2**20))), _others())
    else:
        keys = draw(st.lists(st.sampled_from(_keys(game)), min_size=1, max_size=4, unique=True))
        content = "".join(f"{key} = {draw(_pattern())}\n" for key in keys).encode()
    return Case(game, {"set.yaml": sound(game), f"text/{file.name}": content}, draw(commands()))


def _others() -> list:
    return sorted(CONTENT.glob("*/text/*.ftl"))
