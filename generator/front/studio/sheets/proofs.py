"""Print jobs, in the words of ``proofpress print``: their pages as pictures, and the file that comes of each."""

import argparse
import shlex
import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from generator.front.commands.print import complete
from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from generator.front.tasks.printers import known_paper
from generator.front.tasks.printing import cuts_in, job_of, languages_of, printed_of, rendered
from generator.print.drawing.scene import shift
from generator.print.drawing.shapes import Segments, moved, rect
from generator.print.preflight.profiles import profiles
from generator.print.press import Proof, all_pages
from generator.print.printed import (
    BACKS,
    BOX_FORMS,
    REGISTRATION,
    SPACINGS,
    File,
    Printed,
    asked_of,
    cached_printed,
    keep_printed,
)
from generator.print.sheets.duplex import Cuts, Page, Placed
from generator.print.writers.common import outline, trim_of
from generator.print.writers.svg import page_svg
from validator.base.cache import digest
from validator.base.decoding import convert
from validator.base.issue import WrongUse
from validator.content.check_cache import keep_legal, set_stamp
from validator.play.checking import legal_set
from validator.play.lookup import open_set

STANDARD, NOT_MOVED = "standard", "0,0"
NO_PICTURES = dict.fromkeys(("svg", "svg_text", "png", "bleed", "safe", "cut", "html"), False) | {"output": None}
"""What the command writes besides sheets, which a page of sheets does not ask for."""


class PrintJob(msgspec.Struct, frozen=True, kw_only=True, rename={"profile": "for"}):
    """One print job in one language; every field as the option of the command that has its name."""

    set: str
    lang: str
    paper: str = "a4"
    backs: str = BACKS[0]
    spacing: str = SPACINGS[0]
    offset: str = NOT_MOVED
    theme: str = STANDARD
    only: str = ""
    pages: str | None = None
    copies: int | None = None
    back_choice: str | None = None
    front_choice: str | None = None
    profile: str | None = None
    printer: str | None = None
    registration: int = 0
    box: float = 0.0
    box_form: str | None = None
    contour: bool = False
    dividers: bool = False
    instructions: bool = False
    booklet: bool = False

    def options(self) -> argparse.Namespace:
        """As the command has its options, so that both ask for the same and share what is kept.

        Raises:
            WrongUse: they do not go together, or there is no such press or printer.
        """
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        asked = argparse.Namespace(**given | {"lang": [self.lang], "only": self.only or None, **NO_PICTURES})
        complete(asked)
        return asked

    def words(self) -> list[str]:
        """The words of the command after ``proofpress``: what differs from what it does by itself."""
        usual = PrintJob(set=self.set, lang=self.lang)
        names = zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True)
        given = [
            (name.replace("_", "-"), getattr(self, field))
            for name, field in names
            if getattr(self, field) != getattr(usual, field)
        ]
        options = [f"--{name}" if value is True else f"--{name}={value}" for name, value in given]
        return ["print", self.set, f"--lang={self.lang}", *options]

    def command(self) -> str:
        """The line to type that does the same."""
        return shlex.join(["proofpress", *self.words()])


def print_job(values: Mapping[str, Any]) -> PrintJob:
    """What an address asks for. Raises WrongUse, msgspec.ValidationError for what the command does not take either."""
    asked = convert({name: value for name, value in values.items() if value}, PrintJob, strict=False)
    asked = msgspec.structs.replace(asked, paper=known_paper(asked.paper))
    for what, given, known in (
        ("way of backs", asked.backs, BACKS),
        ("spacing", asked.spacing, SPACINGS),
        ("form of box", asked.box_form or BOX_FORMS[0], BOX_FORMS),
        ("number of marks", asked.registration, (0, *REGISTRATION)),
        ("profile", asked.profile, (None, *profiles())),
    ):
        if given not in known:
            raise WrongUse(f"there is no {what} {given!r} (there are: {', '.join(map(str, known))})")
    return asked


