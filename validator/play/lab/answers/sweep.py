"""What a sweep found: its figures for programs, for the terminal, and as a page in each language."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import simple_html as html
from simple_html import Node, SafeString

from validator.base.columns import columns, filled, headed
from validator.base.speech.sentences import Text, text_in
from validator.play.charts.frames import legend, with_axes
from validator.play.charts.lines import Axes, Curve, axes_of, banded
from validator.play.charts.squares import Field, tinted
from validator.play.lab.answers.wording import AnswerWords, answer_wording
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.frame import framed, languages_of, note, pages_in
from validator.play.playtest.page.tables import Cell, Column, Row, columns_of, table_of
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_change

SEAT = "seat"
"""The measure that is a seat's share of the wins, in percent."""
Value = int | float | str | bool | None


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of one set.

    Attributes:
        measure: as goals name it, or ``seat``.
        seats: at which number of seats, where that matters (else 0), and which ``seat`` from 1.
        found: the mean over tables, with its interval.
        difference: this set less the unchanged one, by pairs of games on the same deals; None for that set itself, and
            where a table has fewer than two pairs.
        pairs: of so many pairs.
        changed: whether the difference is beyond chance, corrected for all sets of the sweep.
    """

    measure: str
    seats: int = 0
    seat: int = 0
    found: Interval
    difference: Interval | None = None
    pairs: int = 0
    changed: bool = False

    @property
    def key(self) -> tuple[str, int, int]:
        """What it is a figure of, in whatever set."""
        return self.measure, self.seats, self.seat


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """One set of a sweep: the values at the addresses, in their order.

    ``folder`` is where it lies, below the answer's; empty for the unchanged set. ``refused`` are the findings for
    which it was not played.
    """

    values: tuple[Value, ...]
    folder: str
    refused: tuple[Text, ...] = ()
    games: int = 0
    broken: int = 0
    figures: tuple[Shown, ...] = ()

    @property
    def is_base(self) -> bool:
        """Whether it is the unchanged set."""
        return not self.folder

    def figure(self, key: tuple[str, int, int]) -> Shown | None:
        """One of its figures."""
        return figure_in(self.figures, key)


class Varied(msgspec.Struct, frozen=True, kw_only=True):
    """An address that was varied: ``present`` is what the unchanged set has; ``piece`` the entry it is in, if any."""

    address: str
    values: tuple[Value, ...]
    present: Value
    piece: str = ""

    @property
    def is_number(self) -> bool:
        """Whether its values can be laid along a line."""
        return all(isinstance(value, int | float) and not isinstance(value, bool) for value in self.values)


class Average(msgspec.Struct, frozen=True, kw_only=True):
    """One value of an address and its figures, each the mean over all values of the other addresses."""

    value: Value
    figures: tuple[Shown, ...]


class Margin(msgspec.Struct, frozen=True, kw_only=True):
    """What an address does by itself. Combinations with a set that was refused are left out for all its values."""

    address: str
    averages: tuple[Average, ...]


class Sweep(msgspec.Struct, frozen=True, kw_only=True):
    """All that a sweep found. ``titles`` are those of pieces that hold varied values, by language.

    ``margins`` are told where several addresses were varied.
    """

    format: str = "proofpress-sweep-1"
    set: str
    title: str
    set_titles: dict[str, str]
    titles: dict[str, dict[str, str]]
    game: str
    length_unit: str
    version: str
    seed: int
    tables: tuple[tuple[str, ...], ...]
    asked: int
    interrupted: bool
    varied: tuple[Varied, ...]
    base: Point
    points: tuple[Point, ...]
    margins: tuple[Margin, ...] = ()

    @property
    def keys(self) -> list[tuple[str, int, int]]:
        """What figures there are, in their order."""
        every = (figure.key for point in (self.base, *self.points) for figure in point.figures)
        return list(dict.fromkeys(every))

    @property
    def rows(self) -> list[Point]:
        """The sets in the order of a table: the unchanged one first, unless it is one of the combinations."""
        return [*([] if any(point.is_base for point in self.points) else [self.base]), *self.points]

    @property
    def played(self) -> int:
        """How many sets were played beside the unchanged one."""
        return sum(not point.is_base and not point.refused for point in self.points)

    @property
    def broken(self) -> int:
        """How many games broke."""
        return self.base.broken + sum(point.broken for point in self.points if not point.is_base)


def figure_in(figures: Sequence[Shown], key: tuple[str, int, int]) -> Shown | None:
    """One of several figures of a set; None where its games do not tell it."""
    return next((figure for figure in figures if figure.key == key), None)


def word_of(value: Any) -> str:
    """A value as it is written in YAML."""
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


SHARES = (SEAT, "real_choices", "decided")
"""Measures in percent."""


def figure_name(key: tuple[str, int, int], sweep: Sweep, words: Wording) -> str:
    """What a figure is called."""
    measure, _, seat = key
    name = f"sweep-{measure.replace('_', '-')}"
    return words.word(name, unit=unit_of(sweep, words), seat=seat)


def head_name(key: tuple[str, int, int], sweep: Sweep, words: Wording) -> str:
    """The same for the head of a column that is told before at which table it is: short."""
    name = f"sweep-head-{key[0].replace('_', '-')}"
    return words.word(name, seat=key[2], unit=unit_of(sweep, words))


def unit_of(sweep: Sweep, words: Wording) -> str:
    """What lengths are counted in, many of them."""
    key = f"units-{sweep.length_unit.replace(' ', '-')}"
    return words.word(key) if words.has(key) else sweep.length_unit


def value_text(value: float, measure: str, *, bare: bool = False) -> str:
    """A figure without its interval: ``8.4``, ``52.1 %``."""
    text = f"{value:.1f}".replace("-", "−")
    return f"{text} %" if measure in SHARES and not bare else text


def within_text(interval: Interval, measure: str, words: Wording) -> str:
    """A figure with its interval: ``8.4 (8.2 to 8.6)``."""
    low, high = (value_text(end, measure, bare=True) for end in (interval.low, interval.high))
    return words.word("within", value=value_text(interval.value, measure), low=low, high=high)


def apart_text(one: Shown) -> str:
    """How far a figure is from the unchanged set's: ``+1.2 ± 0.3``, with a star where that is beyond chance."""
    if one.difference is None:
        return "–"
    half = (one.difference.high - one.difference.low) / 2
    return f"{shown_change(one.difference.value)} ± {half:.1f}{'*' if one.changed else ''}"


