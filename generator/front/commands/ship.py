"""``proofpress ship``: judge a ship written as YAML, draw it, print it, fill its rest; and fill the boards of a set."""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from generator.front.tasks.printers import add_paper
from generator.print.drawing.scene import Scene
from generator.print.drawing.typefaces import face_for
from generator.print.faces.sides import front_of, layout_of, studio_of
from generator.print.pictures.ships import AsideTile, Chart, Marks, PlacedTile, ship_scene, ship_sheet
from generator.print.sheets.duplex import face_page
from generator.print.writers.pdf import pages_pdf
from validator.base.characters import one_line
from validator.base.console import counted, output_folder, plain_issues, print_json, print_some, show_issues, tell
from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, WrongUse, is_legal
from validator.base.opening import check_name
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.source import plain, read, text_of, value_at
from validator.content.yaml_editing import with_entries
from validator.play.lookup import open_set

_say = Sentences(__package__)
DEFAULT_SET = "trucker"
PICTURE_DPI = 100.0
MOST_FAULTS = 20
"""Faults of a ship that are told before its figures."""
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
    add_paper(sheet)
    solve = actions.add_parser("solve", help="for each board of a set, the legal ship that fills the most cells")
    solve.add_argument("set", metavar="SET", help="a built-in set or a folder")
    solve.add_argument("--keep", action="store_true", help="keep the ships in the set's folder, as witnesses for check")
    fill = actions.add_parser("fill", help="the fullest legal ship that has all tiles of a layout where they stand")
    fill.add_argument("file", metavar="FILE", help="a ship layout in YAML; it stays as it is")
    for one in (check, sheet, solve, fill):
        one.add_argument("--output", metavar="FOLDER", help="where files go (default: output)")
    for one in (check, sheet, fill):
        one.add_argument("--lang", help="language of the report and the picture (default: the set's first)")


def run(options: argparse.Namespace) -> int:
    return {"check": _check, "print": _print, "solve": _solve, "fill": _fill}[options.action](options)


def _part(content: ContentSet, name: str) -> Any:
    """One of the game's modules about ships, by name."""
    try:
        return import_module(f"validator.play.games.{content.words.game}.ships.{name}")
    except ModuleNotFoundError:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without ships to lay out") from None


def _opened(options: argparse.Namespace) -> tuple[ContentSet, Laid]:
    """The set a layout is made of, and the layout, read and judged."""
    path = Path(options.file)
    check_name(path, path.as_posix())
    node = read(path, path.as_posix())
    named = value_at(node, "set") if node is not None else None
    content = open_set(named.value if named is not None and isinstance(named.value, str) else DEFAULT_SET)
    if options.lang is not None and options.lang not in content.languages:
        spoken = ", ".join(content.languages)
        raise WrongUse(f"{content.name} does not speak {options.lang!r}; it speaks {spoken}")
    module = _part(content, "layout_file")
    return content, module.read_ship(path, path.as_posix(), content, options.lang)


def _check(options: argparse.Namespace) -> int:
    language = options.lang or "en"
    try:
        content, laid = _opened(options)
    except ContentError as fault:
        if options.format == "json":
            print_json({"legal": False, "issues": plain_issues(fault.issues, language)})
        else:
            show_issues(fault.issues, "text", language)
            words = _say("not-judged", file=options.file, count=counted(fault.issues, language))
            tell(words.in_language(language))
        return 1
    module = _part(content, "report")
    report = module.report_on(laid, content.rules)
    if options.format == "json":
        print_json(msgspec.to_builtins(report) | {"issues": plain_issues(report.issues, laid.words.texts.language)})
    else:
        faults = [_line(issue) for issue in report.issues[:MOST_FAULTS]]
        print_some(faults, len(report.issues), laid.words.texts.language)
        tell(f"{options.file}: {_verdict(laid)}")
        for text in module.told_lines(report, laid.words):
            tell(text)
    if options.picture:
        path = _write_picture(content, laid, Path(options.file).stem, options)
        if options.format == "text":
            tell(path.as_posix())
    return 0 if report.legal else 1


def _line(issue: Issue) -> str:
    return one_line(f"{issue.span}: {issue.message} [{issue.code}]")


def _verdict(laid: Laid) -> str:
    legal = is_legal(laid.issues)
    return str(laid.words.say("legal") if legal else laid.words.say("not-legal", count=len(laid.issues)))


def _write_picture(content: ContentSet, laid: Laid, stem: str, options: argparse.Namespace) -> Path:
    scene = drawn_ship(content, laid, stem)
    path = output_folder("ships", options.output) / f"{stem}.{options.picture}"
    if options.picture == "pdf":
        data = pages_pdf([face_page(scene, bleed=False)], title=scene.title, subject=content.words.game)
    elif options.picture == "svg":
        data = import_module("generator.print.writers.svg").face_svg(scene).encode()
    else:
        data = import_module("generator.print.writers.png").face_png(scene, dpi=PICTURE_DPI)
    write_beside(path, data)
    return path


