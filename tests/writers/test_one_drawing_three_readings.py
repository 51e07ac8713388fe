"""SVG, PDF and PNG: one drawing, three readings."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any
from xml.etree import ElementTree

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

from generator.print.drawing.scene import Group, Path, Scene, Symbol, Text, Use, scaled, shift, turned
from generator.print.drawing.shapes import rect
from generator.print.drawing.text import fit, run
from generator.print.sheets.imposition import Page, face_page
from generator.print.writers import canvas, png
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.svg import face_svg, page_svg
from tests import ROOT
from validator.base.files import write_beside

STAR = Symbol("star", (Path(rect(0, 0, 10, 10), fill="#aa8800", opacity=0.5),), (0.0, 0.0, 10.0, 10.0), "a star")


def card(name: str = "card") -> Scene:
    """A face with everything that a scene can hold, in two scripts."""
    words = "抽三張牌，[icon:star] 然後 **discard** 1 張。"
    body = fit(
        words,
        53,
        30,
        font="NotoSansTC-Regular",
        bold="NotoSansTC-Bold",
        size_max=4,
        size_min=2,
        x=5,
        y=50,
        icons={"star": STAR},
    )
    return Scene(
        name,
        "New Sparta",
        63,
        88,
        (
            Path(rect(-3, -3, 69, 94), fill="#e8e0d0"),
            run("New Sparta", 5, 10, font="Exo2-SemiBold", size=5, fill="#223355"),
            Group((Use(STAR, scaled(2.0)),), turned(20, 31, 35), rect(20, 25, 15, 15), "turned and cut"),
            Path(rect(5, 48, 53, 34), stroke="#333333", stroke_width=0.3),
            *body.items,
        ),
    )


def pdf(*pages: Page) -> bytes:
    """The pages, or a single card, as PDF."""
    return pages_pdf(pages or (face_page(card()),), title="測試 Test", author="An author", lang="zh-Hant")


def reader(*pages: Page) -> PdfReader:
    """The PDF as pypdf reads it."""
    return PdfReader(io.BytesIO(pdf(*pages)))


def resources(page: Any) -> Iterator[Any]:
    """The page's resources and those of its forms."""
    yield page["/Resources"]
    for form in page["/Resources"].get("/XObject", {}).values():
        yield from resources(form.get_object())


def fonts(document: PdfReader) -> list[Any]:
    """Every font of the document."""
    found: dict[str, Any] = {}
    for page in document.pages:
        for resource in resources(page):
            found |= {name: font.get_object() for name, font in resource["/Font"].items()}
    return list(found.values())


def drawn(items: tuple[Any, ...], name: str = "p") -> Page:
    """A small page of items."""
    return Page(name, name, 60.0, 40.0, items)


def test_every_font_is_embedded() -> None:
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts(reader()))


def test_every_font_is_a_subset() -> None:
    assert all(re.match(r"/[A-Z]{6}\+", font["/BaseFont"]) for font in fonts(reader()))


def test_only_fonts_that_are_used_are_in_the_document() -> None:
    names = {font["/BaseFont"].split("+")[1] for font in fonts(reader())}
    assert names == {"Exo2-SemiBold", "NotoSansTC-Regular", "NotoSansTC-Bold"}


def test_chinese_can_be_searched() -> None:
    assert "抽三張牌" in reader().pages[0].extract_text()


def test_english_can_be_searched() -> None:
    assert "New Sparta" in reader().pages[0].extract_text()


def test_more_characters_than_one_subset_holds_can_be_searched() -> None:
    text = "".join(map(chr, range(0x4E00, 0x5200)))
    known = "".join(c for c in text if c in common())
    words = Text(0, 10, known, "NotoSansTC-Regular", 2, 0)
    assert known in reader(drawn((words,))).pages[0].extract_text().replace("\n", "")


def common() -> str:
    """The characters of Big5 level 1, as Python's codec has them."""
    return bytes(b for lead in range(0xA4, 0xC6) for trail in range(0x40, 0x7F) for b in (lead, trail)).decode("big5")


def test_a_face_page_is_as_large_as_its_bleed() -> None:
    assert [float(v) * 25.4 / 72 for v in reader().pages[0].mediabox[2:]] == pytest.approx([69, 94], abs=0.01)


def test_a_face_page_states_its_trim() -> None:
    box = [float(v) * 25.4 / 72 for v in reader().pages[0].trimbox]
    assert box == pytest.approx([3, 3, 66, 91], abs=0.01)


def test_the_document_states_its_title() -> None:
    assert reader().metadata.title == "測試 Test"  # type: ignore[union-attr]


def test_the_document_states_its_language() -> None:
    assert str(reader().root_object["/Lang"]) == "zh-Hant"


def test_every_page_has_a_bookmark() -> None:
    document = reader(drawn((), "one"), drawn((), "二"))
    assert [entry.title for entry in document.outline] == ["one", "二"]  # type: ignore[union-attr]


def test_a_symbol_used_twice_is_stored_once() -> None:
    document = reader(drawn((Use(STAR), Use(STAR, shift(20, 0)))), drawn((Use(STAR),)))
    assert sum(b"/Form" in str(o).encode() for o in objects(document)) == 1


def test_a_symbol_used_once_is_drawn_in_place() -> None:
    assert "/XObject" not in reader(drawn((Use(STAR),))).pages[0]["/Resources"]  # type: ignore[operator]


def objects(document: PdfReader) -> list[Any]:
    """Every stream dictionary of the document."""
    return [o for n in range(1, len(document.xref[0]) + 1) if hasattr(o := document.get_object(n), "get_data")]


def test_opacity_reaches_a_form() -> None:
    form = next(o for o in objects(reader(drawn((Use(STAR), Use(STAR))))) if o.get("/Subtype") == "/Form")
    assert form["/Resources"]["/ExtGState"]["/A500"]["/ca"] == 0.5


