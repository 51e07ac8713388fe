"""Two runs side by side: as data, for the terminal, and as a page."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import simple_html as html
from simple_html import Node

from validator.base.columns import columns
from validator.base.files import write_beside
from validator.play.charts.frames import Scale, row, rows
from validator.play.charts.lines import interval
from validator.play.playtest.figures.differences import Change
from validator.play.playtest.page.book import Words, prose
from validator.play.playtest.page.document import json_text
from validator.play.playtest.page.frame import NAMES, file_of, framed, languages_of, note
from validator.play.playtest.page.tables import Cell, Column, Filter, Row, table_of
from validator.play.playtest.report.wording import Wording, shown_points, shown_share

MOST_TOLD = 12
FORMAT = 1
"""Of the JSON."""


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs: what they are called, how many games each has, and every figure that both have.

    ``length_unit`` is the word for one of what changes with the unit ``length`` are counted in; ``is_paired`` says that
    both were played on the same deals. ``titles`` are those of the designs, by language and id.
    """

    format: int = FORMAT
    names: tuple[str, str]
    games: tuple[int, int]
    length_unit: str
    is_paired: bool
    changes: tuple[Change, ...]
    titles: dict[str, dict[str, str]]

    def ordered(self) -> list[Change]:
        """What changed beyond chance first."""
        return sorted(self.changes, key=lambda change: not change.changed)

    def title_in(self, language: str) -> Callable[[str], str]:
        """What gives a design's title by its id, in English where the language has none, or else the id."""
        here, english = self.titles.get(language, {}), self.titles.get("en", {})
        return lambda name: here.get(name) or english.get(name, name)

    def wording(self, language: str) -> Wording:
        """What says the figures' names in a language."""
        return Wording(language, self.title_in(language))


def comparison_text(comparison: Comparison, language: str = "en") -> str:
    """The comparison for the terminal: what changed first, then everything else."""
    wording = comparison.wording(language)
    rows = [["", *comparison.names, wording.word("difference"), ""]]
    rows += [row_of(change, comparison.length_unit, wording) for change in comparison.ordered()]
    return "\n".join([*sentences(comparison, wording), "", *columns(rows)]) + "\n"


def sentences(comparison: Comparison, wording: Wording) -> list[str]:
    """What was compared, how much changed, and what changed most certainly."""
    (one, two), (games_one, games_two) = comparison.names, comparison.games
    changed = [change for change in comparison.changes if change.changed]
    numbers = {"first": one, "second": two, "games-first": games_one, "games-second": games_two}
    how = "compare-paired" if comparison.is_paired else "compare-samples"
    lines = [
        wording.word(how, **numbers),
        wording.word("compare-count", changed=len(changed), all=len(comparison.changes)),
    ]
    lines_of_changes = [
        f"{wording.say(change.what)}: {difference_of(change, comparison.length_unit, wording)}" for change in changed
    ]
    return [*lines, *lines_of_changes[:MOST_TOLD]]


def row_of(change: Change, length_unit: str, wording: Wording) -> list[str]:
    """A figure's name, its value in both runs, the difference, and a mark where that is beyond chance."""
    mark = "*" if change.changed else ""
    before, after = (_value(value, change) for value in (change.first, change.second))
    return [wording.say(change.what), before, after, difference_of(change, length_unit, wording), mark]


def _value(value: float, change: Change) -> str:
    if change.unit == "share":
        return shown_share(value)
    return shown_points(value) if change.unit == "lift" else f"{value:.2f}"


def difference_of(change: Change, length_unit: str, wording: Wording) -> str:
    """The difference with its interval."""
    difference = change.difference
    if change.unit in ("share", "lift"):
        ends = [shown_points(end) for end in (difference.value, difference.low, difference.high)]
        return wording.word("apart-points", value=ends[0], low=ends[1], high=ends[2])
    value, low, high = (f"{end:+.2f}".replace("-", "−") for end in (difference.value, difference.low, difference.high))
    unit = length_unit if change.unit == "length" else change.unit
    return wording.word("apart", value=value, low=low, high=high, unit=unit.replace(" ", "-"), word=unit)


