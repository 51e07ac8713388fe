"""Faces and sheets as PNG."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.print.drawing.scene import Scene
from generator.print.press import Job, Proof, picture_names
from generator.print.writers.png import face_png, page_png
from validator.base.files import write_beside

FACE_DPI = 300.0
SHEET_DPI = 150.0


def write_png(proof: Proof, job: Job, folder: Path) -> Iterator[Path]:
    """Write each face at 300 dpi and each sheet at 150 dpi below ``folder/png/<language>``.

    A face is cut to its trim, or drawn to its bleed if the job asks for that.

    Raises:
        PngUnavailable: libcairo is not installed; the message says what to install.
    """
    for name, drawing in picture_names(proof, job):
        path = folder / "png" / proof.language / f"{name}.png"
        if isinstance(drawing, Scene):
            data = face_png(drawing, dpi=FACE_DPI if drawing.bleed else SHEET_DPI, bleed=job.bleed)
        else:
            data = page_png(drawing, dpi=SHEET_DPI)
        write_beside(path, data)
        yield path
