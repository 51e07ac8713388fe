"""``proofpress ship``: judge a ship written as YAML, draw it, print it; and fill the boards of a set by a solver."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from generator.drawing.scene import Scene
from generator.drawing.typefaces import face_for
from generator.faces.sides import front_of, layout_of, studio_of
from generator.files import write_beside
from generator.pictures.ships import Chart, Mark, PlacedTile, ship_scene, ship_sheet
from generator.sheets.geometry import PAPERS
from generator.sheets.leaves import face_page
from generator.writers.pdf import pages_pdf
from validator.console import counted, output_folder, print_json, show_issues
from validator.content.loading import ContentSet
from validator.content.source import read, value_at
from validator.issue import ContentError, WrongUse, is_legal
from validator.lookup import open_set

DEFAULT_SET = "trucker"
PICTURE_DPI = 100.0
PICTURES = ("svg", "pdf", "png")

# A laid ship and its modules belong to the game, which is found by name.
Laid = Any


def configure(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))
    check = actions.add_parser("check", help="say what is wrong with a ship, and what it is worth")
    check.add_argument("file", metavar="FILE", help="a ship layout in YAML")
    check.add_argument("--format", choices=("text", "json"), default="text", help="default text")
    check.add_argument("--picture", choices=PICTURES, help="also draw it, with the faults marked")
    sheet = actions.add_parser("print", help="the ship and its report on paper, as PDF")
    sheet.add_argument("file", metavar="FILE", help="a ship layout in YAML")
    sheet.add_argument("--paper", choices=sorted(PAPERS), default="a4", help="default a4")
    solve = actions.add_parser("solve", help="for each board of a set, the legal ship that fills the most cells")
    solve.add_argument("set", metavar="SET", help="a built-in set or a folder")
    solve.add_argument("--keep", action="store_true", help="keep the ships in the set's folder, as witnesses for check")
    for one in (check, sheet, solve):
        one.add_argument("--output", metavar="FOLDER", help="where files go (default: output)")


def run(options: argparse.Namespace) -> int:
    return {"check": _check, "print": _print, "solve": _solve}[options.action](options)


def _part(content: ContentSet, name: str) -> Any:
    """One of the game's modules about ships, by name."""
    try:
        return import_module(f"validator.games.{content.words.game}.ships.{name}")
    except ModuleNotFoundError:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without ships to lay out") from None


def _opened(file: str) -> tuple[ContentSet, Laid]:
    """The set a layout is made of, and the layout, read and judged."""
    path = Path(file)
    node = read(path, path.as_posix())
    named = value_at(node, "set") if node is not None else None
    content = open_set(named.value if named is not None and isinstance(named.value, str) else DEFAULT_SET)
    return content, _part(content, "layout_file").read_ship(path, path.as_posix(), content)


def _check(options: argparse.Namespace) -> int:
    try:
        content, laid = _opened(options.file)
    except ContentError as fault:
        if options.format == "json":
            print_json({"legal": False, "issues": fault.issues})
        else:
            show_issues(fault.issues, "text")
            print(f"{options.file}: not a ship that can be judged ({counted(fault.issues)})")
        return 1
    module = _part(content, "report")
    report = module.report_on(laid, content.rules)
    if options.format == "json":
        print_json(report)
    else:
        show_issues(laid.issues, "text")
        print(f"{options.file}: {_verdict(laid)}")
        for text in module.told_lines(report):
            print(text)
    if options.picture:
        path = _write_picture(content, laid, Path(options.file).stem, options)
        if options.format == "text":
            print(path.as_posix())
    return 0 if report.legal else 1


def _verdict(laid: Laid) -> str:
    return "legal" if is_legal(laid.issues) else f"not legal ({counted(laid.issues)})"


def _write_picture(content: ContentSet, laid: Laid, stem: str, options: argparse.Namespace) -> Path:
    scene = drawn_ship(content, laid, stem)
    path = output_folder("ships", options.output) / f"{stem}.{options.picture}"
    if options.picture == "pdf":
        data = pages_pdf([face_page(scene, bleed=False)], title=scene.title, subject=content.words.game)
    elif options.picture == "svg":
        data = import_module("generator.writers.svg").face_svg(scene).encode()
    else:
        data = import_module("generator.writers.png").face_png(scene, dpi=PICTURE_DPI)
    write_beside(path, data)
    return path


def drawn_ship(content: ContentSet, laid: Laid, name: str) -> Scene:
    """The ship on its board, with its faults marked."""
    board, ship = laid.board, laid.ship
    language = content.languages[0]
    chart = Chart(
        title=laid.layout.title or name,
        columns=board.columns[board.width + 1 : 2 * board.width - 1],
        rows=board.rows[board.width + 1 : board.size - board.width : board.width],
        cells=[_spot(board, cell) for cell in board.cells],
        start=_spot(board, board.start),
        tiles=_placed(content, language, board, ship),
        marks=[
            Mark(_spot(board, fault.cell), None if fault.other < 0 else _spot(board, fault.other))
            for fault in laid.faults
        ],
        title_font=face_for(language, "title"),
        number_font=face_for(language, "number"),
    )
    return ship_scene(chart, name)


def _spot(board: Any, cell: int) -> tuple[int, int]:
    return cell % board.width - 1, cell // board.width - 1


def _placed(content: ContentSet, language: str, board: Any, ship: Any) -> list[PlacedTile]:
    """Each tile with its face drawn; a face the layout cannot draw stays a plain square."""
    studio = studio_of(content, language, layout_of(content))
    found = []
    for cell in board.cells:
        face = ship.tiles[cell]
        if face >= 0:
            scene, _ = front_of(studio, content, "tile", ship.table.designs[face // 4])
            found.append(PlacedTile(_spot(board, cell), scene, face % 4 * 90))
    return found


def _print(options: argparse.Namespace) -> int:
    content, laid = _opened(options.file)
    module = _part(content, "report")
    report = module.report_on(laid, content.rules)
    stem = Path(options.file).stem
    scene = drawn_ship(content, laid, stem)
    lines = [f"{scene.title}: {_verdict(laid)}", *(issue.message for issue in report.issues), "",
             *module.told_lines(report)]  # fmt: skip
    pages = ship_sheet(scene, lines, face_for(content.languages[0], "body"), options.paper)
    path = output_folder("ships", options.output) / f"{stem}-{options.paper}.pdf"
    write_beside(path, pages_pdf(pages, title=scene.title, subject=content.words.game))
    print(f"{path.as_posix()}  {len(pages)} pages")
    return 0 if report.legal else 1


def _solve(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    files = _part(content, "witness_files")
    folder = content.place.folder / files.FOLDER if options.keep else output_folder(content.name, options.output)
    try:
        for board, filling in files.solved(content):
            if filling.ship is None:
                print(f"board {board.name}: no legal ship {'exists' if filling.proven else 'was found'}")
                continue
            path = files.write_witness(content, board, filling, folder)
            proven = "no ship can have more" if filling.proven else "not proven to be the most"
            print(f"board {board.name}: {filling.ship.tile_count()} of {len(board.cells)} cells, {proven}; {path}")
    except files.NoSolver:
        raise WrongUse("solving needs OR-Tools: pip install 'proofpress[solve]'") from None
    return 0
