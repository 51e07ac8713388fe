"""Print jobs drawn for the page: the last few, their pages as pictures, and the file that comes of each."""

import threading
from collections import OrderedDict
from typing import NamedTuple

from generator.front.studio.http.replies import Refused
from generator.front.studio.sheets.asked import Asked
from generator.front.studio.work.folder import Folder
from generator.front.tasks.pressing import cuts_in, job_of, languages_of, printed_of, pulled
from generator.print.drawing.scene import shift
from generator.print.drawing.shapes import Segments, moved, rect
from generator.print.press import Proof, all_pages
from generator.print.printed import File, Printed, asked_of, keep_printed, kept_printed
from generator.print.sheets.duplex import Cuts, Page, Placed
from generator.print.writers.common import outline, trim_of
from generator.print.writers.svg import page_svg
from validator.base.cache import digest
from validator.content.check_cache import keep_legal
from validator.content.fingerprint import set_stamp
from validator.play.checking import legal_set
from validator.play.lookup import open_set

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

    def drawn(self, asked: Asked) -> tuple[str, Drawn]:
        """A print job, and the key under which its pages are had. Raises as `generator.front.tasks.pressing.pulled`."""
        stamp = set_stamp(self._folder.place(asked.set))
        key = digest(stamp or "", asked.set, asked_of(asked.options()))
        with self._lock:
            held = self._held.get(key)
            if held is None or stamp is None:
                content = open_set(asked.set)
                (language,) = languages_of(content, [asked.lang])
                (proof,) = pulled(content, [language], job_of(asked.options()))
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

    def file(self, asked: Asked) -> File:
        """The file that ``print`` writes for the same options, byte for byte, kept where the command looks for it.

        Raises:
            ContentError: the set is not legal, or something cannot be printed.
        """
        options = asked.options()
        stamp = set_stamp(self._folder.place(asked.set))
        printed = kept_printed(stamp, asked_of(options)) or self._printed(asked, stamp)
        return printed.files[0]

    def _printed(self, asked: Asked, stamp: str | None) -> Printed:
        content = legal_set(asked.set, stamp)
        _, drawn = self.drawn(asked)
        options = asked.options()
        printed = printed_of(content, [drawn.proof], job_of(options))
        if stamp is not None and stamp == set_stamp(content.place) == drawn.stamp:
            keep_legal(stamp)
            keep_printed(stamp, asked_of(options), printed)
        return printed
