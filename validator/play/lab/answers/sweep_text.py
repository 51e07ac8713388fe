"""A sweep for the terminal: a short table of figures, and one of how far they are from the unchanged set's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import fill

from validator.base.speech.sentences import text_in
from validator.play.lab.answers.sweep_words import apart_text, head_name, line_text, marked_text, point_text
from validator.play.lab.answers.swept import SEAT, Margin, Point, Shown, Sweep, figure_in, word_of
from validator.play.lab.answers.words import answer_wording
from validator.play.playtest.report.text import WIDTH, columns
from validator.play.playtest.report.wording import Wording


def sweep_text(sweep: Sweep) -> str:
    """The whole sweep, in English."""
    return "\n".join(_lines(sweep, answer_wording("en"))) + "\n"


def _lines(sweep: Sweep, words: Wording) -> Iterator[str]:
    addresses = words.listed([varied.address for varied in sweep.varied])
    yield words.word("sweep-title", title=sweep.title, addresses=addresses)
    yield fill(line_text(sweep, words), WIDTH)
    if sweep.interrupted:
        yield words.word("sweep-interrupted")
    usual = [key for key in sweep.keys if key[0] != SEAT]
    yield from _table(sweep, usual, words, words.word("sweep-figures"), marked_text)
    if any(one.difference for point in sweep.points for one in point.figures):
        yield from _table(sweep, usual, words, words.word("sweep-apart"), apart_text)
    for margin in sweep.margins:
        yield from _averages(sweep, margin, usual, words)
    seats = [key for key in sweep.keys if key[0] == SEAT]
    for size in dict.fromkeys(key[1] for key in seats):
        title = words.word("sweep-seats", seats=size)
        yield from _table(sweep, [key for key in seats if key[1] == size], words, title, marked_text)
    yield ""
    yield fill(words.word("sweep-star"), WIDTH)
    for point in sweep.points:
        for finding in point.refused:
            yield ""
            yield words.word("sweep-refused", values=point_text(point, sweep))
            yield f"  {text_in(finding, words.language)}"


def _averages(sweep: Sweep, margin: Margin, keys: list[tuple[str, int, int]], words: Wording) -> Iterator[str]:
    """What one address does by itself."""
    yield from _headed(words.word("sweep-by-itself", address=margin.address))
    rows = [[margin.address, *(head_name(key, sweep, words) for key in keys)]]
    for average in margin.averages:
        figures = [figure_in(average.figures, key) for key in keys]
        cells = ["–" if one is None else marked_text(one) for one in figures]
        rows.append([word_of(average.value), *cells])
    yield from columns(rows)


def _headed(title: str) -> Iterator[str]:
    yield ""
    yield title
    yield "-" * len(title)


def _table(
    sweep: Sweep, keys: list[tuple[str, int, int]], words: Wording, title: str, shown: Callable[[Shown], str]
) -> Iterator[str]:
    """A table of figures, a row for each set."""
    yield from _headed(title)
    heads = [*(varied.address for varied in sweep.varied), words.word("sweep-games")]
    rows = [[*heads, *(head_name(key, sweep, words) for key in keys)]]
    yield from columns([*rows, *(_row(point, keys, words, shown) for point in sweep.rows)])


def _row(point: Point, keys: list[tuple[str, int, int]], words: Wording, shown: Callable[[Shown], str]) -> list[str]:
    values = [word_of(value) for value in point.values]
    values[0] += f" ({words.word('sweep-unchanged')})" if point.is_base else ""
    if point.refused:
        return [*values, words.word("sweep-not-played"), *("" for _ in keys)]
    figures = [point.figure(key) for key in keys]
    return [*values, str(point.games), *("–" if one is None else shown(one) for one in figures)]
