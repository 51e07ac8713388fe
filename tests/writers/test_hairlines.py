"""Where two faces share a cut, no line of the paper shows between them on any screen."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image

from generator.print.press import Job, all_pages, render
from generator.print.sheets.duplex import Page
from generator.print.writers.pdf import pages_pdf
from validator.play.lookup import open_set

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
    """A sheet of tiles whose rims are all of one dark colour, side by side."""
    return all_pages(render(open_set("trucker"), "en", Job(spacing="butt", only=("T001-T004",))))[0]


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
