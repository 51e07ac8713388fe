"""Whoever prints: what a press finds wrong with a set, and what was measured of a printer at home."""

from bisect import bisect_right
from typing import Any

import msgspec

from generator.front.studio.http.replies import findings
from generator.front.tasks.preflighting import preflighted
from generator.front.tasks.printers import KIND, correction_for, keep_correction, known_paper, named
from generator.print.printed import BACKS
from generator.print.sheets.calibration import CORNERS, Fit, Point, correction_of, crosses, fitted, pages
from generator.print.sheets.duplex import Backs
from generator.print.sheets.geometry import Paper, paper_of
from generator.print.writers.pdf import pages_pdf
from validator.base.cache import digest
from validator.base.issue import Issue, WrongUse
from validator.base.settings import names
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.content.places import find
from validator.play.checking import legal_set

TWO_SIDED = BACKS[:2]
MOST_HELD = 8
_held: dict[str, list[dict[str, Any]]] = {}


class Measured(msgspec.Struct, frozen=True):
    """What was measured of a printer: mm from the left and the top edge, cross by cross, of each side."""

    name: str
    paper: str
    backs: str
    front: list[Point]
    back: list[Point]


def preflight_for(reference: str, language: str, profile: str) -> list[dict[str, Any]]:
    """What a press finds wrong with a set in a language, each with the ``card`` that it is about, empty for none.

    Raises:
        ContentError: the set is not legal.
        WrongUse: there is no such press, or the set has no such language.
    """
    stamp = set_stamp(find(reference))
    key = digest(stamp or "", reference, language, profile)
    if stamp is None or key not in _held:
        content = legal_set(reference, stamp)
        issues = preflighted(content, profile, [content.spoken_like(language)])
        while len(_held) >= MOST_HELD:
            del _held[next(iter(_held))]
        _held[key] = [
            one | {"card": _card(content, issue)} for one, issue in zip(findings(issues), issues, strict=True)
        ]
    return _held[key]


def _card(content: ContentSet, issue: Issue) -> str:
    """The piece whose entry holds the line of a finding."""
    below = sorted(
        (span.line, piece.id)
        for _, piece in content.every_piece()
        if (span := content.span(piece.id)).file == issue.span.file and span.sheet == issue.span.sheet
    )
    place = bisect_right(below, issue.span.line, key=lambda one: one[0])
    return below[place - 1][1] if place else ""


def known_printers() -> list[dict[str, str]]:
    """Printers that were measured, and for which way of printing backs; those that cannot be read are left out."""
    known_printers = []
    for name in names(KIND):
        for backs in TWO_SIDED:
            try:
                correction_for(name, backs)
            except WrongUse:
                continue
            known_printers.append({"name": name, "backs": backs})
            break
    return known_printers


def calibration_sheet(paper: Paper, backs: str) -> tuple[str, bytes]:
    """The sheet that is printed and measured: its name, and its PDF. Raises WrongUse for sheets of one side."""
    if backs not in TWO_SIDED:
        raise WrongUse(f"a printer is measured on both sides: {' or '.join(TWO_SIDED)}, not {backs!r}")
    titles = [f"{side}: measure to the middle of each cross" for side in ("front", "back")]
    way: Backs = "duplex-short" if backs == "duplex-short" else "duplex-long"
    data = pages_pdf(pages(paper, titles, way), title="Calibration", backs=way)
    return f"calibration-{paper.name.casefold()}.pdf", data


def keep_measured(measured: Measured) -> dict[str, Any]:
    """Keep what was measured; how far each side is off, and each cross from what the others say.

    Raises:
        WrongUse: no printer does what was measured, or it cannot be called so.
    """
    named(measured.name)
    paper = paper_of(known_paper(measured.paper))
    if measured.backs not in TWO_SIDED:
        raise WrongUse(f"a printer is measured on both sides: {' or '.join(TWO_SIDED)}, not {measured.backs!r}")
    fits = [_fit(paper, side, points) for side, points in (("front", measured.front), ("back", measured.back))]
    keep_correction(measured.name, correction_of(paper, fits, measured.backs))
    return {"sides": [_fit_data(fit) for fit in fits], "meant": crosses(paper)}


def _fit(paper: Paper, side: str, points: list[Point]) -> Fit:
    if len(points) != len(CORNERS):
        raise WrongUse(f"of the {side} all of {', '.join(CORNERS)} are measured, not {len(points)}")
    try:
        return fitted(paper, points)
    except ValueError:
        raise WrongUse(f"no printer is so far off as the {side} says: measure {', '.join(CORNERS)} anew") from None


def _fit_data(fit: Fit) -> dict[str, Any]:
    return {"moved": fit.moved, "degrees": fit.degrees, "stretched": fit.stretched, "errors": fit.errors}
