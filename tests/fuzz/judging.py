"""One case: its files are checked, printed and played as the command line does it, nothing may go amiss, and what
was written is searched for numbers that are none.
"""

from __future__ import annotations

import io
import math
import re
import shutil
import signal
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple
from unittest.mock import patch
from xml.etree import ElementTree

import pikepdf

from generator.cli import main
from generator.front.commands.play import missing_found
from generator.front.tasks.judging import placed
from generator.print.documents import write_pdf, write_svg
from generator.print.press import Job, Proof, picture_names, render
from generator.print.sheets.duplex import ImpositionError
from tests.fuzz.sets import FLEET, Case
from validator.base.issue import ContentError, Issue, Severity, Span, WrongUse, is_legal
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.play.agents.greedy import RandomAgent
from validator.play.attribution import blamed
from validator.play.checking import everything_wrong, form_issues
from validator.play.engine.transcript import Header
from validator.play.lookup import game_of, open_set
from validator.play.shell.session import Session

NONE = re.compile(r"(?<![\w#.-])[-+]?(nan|inf|infinity)(?![\w-])", re.IGNORECASE)
RUN_TOGETHER = re.compile(r"nan|inf", re.IGNORECASE)
OUTLINES = frozenset({"d", "points", "transform", "viewBox"})
"""Attributes of SVG that hold nothing but numbers and steps, which may touch."""
SPOKEN = frozenset({"id", "class", "aria-label", "font-family", "href", "lang"})
"""Attributes of SVG that hold words."""


def check_file(path: Path) -> None:
    """Raises AssertionError where a PDF or SVG cannot be read, or holds a number that is none."""
    if path.suffix == ".pdf":
        check_pdf(path)
    elif path.suffix == ".svg":
        check_svg(path.read_text(encoding="utf-8"))


def check_svg(text: str) -> None:
    """The numbers in attributes of every element are numbers."""
    for element in ElementTree.fromstring(text).iter():
        for name, value in element.attrib.items():
            if name.rpartition("}")[2] not in SPOKEN and not name.startswith("data-"):
                none = RUN_TOGETHER if name in OUTLINES else NONE
                assert not none.search(value), f"{element.tag} {name}={value!r}"


def check_pdf(path: Path) -> None:
    """The operands of every stream of drawing, and the numbers of every dictionary, are numbers."""
    with pikepdf.open(path) as document:
        for item in document.objects:
            _check_value(item)
            if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form":
                _check_drawing(item)
        for page in document.pages:
            _check_drawing(page)
        assert not document.get_warnings(), document.get_warnings()


def _check_drawing(drawing: Any) -> None:
    for operands, operator in pikepdf.parse_content_stream(drawing):
        assert not NONE.search(str(operator)), f"operator {operator}"
        for operand in operands:
            _check_value(operand)


def _check_value(value: Any) -> None:
    if isinstance(value, pikepdf.Dictionary):
        for inner in value.values():
            if not isinstance(inner, pikepdf.Dictionary | pikepdf.Array | pikepdf.Stream):
                _check_value(inner)
    elif isinstance(value, pikepdf.Array):
        for inner in value:
            if not isinstance(inner, pikepdf.Dictionary | pikepdf.Array | pikepdf.Stream):
                _check_value(inner)
    elif not isinstance(value, bool) and hasattr(value, "__float__") and not isinstance(value, pikepdf.Object):
        assert math.isfinite(value), f"the number {value}"


STEPS = 40
"""So many choices of a game of a legal set are made."""
MOST_SECONDS = 30.0
"""Of the processor, for one case."""
MOST_PRINTED = 4
ANSWERS = "1\n2\nx\n1\n"
"""What a person at the terminal says who is asked."""


class Outcome(NamedTuple):
    """What became of a case: whether its content is legal, and how many files were printed and choices played."""

    legal: bool = False
    printed: int = 0
    played: int = 0


class Hang(AssertionError):
    """A case that took too long."""


def judge_looks(case: Case, here: Path) -> Outcome:
    """The same for sets that differ in texts and looks alone: their rules are not asked. Raises as `judge`."""
    return judge(case, here, looked_at)


def judge(case: Case, here: Path, use: Callable[[Path], Outcome] | None = None) -> Outcome:
    """Lay a case's files out in ``here/fleet`` and do what it asks; ``here`` is the current folder and is emptied.

    Raises:
        AssertionError: something was said, written or returned that must not be. Other errors are crashes.
    """
    for old in here.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name, content in case.files.items():
        path = here / FLEET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    around = set(here.parent.rglob("*"))
    with bounded(MOST_SECONDS):
        outcome = commanded(case) if case.command else (use or opened_and_used)(here)
    _check_folders(case, here, around)
    return outcome._replace(printed=sum(1 for path in _output(here) if path.suffix in (".pdf", ".svg")))


def _output(here: Path) -> list[Path]:
    return [path for path in (here / "output").rglob("*") if path.is_file()]


def _check_folders(case: Case, here: Path, around: set[Path]) -> None:
    """Nothing was written outside ``output``, nothing given was altered, and what was written can be read."""
    strays = {path for path in set(here.parent.rglob("*")) - around if not path.is_relative_to(here / "output")}
    assert not strays, f"written outside the output folder: {strays}"
    for name, content in case.files.items():
        assert (here / FLEET / name).read_bytes() == content, f"{name} was altered"
    for path in _output(here):
        check_words(path.name)
        check_file(path)


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Raises Hang after so many seconds of the processor."""

    def end(number: int, frame: FrameType | None) -> None:
        raise Hang(f"not done after {seconds:g} seconds of the processor")

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def commanded(case: Case) -> Outcome:
    """The case's command, with the exit code and the output it may have."""
    name = case.command[0]
    code, _, complaint = run(case.command)
    assert code in (0, 1, 2), f"exit code {code}: {complaint}"
    if code == 2:
        assert complaint.startswith("proofpress: ") and complaint.count("\n") == 1, complaint
    return Outcome(legal=code == 0 and name != "words", played=STEPS if code == 0 and name == "play" else 0)