def marked_text(one: Shown) -> str:
    """A figure without its interval, with a star where it differs from the unchanged set's beyond chance."""
    return f"{value_text(one.found.value, one.measure)}{'*' if one.changed else ''}"


def address_text(varied: Varied, sweep: Sweep, language: str) -> str:
    """An address with the title of the piece it is in: ``D05.cost (Far Beacon)``."""
    titles = sweep.titles.get(language) or sweep.titles.get("en") or {}
    title = titles.get(varied.piece)
    return varied.address if not title or title == varied.piece else f"{varied.address} ({title})"


def point_text(point: Point, sweep: Sweep) -> str:
    """A set by its values: ``rules.hand_limit 8, D05.cost 2``."""
    pairs = zip(sweep.varied, point.values, strict=True)
    return ", ".join(f"{varied.address} {word_of(value)}" for varied, value in pairs)


def line_text(sweep: Sweep, words: Wording) -> str:
    """What was played: how many games of how many sets, by whom, with which seed."""
    agents = words.listed(list(dict.fromkeys(agent for table in sweep.tables for agent in table)))
    sizes = words.listed([str(size) for size in dict.fromkeys(map(len, sweep.tables))])
    return words.word(
        "sweep-played",
        sets=sweep.played,
        games=sweep.asked,
        agents=agents,
        sizes=sizes,
        tables=len(sweep.tables),
        seed=str(sweep.seed),
    )


def sweep_text(sweep: Sweep, language: str = "en") -> str:
    """The whole sweep in a language."""
    return "\n".join(_lines(sweep, answer_wording(language))) + "\n"


def _lines(sweep: Sweep, words: Wording) -> Iterator[str]:
    addresses = words.listed([varied.address for varied in sweep.varied])
    yield words.word("sweep-title", title=sweep.set_titles.get(words.language) or sweep.title, addresses=addresses)
    yield filled(line_text(sweep, words))
    if sweep.interrupted:
        yield words.word("sweep-interrupted")
    usual = [key for key in sweep.keys if key[0] != SEAT]
    yield from _table(sweep, usual, words, words.word("sweep-figures"), marked_text)
    if any(figure.difference for point in sweep.points for figure in point.figures):
        yield from _table(sweep, usual, words, words.word("sweep-apart"), apart_text)
    for margin in sweep.margins:
        yield from _averages(sweep, margin, usual, words)
    seats = [key for key in sweep.keys if key[0] == SEAT]
    for size in dict.fromkeys(key[1] for key in seats):
        title = words.word("sweep-seats", seats=size)
        yield from _table(sweep, [key for key in seats if key[1] == size], words, title, marked_text)
    yield ""
    yield filled(words.word("sweep-star"))
    for point in sweep.points:
        for finding in point.refused:
            yield ""
            yield words.word("sweep-refused", values=point_text(point, sweep))
            yield f"  {text_in(finding, words.language)}"