_TOGETHER = (("share", "lift"), ("points",), ("length",), ("choices",))
"""Units whose differences stand on one scale."""


def write_comparison(comparison: Comparison, folder: Path, stem: str, told: str = "en") -> dict[str, Path]:
    """Write ``<stem>.txt`` in the language ``told``, ``<stem>.json`` and a page in each language; the paths by kind
    and language."""
    paths = {"text": write_beside(folder / f"{stem}.txt", comparison_text(comparison, told).encode())}
    for language in NAMES:
        kind = "html" if language == "en" else f"html {language}"
        page = comparison_page(comparison, stem, language)
        paths[kind] = write_beside(folder / file_of(stem, language), page.encode())
    paths["json"] = write_beside(folder / f"{stem}.json", json_text(comparison, comparison.wording("en")).encode())
    return paths


def comparison_page(comparison: Comparison, stem: str, language: str) -> str:
    """The page in one language; ``stem`` is the name of its file, by which it leads to the others."""
    book = Words(language, comparison.title_in(language))
    title = book.words.word("compare-title", first=comparison.names[0], second=comparison.names[1])
    return framed(
        language,
        title,
        [
            html.header(languages_of(stem, language, list(NAMES)), html.h1(prose(title))),
            _short(comparison, book),
            *_changed(comparison, book),
            *_every(comparison, book),
        ],
    )


def _short(comparison: Comparison, book: Words) -> Node:
    said = (html.p(prose(sentence)) for sentence in sentences(comparison, book.words)[:2])
    return html.section({"id": "short"}, *said)


def _changed(comparison: Comparison, book: Words) -> Iterator[Node]:
    changed = [change for change in comparison.changes if change.changed]
    if not changed:
        return
    yield html.h2(book.word("compare-changed"))
    yield note(book.word("compare-note"))
    for units in _TOGETHER:
        together = [change for change in changed if change.unit in units]
        if together:
            yield _pictures(together, comparison.length_unit, book)


def _pictures(changed: Sequence[Change], unit: str, book: Words) -> Node:
    ends = [end for change in changed for end in (change.difference.low, change.difference.high, 0.0)]
    scale = Scale(min(ends), max(ends))
    return rows(_picture(change, unit, scale, book) for change in changed)


def _picture(change: Change, unit: str, scale: Scale, book: Words) -> Node:
    difference = prose(difference_of(change, unit, book.words))
    look = "strong" if change.difference.value > 0 else "weak"
    drawn = interval(change.difference, scale, {"zero": 0.0}, look, difference)
    return row(prose(book.words.say(change.what)), drawn, html.b(difference), flag=True)


def _every(comparison: Comparison, book: Words) -> Iterator[Node]:
    title = book.word("compare-all")
    note = book.word("compare-note")
    heads = [*comparison.names, book.words.word("difference")]
    columns = [Column(book.word("compare-figure"), look="name"), *(Column(prose(head)) for head in heads)]
    chance = book.word("beyond-chance")
    sorts = [("changed", chance), ("card", book.word("compare-cards"))]
    yield html.h2(title)
    told_of = [_row(change, comparison, book) for change in comparison.ordered()]
    filters = [Filter(book.word("compare-figure"), sorts)]
    yield table_of(book, title, [*columns, Column(chance, note)], told_of, filters)


def _row(change: Change, comparison: Comparison, book: Words) -> Row:
    what, first, second, difference, mark = (prose(cell) for cell in row_of(change, comparison.length_unit, book.words))
    cells = [
        Cell(what),
        Cell(first, change.first),
        Cell(second, change.second),
        Cell(difference, change.difference.value),
        Cell("✓" if mark else "", float(change.changed)),
    ]
    return Row(cells, [" ".join(["changed"] * change.changed + ["card"] * bool(change.card))])