def run(arguments: Sequence[str]) -> tuple[int, str, str]:
    """A command in this process: its exit code, its output and its complaints, free of control characters."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", io.StringIO(ANSWERS)):
        try:
            code = main(list(arguments))
        except SystemExit as end:
            code = int(str(end.code))
    check_words(out.getvalue() + err.getvalue())
    return code, out.getvalue(), err.getvalue()


def check_words(text: str) -> None:
    """Raises AssertionError where something stands in a text that a terminal takes for an order, or a traceback."""
    for character in text:
        bad = unicodedata.category(character) in ("Cc", "Cs") and character != "\n"
        assert not bad, f"the control character {character!r} in {text[:400]!r}"
    assert "Traceback" not in text, text


def opened_and_used(here: Path) -> Outcome:
    """The set opened and checked; where it is legal, some pieces are printed and a game is begun."""
    try:
        content = open_set(FLEET)
        issues = everything_wrong(content)
    except ContentError as fault:
        assert fault.issues
        content, issues = None, fault.issues
    except WrongUse as fault:
        check_words(str(fault))
        return Outcome()
    check_issues(issues, here)
    if content is None or not is_legal(issues):
        return Outcome()
    printed(content, here, check_issues)
    return Outcome(legal=True, played=_played_or_told(content, here))


def _played_or_told(content: ContentSet, here: Path) -> int:
    """How many choices were made; none where a text that the game needs is found to be lacking."""
    try:
        return played(content)
    except ContentError as fault:
        check_issues(fault.issues, here)
        return 0


def looked_at(here: Path) -> Outcome:
    """The same for sets that differ in texts and looks alone: they are printed and told, their rules not asked."""
    try:
        content = open_set(FLEET)
        issues = blamed(content, form_issues(content), form_issues)
    except ContentError as fault:
        check_issues(fault.issues, here)
        return Outcome()
    check_issues(issues, here)
    if not is_legal(issues) or not printed(content, here, check_issues):
        return Outcome()
    return Outcome(legal=True, played=_played_or_told(content, here))


def printed(content: ContentSet, here: Path, check: Callable[[Sequence[Issue], Path], None]) -> bool:
    """Whether a few pieces could be printed: new ones, or the first of each kind."""
    names = _some(content)
    if not names:
        return False
    job = Job(only=tuple(names), copies=1)
    try:
        proof = render(content, content.languages[0], job)
    except ContentError as fault:
        check(fault.issues, here)
        return False
    except (ImpositionError, WrongUse) as fault:
        check_words(str(fault))
        return False
    if not is_legal(proof.issues):
        check(placed(content, proof.issues, proof.language), here)
        return False
    _write(content, proof, job, here / "output" / content.name)
    return True


def _write(content: ContentSet, proof: Proof, job: Job, folder: Path) -> None:
    write_pdf(content, proof, job, folder)
    names = [name for name, _ in picture_names(proof, job)]
    assert len(names) == len(set(names))
    list(write_svg(proof._replace(pages=()), job, folder))


def _some(content: ContentSet) -> list[str]:
    own = [piece.id for _, piece in content.every_piece() if content.is_own(content.span(piece.id))]
    firsts = [pieces[0].id for pieces in content.pieces.values() if pieces]
    return list(dict.fromkeys([*own[:MOST_PRINTED], *firsts[:MOST_PRINTED]]))[:MOST_PRINTED]


def played(content: ContentSet, steps: int = STEPS) -> int:
    """How many of the first choices of a game of random players could be told in the set's first language.

    Raises:
        ContentError: the language lacks a text.
    """
    with missing_found(content, content.languages[0]):
        return _begun(content, steps)


def _begun(content: ContentSet, steps: int) -> int:
    game, language = game_of(content), content.languages[0]
    seats = content.manifest.players.most
    names = ("random",) * seats
    header = Header(proofpress=1, game=game.name, set=FLEET, seats=names, seed=seats, language=language)
    session = Session(game, content, header, [RandomAgent(game, seat) for seat in range(seats)])
    done = 0
    while session.decision is not None and done < steps:
        agent = session.agent
        assert agent is not None
        session.choose_by(agent)
        check_words("\n".join(session.news()))
        done += 1
    return done


def check_issues(issues: Sequence[Issue], here: Path) -> None:
    """Every finding stands at a place that there is, every error in what was given, all in plain words."""
    for issue in issues:
        check_words(str(issue))
        for span in (issue.span, *issue.together, *filter(None, [issue.counted])):
            _check_place(span, issue, here)
        given = issue.span.file.startswith(f"{FLEET}/")
        assert given or issue.severity is not Severity.ERROR, f"an error outside the given files: {issue}"


def _check_place(span: Span, issue: Issue, here: Path) -> None:
    top, _, rest = span.file.partition("/")
    path = CONTENT / rest if top == CONTENT.name else here / span.file
    assert path.resolve().is_relative_to(CONTENT if top == CONTENT.name else here.resolve()), f"no such place: {issue}"
    assert path.is_file() or (span.line, span.column) == (1, 1), f"no such file: {issue}"
    lines = path.read_bytes().decode("utf-8-sig", "replace").split("\n") if path.is_file() else [""]
    assert 1 <= span.line <= len(lines) + 1 and span.column >= 1, f"no such line: {issue}"
    wide = lines[span.line - 1] if span.line <= len(lines) else ""
    assert span.column <= len(wide) + 2, f"no such column: {issue}"