def _averages(sweep: Sweep, margin: Margin, keys: list[tuple[str, int, int]], words: Wording) -> Iterator[str]:
    """What one address does by itself."""
    yield from headed(words.word("sweep-by-itself", address=margin.address))
    rows = [[margin.address, *(head_name(key, sweep, words) for key in keys)]]
    for average in margin.averages:
        figures = [figure_in(average.figures, key) for key in keys]
        cells = ["–" if figure is None else marked_text(figure) for figure in figures]
        rows.append([word_of(average.value), *cells])
    yield from columns(rows)


def _table(
    sweep: Sweep, keys: list[tuple[str, int, int]], words: Wording, title: str, shown: Callable[[Shown], str]
) -> Iterator[str]:
    """A table of figures, a row for each set."""
    yield from headed(title)
    heads = [*(varied.address for varied in sweep.varied), words.word("sweep-games")]
    rows = [[*heads, *(head_name(key, sweep, words) for key in keys)]]
    yield from columns([*rows, *(_line_of(point, keys, words, shown) for point in sweep.rows)])


def _line_of(
    point: Point, keys: list[tuple[str, int, int]], words: Wording, shown: Callable[[Shown], str]
) -> list[str]:
    values = [word_of(value) for value in point.values]
    values[0] += f" ({words.word('sweep-unchanged')})" if point.is_base else ""
    if point.refused:
        return [*values, words.word("sweep-not-played"), *("" for _ in keys)]
    figures = [point.figure(key) for key in keys]
    return [*values, str(point.games), *("–" if figure is None else shown(figure) for figure in figures)]


STEM = "sweep"
MOST_ROWS = 40
_STYLE = (
    ".tinted { width: auto; } .tinted td, .tinted th { text-align: center; padding: 0.35rem 0.8rem; } "
    ".data td code, .data td.text small { white-space: nowrap; }"
)

Key = tuple[str, int, int]
Known = Sequence[tuple[Value, Sequence[Shown]]]
"""The figures of each value of an address."""


def sweep_pages(sweep: Sweep) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(sweep, language))


def _page(sweep: Sweep, language: str) -> str:
    words = AnswerWords(language)
    addresses = words.words.listed([address_text(varied, sweep, language) for varied in sweep.varied])
    name = sweep.set_titles.get(language) or sweep.title
    title = words.word("sweep-title", title=name, addresses=addresses)
    return framed(language, title, _sections(sweep, words, title))


def _sections(sweep: Sweep, words: AnswerWords, title: str) -> Iterator[Node]:
    yield html.style(SafeString(_STYLE))
    yield html.header(
        languages_of(STEM, words.words.language, LANGUAGES),
        html.h1(title),
        note(line_text(sweep, words.words)),
        note(words.word("sweep-interrupted"), "stop") if sweep.interrupted else "",
        note(words.word("sweep-bands")),
    )
    for key in (key for key in sweep.keys if key[0] != SEAT):
        name = figure_name(key, sweep, words.words)
        yield html.section(html.h2(name), *_figure(sweep, [key], words, name))
    for size in dict.fromkeys(key[1] for key in sweep.keys if key[0] == SEAT):
        name = words.word("sweep-seats", seats=size)
        keys = [key for key in sweep.keys if key[:2] == (SEAT, size)]
        yield html.section(html.h2(name), *_figure(sweep, keys, words, name))
    yield _all_sets(sweep, words)


def _figure(sweep: Sweep, keys: list[Key], words: AnswerWords, name: str) -> Iterator[Node]:
    """What is told and drawn of one figure, or of the seats at one table."""
    if len(keys) == 1:
        yield from (note(text, "answer") for text in _describe(sweep, keys[0], words))
    if len(sweep.varied) == 1:
        known = [(point.values[0], point.figures) for point in sweep.points]
        yield from _drawn(sweep, sweep.varied[0], known, keys, words, name)
    elif len(sweep.varied) == 2:
        for key in keys:
            yield html.h3(figure_name(key, sweep, words.words)) if len(keys) > 1 else ""
            yield _field(sweep, key, words, name)
    for varied, margin in zip(sweep.varied, sweep.margins, strict=False):
        address = address_text(varied, sweep, words.words.language)
        yield html.h3(words.word("sweep-by-itself", address=address))
        known = [(average.value, average.figures) for average in margin.averages]
        yield from _drawn(sweep, varied, known, keys, words, name)


def _describe(sweep: Sweep, key: Key, words: AnswerWords) -> Iterator[str]:
    """The lowest and the highest of the sets, and whether any differs from the unchanged one."""
    known = [(one.found.value, point, one) for point in sweep.points if (one := point.figure(key)) is not None]
    if not known:
        return
    known.sort(key=lambda each: each[0])
    (_, low, least), (_, high, greatest) = known[0], known[-1]
    if least.found.value == greatest.found.value:
        yield words.word("sweep-same", low=value_text(least.found.value, key[0]))
        return
    changed = sum(one.changed for _, _, one in known)
    yield words.word(
        "sweep-told",
        low=value_text(least.found.value, key[0]),
        at=point_text(low, sweep),
        high=value_text(greatest.found.value, key[0]),
        other=point_text(high, sweep),
        changed=changed,
        sets=sum(one.difference is not None for _, _, one in known),
    )


