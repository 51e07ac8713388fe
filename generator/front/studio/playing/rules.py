"""The rules beside the table: what a set's booklet tells of aim, phases and scoring, without pictures."""

from collections.abc import Iterator

import msgspec

from generator.front.tasks.staging import rules_told
from generator.print.booklet.binder import OWN, RULES_TITLES, TURN, texts_of
from generator.print.booklet.chapters import Row, rows_in
from validator.content.loading import ContentSet
from validator.content.texts import without_icons

_BOLD = "**"


class Section(msgspec.Struct):
    """Some rules under a heading; ``is_phase`` says whether they hold for a part of a round only."""

    title: str
    lines: list[str]
    is_phase: bool = False


def rules_of(content: ContentSet, language: str) -> list[Section]:
    """The rules of a set in one language, in order.

    Raises:
        ContentError: a rulebook cannot be read.
        MissingText: a text names a value that there is not.
    """
    written = {sheet.chapter: sheet.text for sheet in texts_of(content, language)}
    told = rules_told(content, language)
    found: list[Section] = []
    for chapter, title in RULES_TITLES.items():
        rows: list[Row] = [row for row in rows_in(written.get(chapter, "")) if isinstance(row, Row)]
        rows += [Row(row.kind, row.text, row.number) for row in told.get(chapter.removeprefix(OWN), ())]
        found += _sections(title.in_language(language), rows, is_phased=chapter == TURN)
    return found


def _sections(title: str, rows: list[Row], *, is_phased: bool) -> Iterator[Section]:
    """Rows below the title, and those below each heading among them."""
    now = Section(title, [])
    for row in rows:
        if row.kind in ("head", "minor"):
            if now.lines:
                yield now
            now = Section(_plain(row.text), [], is_phased)
        else:
            mark = {"item": "• ", "step": f"{row.number}. "}.get(row.kind, "")
            now.lines.append(mark + _plain(row.text))
    if now.lines:
        yield now


def _plain(text: str) -> str:
    return " ".join(without_icons(text.replace(_BOLD, "")).split())
