"""Fonts of strangers: damaged, hostile or forbidden ones are refused where the theme names them; outlines are tried
byte by byte at their bounds.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.print.type.fontfiles import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_PARTS,
    MOST_STEPS,
    MOST_TABLES,
    BadFont,
    _called,
    _check_composites,
    _check_subroutines,
    _components,
    _index,
    _operands,
    _parts_of,
    _steps,
    check_font,
)
from tests.own_type.made import LETTERS, composite, font, patched, varying
from tests.theme.sets import SET, laid_out, wrong_with

PLAIN = font()
CHAIN = {f"g{ord('A') + place:04X}": [f"g{ord('A') + place + 1:04X}"] * 2 for place in range(20)}
HOSTILE = {
    "nothing": (b"", "no TTF or OTF file"),
    "a text": (b"hello " * 99, "no TTF or OTF file"),
    "a web font": (b"wOFF" + bytes(40), "a web font"),
    "a packed web font": (b"wOF2" + b"\xff" * 40, "a web font"),
    "a collection": (b"ttcf" + bytes(40), "a collection"),
    "no tables": (b"\0\1\0\0" + bytes(8), "list of tables"),
    "too many tables": (b"\0\1\0\0\xff\xff" + bytes(2_000_000), "list of tables"),
    "cut off in its list": (PLAIN[:40], "cut off"),
    "cut off": (PLAIN[:-200], "cut off"),
    "a wrong sum": (PLAIN[:-40] + b"\x77" + PLAIN[-39:], "does not add up"),
    "a table beyond all": (PLAIN[:24] + struct.pack(">I", 0xFFFFFFF0) + PLAIN[28:], "beyond the end"),
    "a restricted licence": (font(rights=2), "may not be embedded"),
    "no subsets": (font(rights=0x100), "cut down"),
    "bitmaps only": (font(rights=0x200), "bitmaps only"),
    "a glyph of itself": (composite({"g0041": ["g0041"]}), "put together of itself"),
    "glyphs of each other": (composite({"g0041": ["g0042"], "g0042": ["g0041"]}), "put together of itself"),
    "a bomb of glyphs": (composite(CHAIN, "".join(map(chr, range(65, 90)))), "put together"),
    "glyphs elsewhere": (patched(PLAIN, "loca", lambda held: b"\xff" * len(held)), "outside"),
    "fewer places": (patched(PLAIN, "loca", lambda held: held[:4]), "fewer glyphs"),
    "no letters": (patched(font(kind="otf"), "CFF ", lambda held: held[:8] + b"\xff" * 64), "damaged"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_font_that_cannot_be_trusted_is_refused(name: str) -> None:
    data, says = HOSTILE[name]
    with pytest.raises(BadFont, match=says):
        check_font(data)


@pytest.mark.parametrize("data", [PLAIN, font(kind="otf"), font(rights=4), font(rights=8), varying()])
def test_a_sound_font_is_taken(data: bytes) -> None:
    check_font(data)


def routine(called: int, times: int) -> bytes:
    """A subroutine of CFF that calls another, by its biased number."""
    return bytes([139 + called - 107, 10]) * times + bytes([11])


def test_outlines_that_call_each_other_without_end_are_refused() -> None:
    from generator.print.type import fontfiles

    routines = {"local": [routine(1, 9), routine(0, 9)], "global": []}
    with pytest.raises(BadFont, match="without end"):
        fontfiles._steps("local", 0, routines, {}, ())


def test_outlines_that_take_too_long_are_refused() -> None:
    from generator.print.type import fontfiles

    routines = {"local": [*(routine(place + 1, 20) for place in range(6)), bytes([21] * 5)], "global": []}
    with pytest.raises(BadFont, match="steps"):
        fontfiles._steps("local", 0, routines, {}, ())


FAULTS = [
    ("fonts: {title: fonts/Mien.ttf}\n", "1:16", "unknown-font", "'fonts/Mine.ttf'"),
    ("fonts: {title: fonts/Bad.ttf}\n", "1:16", "bad-font", None),
    ("fonts: {title: ../Mine.ttf}\n", "1:16", "path-outside", None),
    ("fonts: {title: /etc/hosts}\n", "1:16", "path-outside", None),
    ("fonts: {tittle: fonts/Mine.ttf}\n", "1:9", "unknown-field", "'title'"),
    ("fonts: {ja: fonts/Mine.ttf}\n", "1:9", "unknown-field", None),
    ("fonts: {title: [fonts/Mine.ttf, fonts/Mines.ttf]}\n", "1:33", "unknown-font", "'fonts/Mine.ttf'"),
    ("fonts: {title: 3}\n", "1:16", "wrong-type", None),
    ("fonts: fonts/Mine.ttf\n", "1:8", "wrong-type", None),
    ("fonts: {title: {file: fonts/Mine.ttf, weight: 700}}\n", "1:23", "unknown-weight", None),
    ("fonts: {title: {file: fonts/Varying.ttf, weight: 50}}\n", "1:23", "unknown-weight", None),
    ("fonts: {title: {file: fonts/Mine.ttf, weigth: 700}}\n", "1:39", "unknown-field", "'weight'"),
    ("fonts: {en: {tittle: fonts/Mine.ttf}}\n", "1:14", "unknown-field", "'title'"),
    ("fonts: {title: fonts}\n", "1:16", "unknown-font", None),
    ("font: {title: fonts/Mine.ttf}\n", "1:1", "unknown-theme", "'fonts'"),
]


@pytest.mark.parametrize(("theme", "at", "code", "guess"), FAULTS)
def test_a_fault_is_found_where_the_theme_has_it(
    tmp_path: Path, theme: str, at: str, code: str, guess: str | None
) -> None:
    folder = laid_out(tmp_path / "mine", {"set.yaml": SET, "theme.yaml": theme})
    (folder / "fonts").mkdir()
    files = {"Mine": PLAIN, "Bad": PLAIN[:-200], "Varying": varying()}
    for name, data in files.items():
        (folder / "fonts" / f"{name}.ttf").write_bytes(data)
    found = wrong_with(folder, {"set.yaml": SET})
    told = [(str(one.span), one.code, one.suggestion) for one in found]
    assert (f"mine/theme.yaml:{at}", code, guess) in told, "\n".join(map(str, found))


def test_letters_of_the_made_font_are_those_it_says() -> None:
    assert len(LETTERS) == len(set(LETTERS))


STEP, RETURN = b"\x15", b"\x0b"


def index(*items: bytes, size: int = 1, first: int = 1) -> bytes:
    """An INDEX of CFF with offsets of so many bytes."""
    ends = [first]
    for item in items:
        ends.append(ends[-1] + len(item))
    offsets = b"".join(end.to_bytes(size, "big") for end in ends)
    return struct.pack(">HB", len(items), size) + offsets + b"".join(items)


def refused(ask: Callable[..., Any], *asked: Any) -> str:
    with pytest.raises(BadFont) as why:
        ask(*asked)
    return str(why.value)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_index_gives_its_items_and_the_place_behind_it(size: int) -> None:
    data = b"??" + index(b"one", b"", b"three", size=size)
    assert _index(data + b"more", 2) == ([b"one", b"", b"three"], len(data))


def test_an_empty_index_is_its_count_alone() -> None:
    assert _index(b"?\0\0more", 1) == ([], 3)


@pytest.mark.parametrize(
    "data",
    [
        index(b"one")[:-1],
        index(b"a", size=5),
        struct.pack(">HB", 1, 0) + b"\1\1",
        struct.pack(">HB", 2, 1) + b"\1\3\2" + b"abc",
    ],
    ids=["an item beyond the end", "offsets of five bytes", "offsets of no bytes", "items the wrong way round"],
)
def test_an_index_that_cannot_be_is_refused(data: bytes) -> None:
    assert "do not lie" in refused(_index, data, 0)


@pytest.mark.parametrize(
    ("written", "number"),
    [
        (b"\x20", -107),
        (b"\x8b", 0),
        (b"\xf6", 107),
        (b"\xf7\0", 108),
        (b"\xfa\xff", 1131),
        (b"\xfb\0", -108),
        (b"\xfe\xff", -1131),
        (b"\x1c\xff\xfe", -2),
        (b"\x1d\0\1\0\0", 65_536),
        (b"\xff\0\7\0\0", 7),
        (b"\x1e\x12\x3f", 0),
        (b"\x1e\xf0", 0),
        (b"\x1e\xaf", 0),
    ],
)
def test_a_number_stands_before_its_operator(written: bytes, number: int) -> None:
    assert _operands(b"\x8c" + written + b"\x12") == {18: [1, number]}


@pytest.mark.parametrize(("operator", "key"), [(b"\0", 0), (b"\x15", 21), (b"\x0c\x24", 0x0C24)])
def test_an_operator_takes_the_numbers_since_the_last(operator: bytes, key: int) -> None:
    assert _operands(b"\x8c\x13\x8d" + operator) == {19: [1], key: [2]}


@pytest.mark.parametrize(
    ("flags", "taken"), [(0x0020, 6), (0x0021, 8), (0x0028, 8), (0x0060, 10), (0x00A0, 14), (0x0029, 10)]
)
def test_the_next_part_lies_behind_what_the_flags_of_one_say(flags: int, taken: int) -> None:
    parts = struct.pack(">HH", flags, 3).ljust(taken, b"?") + struct.pack(">HH", 0, 5)
    assert list(_components(parts, 0, len(parts))) == [3, 5]


def test_parts_end_where_the_glyph_ends() -> None:
    parts = struct.pack(">HH", 0x20, 3) + b"??" + struct.pack(">HH", 0x20, 5)
    assert list(_components(parts + b"\0" * 9, 0, len(parts) - 1)) == [3]


def test_a_part_that_says_it_is_the_last_is() -> None:
    assert list(_components(struct.pack(">HHHHH", 0, 3, 0, 0, 5), 0, 10)) == [3]


def chain(depth: int) -> dict[int, tuple[int, ...]]:
    return {glyph: (glyph + 1,) for glyph in range(depth)}


def test_glyphs_are_put_together_so_deep_and_no_deeper() -> None:
    assert _parts_of(0, chain(MOST_DEPTH), {}, ()) == MOST_DEPTH + 1
    assert "deep" in refused(_parts_of, 0, chain(MOST_DEPTH + 1), {}, ())


def test_glyphs_are_put_together_of_so_many_and_no_more() -> None:
    assert _parts_of(0, {0: tuple(range(1, MOST_PARTS))}, {}, ()) == MOST_PARTS
    assert "others" in refused(_parts_of, 0, {0: tuple(range(1, MOST_PARTS + 1))}, {}, ())


def call(number: int, held: int = 1) -> bytes:
    """A call of a subroutine among so many, whose numbers are biased by how many there are."""
    bias = 107 if held < 1240 else 1131 if held < 33900 else 32768
    return b"\x1c" + struct.pack(">h", number - bias) + b"\x0a"


@pytest.mark.parametrize("held", [1, 1239, 1240, 33899, 33900])
@pytest.mark.parametrize("last", [False, True])
def test_a_call_is_of_the_subroutine_of_its_biased_number(held: int, last: bool) -> None:
    number = held - 1 if last else 0
    routines = {"local": [b""] * held, "global": []}
    assert list(_called(call(number, held), routines)) == [("local", number)]


@pytest.mark.parametrize("number", [-1, 1])
def test_a_call_of_nothing_is_no_step(number: int) -> None:
    assert list(_called(call(number), {"local": [b""], "global": [b"", b""]})) == []


@pytest.mark.parametrize(
    ("routine", "steps"),
    [
        (STEP * 3, 3),
        (b"\x0c\x23" + STEP, 2),
        (STEP + b"\x13" + STEP, 1),
        (STEP + b"\x14" + STEP, 1),
        (b"\x8b\x1c\0\0" + STEP, 1),
        (b"", 0),
    ],
)
def test_steps_of_a_subroutine_are_counted_up_to_its_hints(routine: bytes, steps: int) -> None:
    assert _steps("local", 0, {"local": [routine], "global": []}, {}, ()) == steps


def test_a_subroutine_takes_so_many_steps_and_no_more() -> None:
    routines = {"local": [STEP * MOST_STEPS, STEP + call(0, 2)], "global": []}
    assert _steps("local", 0, routines, {}, ()) == MOST_STEPS
    assert "steps" in refused(_steps, "local", 1, routines, {}, ())


def test_subroutines_call_so_deep_and_no_deeper() -> None:
    deep = 2 * MOST_DEPTH
    routines = {"local": [*(call(number + 1, deep + 2) for number in range(deep + 1)), STEP], "global": []}
    assert _steps("local", 1, routines, {}, ()) == 1
    assert "without end" in refused(_steps, "local", 0, routines, {}, ())


def test_a_table_may_end_where_the_file_does() -> None:
    data = font()
    assert len(data) < MOST_BYTES
    check_font(data)


@pytest.mark.parametrize(
    ("count", "says"), [(0, "cannot be"), (MOST_TABLES + 1, "cannot be"), (MOST_TABLES, "cut off within its list")]
)
def test_a_list_of_tables_is_so_long_and_no_longer(count: int, says: str) -> None:
    assert says in refused(check_font, struct.pack(">4sHHHH", b"true", count, 0, 0, 0))


@pytest.mark.parametrize("count", [1, 2, MOST_TABLES])
@pytest.mark.parametrize(("short", "says"), [(0, "lacks its table"), (1, "cut off within its list"), (15, "cut off")])
def test_a_file_that_ends_within_its_list_is_refused(count: int, short: int, says: str) -> None:
    entries = b"".join(struct.pack(">4sIII", f"T{number:03}".encode(), 0, 0, 0) for number in range(count))
    data = struct.pack(">4sHHHH", b"true", count, 0, 0, 0) + entries
    assert says in refused(check_font, data[: len(data) - short])


@pytest.mark.parametrize("length", [4, 6, 11])
def test_a_file_shorter_than_its_head_is_refused(length: int) -> None:
    assert "list of tables" in refused(check_font, font()[:length])


def test_a_table_may_not_stand_twice() -> None:
    entry = struct.pack(">4sIII", b"same", 0, 0, 0)
    assert "two tables 'same'" in refused(check_font, struct.pack(">4sHHHH", b"true", 2, 0, 0, 0) + 2 * entry)


@pytest.mark.parametrize(("more", "says"), [(0, "lacks"), (1, "beyond the end")])
def test_a_table_goes_on_to_the_end_of_the_file_and_no_further(more: int, says: str) -> None:
    entry = struct.pack(">4sIII", b"only", 0, 28, 8 + more)
    assert says in refused(check_font, struct.pack(">4sHHHH", b"true", 1, 0, 0, 0) + entry + bytes(8))


@pytest.mark.parametrize(("length", "says"), [(20, "lacks"), (21, "over each other")])
def test_tables_lie_beside_each_other(length: int, says: str) -> None:
    """Two tables in a file of 44 bytes and what follows: together they are no longer than it."""
    entries = b"".join(struct.pack(">4sIII", name, 0, 4, length + 12) for name in (b"one ", b"two "))
    data = struct.pack(">4sHHHH", b"true", 2, 0, 0, 0) + entries + bytes(20)
    assert says in refused(check_font, data)


def composed(glyphs: list[bytes], long: bool = False, more: int = 0) -> tuple[bytes, dict[str, tuple[int, int]], int]:
    """Glyphs with the places where they lie, as `_check_composites` takes them; ``more`` are counted than there are."""
    places = [0]
    for glyph in glyphs:
        places.append(places[-1] + len(glyph))
    loca = struct.pack(f">{len(places)}{'I' if long else 'H'}", *(place if long else place // 2 for place in places))
    head, glyf = bytes(50) + struct.pack(">h", long), b"".join(glyphs)
    tables = {"head": (0, len(head)), "loca": (len(head), len(loca)), "glyf": (len(head) + len(loca), len(glyf))}
    return head + loca + glyf, tables, len(glyphs) + more


def plain_glyph() -> bytes:
    """An outline of one contour, whose bytes would name glyph 1 if they were read as parts."""
    return struct.pack(">hHHHH", 1, 0, 0, 0, 0) + struct.pack(">HHH", 0, 1, 0)


def made_of(glyph: int) -> bytes:
    return struct.pack(">hHHHH", -1, 0, 0, 0, 0) + struct.pack(">HHH", 0, glyph, 0)


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize(
    "glyphs", [[b"", plain_glyph()], [made_of(1), plain_glyph()], [plain_glyph(), b"\x80" + bytes(9)]]
)
def test_glyphs_that_lie_within_their_table_are_taken(glyphs: list[bytes], long: bool) -> None:
    _check_composites(*composed(glyphs, long))


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize(
    ("glyphs", "more", "says"), [([plain_glyph(), made_of(1)], 0, "of itself"), ([plain_glyph()], 1, "fewer glyphs")]
)
def test_glyphs_that_cannot_be_are_refused(glyphs: list[bytes], more: int, says: str, long: bool) -> None:
    assert says in refused(_check_composites, *composed(glyphs, long, more))


@pytest.mark.parametrize("cut", [2, 16])
def test_a_glyph_beyond_its_table_is_refused(cut: int) -> None:
    data, tables, count = composed([plain_glyph()])
    start, length = tables["glyf"]
    assert "outside" in refused(_check_composites, data, {**tables, "glyf": (start, length - cut)}, count)


def test_a_glyph_that_ends_before_it_begins_is_refused() -> None:
    data, tables, count = composed([b"", plain_glyph()])
    start, _ = tables["loca"]
    backwards = data[:start] + struct.pack(">HHH", 4, 2, 8) + data[start + 6 :]
    assert "outside" in refused(_check_composites, backwards, tables, count)


def cff(local: bytes, shared: bytes = b"\0\0", by_font: bool = False) -> bytes:
    """CFF outlines whose local subroutines are this INDEX; with ``by_font`` they belong to a font of several."""

    def number(value: int) -> bytes:
        return b"\x1d" + struct.pack(">i", value)

    def front(first: int, second: int) -> bytes:
        top = number(second) + b"\x0c\x24" if by_font else number(6) + number(first) + b"\x12"
        return b"\1\0\4\1" + index(b"Made") + index(top) + b"\0\0" + shared

    private = number(6) + b"\x13"
    begins = len(front(0, 0))
    behind = begins + len(private) + len(local)
    fonts = index(number(6) + number(begins) + b"\x12") if by_font else b""
    return front(begins, behind) + private + local + fonts


LOOP, STEPS = call(0, 1), STEP * 3


@pytest.mark.parametrize("by_font", [False, True])
def test_subroutines_of_a_font_are_looked_through(by_font: bool) -> None:
    _check_subroutines(cff(index(STEPS), by_font=by_font))
    assert "without end" in refused(_check_subroutines, cff(index(LOOP), by_font=by_font))


def test_shared_subroutines_are_looked_through() -> None:
    shared = call(0, 1)[:-1] + b"\x1d"
    assert "without end" in refused(_check_subroutines, cff(index(STEPS), index(shared)))
