"""A set exported: its faces drawn in each language, and how a game begins whatever chance deals, written as whoever it
goes to takes them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from generator.front.tasks.judging import placed
from generator.front.tasks.printing import credits_for, job_of, languages_of, rendered
from generator.print.choice import BACKS
from generator.print.documents import pdf_of
from generator.print.drawing.scene import Scene
from generator.print.exports import books, tabletop
from generator.print.exports.goods import (
    MADE_BY,
    MANIFEST,
    NEVER_PRINTED,
    File,
    Goods,
    StartingPiece,
    Table,
    Wish,
    gamecrafter,
    images,
    left_out_of,
    makeplayingcards,
)
from generator.print.exports.print_shop import STANDARD, print_shop
from generator.print.exports.rasters import Kept
from generator.print.exports.vendors import vendors
from generator.print.faces.pictured import Standing
from generator.print.own_art.library import borrowed
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.dice import die_picture
from generator.print.press import Job, drawn, once, pads_of
from validator.base.console import output_folder, progress_bar, tell, warn
from validator.base.files import replace_folder, write_in_turn
from validator.base.issue import ContentError, WrongUse, is_legal
from validator.base.opening import bytes_held
from validator.base.speech.sentences import LANGUAGES, Sentence
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import find
from validator.play.checking import legal_set
from validator.play.engine.game import Game
from validator.play.engine.step import settle
from validator.play.engine.table_view import BACK, EVERYBODY, Lying, Place, TableView
from validator.play.lookup import game_of

SEEDS = (1, 2, 3, 4, 5)
"""What lies there in all of these deals does not hang on chance; all else is left to the shuffled supply."""
Spot = tuple[int, str, str, bool]
"""A seat, the heading of a place, a design, and whether its back is up."""


def tables_of(content: ContentSet, language: str) -> tuple[Table, ...]:
    """How the set's game begins, for each number of players; a table for each with nothing laid where nothing is known.

    Chance decides nothing of it: what is dealt stays in the supply, to be shuffled and dealt by the players.
    """
    seats = range(content.manifest.players.least, content.manifest.players.most + 1)
    try:
        game = game_of(content)
    except WrongUse:
        return tuple(map(Table, seats))
    table = game.table(content)
    if game.table_view is None or table is None:
        return tuple(map(Table, seats))
    view = game.table_view(table, content, language)
    return tuple(Table(players, tuple(_always(game, table, view, players))) for players in seats)


def _always(game: Game, table: Any, view: TableView, players: int) -> Iterator[StartingPiece]:
    """What lies where in every deal, so many of it in all of them."""
    first, *others = (_lying(game, table, view, players, seed) for seed in SEEDS)
    for spot, count in first.items():
        if all(deal.get(spot) == count for deal in others):
            seat, place, name, is_back = spot
            yield StartingPiece(name, count, seat, place, is_back)


def _lying(game: Game, table: Any, view: TableView, players: int, seed: int) -> dict[Spot, int]:
    """What lies where in one deal; a hand is its owner's, whoever looks at the table."""
    state = game.start(table, players, seed)
    settle(state)
    copies_at: dict[Spot, int] = {}
    for seat in range(players):
        for place in view.shown(state, seat).places:
            owner = _owner(place, seat)
            if owner != seat and (owner != EVERYBODY or seat):
                continue
            for lying in place.pieces:
                if lying.piece and not _is_second_face(lying, place):
                    spot = (owner, place.heading, lying.piece, lying.side == BACK)
                    copies_at[spot] = copies_at.get(spot, 0) + lying.copies
    return copies_at


def _owner(place: Place, seat: int) -> int:
    return seat if place.seat == EVERYBODY and place.how == "fan" else place.seat


def _is_second_face(lying: Lying, place: Place) -> bool:
    """Whether something is shown as the other face of what lies there with its front up already."""
    return lying.side == BACK and any(piece.piece == lying.piece and piece.side != BACK for piece in place.pieces)


