"""Fonts from files on paper: the three writers agree, what is printed can be read, and the same bytes come out."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pytest

from generator.print.drawing.scene import Item, Scene
from generator.print.drawing.text import run
from generator.print.faces.sides import faces_of
from generator.print.press import Job, render
from generator.print.sheets.duplex import face_page
from generator.print.theme.fonts import Fonts
from generator.print.type import shaping
from generator.print.writers.gallery import gallery_svg
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.pdf_objects import Record, Streams
from generator.print.writers.svg import face_svg
from tests.own_type.made import font, varying
from tests.theme.sets import SET, laid_out, opened_set, texts

MINE = shaping.named(font())
OTF = shaping.named(font("AB ", 700, 0, "otf"))


def scene(text: str, language: str = "en", *links: str) -> Scene:
    chain = Fonts(language, {"body": links} if links else {}).chain("body")
    return Scene("face", "Face", 63, 88, (run(text, 5, 20, font=chain, size=8),))


def printed(one: Scene, streams: Streams | None = None) -> bytes:
    return pages_pdf([face_page(one, bleed=False)], title="Test", streams=streams)


def streams_of(pdf: bytes) -> list[bytes]:
    found = []
    for data in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompressobj().decompress(data))
        except zlib.error:
            continue
    return found


@pytest.mark.parametrize("link", [MINE, OTF], ids=["truetype", "opentype"])
def test_a_font_is_embedded_with_the_letters_used_alone(link: str) -> None:
    fonts = [data for data in streams_of(printed(scene("AAB", "en", link))) if data[:4] == b"\0\1\0\0"]
    from io import BytesIO

    from fontTools.ttLib import TTFont

    assert [TTFont(BytesIO(data))["maxp"].numGlyphs for data in fonts] == [3]


def test_what_is_printed_can_be_read() -> None:
    maps = b"".join(streams_of(printed(scene("AB", "en", MINE))))
    assert b"<0001> <0041>" in maps and b"<0002> <0042>" in maps


def test_arabic_is_printed_in_the_order_it_is_read() -> None:
    maps = b"".join(streams_of(printed(scene("سلام", "ar"))))
    assert re.search(rb"<0001> <0633>\s+<0002> <0644>\s+<0003> <0627>\s+<0004> <0645>", maps)


def test_the_same_pages_give_the_same_bytes() -> None:
    one = scene("AB 12 عربي", "en", MINE)
    assert printed(one) == printed(one)


def test_streams_that_were_kept_give_the_same_bytes() -> None:
    one = scene("AB عربي", "en", MINE)
    kept: dict[str, Record] = {}
    whole = printed(one, Streams({}, kept.update))
    assert kept and printed(one, Streams(dict(kept), kept.update)) == whole


def test_every_drawing_shows_the_same_glyphs() -> None:
    one = scene("ABA", "en", MINE)
    svg, gallery = face_svg(one), gallery_svg({"face": one})
    assert svg.count("<use") == gallery.count('<use href="#g-') == 3


def test_live_text_holds_the_part_of_the_font_used() -> None:
    assert f"font-family:'{MINE}'" in face_svg(scene("AB", "en", MINE), live_text=True)


def test_live_text_of_hebrew_runs_from_right_to_left() -> None:
    assert 'direction="rtl"' in face_svg(scene("שלום", "he"), live_text=True)


def set_with_fonts(folder: Path, theme: str) -> Path:
    laid_out(folder, {"set.yaml": SET, "theme.yaml": theme})
    (folder / "fonts").mkdir(exist_ok=True)
    letters = "".join(map(chr, range(32, 127))) + "’–−"
    (folder / "fonts/Mine.ttf").write_bytes(font(letters, 420))
    (folder / "fonts/Varying.ttf").write_bytes(varying())
    return folder


def drawn(folder: Path) -> tuple[Item, ...]:
    (side,) = faces_of(opened_set(folder), "en", only=["W01"])[0]
    return side.front.items


def test_titles_are_set_in_the_font_of_the_theme(tmp_path: Path) -> None:
    folder = set_with_fonts(tmp_path, "fonts: {title: fonts/Mine.ttf}\n")
    assert {text.font for text in texts(drawn(folder))} <= {"NotoSans-Regular", "NotoSans-Bold", "Exo2-ExtraBold"}


@pytest.mark.parametrize(
    "theme",
    [
        "fonts: {title: fonts/Mine.ttf, number: [fonts/Mine.ttf]}\n",
        "fonts: {en: {title: fonts/Mine.ttf}}\n",
        "fonts: {title: {file: fonts/Mine.ttf}}\n",
        "fonts: {title: [{file: fonts/Varying.ttf, weight: 700}, fonts/Mine.ttf]}\n",
    ],
)
def test_a_set_prints_in_its_fonts(tmp_path: Path, theme: str) -> None:
    proof = render(opened_set(set_with_fonts(tmp_path, theme)), "en", Job(only=("W01",)))
    assert not proof.issues and b"own-" in pages_pdf(proof.pages, title="x")


def test_faces_from_the_shelf_find_their_fonts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    folder = set_with_fonts(tmp_path / "set", "fonts: {title: fonts/Mine.ttf}\n")
    first = pages_pdf(render(opened_set(folder), "en", Job(only=("W01",))).pages, title="x")
    monkeypatch.setattr(shaping, "_faces", {})
    second = pages_pdf(render(opened_set(folder), "en", Job(only=("W01",))).pages, title="x")
    assert first == second


def test_another_font_of_the_same_name_is_seen(tmp_path: Path) -> None:
    folder = set_with_fonts(tmp_path, "fonts: {title: fonts/Mine.ttf}\n")
    first = printed(Scene("a", "a", 63, 88, drawn(folder)))
    (folder / "fonts/Mine.ttf").write_bytes(font("".join(map(chr, range(32, 127))), 430))
    assert printed(Scene("a", "a", 63, 88, drawn(folder))) != first
