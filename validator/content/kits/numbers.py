"""Numbers in the texts of a kit: the same in every language, and after each keyword whose reminder speaks of one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Text as Told
from validator.base.speech.sentences import in_a_row
from validator.content.checks.numbers_said import are_other, is_meant_at, numbers_in
from validator.content.kits.counting import say
from validator.content.kits.declared import Kit, Text
from validator.content.kits.rich import plain_words, rich_texts, tokens_of
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

PLACE = "#"
"""What stands in a reminder for what is written after the keyword."""


def number_issues(content: ContentSet, kit: Kit, words: Any) -> Iterator[Issue]:
    """Numbers that differ between languages, and reminders that leave a gap; ``words`` knows the places in the kit."""
    for name, kind in kit.kinds.items():
        fields = [field for field, one in kind.fields.items() if isinstance(one, Text) and one.translated]
        for piece in content.pieces[name]:
            for field in fields:
                yield from _of_text(content, kit, piece, field)
    yield from _gaps(content, kit)
    for name, keyword in kit.keywords.items():
        spans = {language: words.span("keywords", name, "reminder", language) for language in keyword.reminder}
        yield from _differing(content, f"{name} › reminder", keyword.reminder, spans)


def _of_text(content: ContentSet, kit: Kit, piece: Piece, field: str) -> Iterator[Issue]:
    texts = {language: plain_words(text, kit, language) for language, text in getattr(piece, field).items()}
    spans = {language: content.span(piece.id, field, language) for language in texts}
    yield from _differing(content, f"{piece.id} › {field}", texts, spans)


def _differing(content: ContentSet, where: str, texts: Mapping[str, str], spans: Mapping[str, Span]) -> Iterator[Issue]:
    """The first language whose numbers are not those of the first that is given."""
    first, *others = texts or [""]
    for other in others:
        gap = (PLACE in texts[first]) != (PLACE in texts[other])
        if gap or are_other(texts[first], texts[other]):
            if not any(is_meant_at(content, spans[one]) for one in texts):
                yield Issue(
                    code="other-numbers",
                    message=say("other-numbers", where=where, language=other, other=first),
                    span=spans[other],
                    severity=Severity.WARNING,
                    found=_told(texts[other]),
                    accepted=say("numbers-or-comment", numbers=_told(texts[first])),
                )
            return


def _told(text: str) -> Told:
    numbers = [*map(str, sorted(numbers_in(text))), *([PLACE] if PLACE in text else [])]
    return in_a_row(numbers) if numbers else say("none")


def _gaps(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    """Keywords explained by a reminder that speaks of a number, where none is given."""
    for written in rich_texts(content, kit) if kit.reminders != "never" else ():
        explained: set[str] = set()
        for token in tokens_of(written.text):
            keyword = kit.keywords.get(token.word) if token.kind == "name" else None
            if keyword is None or (kit.reminders == "first" and token.word in explained):
                continue
            explained.add(token.word)
            if not token.rest and any(PLACE in reminder for reminder in keyword.reminder.values()):
                message = say("reminder-gap", where=f"{written.piece.id} › {written.field}", keyword=repr(token.word))
                yield Issue(
                    code="missing-number",
                    message=message,
                    span=written.span(content, token.start),
                    severity=Severity.WARNING,
                    found=f"{{{token.word}}}",
                    accepted=f"{{{token.word} 2}}",
                )
