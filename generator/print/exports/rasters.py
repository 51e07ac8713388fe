"""Faces as pixels, one at a time and to the very dot: drawn by cairo, or by PDFium from the PDF that is printed where
there is no cairo, and where pictures of somebody's own are on them.
"""

import ctypes
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from io import BytesIO
from typing import Any

import msgspec
import numpy as np
import pypdfium2  # type: ignore[import-untyped]
from PIL import Image

from generator.print.drawing.packed import sum_of
from generator.print.drawing.scene import Item, Path, Scene
from generator.print.exports.vendors import pixels
from generator.print.sheets.duplex import Page, face_page
from generator.print.sheets.geometry import MM_PER_INCH
from generator.print.writers.canvas import Pixels, as_png, painted, paints, parted
from generator.print.writers.common import trim_of
from generator.print.writers.pdf import pages_pdf
from validator.base.deflating import deflated, inflated
from validator.base.issue import WrongUse

MOST_PIXELS = 120_000_000
"""Of one picture; a board of A1 at 300 dots per inch has 70 million."""
MOST_KEPT = 64_000_000
"""Bytes of what is kept for the next language: a game's faces at 300 dots per inch are 20 to 40 million."""
WEBP_QUALITY, JPEG_QUALITY = 92, 92
_PAPER = 0xFFFFFFFF


class Cut(msgspec.Struct, frozen=True):
    """How a face is cut out: dots per inch, mm of bleed on every side, and how many times as large it is made.

    ``pixels`` are those of the whole picture where these are given; then the face lies in its middle. What is asked
    for beyond the bleed that is drawn is filled with the colours of its edge. ``is_shaped`` leaves what is outside the
    trim clear.
    """

    dpi: float = 300.0
    bleed: float = 0.0
    scale: float = 1.0
    pixels: tuple[int, int] | None = None
    is_shaped: bool = False
    turn: int = 0

    def size(self, face: Scene) -> tuple[int, int]:
        """Of the picture before it is turned, in dots across and down."""
        if self.pixels is not None:
            return self.pixels if self.turn % 180 == 0 else (self.pixels[1], self.pixels[0])
        lengths = (face.width * self.scale + 2 * self.bleed, face.height * self.scale + 2 * self.bleed)
        return pixels(lengths[0], self.dpi), pixels(lengths[1], self.dpi)


class Kept:
    """What lies below the first words of faces, as pixels: it is the same in every language, and painted once."""

    def __init__(self) -> None:
        self._known: dict[str, bytes] = {}
        self._size = 0

    def painted(
        self, items: tuple[Item, ...], size: tuple[int, int], place: tuple[int, int], scale: tuple[float, float]
    ) -> Pixels:
        """Items as `canvas.painted` has them, upon what is kept of them; if nothing is, it is from now on."""
        below, above = parted(items)
        key = sum_of(below, size, place, scale)
        if key in self._known:
            ground = np.frombuffer(inflated(self._known[key]), np.uint8).reshape(size[1], size[0], 4)
        else:
            ground = painted(below, size, place, scale)
            if self._size < MOST_KEPT:
                self._known[key] = deflated(np.ascontiguousarray(ground).data)
                self._size += len(self._known[key])
        return painted(above, size, place, scale, ground) if above else ground.copy()