def drawn_ship(content: ContentSet, laid: Laid, name: str) -> Scene:
    """The ship on its board, with its faults marked, in the language of its words."""
    board, texts = laid.board, laid.words.texts
    drawn = partial(_drawn, laid, content, studio_of(content, texts.language, layout_of(content)))
    cells = [cell for cell in board.cells if laid.ship.tiles[cell] >= 0]
    chart = Chart(
        title=laid.layout.title or name,
        columns=board.columns[board.width + 1 : 2 * board.width - 1],
        rows=board.rows[board.width + 1 : board.size - board.width : board.width],
        cells=[_spot(board, cell) for cell in board.cells],
        start=_spot(board, board.start),
        tiles=[PlacedTile(_spot(board, cell), *drawn(laid.ship.tiles[cell])) for cell in cells],
        marks=_marks(laid),
        aside=[AsideTile(*drawn(one.face), _caption(laid, one)) for one in laid.aside],
        legend={key: laid.words.say(f"key-{key}") for key in ("guilty", "cross", "loose", "aside")},
        title_font=face_for(texts.language, "title"),
        number_font=face_for(texts.language, "number"),
        body_font=face_for(texts.language, "body"),
    )
    return ship_scene(chart, name)


def _marks(laid: Laid) -> Marks:
    """Frames on the tiles to blame, crosses where the faults are, loose tiles dark."""
    breaches = [fault for trouble in laid.troubles for fault in trouble.breaches]
    crosses = {*((cell, -1) for cell in laid.misfits), *((fault.cell, fault.other) for fault in breaches)}
    guilty = {cell for trouble in laid.troubles for cell in trouble.guilty}
    spot = partial(_spot, laid.board)
    return Marks(
        framed=[spot(cell) for cell in sorted({*guilty, *laid.misfits})],
        crosses=[(spot(cell), spot(other) if other >= 0 else None) for cell, other in sorted(crosses)],
        dark=[spot(cell) for trouble in laid.troubles for cell in trouble.loose],
    )


def _caption(laid: Laid, one: Any) -> tuple[str, str]:
    """What stands beside the board, and why."""
    placement = laid.layout.tiles[one.number]
    column, row = placement.at
    known = placement.tile or laid.words.say("unnamed")
    return laid.words.say("aside-at", id=known, column=column, row=row), laid.words.say(f"aside-{one.why}")


def _spot(board: Any, cell: int) -> tuple[int, int]:
    return cell % board.width - 1, cell // board.width - 1


def _drawn(laid: Laid, content: ContentSet, studio: Any, face: int) -> tuple[Scene | None, int]:
    """A tile's face and its turn in degrees; a face that there is not, or that cannot be drawn, is None."""
    if face < 0:
        return None, 0
    scene, _ = front_of(studio, content, "tile", laid.ship.table.designs[face // 4])
    return scene, face % 4 * 90


def _print(options: argparse.Namespace) -> int:
    content, laid = _opened(options)
    module = _part(content, "report")
    report = module.report_on(laid, content.rules)
    stem = Path(options.file).stem
    scene = drawn_ship(content, laid, stem)
    lines = [
        f"{scene.title}: {_verdict(laid)}",
        *(str(issue.message) for issue in report.issues),
        "",
        *module.told_lines(report, laid.words),
    ]
    pages = ship_sheet(scene, lines, face_for(laid.words.texts.language, "body"), options.paper)
    path = output_folder("ships", options.output) / f"{stem}-{options.paper}.pdf"
    write_beside(path, pages_pdf(pages, title=scene.title, subject=content.words.game))
    tell(f"{path.as_posix()}  {len(pages)} pages")
    return 0 if report.legal else 1


def _solve(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    files = _part(content, "witness")
    folder = content.place.folder / files.FOLDER if options.keep else output_folder(content.name, options.output)
    for board, filling in files.solved(content):
        if filling.ship is None:
            tell(f"board {board.name}: no legal ship {'exists' if filling.proven else 'was found'}")
            continue
        path = files.write_witness(content, board, filling, folder)
        proven = "no ship can have more" if filling.proven else "not proven to be the most"
        tell(f"board {board.name}: {filling.ship.tile_count()} of {len(board.cells)} cells, {proven}; {path}")
    return 0


def _fill(options: argparse.Namespace) -> int:
    """Write the layout again with as many more tiles as there is legal room for; its comments stay."""
    content, laid = _opened(options)
    files = _part(content, "witness")
    path = output_folder("ships", options.output) / f"{Path(options.file).stem}-filled.yaml"
    filling = files.finished(laid)
    if filling.ship is None:
        none = "no legal ship has" if filling.proven else "no legal ship was found that has"
        tell(f"{options.file}: {none} these tiles where they stand")
        return 1
    more = files.added(laid, filling)
    text = text_of(Path(options.file), options.file)
    node = value_at(laid.node, "tiles")
    assert node is not None
    write_beside(path, with_entries(text, node, [*plain(node, []), *more]).encode())
    proven = "no ship can have more" if filling.proven else "not proven to be the most"
    tell(f"{filling.ship.tile_count()} of {len(laid.board.cells)} cells, {proven}; {path.as_posix()}")
    return 0