def _place(varied: Varied, value: object) -> float:
    """Where a value lies across: a number at itself, a word at its place among the values."""
    if varied.is_number and isinstance(value, int | float):
        return float(value)
    return float(varied.values.index(value))


def _along(sweep: Sweep, varied: Varied, known: Known, key: Key, words: AnswerWords) -> Curve:
    """The curve of a figure over the values of an address."""
    points = []
    for value, figures in known:
        if (one := figure_in(figures, key)) is not None:
            tip = f"{word_of(value)}: {within_text(one.found, key[0], words.words)}"
            points.append((_place(varied, value), one.found, tip))
    return Curve(figure_name(key, sweep, words.words), sorted(points, key=lambda each: each[0]))


def _drawn(
    sweep: Sweep, varied: Varied, known: Known, keys: list[Key], words: AnswerWords, name: str
) -> Iterator[Node]:
    """Curves with the figures up their side and the values varied below."""
    every = (_along(sweep, varied, known, key, words) for key in keys)
    curves = [curve for curve in every if curve.points]
    if not curves:
        yield note(words.word("sweep-nothing"))
        return
    base = sweep.base.figure(keys[0]) if len(keys) == 1 else None
    level = None if base is None else base.found.value
    axes = axes_of(curves, level, share=keys[0][0] in SHARES)
    drawn = banded(curves, axes, level, f"{name}: {address_text(varied, sweep, words.words.language)}")
    yield with_axes(drawn, (value_text(value, keys[0][0]) for value in axes.levels()), _ticks(varied, axes))
    if len(curves) > 1:
        yield legend(curve.name for curve in curves)


def _ticks(varied: Varied, axes: Axes) -> Iterator[tuple[str, str]]:
    return ((axes.across.at(_place(varied, value)), word_of(value)) for value in varied.values)


def _field(sweep: Sweep, key: Key, words: AnswerWords, name: str) -> Node:
    """A field of cells over two addresses that were varied."""
    first, second = sweep.varied
    by_values = {point.values: point for point in sweep.points}
    rows = [
        (word_of(down), [_cell(by_values[down, along], key, words) for along in second.values]) for down in first.values
    ]
    base = sweep.base.figure(key)
    corner = f"{first.address} ↓ {second.address} →"
    return tinted(list(map(word_of, second.values)), rows, corner, None if base is None else base.found.value, name)


def _cell(point: Point, key: Key, words: AnswerWords) -> Field:
    one = point.figure(key)
    if one is None:
        return Field("–", None, words.word("sweep-not-played"))
    tip = f"{within_text(one.found, key[0], words.words)}; {apart_text(one)}"
    return Field(marked_text(one), one.found.value, tip)


def _all_sets(sweep: Sweep, words: AnswerWords) -> Node:
    """Every set with every figure, and where it lies."""
    heading = words.word("sweep-all")
    shown = [
        Column(varied.address, look="name" if not place else "number") for place, varied in enumerate(sweep.varied)
    ]
    shown += columns_of(words, "sweep", "games")
    shown += [_column(sweep, key, words) for key in sweep.keys]
    shown += columns_of(words, "sweep", "where:text")
    table = table_of(words, heading, shown, [_row(sweep, point, words) for point in sweep.rows], most=MOST_ROWS)
    return html.section(html.h2(heading), note(words.word("sweep-star")), table)


def _column(sweep: Sweep, key: Key, words: AnswerWords) -> Column:
    head, meaning = head_name(key, sweep, words.words), figure_name(key, sweep, words.words)
    if key[0] == SEAT:
        head = f"{key[1]}: {head}"
        meaning = f"{words.word('sweep-seats', seats=key[1])}: {meaning}"
    return Column(head, meaning)


def _row(sweep: Sweep, point: Point, words: AnswerWords) -> Row:
    cells = [Cell(word_of(value), _number(value)) for value in point.values]
    cells.append(Cell(words.word("sweep-not-played") if point.refused else str(point.games), point.games))
    for key in sweep.keys:
        one = point.figure(key)
        if one is None:
            cells.append(Cell("–"))
        else:
            apart = "" if one.difference is None else html.small(apart_text(one))
            cells.append(Cell([value_text(one.found.value, key[0]), apart], one.found.value))
    where = html.code(point.folder) if point.folder else words.word("sweep-unchanged")
    findings = (html.small(text_in(finding, words.words.language)) for finding in point.refused)
    return Row([*cells, Cell([where, *(part for finding in findings for part in (html.br, finding))])])


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None