class Rasters:
    """Pictures of some pages by their names; ``read_from_pdf`` are those that cairo does not paint."""

    def __init__(self, pages: dict[str, Page], documents: ExitStack, kept: Kept | None = None) -> None:
        self._pages, self._documents = pages, documents
        self._painted = kept.painted if kept is not None else painted
        self.read_from_pdf = {name for name, page in pages.items() if not paints(page.items)}
        self._masks: dict[tuple[object, ...], Pixels] = {}

    @cached_property
    def _printed(self) -> tuple[Any, dict[str, int]]:
        """The document of what cairo does not draw, open, and the number of each page in it."""
        pages = [page for name, page in self._pages.items() if name in self.read_from_pdf]
        document = pypdfium2.PdfDocument(pages_pdf(pages, title="faces"))
        self._documents.callback(document.close)
        return document, {page.name: number for number, page in enumerate(pages)}

    def picture(self, face: Scene, cut: Cut) -> Image.Image:
        """A face as a picture, as `dots` has it."""
        return Image.fromarray(self.dots(face, cut))

    def dots(self, face: Scene, cut: Cut) -> Pixels:
        """A face as rows of dots: RGBA where it is shaped, else RGB.

        Raises:
            WrongUse: it would have too many dots.
        """
        size = cut.size(face)
        if size[0] * size[1] > MOST_PIXELS:
            raise WrongUse(
                f"{face.title} would have {size[0]} x {size[1]} dots, which is too many: give fewer with --dpi"
            )
        shaped = cut.is_shaped and bool(face.corner or face.outline != "rectangle")
        seen = self._drawn(self._pages[face.name], face, cut, size)
        if shaped:
            seen[:, :, 3] = self._mask(face, cut, size)
        else:
            seen = seen[:, :, :3]
        return np.rot90(seen, -cut.turn // 90) if cut.turn else seen

    def page(self, name: str, size: tuple[int, int]) -> Image.Image:
        """A whole page by its name, as a picture of that size."""
        return Image.fromarray(self._laid(self._pages[name], size, (0, 0), size)[:, :, :3])

    def _drawn(self, page: Page, face: Scene, cut: Cut, size: tuple[int, int]) -> Pixels:
        """The page of a face in the middle of a picture of that size, whose rim is filled where it lacks."""
        per_mm = cut.dpi / MM_PER_INCH * cut.scale
        across, down = (round((edge + 2 * face.bleed) * per_mm) for edge in (face.width, face.height))
        left, top = (size[0] - across) // 2, (size[1] - down) // 2
        rim = ((top, size[1] - top - down), (left, size[0] - left - across))
        seen = self._laid(page, size, (left, top), (across, down))
        return _filled(seen, [(max(0, before), max(0, after)) for before, after in rim])

    def _laid(self, page: Page, size: tuple[int, int], place: tuple[int, int], area: tuple[int, int]) -> Pixels:
        """A page stretched to an area of a white picture, with a fourth byte for a mask."""
        if page.name in self.read_from_pdf:
            return self._read(page.name, size, place, area)
        return self._painted(page.items, size, place, (area[0] / page.width, area[1] / page.height))

    def _read(self, name: str, size: tuple[int, int], place: tuple[int, int], area: tuple[int, int]) -> Pixels:
        """The same, as PDFium reads what is printed."""
        document, numbers = self._printed
        raw, page = pypdfium2.raw, document[numbers[name]]
        bitmap = raw.FPDFBitmap_CreateEx(*size, raw.FPDFBitmap_BGRx, None, 0)
        try:
            raw.FPDFBitmap_FillRect(bitmap, 0, 0, *size, _PAPER)
            raw.FPDF_RenderPageBitmap(bitmap, page.raw, *place, *area, 0, raw.FPDF_REVERSE_BYTE_ORDER)
            stride = raw.FPDFBitmap_GetStride(bitmap)
            buffer = ctypes.cast(raw.FPDFBitmap_GetBuffer(bitmap), ctypes.POINTER(ctypes.c_ubyte * (stride * size[1])))
            rows = np.frombuffer(buffer.contents, np.uint8).reshape(size[1], stride)
            return rows[:, : 4 * size[0]].copy().reshape(size[1], size[0], 4)
        finally:
            raw.FPDFBitmap_Destroy(bitmap)
            page.close()

    def _mask(self, face: Scene, cut: Cut, size: tuple[int, int]) -> Pixels:
        """What is inside the trim."""
        key = (face.width, face.height, face.corner, face.outline, cut.scale, size)
        if key not in self._masks:
            shape = Scene("mask", "", face.width, face.height, (Path(trim_of(face), fill="#000000"),), 0.0, 0.0)
            with rasters([shape]) as masks:
                ink = masks.picture(shape, msgspec.structs.replace(cut, is_shaped=False, turn=0))
            self._masks[key] = 255 - np.asarray(ink)[:, :, 0]
        return self._masks[key]


def _filled(seen: Pixels, rim: list[tuple[int, int]]) -> Pixels:
    """A picture whose rim, so many dots at each end, is filled with the colours beside it."""
    if not any(dots for pair in rim for dots in pair):
        return seen
    (top, foot), (left, right) = rim
    inner = seen[top : seen.shape[0] - foot, left : seen.shape[1] - right]
    return np.pad(inner, (*rim, (0, 0)), mode="edge")


@contextmanager
def pictured(pages: Iterable[Page], kept: Kept | None = None) -> Iterator[Rasters]:
    """Pictures of pages by their names, while the document that some of them are drawn from may be open."""
    with ExitStack() as documents:
        yield Rasters({page.name: page for page in pages}, documents, kept)


@contextmanager
def rasters(faces: Iterable[Scene], kept: Kept | None = None) -> Iterator[Rasters]:
    """The same of faces, each a page with its bleed."""
    with pictured((face_page(face) for face in {face.name: face for face in faces}.values()), kept) as drawn:
        yield drawn


def encoded(seen: Image.Image | Pixels, ending: str, dpi: float) -> bytes:
    """A picture as a PNG, WebP or JPEG file that says how large it prints."""
    if ending == "png":
        return as_png(np.asarray(seen), dpi)
    picture = Image.fromarray(seen) if isinstance(seen, np.ndarray) else seen
    data = BytesIO()
    if ending == "webp":
        picture.save(data, "WEBP", quality=WEBP_QUALITY, method=2)
    else:
        picture.convert("RGB").save(data, "JPEG", quality=JPEG_QUALITY, dpi=(dpi, dpi))
    return data.getvalue()
