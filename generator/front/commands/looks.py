"""``proofpress looks``: the ready looks that a kit's kinds may wear, with their slots, and as pictures."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from generator.print.drawing.scene import Scene
from generator.print.looks.shelves import look, names
from generator.print.looks.vocabulary import Look, Slot
from generator.print.pictures.ready_looks import example_sides
from generator.print.writers.png import face_png
from generator.print.writers.svg import face_svg
from validator.base.console import tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse, near
from validator.base.speech.sentences import LANGUAGES
from validator.base.terminal import print_wrapped

DPI = 150.0
THEMES = ("standard", "low-ink")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help="only this look")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of what is said and drawn")
    parser.add_argument("--theme", choices=THEMES, default="standard", help="the colours of the pictures")
    parser.add_argument("--svg", metavar="FOLDER", help="draw each as an SVG file there")
    parser.add_argument("--png", metavar="FOLDER", help="draw each as a PNG file there")


def run(options: argparse.Namespace) -> int:
    chosen = [_known(options.name)] if options.name else list(names())
    if options.svg or options.png:
        for name in chosen:
            for path in drawings(name, options):
                tell(path.as_posix())
    else:
        print_wrapped("\n\n".join("\n".join(describe(name, look(name), options.lang)) for name in chosen))
    return 0


def _known(name: str) -> str:
    if name not in names():
        guess = near(name, names())
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there is no look {name!r} (there are: {', '.join(names())}){hint}")
    return name


def describe(name: str, one: Look, language: str) -> Iterator[str]:
    """What a look is for, its size and its slots, in lines."""
    yield f"{name}: {one.title[language]}. {one.about[language]}"
    card = one.card
    yield f"    for {', '.join(one.forms)}; drawn for {card.width:g} × {card.height:g} mm, stretched to other sizes"
    for slot, described in one.slots.items():
        yield f"    {slot}: {_taken(described)}"


def _taken(slot: Slot) -> str:
    return " or ".join(slot.types) + ("" if slot.optional or "title" in slot.types else " (what the look is for)")


def drawings(name: str, options: argparse.Namespace) -> Iterator[Path]:
    """Write the example's sides as the files asked for: ``NAME`` and ``NAME-back``."""
    sides, _ = example_sides(name, look(name), options.lang, options.theme)
    for scene in sides:
        if options.svg:
            yield _written(Path(options.svg) / f"{scene.name}.svg", face_svg(scene).encode())
        if options.png:
            yield _written(Path(options.png) / f"{scene.name}.png", _png(scene))


def _png(scene: Scene) -> bytes:
    return face_png(scene, dpi=DPI)


def _written(path: Path, data: bytes) -> Path:
    write_beside(path, data)
    return path
