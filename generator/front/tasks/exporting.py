"""A set exported: its faces drawn in each language, and written as whoever it goes to takes them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from generator.front.tasks.placing import placed
from generator.front.tasks.pressing import credits_for, job_of, languages_of, pulled
from generator.front.tasks.set_up import tables_of
from generator.print.documents import pdf_of
from generator.print.drawing.scene import Scene
from generator.print.exports import books, folders, rooms, tabletop
from generator.print.exports.folders import MANIFEST, File
from generator.print.exports.goods import MADE_BY, Goods, Wish
from generator.print.exports.vendors import vendors
from generator.print.faces.standing import Standing
from generator.print.own_art.credits import borrowed
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.dice import die_picture
from generator.print.press import Job, drawn, once, pads_of
from validator.base.console import output_folder, progress_bar, tell, warn
from validator.base.files import replace_folder, write_in_turn
from validator.base.issue import ContentError, WrongUse, is_legal
from validator.base.speech.sentences import LANGUAGES, Sentence
from validator.content.fingerprint import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import find
from validator.play.checking import legal_set

CUBE = 6
PAPERS = ("a4", "letter")
"""Those of print-and-play files: one of them is sold nearly everywhere."""
LEAST_DPI, MOST_DPI = 36, 1200
ONLY_FOR = {
    "dpi": ("images", "playingcards-io", "tabletop-simulator"),
    "bleed": ("images",),
    "format": ("images",),
    "url": ("tabletop-simulator",),
    "profile": ("drivethrucards",),
}
"""Options that say something to some exports only."""
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
    for language in languages_of(content, options.lang):
        spoken = language if language in LANGUAGES else LANGUAGES[0]
        words = {name: str(sentence.in_language(spoken)) for name, sentence in sentences.items()}
        goods = msgspec.structs.replace(goods_of(content, language, job, standing), words=words)
        _write(content, goods, job, options)


def _check(options: argparse.Namespace) -> None:
    for name, vendors_for in ONLY_FOR.items():
        if getattr(options, name) and options.to not in vendors_for:
            raise WrongUse(f"--{name} says nothing to {options.to}: it goes with {', '.join(vendors_for)}")
    if options.dpi is not None and not LEAST_DPI <= options.dpi <= MOST_DPI:
        raise WrongUse(f"--dpi is from {LEAST_DPI} to {MOST_DPI}, not {options.dpi}")
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
    texts = content.texts(language)
    dice = {side.id: _sides_of(content, language, side.id, job) for side in sides if forms.get(side.kind) == "net"}
    shown = [face for side in sides for face in (side.front, side.back) if face is not None]
    return Goods(
        set=content.name,
        title=content.manifest.title.get(language, content.name),
        language=language,
        sides=tuple(sides),
        forms=dict(forms),
        called={kind: texts.kind(kind) for kind in dict.fromkeys(side.kind for side in sides)},
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


def _write(content: ContentSet, goods: Goods, job: Job, options: argparse.Namespace) -> None:
    """Write one language, into a folder of its own or as one file."""
    parent = output_folder(content.name, options.output)
    folder = parent / f"{goods.stem}-{options.to}"
    wish = Wish(options.dpi, options.bleed, options.format or "png", _url(options, folder))
    with progress_bar("export") as progress:

        def counted(files: Iterable[File]) -> Iterator[File]:
            total = len(goods.sides)
            for number, file in enumerate(files, start=1):
                yield file
                progress("files", number, max(total, number))

        if options.to == "playingcards-io":
            ((name, data),) = rooms.room(goods, wish)
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
        return folders.images(goods, wish)
    if options.to == "gamecrafter":
        return folders.gamecrafter(goods, wish)
    if options.to == "makeplayingcards":
        return folders.makeplayingcards(goods, wish)
    if options.to == "drivethrucards":
        return _for_the_press(goods, wish, books.profile_for(options.profile))
    tables = tables_of(content, goods.language)
    return tabletop.saves(msgspec.structs.replace(goods, tables=tables), wish)


def _for_the_press(goods: Goods, wish: Wish, profile: Path | None) -> Iterator[File]:
    if profile is None:
        warn("colours stay RGB: PDF/X-1a needs a profile of CMYK, which Ghostscript brings (or --profile FILE)")
    try:
        yield from books.drivethrucards(goods, wish, profile)
    except ValueError as fault:
        raise WrongUse(str(fault)) from None


def _sheets(content: ContentSet, language: str, job: Job) -> Iterator[File]:
    for paper in PAPERS:
        sized = job._replace(paper=paper)
        (proof,) = pulled(content, [language], sized)
        yield pdf_of(content, proof, sized)


def _url(options: argparse.Namespace, folder: Path) -> str:
    """Where a virtual table finds the pictures: where they will be put, else where they lie on this machine."""
    if options.url:
        return f"{options.url.rstrip('/')}/"
    return f"{folder.absolute().as_uri()}/"


def is_ours(folder: Path) -> bool:
    """Whether a folder is an earlier export: its manifest says so."""
    try:
        return bool(json.loads((folder / MANIFEST).read_bytes())["made_by"] == MADE_BY)
    except (OSError, ValueError, LookupError, TypeError):
        return False


def _tell(path: Path, goods: Goods, files: int = 0) -> None:
    count = sum(side.count for side in goods.sides)
    much = f"{files} files, " if files else ""
    tell(f"{path.as_posix()}{'/' if files else ''}  {much}{count} pieces of {len(goods.sides)} designs")


def _say_more(goods: Goods, options: argparse.Namespace) -> None:
    """What is left out where a vendor has no product for it, and what to do next."""
    vendor = vendors().get(options.to)
    if vendor is not None and vendor.products:
        lacking = folders.left_out_of(goods.sides, goods, vendor)
        has_other = options.to == "gamecrafter"
        below = [side.kind for side in lacking if has_other and goods.form(side) not in folders.NEVER_PRINTED]
        for kinds, where in ((below, "lie below other/"), ({side.kind for side in lacking} - {*below}, "are left out")):
            names = [name for kind, name in goods.called.items() if kind in kinds]
            if names:
                print(f"No product of theirs fits, so these {where}: {', '.join(names)}.")
