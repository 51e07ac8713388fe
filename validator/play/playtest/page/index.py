"""The index of a folder of output: every set in it, how it stands, its reports and what there is to print."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

import msgspec
import simple_html as html
from simple_html import Node

from validator.base.decoding import from_json
from validator.base.files import write_beside
from validator.base.opening import bytes_held
from validator.play.playtest.figures.results import FORMAT, Seen, Verdict
from validator.play.playtest.page.book import Words
from validator.play.playtest.page.document import STEM
from validator.play.playtest.page.frame import NAMES, file_of, framed, joined, languages_of, note
from validator.play.playtest.page.tables import Cell, Row, columns_of, counted, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES

Kept = TypeVar("Kept")
INDEX, STANDING = "index", "standing.json"
LAB = ("prices", "sweep", "tune", "ranking")
"""The pages of the deck lab."""


_REPORTS = {file_of(STEM, language) for language in LANGUAGES}


class _Card(msgspec.Struct):
    id: str
    verdicts: tuple[Verdict, ...]


class _Hand(msgspec.Struct):
    cards: tuple[_Card, ...]


class _Seat(msgspec.Struct):
    uneven: bool


class _Table(msgspec.Struct):
    seats: tuple[_Seat, ...]


class _Promise(msgspec.Struct):
    seen: Seen


class _Group(msgspec.Struct):
    promises: tuple[_Promise, ...]


class _Report(msgspec.Struct):
    """What the index needs of a ``report.json``."""

    format: int
    title: str
    game: str
    played: int
    broken: int
    interrupted: bool
    findings: tuple[object, ...]
    tables: tuple[_Table, ...]
    hands: tuple[_Hand, ...]
    coverage: tuple[_Group, ...]
    set_titles: dict[str, str]

    @property
    def named(self) -> int:
        """How many cards stand out."""
        return len({card.id for hand in self.hands for card in hand.cards if card.verdicts})

    @property
    def whole(self) -> bool:
        """Whether all was played and everything promised was seen."""
        seen = all(promise.seen in ("play", "spotlight") for group in self.coverage for promise in group.promises)
        return bool(self.played) and not self.broken and not self.interrupted and seen


class _Standing(msgspec.Struct):
    """What the last proof of a set said of its files."""

    legal: bool
    complete: bool


def keep_standing(folder: Path, *, legal: bool, complete: bool) -> None:
    """Remember beside a set's reports what a proof said of it; nothing where nothing was ever written."""
    if folder.is_dir():
        text = msgspec.json.encode(_Standing(legal=legal, complete=complete)).decode()
        write_beside(folder / STANDING, f"{text}\n".encode())


def write_index(folder: Path) -> Path:
    """Write the index of all sets that have a folder below ``folder``; the English page.

    It is made anew from what lies there: what was removed is no longer in it. Besides English it is in each language
    that some page there is written in, and in those that it was in before.
    """
    sets = sorted(one for one in folder.iterdir() if one.is_dir() and _files(one))
    languages = [language for language in LANGUAGES if language == "en" or _is_written(language, folder, sets)]
    for language in languages:
        words = Words(language)
        page = framed(language, words.text("index-title"), _sections(words, sets, languages))
        write_beside(folder / file_of(INDEX, language), page.encode())
    return folder / file_of(INDEX, "en")


def _is_written(language: str, folder: Path, sets: Sequence[Path]) -> bool:
    """Whether a page lies there in that language."""
    pages = (one / file_of(stem, language) for one in sets for stem in (STEM, *LAB))
    return any(page.is_file() for page in (folder / file_of(INDEX, language), *pages))


def _files(folder: Path) -> list[Path]:
    """What a set's folder holds for people to open: reports first, then the lab's pages and what is to be printed."""
    pages = [folder / file_of(stem, language) for stem in (STEM, *LAB) for language in LANGUAGES]
    return [*(page for page in pages if page.is_file()), *sorted(folder.glob("*.pdf"))]


