"""Whatever comes ends in findings at places, or in sound sheets and games: a hundred cases here, 5,000 in the soak;
and the judge finds fault with what it must not let pass.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from tests.fuzz import judging
from tests.fuzz.sets import Case, sound
from tests.fuzz.surfaces import SURFACES
from validator.base.issue import Issue, Severity, Span

HOW = settings(database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
"""A case that fails is told as it was drawn, since making it smaller takes minutes."""


def runs() -> Iterator[Any]:
    """Each surface of each game, with few cases, with more as a slow test, and with many as a soak."""
    for name, surface in SURFACES.items():
        for game in surface.games:
            yield pytest.param(name, game, surface.few, id=f"{name}-{game}")
            yield pytest.param(name, game, 3 * surface.few, id=f"{name}-{game}-more", marks=pytest.mark.slow)
            yield pytest.param(name, game, surface.many, id=f"{name}-{game}-many", marks=pytest.mark.soak)


@pytest.mark.parametrize(("name", "game", "cases"), [*runs()])
def test_every_case_ends_well(name: str, game: str, cases: int, here: Path, tally: Counter[str]) -> None:
    surface = SURFACES[name]

    @settings(HOW, max_examples=cases)
    @given(surface.cases(game))
    def ends_well(case: Case) -> None:
        outcome = surface.judge(case, here)
        tally.update(cases=1, legal=outcome.legal, printed=bool(outcome.printed), played=bool(outcome.played))

    # Other cases for each surface; and new ones each time where new ones are asked for.
    (seed(crc32(f"{name}-{game}".encode()))(ends_well) if HOW.derandomize else ends_well)()


SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>nan</title><path id="inf" d="M0 0L{} 1"/></svg>'


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "-Infinity"])
def test_a_picture_with_a_number_that_is_none(number: str) -> None:
    judging.check_svg(SVG.format(5))
    with pytest.raises(AssertionError, match=number):
        judging.check_svg(SVG.format(number))


@pytest.mark.parametrize("drawing", ["nan 0 m", "0 inf l", "1 0 0 1 -inf 0 cm"])
def test_a_page_with_a_number_that_is_none(drawing: str, tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "a.pdf"))
    canvas._code.append(drawing)
    canvas.save()
    with pytest.raises(AssertionError):
        judging.check_pdf(tmp_path / "a.pdf")


def test_a_page_that_says_nan_in_words(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "a.pdf"))
    canvas.drawString(9, 9, "nan inf")
    canvas.save()
    judging.check_pdf(tmp_path / "a.pdf")


@pytest.mark.parametrize("text", ["\x07", "a\x1b[2J", "a\r\n", "\x85", "\ud800", "Traceback (most recent call last)"])
def test_words_that_a_terminal_obeys(text: str) -> None:
    with pytest.raises(AssertionError):
        judging.check_words(text)


FAR_OFF = {
    "no such file": Span("fleet/none.yaml", 2),
    "no such line": Span("fleet/set.yaml", 99),
    "no such column": Span("fleet/set.yaml", 1, 99),
    "not of the given": Span("content/race/set.yaml"),
    "outside": Span("fleet/../../set.yaml"),
}


@pytest.mark.parametrize("span", FAR_OFF.values(), ids=FAR_OFF)
def test_an_error_at_no_place(span: Span, here: Path) -> None:
    (here / "fleet").mkdir()
    (here / "fleet" / "set.yaml").write_bytes(sound("race"))
    judging.check_issues([Issue(code="x", message="x", span=Span("fleet/set.yaml"))], here)
    with pytest.raises(AssertionError):
        judging.check_issues([Issue(code="x", message="x", span=span, severity=Severity.ERROR)], here)


def test_a_case_without_an_end() -> None:
    with pytest.raises(judging.Hang), judging.bounded(0.05):
        while time.process_time() >= 0:
            pass


def test_a_file_beside_the_output(here: Path) -> None:
    def strays(folder: Path) -> judging.Outcome:
        (folder.parent / "stray").touch()
        return judging.Outcome()

    with pytest.raises(AssertionError, match="stray"):
        judging.judge(Case("race", {"set.yaml": sound("race")}), here, strays)


def test_a_sound_set_is_printed_and_played(here: Path) -> None:
    outcome = judging.judge(Case("empires", {"set.yaml": sound("empires")}), here)
    assert outcome.legal and outcome.printed > judging.MOST_PRINTED and outcome.played == judging.STEPS
