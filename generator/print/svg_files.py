"""Faces and sheets as single files: SVG always, PNG where libcairo is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.print.drawing.scene import Scene
from generator.print.press import Job, Proof, picture_names
from generator.print.writers.svg import face_svg, page_svg
from validator.base.files import write_beside


def write_svg(proof: Proof, job: Job, folder: Path, *, live_text: bool = False) -> Iterator[Path]:
    """Write each face, back, rules page and sheet as SVG below ``folder/svg/<language>``."""
    for name, drawing in picture_names(proof, job):
        path = folder / "svg" / proof.language / f"{name}.svg"
        if isinstance(drawing, Scene):
            text = face_svg(drawing, bleed=job.bleed, live_text=live_text)
        else:
            text = page_svg(drawing, live_text=live_text)
        write_beside(path, text.encode())
        yield path
