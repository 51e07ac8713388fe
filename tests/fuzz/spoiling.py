"""Real files with bytes flipped, left out, doubled, or spliced in from other files."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.sets import Case, commands, manifest, sound
from tests.fuzz.values import BARE, TEXTS, Draw, bytes_of
from validator.content.places import CONTENT

LONGEST = 12_000
"""So many bytes of a real file are kept, so that a case stays cheap."""
SNIPPETS = [text.encode() for text in (*TEXTS, *BARE)] + [
    b"\x00",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b": ",
    b"- ",
    b"\n",
    b"\n\n    ",
    b"&a ",
    b"*a",
    b"<<: *a",
    b"!!python/object:os ",
    b"---\n",
    b"...\n",
    b"%YAML 1.1\n",
    b"|\n",
    b">-\n",
    b"? ",
    b"[" * 60,
    b"{a: " * 60,
    b"]",
    b"}",
    b"'",
    b'"',
    b'"\\ud800"',
    b'"\\u0000"',
    b"#",
    b"\t",
]


def part_of(content: bytes, start: int) -> bytes:
    """A stretch of a long file that begins and ends with a line."""
    if len(content) <= LONGEST:
        return content
    start %= len(content) - LONGEST
    return content[start : start + LONGEST].partition(b"\n")[2].rpartition(b"\n")[0] + b"\n"


def spoilt_bytes(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    """A file with one to four slips in it."""
    for _ in range(draw(st.integers(1, 4))):
        content = _SLIPS[draw(st.integers(0, len(_SLIPS) - 1))](draw, content, others)
    return content


def _place(draw: Draw, content: bytes) -> int:
    return int(draw(st.integers(0, max(0, len(content) - 1))))


def _flip(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    place = _place(draw, content)
    return content[:place] + bytes([draw(st.integers(0, 255))]) + content[place + 1 :]


def _cut(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    place = _place(draw, content)
    return content[:place] + content[place + draw(st.sampled_from([1, 2, 7, 60, 9_999])) :]


def _insert(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    place = _place(draw, content)
    return content[:place] + draw(st.sampled_from(SNIPPETS)) + content[place:]


def _lines(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    """A line is left out, doubled, or moved further in or out."""
    lines = content.split(b"\n")
    number = draw(st.integers(0, len(lines) - 1))
    line = lines[number]
    lines[number : number + 1] = draw(st.sampled_from([[], [line, line], [b"  " + line], [line[2:]], [line.lstrip()]]))
    return b"\n".join(lines)


def _splice(draw: Draw, content: bytes, others: list[Path]) -> bytes:
    other = shipped.contents(draw(st.sampled_from(others))).split(b"\n")
    start = draw(st.integers(0, len(other) - 1))
    lines = content.split(b"\n")
    number = draw(st.integers(0, len(lines)))
    return b"\n".join(lines[:number] + other[start : start + draw(st.integers(1, 12))] + lines[number:])


_SLIPS = (_flip, _cut, _insert, _lines, _lines, _splice)


@st.composite
def spoilt_files(draw: Draw, game: str) -> Case:
    """A set of which one file is a real one with slips, or nothing but bytes."""
    others = sorted([*CONTENT.glob("*/*.yaml"), *CONTENT.glob("*/template/*.yaml"), *CONTENT.glob("*/text/en*.ftl")])
    own = shipped.files(game, "*.yaml", "template/*.yaml")
    file = draw(st.sampled_from(own))
    name = file.name
    way = draw(st.integers(0, 9))
    if way == 0:
        content = draw(st.binary(max_size=300))
    else:
        content = spoilt_bytes(draw, part_of(shipped.contents(file), draw(st.integers(0, 2**20))), others)
    files = {"set.yaml": sound(game), name: content}
    if name not in ("set.yaml", "layout.yaml", "icons.yaml") and not name.startswith("layout-"):
        # The entries of the base are left out, so that those of the file are not all there twice.
        gone = shipped.ids(game)[: draw(st.sampled_from([0, 5, 999]))]
        files["set.yaml"] = bytes_of(manifest(game) | {"remove": gone})
    return Case(game, files, draw(commands()))
