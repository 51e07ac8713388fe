"""``proofpress icons``: the names of icons that a layout or a sentence may ask for, by a word; and how they look."""

from __future__ import annotations

import argparse

from generator.print.drawing.icons import GRID, IconSet, icons_of
from generator.print.drawing.scene import Group, Item, Text, Use, shift
from generator.print.drawing.typefaces import face_for, measure
from generator.print.faces.pictured import Library, icons_of_set
from generator.print.writers.svg import items_svg
from validator.base.console import output_folder, tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse, near
from validator.play.lookup import open_set

MOST_DRAWN = 600
"""Icons on one sheet."""
COLUMNS = 12
CELL = (36.0, 36.0)
SIZE = 2.3
COLOURS = ("#14213d", "#c2402a", "#ffffff")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORD", nargs="*", help="only icons whose names hold all these words")
    parser.add_argument("--set", metavar="SET", help="with the icons of this set")
    parser.add_argument("--picture", action="store_true", help="also draw those found on one sheet (SVG)")
    parser.add_argument("--output", metavar="FOLDER", help="where the sheet goes (default: output)")


def run(options: argparse.Namespace) -> int:
    icons = _icons(options)
    library = Library().names()
    names = [name for name in (*icons.names(), *library) if all(word.lower() in name for word in options.words)]
    if not names:
        words = {word for name in library for word in name.partition(":")[2].split("-")}
        guess = near(options.words[-1].lower(), words)
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"no icon's name holds {' and '.join(map(repr, options.words))}{hint}")
    print("\n".join(names))
    if options.picture:
        _draw(icons, names[:MOST_DRAWN], options)
    return 0


def _icons(options: argparse.Namespace) -> IconSet:
    if options.set is None:
        return icons_of((), library=Library())
    return icons_of_set(open_set(options.set))[0]


def _draw(icons: IconSet, found: list[str], options: argparse.Namespace) -> None:
    items: list[Item] = []
    for place, name in enumerate(found):
        across, down = place % COLUMNS, place // COLUMNS
        items.append(Group(_cell(icons, name), shift(across * CELL[0], down * CELL[1])))
    rows = (len(found) + COLUMNS - 1) // COLUMNS
    box = (0.0, 0.0, min(COLUMNS, len(found)) * CELL[0], rows * CELL[1])
    path = output_folder("icons", options.output) / "icons.svg"
    write_beside(path, items_svg(items, box, "Icons", paper="#ffffff").encode())
    print()
    tell(path.as_posix())


def _cell(icons: IconSet, name: str) -> tuple[Item, ...]:
    left = (CELL[0] - GRID) / 2
    font = face_for("en", "body")
    words = name.partition(":")[2] or name
    width = measure(words, font, SIZE)
    label = Text((CELL[0] - width) / 2, CELL[1] - 4, words, font, SIZE, width, COLOURS[0])
    return Use(icons.symbol(name, *COLOURS), shift(left, 3)), label
