"""Gradients, hairlines and outlines of glyphs: PDF, SVG and PNG show the same picture, and no paper shows between
faces.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pypdfium2
import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from generator.print.drawing.scene import Group, Item, Linear, Radial, Scene, Symbol, Use, scaled, shift, turned
from generator.print.drawing.scene import Path as DrawnPath
from generator.print.drawing.shapes import along, circle, rect, rounded, swelling
from generator.print.drawing.textures import engraving, filled, halftone, hatching, stipple
from generator.print.press import Job, all_pages, render
from generator.print.sheets.duplex import Page
from generator.print.writers.common import WRITTEN, glyph_outline
from generator.print.writers.font_outlines import most_used, outline_of
from generator.print.writers.gallery import gallery_svg
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.png import page_png, svg_png
from generator.print.writers.svg import face_svg
from tests import ROOT
from validator.play.lookup import open_set

WIDTH, HEIGHT = 60.955, 40.635
"""In mm: just 360 by 240 dots at 150 dots per inch, so that pictures lie dot on dot."""
SKY = Linear((0, 0), (0, 40), ((0, "#102048", 1), (0.6, "#3a6a9a", 1), (1, "#e8c890", 1)))
BALL = Radial((20, 18), 14, ((0, "#fff0c0", 1), (0.5, "#c07040", 1), (1, "#301020", 1)), (15, 13))
GLOW = Radial((44, 14), 12, ((0, "#ffffff", 0.9), (0.4, "#ffd080", 0.5), (1, "#ff8040", 0)))
FADE = Linear((0, 40), (0, 20), ((0, "#ffffff", 0.8), (1, "#ffffff", 0)))
DOTS = halftone("#802020", 1.2, 0.3)

SCENES: dict[str, tuple[Item, ...]] = {
    "linear": (DrawnPath(rect(0, 0, 60, 40), fill=SKY),),
    "slanting": (
        DrawnPath(rounded(5, 5, 40, 25, 4), fill=Linear((5, 5), (45, 30), SKY.stops), stroke="#000000", stroke_width=1),
    ),
    "radial": (DrawnPath(circle(20, 18, 14), fill=BALL),),
    "fading to nothing": (DrawnPath(rect(0, 0, 60, 40), fill="#203060"), DrawnPath(rect(0, 0, 60, 40), fill=FADE)),
    "a glow": (DrawnPath(rect(0, 0, 60, 40), fill="#203060"), DrawnPath(circle(44, 14, 12), fill=GLOW)),
    "half seen": (
        DrawnPath(rect(0, 0, 60, 40), fill=SKY, opacity=0.5),
        DrawnPath(circle(44, 14, 12), fill=GLOW, opacity=0.5),
    ),
    "with a hole": (DrawnPath((*rect(5, 5, 50, 30), *circle(30, 20, 9)), fill=SKY, even_odd=True),),
    "turned and cut": (Group((DrawnPath(rect(0, 0, 60, 40), fill=SKY),), turned(30, 30, 20), circle(30, 20, 15)),),
    "halftone": (filled(circle(30, 20, 18), DOTS),),
    "hatching": (filled(rect(3, 3, 50, 34), hatching("#203060", 1.5, 0.3)),),
    "engraving": (filled(rect(3, 3, 50, 34), engraving("#203060", 1.0, 0.3)),),
    "stipple": (filled(rect(3, 3, 50, 34), stipple("#203060", 90, 0.4)),),
    "swelling": (DrawnPath(swelling(along((5, 30), (20, 0), (40, 40), (55, 10)), 3), fill="#000000"),),
}
BADGE = Symbol("badge", (DrawnPath(circle(10, 10, 9), fill=Radial((10, 10), 9, GLOW.stops)),), (0.0, 0.0, 20.0, 20.0))
SCENES["in a form"] = (
    DrawnPath(rect(0, 0, 60, 40), fill="#203060"),
    Use(BADGE, scaled(1.6)),
    Use(BADGE, shift(35, 15)),
)


def page(items: tuple[Item, ...]) -> Page:
    """A small page of items."""
    return Page("p", "p", WIDTH, HEIGHT, items)


def pdf(items: tuple[Item, ...], pages: int = 1) -> bytes:
    """The page as PDF."""
    return pages_pdf([page(items)] * pages, title="t")


def as_pdf(items: tuple[Item, ...]) -> Image.Image:
    """The page as a reader of PDF shows it, at 150 dots per inch."""
    return pypdfium2.PdfDocument(pdf(items))[0].render(scale=150 / 72).to_pil().convert("RGB")  # type: ignore[no-any-return]


def as_png(items: tuple[Item, ...]) -> Image.Image:
    """The page as PNG, which is drawn from the SVG."""
    return Image.open(io.BytesIO(page_png(page(items), dpi=150))).convert("RGB")


def as_gallery(items: tuple[Item, ...]) -> Image.Image:
    """The page as a web page shows it."""
    symbol = gallery_svg({"f": Scene("f", "f", WIDTH, HEIGHT, items, corner=0)})
    size = f'width="{WIDTH}mm" height="{HEIGHT}mm" viewBox="0 0 {WIDTH} {HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect width="61" height="41" fill="#ffffff"/>'
    drawn = svg_png(head + symbol + f'<use href="#f" width="{WIDTH}" height="{HEIGHT}"/></svg>', WIDTH, HEIGHT, 150)
    return Image.open(io.BytesIO(drawn)).convert("RGB")


def differing(first: Image.Image, second: Image.Image) -> float:
    """The part of pixels that are seen to differ."""
    seen = ImageChops.difference(first, second).convert("L").point(lambda value: value > 24 and 255)
    return seen.histogram()[255] / (first.width * first.height)


@pytest.mark.parametrize("name", SCENES)
def test_pdf_and_png_agree(name: str) -> None:
    assert differing(as_pdf(SCENES[name]), as_png(SCENES[name])) < 0.02


@pytest.mark.parametrize("name", SCENES)
def test_a_web_page_agrees(name: str) -> None:
    assert differing(as_gallery(SCENES[name]), as_png(SCENES[name])) < 0.02


@pytest.mark.parametrize("name", SCENES)
def test_something_is_drawn(name: str) -> None:
    """Pictures of nothing would agree as well."""
    assert differing(as_png(SCENES[name]), Image.new("RGB", (360, 240), "white")) > 0.02


def test_gradients_of_the_same_colours_are_stored_once() -> None:
    stops = ((0.0, "#112233", 1.0), (1.0, "#ddeeff", 1.0))
    items = tuple(DrawnPath(rect(x, 0, 5, 5), fill=Linear((x, 0), (x, 3 + x), stops)) for x in range(0, 50, 5))
    assert pdf(items).count(b"/ShadingType") == 1


def test_a_gradient_that_is_not_opaque_needs_a_mask() -> None:
    assert b"/Luminosity" in pdf(SCENES["a glow"])


def test_a_gradient_of_one_opacity_needs_none() -> None:
    assert b"/Luminosity" not in pdf(SCENES["linear"])


def test_a_texture_is_stored_once() -> None:
    assert pdf(SCENES["halftone"]).count(b"/Subtype /Form") == 1


def test_every_reader_finds_the_shadings() -> None:
    named = PdfReader(io.BytesIO(pdf(SCENES["linear"]))).pages[0]["/Resources"]["/Shading"]  # type: ignore[index]
    assert [shading.get_object()["/ShadingType"] for shading in named.values()] == [2]


def test_stops_at_one_place_are_a_hard_edge() -> None:
    edge = Linear((0, 0), (60, 0), ((0, "#ff0000", 1), (0.5, "#ff0000", 1), (0.5, "#0000ff", 1), (1, "#0000ff", 1)))
    seen = as_pdf((DrawnPath(rect(0, 0, 60, 40), fill=edge),))
    assert (seen.getpixel((170, 100)), seen.getpixel((184, 100))) == ((255, 0, 0), (0, 0, 255))


def test_two_runs_give_the_same_bytes() -> None:
    assert pdf(SCENES["a glow"]) == pdf(SCENES["a glow"])


def test_prefixed_drawings_keep_their_gradients_apart() -> None:
    assert 'id="n1-l0"' in face_svg(Scene("f", "f", 60, 40, SCENES["linear"]), prefix="n1-")


@pytest.mark.parametrize("nowhere", [Linear((5, 5), (5, 5), SKY.stops), Radial((5, 5), 0, BALL.stops)])
def test_a_gradient_without_length_is_written(nowhere: Linear | Radial) -> None:
    assert as_pdf((DrawnPath(rect(0, 0, 10, 10), fill=nowhere),)).size == (360, 240)


RESOLUTIONS = (72, 100, 150, 300)
LIGHTER = 6
"""Of 255: so much lighter than both its neighbours is a pixel that shows a line."""
PATTERN = 24
"""The same where a pattern of two shades lies across the cut; a tenth of paper in a pixel shows more."""
SHARE = 0.1
"""So many pixels along a cut may be light by what is drawn there: stars, windows, connectors."""
READERS = {
    "pdftoppm": ["pdftoppm", "-png", "-singlefile"],
    "gs": ["gs", "-q", "-dSAFER", "-sDEVICE=png16m", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", "-o", "-"],
}


BLEEDS = 6.01
"""So far apart (mm) are faces whose bleeds meet."""


def shared(page: Page) -> Iterator[tuple[float, float, float, bool]]:
    """Where faces or their bleeds meet: the place, from where to where it runs, in mm, and whether it is upright."""
    for one in page.placed:
        for other in page.placed:
            across, down = other.x - one.x - one.width, other.y - one.y - one.height
            if -0.01 < across < BLEEDS and one.y == other.y:
                yield other.x - across / 2, one.y, one.y + one.height, True
            if -0.01 < down < BLEEDS and one.x == other.x:
                yield other.y - down / 2, one.x, one.x + one.width, False


def light_along(picture: Image.Image, page: Page, lighter: int = LIGHTER) -> list[float]:
    """Of the pixels along each shared cut, the part that is so much lighter than both sides of it."""
    grey, scale = picture.convert("L"), picture.width / page.width
    found = []
    for place, start, end, upright in shared(page):
        middle = round(place * scale)
        near, ends = range(middle - 4, middle + 4), range(round((start + 4) * scale), round((end - 4) * scale))
        places = [[(across, along) if upright else (along, across) for across in near] for along in ends]
        strip = [[int(grey.getpixel(at)) for at in row] for row in places]  # type: ignore[arg-type]
        found.append(sum(max(row[3:5]) > max(*row[:2], *row[6:]) + lighter for row in strip) / len(strip))
    return found


def tiles() -> Page:
    """A sheet of tiles whose rims are all of one dark colour, side by side, where few cables end at a cut."""
    return all_pages(render(open_set("trucker"), "en", Job(spacing="butt", only=("T025-T028",))))[0]


def cards() -> Page:
    """Backs of a kit, side by side with their bleeds."""
    return all_pages(render(open_set("kits/wallet"), "en", Job(only=("L01-L04",))))[1]


def hexes() -> Page:
    """Backs of hexes, which lie below each other beyond their bleeds."""
    return all_pages(render(open_set("kits/hexes"), "en", Job(only=("hex",))))[1]


def as_read(data: bytes, reader: str, resolution: int, folder: Path) -> Image.Image:
    """The first page as a reader of PDF shows it."""
    if reader == "pypdfium2":
        return pypdfium2.PdfDocument(data)[0].render(scale=resolution / 72).to_pil()  # type: ignore[no-any-return]
    file = folder / "sheet.pdf"
    file.write_bytes(data)
    shown = subprocess.run(
        [*READERS[reader], *((f"-r{resolution}",) if reader == "gs" else ("-r", str(resolution))), str(file)],
        capture_output=True,
        check=True,
        timeout=120,
    ).stdout
    return Image.open(io.BytesIO(shown))


@pytest.mark.parametrize("resolution", RESOLUTIONS)
def test_no_line_shows_between_tiles_that_share_a_cut(resolution: int, tmp_path: Path) -> None:
    page = tiles()
    found = light_along(as_read(pages_pdf([page], title="t"), "pypdfium2", resolution, tmp_path), page)
    assert found
    assert max(found) <= SHARE


def test_faces_of_a_kit_are_painted_below_their_neighbours(tmp_path: Path) -> None:
    if shutil.which("gs") is None:
        pytest.skip("gs is not there")
    page = cards()
    found = light_along(as_read(pages_pdf([page], title="t"), "gs", 100, tmp_path), page)
    assert found
    assert max(found) <= SHARE


@pytest.mark.slow
@pytest.mark.parametrize("resolution", RESOLUTIONS)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(("sheet", "lighter"), [(tiles, LIGHTER), (cards, LIGHTER), (hexes, PATTERN)])
def test_no_reader_shows_a_line_between_faces(
    sheet: Callable[[], Page], lighter: int, reader: str, resolution: int, tmp_path: Path
) -> None:
    if shutil.which(reader) is None:
        pytest.skip(f"{reader} is not there")
    page = sheet()
    shown = as_read(pages_pdf([page], title="t"), reader, resolution, tmp_path)
    assert max(light_along(shown, page, lighter)) <= SHARE


ANEW = "make it anew: python -m generator.print.writers.font_outlines > generator/print/fonts/outlines.json"


def test_outlines_written_down_are_those_of_the_fonts() -> None:
    assert msgspec.json.decode(WRITTEN.read_bytes()) == most_used(), ANEW


@pytest.mark.parametrize("character", ["é", "→", "\U000e0fff"])
def test_a_character_that_is_not_written_down_is_taken_out_of_its_font(character: str) -> None:
    assert glyph_outline(character, "NotoSans-Bold") == outline_of(character, "NotoSans-Bold") != ""


def test_a_font_that_is_not_there_is_no_key() -> None:
    with pytest.raises(KeyError):
        glyph_outline("A", "NotoSans-Nowhere")


def test_english_is_drawn_without_what_opens_fonts() -> None:
    code = "import sys; from generator.print.writers.common import glyph_outline; glyph_outline('A', 'NotoSans-Bold'); "
    code += "sys.exit('uharfbuzz' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
