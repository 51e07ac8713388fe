"""A tuning as the terminal tells it: how it ended, the goals, the edits, and the block to copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.play.lab.answers.tune_words import (
    describe,
    edit_text,
    effect_text,
    goal_name,
    met_text,
    range_text,
    within_text,
)
from validator.play.lab.answers.tuned import Tuned
from validator.play.lab.answers.words import answer_wording
from validator.play.playtest.report.wording import Wording


def tune_text(tuned: Tuned) -> str:
    """All of it in English."""
    return "\n".join(_lines(tuned, answer_wording("en")))


def _lines(tuned: Tuned, words: Wording) -> Iterator[str]:
    yield from describe(tuned, words)
    yield ""
    heads = [words.word(f"tune-head-{name}") for name in ("goal", "wanted", "before", "after", "met")]
    yield from _table(
        [
            heads,
            *(
                [
                    goal_name(bar, tuned, words),
                    range_text(bar, words),
                    within_text(bar.before, bar.measure, words),
                    within_text(bar.after, bar.measure, words),
                    met_text(bar, words),
                ]
                for bar in tuned.bars
            ),
        ]
    )
    if not tuned.edits:
        return
    yield ""
    if tuned.edits[0].effects:
        yield words.word("tune-effects")
    names = [goal_name(bar, tuned, words) for bar in tuned.bars]
    heads = [words.word("tune-head-edit"), *(names if tuned.edits[0].effects else [])]
    yield from _table(
        [heads, *([edit_text(edit, tuned, words), *map(effect_text, edit.effects)] for edit in tuned.edits)]
    )
    yield ""
    yield tuned.block.rstrip()


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