def _sections(words: Words, sets: Sequence[Path], languages: Sequence[str]) -> Iterator[Node]:
    language = words.words.language
    said = note(words.text("index-note" if sets else "index-empty"))
    yield html.header(languages_of(INDEX, language, languages), html.h1(words.text("index-title")), said)
    if sets:
        names = "set:name standing:text report:text lab:text sheets:text games found named uneven:text"
        columns = columns_of(words, "page-head", names)
        yield table_of(words, words.text("index-table"), columns, [_row(words, one) for one in sets])


def _row(words: Words, folder: Path) -> Row:
    report = _read_report(folder)
    standing = _read(folder / STANDING, _Standing)
    files = _files(folder)
    pages = [_link(folder, file, _language(file)) for file in files if file.name in _REPORTS]
    sheets = [_link(folder, file, file.stem.removeprefix(f"{folder.name}-")) for file in files if file.suffix == ".pdf"]
    links = (joined(html.br, part) or "–" for part in (pages, list(_lab(words, folder)), sheets))
    standings = joined(" ", _standings(words, report, standing))
    return row_of(_name(words, folder, report), standings, *links, *_figures(words, report))


def _lab(words: Words, folder: Path) -> Iterator[Node]:
    """Links to what the lab found, in the page's language."""
    for stem in LAB:
        page = folder / file_of(stem, words.words.language)
        if page.is_file():
            yield _link(folder, page, words.text(f"index-{stem}"))


def _name(words: Words, folder: Path, report: _Report | None) -> Node:
    """The set's name, which leads to its report in the page's language or in English."""
    titles = report.set_titles if report is not None else {}
    name = html.b(titles.get(words.words.language) or (report.title if report is not None else folder.name))
    pages = [folder / file_of(STEM, language) for language in (words.words.language, "en")]
    page = next((page for page in pages if page.is_file()), None)
    linked = html.a({"href": _address(folder, page)}, name) if page is not None else name
    return [linked, html.br, html.small(folder.name)] if report is not None else linked


def _figures(words: Words, report: _Report | None) -> list[Cell]:
    if report is None:
        return [Cell("–", -1), Cell("–", -1), Cell("–", -1), Cell("–")]
    uneven = any(seat.uneven for table in report.tables for seat in table.seats)
    counts = (report.played, len(report.findings), report.named)
    return [*map(counted, counts), Cell(words.text("seats-uneven" if uneven else "seats-even"))]


def _read_report(folder: Path) -> _Report | None:
    """What the report says; None where there is none, or one that another Proofpress wrote in another form."""
    report = _read(folder / f"{STEM}.json", _Report)
    return report if report is not None and report.format == FORMAT else None


def _read(file: Path, kind: type[Kept]) -> Kept | None:
    try:
        return from_json(bytes_held(file) or b"", kind)
    except (msgspec.DecodeError, RecursionError):
        return None


def _standings(words: Words, report: _Report | None, standing: _Standing | None) -> Iterator[Node]:
    """Chips: legal and complete as far as a proof said so, and whether all was played."""
    if standing is not None:
        yield _chip(words, standing.legal, "legal", "illegal")
        if standing.legal:
            yield _chip(words, standing.complete, "complete", "incomplete")
    if report is not None:
        yield _chip(words, report.whole, "played", "broken" if report.broken else "unplayed")


def _chip(words: Words, good: bool, yes: str, no: str) -> Node:
    return html.span({"class": f"tag {'good' if good else 'bad'}"}, words.text(f"standing-{yes if good else no}"))


def _language(page: Path) -> str:
    """What the language of a report's page calls itself."""
    return NAMES[page.name.removeprefix(f"{STEM}.").removesuffix("html").rstrip(".") or "en"]


def _link(folder: Path, file: Path, name: str) -> Node:
    return html.a({"href": _address(folder, file)}, name)


def _address(folder: Path, file: Path) -> str:
    return quote(f"{folder.name}/{file.name}")