CUBE = 6
PAPERS = ("a4", "letter")
"""Those of print-and-play files: one of them is sold nearly everywhere."""
LEAST_DPI, MOST_DPI = 36, 1200
ONLY_FOR = {
    "dpi": ("images", "playingcards-io", "tabletop-simulator"),
    "bleed": ("images",),
    "format": ("images",),
    "url": ("tabletop-simulator",),
    "profile": ("drivethrucards", "print-shop"),
}
"""Options that say something to some exports only."""
ADDRESSES = ("https://", "http://", "file:///")
"""What the address of a picture begins with, where a virtual table can fetch it."""
WITH_PAGES = ("images", "print-and-play")
"""Exports that hold the pages of rules too; the others are of pieces alone."""
STANDARDS = {"drivethrucards": ("PDF/X-1a", books.drivethrucards), "print-shop": (STANDARD, print_shop)}
"""What is written for presses: the standard that it keeps to where there is a profile of their inks."""
_GENERAL = 1


def exported(options: argparse.Namespace, sentences: Mapping[str, Sentence]) -> None:
    """Draw and write what the options ask for, and say what was written; ``sentences`` go with what is written.

    Raises:
        ContentError: the set is not legal, or something cannot be printed.
        WrongUse: the options name what there is not, or do not go together.
    """
    _check(options)
    content = legal_set(options.set, set_stamp(find(options.set)))
    job, standing = job_of(options), Standing(_GENERAL)
    languages = languages_of(content, options.lang)
    kept = Kept() if len(languages) > 1 else None
    for language in languages:
        spoken = language if language in LANGUAGES else LANGUAGES[0]
        words = {name: str(sentence.in_language(spoken)) for name, sentence in sentences.items()}
        goods = msgspec.structs.replace(goods_of(content, language, job, standing), words=words)
        _write(content, goods, job, options, kept)


def _check(options: argparse.Namespace) -> None:
    for name, vendors_for in ONLY_FOR.items():
        if getattr(options, name) and options.to not in vendors_for:
            raise WrongUse(f"--{name} says nothing to {options.to}: it goes with {', '.join(vendors_for)}")
    if options.dpi is not None and not LEAST_DPI <= options.dpi <= MOST_DPI:
        raise WrongUse(f"--dpi is from {LEAST_DPI} to {MOST_DPI}, not {options.dpi}")
    if BACKS in (name.strip() for name in (options.only or "").split(",")):
        raise WrongUse(f"--only {BACKS} is for sheets: what is exported has both of its sides")
    if options.url and not options.url.startswith(ADDRESSES):
        raise WrongUse(f"--url is an address such as https://example.org/pictures/, not {options.url!r}")
    if options.profile and not Path(options.profile).is_file():
        raise WrongUse(f"there is no profile {options.profile!r}")


def goods_of(content: ContentSet, language: str, job: Job, standing: Standing | None = None) -> Goods:
    """A set drawn in one language, as it is exported.

    Raises:
        ContentError: something cannot be printed.
        WrongUse: the job names what the set does not have.
    """
    sides, rules, issues = drawn(content, language, job, standing or Standing())
    if not is_legal(issues):
        raise ContentError(placed(content, issues, language))
    once_only = pads_of(content)
    sides = [once(side) if side.kind in once_only else side for side in sides]
    forms = {line.kind: line.print for line in content.manifest.parts}
    dice = {side.id: _sides_of(content, language, side.id, job) for side in sides if forms.get(side.kind) == "net"}
    shown = [face for side in sides for face in (side.front, side.back) if face is not None]
    return Goods(
        set=content.name,
        title=content.manifest.title.get(language, content.name),
        language=language,
        sides=tuple(sides),
        forms=dict(forms),
        called={kind: content.kind_called(kind, language) for kind in dict.fromkeys(side.kind for side in sides)},
        rules=tuple(rules),
        dice={name: scenes for name, scenes in dice.items() if scenes},
        credits=credits_for(borrowed([*shown, *rules])),
    )


def _sides_of(content: ContentSet, language: str, name: str, job: Job) -> tuple[Scene, ...]:
    """The six sides of a die, or its colour alone; nothing where a net is that of something else."""
    die = content.by_id[name]
    try:
        blank = die_picture(content, language, die, -1, theme=job.theme)
        sides = [die_picture(content, language, die, number, theme=job.theme) for number in range(CUBE)]
    except LayoutFault:
        return ()
    return (blank,) if all(side.items == blank.items for side in sides) else tuple(sides)