def test_two_drawings_of_one_name_are_refused() -> None:
    other = Symbol("star", (), (0.0, 0.0, 1.0, 1.0))
    with pytest.raises(ValueError, match="'star'"):
        pdf(drawn((Use(STAR), Use(other))))


def test_the_same_pages_give_the_same_bytes() -> None:
    assert pdf() == pdf()


PROGRAM = """
import sys
from tests.writers.test_one_drawing_three_readings import card, pdf
from generator.print.writers.svg import face_svg
sys.stdout.buffer.write(pdf() + face_svg(card()).encode() + face_svg(card(), live_text=True).encode())
"""


def output(seed: str) -> bytes:
    """What a new process writes when strings hash by ``seed``."""
    environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    run_ = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True, cwd=ROOT)
    return run_.stdout


def test_two_processes_write_the_same_bytes() -> None:
    assert output("1") == output("2")


def test_printing_pdf_loads_no_other_writer() -> None:
    program = (
        "import sys, generator.print.sheets.imposition, generator.print.writers.pdf, generator.print.drawing.text;"
        "print([m for m in ('fontTools', 'cairosvg', 'svgwrite', 'validator.content') if m in sys.modules])"
    )
    run_ = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, cwd=ROOT, text=True)
    assert run_.stdout.strip() == "[]"


GOLDEN = """<?xml version="1.0" encoding="utf-8"?>
<svg baseProfile="full" height="20mm" role="img" version="1.1" viewBox="0 0 30 20" width="30mm" \
xmlns="http://www.w3.org/2000/svg" xmlns:ev="http://www.w3.org/2001/xml-events" \
xmlns:xlink="http://www.w3.org/1999/xlink">
  <title>Tiny</title>
  <defs>
    <clipPath id="c0">
      <path d="M0 0L30 0L30 20L0 20Z" />
    </clipPath>
    <g id="s0">
      <title>a star</title>
      <path d="M0 0L10 0L10 10L0 10Z" fill="#aa8800" fill-opacity="0.5" stroke-opacity="0.5" />
    </g>
    <path d="M97 0V-714H187V-80H499V0Z" id="g0" />
  </defs>
  <g clip-path="url(#c0)">
    <path d="M1 1L29 1L29 19L1 19Z" fill="none" stroke="#333333" stroke-linecap="round" stroke-linejoin="round" \
stroke-width="0.3" />
    <use transform="matrix(0.5 0 0 0.5 4 5)" xlink:href="#s0" />
    <g aria-label="LL" fill="#000000" role="text" transform="matrix(0.004 0 0 0.004 12 15)">
      <use x="0" xlink:href="#g0" y="0" />
      <use x="524" xlink:href="#g0" y="0" />
    </g>
  </g>
</svg>
"""


def test_a_tiny_face_as_svg() -> None:
    items = (
        Path(rect(1, 1, 28, 18), stroke="#333333", stroke_width=0.3),
        Use(STAR, scaled(0.5, 4, 5)),
        run("LL", 12, 15, font="NotoSans-Regular", size=4),
    )
    tree = ElementTree.fromstring(face_svg(Scene("tiny", "Tiny", 30, 20, items, corner=0.0)))
    ElementTree.indent(tree)
    assert normal(tree) == normal(ElementTree.fromstring(GOLDEN))


def normal(tree: ElementTree.Element) -> str:
    """A tree as text that shows what differs: attributes in order, indented."""
    ElementTree.indent(tree)
    return re.sub(r"(ns\d+:|xmlns:?\w*=\S+)", "", ElementTree.tostring(tree, encoding="unicode")).replace(" >", ">")


def test_text_as_outlines_names_no_font() -> None:
    assert "font-family" not in face_svg(card())


def test_text_on_request_carries_its_font() -> None:
    assert "@font-face{font-family:'NotoSansTC-Regular'" in face_svg(card(), live_text=True)


def test_text_on_request_keeps_its_measured_length() -> None:
    width = run("New Sparta", 5, 10, font="Exo2-SemiBold", size=5).width
    assert f'textLength="{width:.3f}"'.rstrip('0"') in face_svg(card(), live_text=True)


def test_a_prefix_begins_every_id() -> None:
    assert all(name.startswith("n1-") for name in re.findall(r'\bid="([^"]+)"', face_svg(card(), prefix="n1-")))


def test_every_reference_has_its_target() -> None:
    svg = page_svg(face_page(card()))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(re.findall(r'\bid="([^"]+)"', svg))


def test_a_png_has_the_asked_resolution() -> None:
    assert Image.open(io.BytesIO(png.face_png(card(), dpi=254))).size == (630, 880)


def test_a_png_has_transparent_corners() -> None:
    assert Image.open(io.BytesIO(png.face_png(card(), dpi=100))).convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]


def test_png_without_cairo_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "cairosvg", None)
    monkeypatch.setattr(canvas, "cairocffi", None)
    with pytest.raises(png.PngUnavailable, match="apt install libcairo2"):
        png.face_png(card())


def test_pdf_and_png_show_the_same_picture() -> None:
    ours = Image.open(io.BytesIO(png.page_png(face_page(card()), dpi=127))).convert("L")
    theirs = pypdfium2.PdfDocument(pdf())[0].render(scale=127 / 72).to_pil().convert("L").resize(ours.size)
    assert ImageStat.Stat(ImageChops.difference(ours, theirs)).mean[0] < 2.5


def test_a_file_is_written_whole(tmp_path: FilePath) -> None:
    write_beside(tmp_path / "new" / "file.pdf", b"content")
    assert [(p.name, p.read_bytes()) for p in (tmp_path / "new").iterdir()] == [("file.pdf", b"content")]
