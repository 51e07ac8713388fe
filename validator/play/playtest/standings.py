"""A ladder as text for the terminal and as a page in each language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import fill

from validator.play.playtest.figures.strength.standing import ANCHOR, Ladder, Rung, Rungs, rated
from validator.play.playtest.page.book import Words
from validator.play.playtest.page.frame import framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Column, Row, table_of
from validator.play.playtest.report.text import WIDTH, columns
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_share

STEM = "ladder"


def ladder_text(ladder: Ladder) -> str:
    """The whole ladder, in English."""
    return "\n".join(_lines(ladder, Wording("en"))) + "\n"


def _lines(ladder: Ladder, words: Wording) -> Iterator[str]:
    yield words.word("ladder-title", title=ladder.title)
    for table in ladder.tables:
        yield ""
        yield words.word("ladder-table", seats=table.seats, games=table.games, broken=table.broken)
        yield from columns([_heads(words), *(_cells(words, rung) for rung in table.rungs)])
    yield ""
    yield fill(_note(ladder, words), WIDTH)


def _heads(words: Wording) -> list[str]:
    return ["", *(words.word(f"head-{name}") for name in ("rating", "within", "games", "wins"))]


def _cells(words: Wording, rung: Rung) -> list[str]:
    return [f"{rung.place:>2}  {rung.player}", rated(rung)["value"], _within(rung, words), *_counts(rung)]


def _within(rung: Rung, words: Wording) -> str:
    """The interval; a dash for the one by whom the others are measured."""
    return "–" if rung.rating.low == rung.rating.high else words.word("ladder-within", **rated(rung))


def _counts(rung: Rung) -> list[str]:
    return [f"{rung.games:,}", shown_share(rung.wins / rung.games) if rung.games else "–"]


def _note(ladder: Ladder, words: Wording) -> str:
    measured = any(rung.player == ANCHOR for table in ladder.tables for rung in table.rungs)
    return words.word("ladder-note", anchor=ANCHOR, measured=int(measured))


def ladder_pages(ladder: Ladder) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind as in `page.writing`."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(ladder, language))


def _page(ladder: Ladder, language: str) -> str:
    words = Words(language)
    title = words.words.word("ladder-title", title=ladder.set_titles.get(language) or ladder.title)
    return framed(language, title, _sections(ladder, words, title))


def _sections(ladder: Ladder, words: Words, title: str) -> Iterator[str]:
    wording = words.words
    yield f"<header>{languages_of(STEM, wording.language, LANGUAGES)}<h1>{escape(title)}</h1>"
    yield f'<p class="note">{escape(_note(ladder, wording))}</p></header>'
    for table in ladder.tables:
        heading = escape(wording.word("ladder-table", seats=table.seats, games=table.games, broken=table.broken))
        yield f"<section><h2>{heading}</h2>{_table(words, table, heading)}</section>"


def _table(words: Words, table: Rungs, heading: str) -> str:
    wording = words.words
    heads = [("place", "number"), ("player", "name"), ("rating", "number"), ("within", "text")]
    shown = [*heads, ("games", "number"), ("wins", "number"), ("manner", "text")]
    titles = [Column(escape(wording.word(f"head-{name}")), look=look) for name, look in shown]
    return table_of(words, heading, titles, [_row(wording, rung) for rung in table.rungs])


def _row(words: Wording, rung: Rung) -> Row:
    manner = f"manner-{rung.player.partition(':')[0]}"
    texts = [_within(rung, words), *_counts(rung)]
    return Row(
        [
            Cell(str(rung.place), rung.place),
            Cell(f"<b>{escape(rung.player)}</b>"),
            Cell(rated(rung)["value"], rung.rating.value),
            *(Cell(escape(text)) for text in texts),
            Cell(escape(words.word(manner)) if words.has(manner) else ""),
        ]
    )
