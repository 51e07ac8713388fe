"""The page of a tuning: how it ended, each goal's bar before and after, what each edit does, how the search went."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.play.lab.answers.tune_words import (
    describe,
    edit_text,
    effect_text,
    goal_name,
    met_text,
    number_text,
    range_text,
    within_text,
)
from validator.play.lab.answers.tuned import Bar, Finalist, Tuned
from validator.play.lab.answers.words import AnswerWords
from validator.play.playtest.page.frame import framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Column, Row, table_of
from validator.play.playtest.report.plots import Scale, interval
from validator.play.playtest.report.wording import LANGUAGES

STEM = "tune"
MOST_STEPS = 40
ROOM = 0.15
"""Of the span of a goal's bar, left free at either side."""


def tune_pages(tuned: Tuned) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind: ``html``, ``html zh-Hant`` and so on."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(tuned, language))


def _page(tuned: Tuned, language: str) -> str:
    words = AnswerWords(language)
    title = words.words.word("tune-title", title=tuned.set_titles.get(language) or tuned.title)
    return framed(language, title, _sections(tuned, words, title))


def _sections(tuned: Tuned, words: AnswerWords, title: str) -> Iterator[str]:
    language = words.words.language
    first, *others = describe(tuned, words.words)
    yield f"<header>{languages_of(STEM, language, LANGUAGES)}<h1>{escape(title)}</h1>"
    yield f'<p class="answer">{escape(first)}</p>'
    yield "".join(f'<p class="note">{escape(one)}</p>' for one in others) + "</header>"
    yield f"<section><h2>{_word(words, 'tune-goals')}</h2>"
    yield f'<p class="note">{_word(words, "tune-goals-told")}</p>'
    yield f"{_goals(tuned, words)}</section>"
    if tuned.edits:
        told_of = _word(words, "tune-effects") if tuned.edits[0].effects else ""
        yield f"<section><h2>{_word(words, 'tune-edits')}</h2><p>{told_of}</p>"
        yield f"{_edits(tuned, words)}<p>{_word(words, 'tune-block')}</p>"
        yield f"<pre><code>{escape(tuned.block)}</code></pre></section>"
    if tuned.finalists:
        yield f"<section><h2>{_word(words, 'tune-finalists')}</h2><p>{_word(words, 'tune-finalists-told')}</p>"
        yield f"{_finalists(tuned, words)}</section>"
    if tuned.steps:
        yield f"<section><h2>{_word(words, 'tune-progress')}</h2><p>{_word(words, 'tune-progress-told')}</p>"
        yield f"{_steps(tuned, words)}</section>"


def _word(words: AnswerWords, key: str, **values: object) -> str:
    return escape(words.words.word(key, **values))


def _goals(tuned: Tuned, words: AnswerWords) -> str:
    columns = [
        Column(_word(words, "tune-head-goal"), look="name"),
        Column(_word(words, "tune-head-wanted"), look="text"),
        Column(_word(words, "tune-head-plot"), look="plot"),
        Column(_word(words, "tune-head-before")),
        Column(_word(words, "tune-head-after")),
        Column(_word(words, "tune-head-met"), look="text"),
    ]
    rows = [
        Row(
            [
                Cell(escape(goal_name(bar, tuned, words.words))),
                Cell(escape(range_text(bar, words.words))),
                Cell(_bar(bar, words)),
                Cell(escape(within_text(bar.before, bar.measure, words.words))),
                Cell(escape(within_text(bar.after, bar.measure, words.words))),
                Cell(escape(met_text(bar, words.words))),
            ]
        )
        for bar in tuned.bars
    ]
    return table_of(words, _word(words, "tune-goals"), columns, rows)


def _bar(bar: Bar, words: AnswerWords) -> str:
    """The figure before above that after, both against upright lines where the goal begins and ends."""
    known = [one for one in (bar.before, bar.after) if one is not None]
    ends = [end for end in (bar.least, bar.most) if end is not None]
    if not known:
        return ""
    places = [*ends, *(end for one in known for end in (one.low, one.high))]
    low, high = min(places), max(places)
    room = (high - low) * ROOM or 0.5
    scale = Scale(low - room, high + room)
    marks = {name: end for name, end in (("zero", bar.least), ("typical", bar.most)) if end is not None}
    return "".join(
        interval(
            one,
            scale,
            marks,
            "out" if one is bar.before and bar.after is not None else "in",
            escape(within_text(one, bar.measure, words.words), quote=True),
        )
        for one in known
    )


def _edits(tuned: Tuned, words: AnswerWords) -> str:
    """The edits; where it is known what each does to each goal, goals are rows, of which there are more."""
    said = [escape(edit_text(edit, tuned, words.words)) for edit in tuned.edits]
    caption = _word(words, "tune-edits")
    if not tuned.edits[0].effects:
        columns = [Column(_word(words, "tune-head-edit"), look="name")]
        return table_of(words, caption, columns, [Row([Cell(edit)]) for edit in said])
    columns = [Column(_word(words, "tune-head-goal"), look="name"), *map(Column, said)]
    rows = [
        Row(
            [
                Cell(escape(goal_name(bar, tuned, words.words))),
                *(
                    Cell(escape(effect_text(one)), None if one is None else one.value)
                    for one in (edit.effects[number] for edit in tuned.edits)
                ),
            ]
        )
        for number, bar in enumerate(tuned.bars)
    ]
    return table_of(words, caption, columns, rows)


def _finalists(tuned: Tuned, words: AnswerWords) -> str:
    columns = [
        Column(_word(words, "tune-head-edits"), look="name"),
        Column(_word(words, "tune-head-badness")),
        Column(_word(words, "tune-head-met"), look="text"),
    ]
    return table_of(
        words,
        _word(words, "tune-finalists"),
        columns,
        [
            Row(
                [
                    Cell(escape(", ".join(f"{address}: {value}" for address, value in one.edits))),
                    Cell("–" if one.refused else number_text(one.badness), one.badness),
                    Cell(_ended(one, words)),
                ]
            )
            for one in tuned.finalists
        ],
    )


def _ended(one: Finalist, words: AnswerWords) -> str:
    if one.refused:
        return _word(words, "tune-refused", why=one.refused)
    return _word(words, "tune-all-met" if one.met else "tune-not-all-met")


def _steps(tuned: Tuned, words: AnswerWords) -> str:
    columns = [Column(_word(words, f"tune-head-{name}")) for name in ("tried", "games", "edits", "badness")]
    rows = [
        Row([Cell(f"{one.tried:,}"), Cell(f"{one.games:,}"), Cell(str(one.edits)), Cell(number_text(one.badness))])
        for one in tuned.steps
    ]
    return table_of(words, _word(words, "tune-progress"), columns, rows, most=MOST_STEPS)