MOST_HELD = 3
"""Print jobs whose drawings are held at once."""
NEXT_TO_NOTHING = 0.001
"""Millimetres that sums of lengths may be off."""


class Drawn(NamedTuple):
    """A print job drawn: the stamp of the set as it was, the proof, its pages in printing order, those as pictures."""

    stamp: str | None
    proof: Proof
    pages: list[Page]
    pictures: dict[int, str]

    @property
    def cuts(self) -> Cuts:
        """What is to be cut."""
        return cuts_in(self.proof, all_pages(self.proof._replace(correction=None, registration=0)))

    def cut_out(self, page: Page) -> str:
        """The outlines of all that is cut out of a page, as SVG path data in mm."""
        sides = [scene for side in self.proof.sides for scene in (side.front, side.back) if scene is not None]
        trims = {scene.name: trim_of(scene) for scene in sides}
        return "".join(
            outline(
                _part_on(page, spot)
                or moved(trims.get(spot.face) or rect(0, 0, spot.width, spot.height), shift(spot.x, spot.y))
            )
            for spot in page.placed
        )


def _part_on(page: Page, spot: Placed) -> Segments | None:
    """The part of a board that lies on a page, its glue tabs with it; None of a piece that lies there whole."""
    left, top, right, bottom = page.trim or (0.0, 0.0, page.width, page.height)
    width, height = right - left, bottom - top
    is_whole = width > spot.width - NEXT_TO_NOTHING and height > spot.height - NEXT_TO_NOTHING
    return None if is_whole else rect(left, top, width, height)


class Proofs:
    """Draws print jobs when they are first asked for; faces come from the shelf that ``print`` uses too."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._held: OrderedDict[str, Drawn] = OrderedDict()
        self._lock = threading.RLock()
        self._pen = threading.Lock()

    def drawn(self, asked: PrintJob) -> tuple[str, Drawn]:
        """A print job, and the key under which its pages are had. Raises as `rendered`."""
        stamp = set_stamp(self._folder.place(asked.set))
        key = digest(stamp or "", asked.set, asked_of(asked.options()))
        with self._lock:
            held = self._held.get(key)
            if held is None or stamp is None:
                content = open_set(asked.set)
                (language,) = languages_of(content, [asked.lang])
                (proof,) = rendered(content, [language], job_of(asked.options()))
                held = self._held[key] = Drawn(stamp, proof, all_pages(proof), {})
            self._held.move_to_end(key)
            while len(self._held) > MOST_HELD:
                self._held.popitem(last=False)
        return key, held

    def picture(self, key: str, number: int) -> str:
        """A page as an SVG document, by its number from 0. Raises Refused where it is held no longer."""
        with self._lock:
            held = self._held.get(key)
        if held is None or not 0 <= number < len(held.pages):
            raise Refused("these sheets are held no longer; they are drawn anew when the options change")
        with self._pen:  # one after the other, so that the first are there soon
            if number not in held.pictures:
                held.pictures[number] = page_svg(held.pages[number])
        return held.pictures[number]

    def file(self, asked: PrintJob) -> File:
        """The file that ``print`` writes for the same options, byte for byte, kept where the command looks for it.

        Raises:
            ContentError: the set is not legal, or something cannot be printed.
        """
        options = asked.options()
        stamp = set_stamp(self._folder.place(asked.set))
        printed = cached_printed(stamp, asked_of(options)) or self._printed(asked, stamp)
        return printed.files[0]

    def _printed(self, asked: PrintJob, stamp: str | None) -> Printed:
        content = legal_set(asked.set, stamp)
        _, drawn = self.drawn(asked)
        options = asked.options()
        printed = printed_of(content, [drawn.proof], job_of(options))
        if stamp is not None and stamp == set_stamp(content.place) == drawn.stamp:
            keep_legal(stamp)
            keep_printed(stamp, asked_of(options), printed)
        return printed
