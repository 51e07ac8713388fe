"""Fonts that are damaged, hostile or not allowed to be embedded are refused where the theme names them."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from generator.print.type.fontfiles import BadFont, check_font
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
