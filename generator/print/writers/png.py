"""Scenes and pages as PNG, drawn by cairo; each file says how large it prints.

What holds pictures of somebody's own is drawn from our own SVG with outlined text.
"""

from __future__ import annotations

import struct
import zlib

from generator.print.drawing.scene import Group, Item, Path, Scene, shift
from generator.print.sheets.duplex import Page
from generator.print.sheets.geometry import MM_PER_INCH
from generator.print.writers.canvas import Pixels, as_png, painted, paints
from generator.print.writers.common import trim_of
from generator.print.writers.svg import face_svg, page_svg
from validator.base.issue import WrongUse

try:
    import cairosvg
except OSError:
    cairosvg = None


HEADER = 33
"""The bytes of a PNG's signature and first chunk (PNG, third edition, 5.2 and 11.2.2)."""


class PngUnavailable(WrongUse):
    """The system library that draws PNG files is missing; the message says how to install it."""


def face_png(scene: Scene, *, dpi: float = 300.0, bleed: bool = False) -> bytes:
    """One face at ``dpi`` dots per inch, its corners transparent. Raises `PngUnavailable` without libcairo."""
    margin = scene.bleed if bleed else 0.0
    width, height = scene.width + 2 * margin, scene.height + 2 * margin
    if not paints(scene.items):
        return svg_png(face_svg(scene, bleed=bleed), width, height, dpi)
    seen = _painted((Group(scene.items, shift(margin, margin)),), width, height, dpi)
    if not bleed and (scene.corner or scene.outline != "rectangle"):
        ink = _painted((Path(trim_of(scene), fill="#000000"),), width, height, dpi)
        seen[:, :, 3] = 255 - ink[:, :, 0]
        return as_png(seen, dpi)
    return as_png(seen[:, :, :3], dpi)


def page_png(page: Page, *, dpi: float = 150.0) -> bytes:
    """A whole page at ``dpi`` dots per inch. Raises `PngUnavailable` without libcairo."""
    if paints(page.items):
        return as_png(_painted(page.items, page.width, page.height, dpi)[:, :, :3], dpi)
    return svg_png(page_svg(page), page.width, page.height, dpi)


def _painted(items: tuple[Item, ...], width: float, height: float, dpi: float) -> Pixels:
    """Items on white paper of so many mm."""
    size = (round(width * dpi / MM_PER_INCH), round(height * dpi / MM_PER_INCH))
    return painted(items, size, (0, 0), (size[0] / width, size[1] / height))


def svg_png(svg: str, width: float, height: float, dpi: float) -> bytes:
    """A drawing of ``width`` × ``height`` mm at ``dpi`` dots per inch. Raises `PngUnavailable` without libcairo."""
    if cairosvg is None:
        raise PngUnavailable(
            "PNG needs the cairo library: Debian and Ubuntu `apt install libcairo2`, macOS `brew install cairo`, "
            "Windows the GTK runtime."
        )
    drawn = cairosvg.svg2png(
        bytestring=svg.encode(),
        output_width=round(width * dpi / MM_PER_INCH),
        output_height=round(height * dpi / MM_PER_INCH),
    )
    return with_dpi(bytes(drawn), dpi)


def with_dpi(png: bytes, dpi: float) -> bytes:
    """The picture with its dots per metre (chunk ``pHYs``) behind its header, so that it prints at its size."""
    metre = round(dpi / 0.0254)
    data = b"pHYs" + struct.pack(">IIB", metre, metre, 1)
    chunk = struct.pack(">I", len(data) - 4) + data + struct.pack(">I", zlib.crc32(data))
    return png[:HEADER] + chunk + png[HEADER:]