def _write(content: ContentSet, goods: Goods, job: Job, options: argparse.Namespace, kept: Kept | None) -> None:
    """Write one language, into a folder of its own or as one file.

    Raises WrongUse where there is nothing that goes there.
    """
    if not goods.sides and options.to not in WITH_PAGES:
        raise WrongUse(f"{options.to} takes pieces, and --only {options.only} names none")
    parent = output_folder(content.name, options.output)
    folder = parent / f"{goods.stem}-{options.to}"
    wish = Wish(options.dpi, options.bleed, options.format or "png", _url(options, folder), kept)
    with progress_bar("export") as progress:

        def counted(files: Iterable[File]) -> Iterator[File]:
            total = len(goods.sides)
            for number, file in enumerate(files, start=1):
                yield file
                progress("files", number, max(total, number))

        if options.to == "playingcards-io":
            ((name, data),) = books.room(goods, wish)
            _tell(write_in_turn(parent / name, (data,)), goods)
        elif options.to == "print-and-play":
            data = books.print_and_play(goods, counted(_sheets(content, goods.language, job)))
            _tell(write_in_turn(parent / f"{goods.stem}-print-and-play.zip", (data,)), goods)
        else:
            number = replace_folder(folder, counted(_files(content, goods, wish, options)), is_ours)
            _tell(folder, goods, number)
    _say_more(goods, options)


def _files(content: ContentSet, goods: Goods, wish: Wish, options: argparse.Namespace) -> Iterator[File]:
    if options.to == "images":
        return images(goods, wish)
    if options.to == "gamecrafter":
        return gamecrafter(goods, wish)
    if options.to == "makeplayingcards":
        return makeplayingcards(goods, wish)
    if options.to in STANDARDS:
        return _for_the_press(goods, options.to, books.profile_for(options.profile))
    tables = tables_of(content, goods.language)
    return tabletop.saves(msgspec.structs.replace(goods, tables=tables), wish)


def _for_the_press(goods: Goods, vendor: str, profile: Path | None) -> Iterator[File]:
    standard, made = STANDARDS[vendor]
    if profile is None:
        warn(f"colours stay RGB: {standard} needs a profile of CMYK, which Ghostscript brings (or --profile FILE)")
    try:
        yield from made(goods, profile)
    except ValueError as fault:
        raise WrongUse(str(fault)) from None


def _sheets(content: ContentSet, language: str, job: Job) -> Iterator[File]:
    for paper in PAPERS:
        sized = job._replace(paper=paper)
        (proof,) = rendered(content, [language], sized)
        yield pdf_of(content, proof, sized)


def _url(options: argparse.Namespace, folder: Path) -> str:
    """Where a virtual table finds the pictures: where they will be put, else where they lie on this machine."""
    if options.url:
        return f"{options.url.rstrip('/')}/"
    return f"{folder.absolute().as_uri()}/"


def is_ours(folder: Path) -> bool:
    """Whether a folder is an earlier export: its manifest says so."""
    try:
        return bool(json.loads(bytes_held(folder / MANIFEST) or b"")["made_by"] == MADE_BY)
    except (ValueError, LookupError, TypeError, RecursionError):
        return False


def _tell(path: Path, goods: Goods, files: int = 0) -> None:
    count = sum(side.count for side in goods.sides)
    much = f"{files} files, " if files else ""
    tell(f"{path.as_posix()}{'/' if files else ''}  {much}{count} pieces of {len(goods.sides)} designs")


def _say_more(goods: Goods, options: argparse.Namespace) -> None:
    """What is left out where a vendor has no product for it, and what to do next."""
    vendor = vendors().get(options.to)
    if vendor is not None and vendor.products:
        lacking = left_out_of(goods.sides, goods, vendor)
        has_other = options.to == "gamecrafter"
        below = [side.kind for side in lacking if has_other and goods.form(side) not in NEVER_PRINTED]
        for kinds, where in ((below, "lie below other/"), ({side.kind for side in lacking} - {*below}, "are left out")):
            names = [name for kind, name in goods.called.items() if kind in kinds]
            if names:
                tell(f"No product of theirs fits, so these {where}: {', '.join(names)}.")
