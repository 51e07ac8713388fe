"""Moods that read as rules: “Gain 5 credits” in a text which nothing plays."""

from collections.abc import Iterator, Mapping, Sequence

from validator.base.issue import Issue, Severity
from validator.content.checks.checked_set import say
from validator.content.checks.contrary_words import LEADS_ON, tokens_of
from validator.content.checks.printed_numbers import is_meant_at, values_in
from validator.content.checks.senses import readings
from validator.content.loading import ContentSet
from validator.content.text_bounds import TextFile
from validator.content.texts import message_key

_NUMBER = "#"
"""Stands for a number in figures, and for a value."""
Said = tuple[str, str, str]
"""A word, a number and what it counts."""


def mood_issues(content: ContentSet, files: Mapping[str, Sequence[TextFile]]) -> Iterator[Issue]:
    """Advice on moods of a set's own that say a number of something as its rules do, in the same words."""
    pieces = [piece for _, piece in content.every_piece() if piece.flavour]
    for language, texts in files.items() if pieces and content.words.played else ():
        rules = _ruled(content, texts)
        for piece in pieces:
            span = content.span(piece.id, "flavour", language)
            is_rule = not rules.isdisjoint(_said(tokens_of(piece.flavour.get(language, ""))))
            if is_rule and content.is_own(span) and not is_meant_at(content, span):
                message, found = say("rule-in-mood", name=piece.id), repr(piece.flavour[language])
                yield Issue(code="rule-in-mood", message=message, span=span, severity=Severity.ADVICE, found=found)


def _ruled(content: ContentSet, texts: Sequence[TextFile]) -> frozenset[Said]:
    """What the rules of a game's words say in numbers."""
    values = values_in(tuple(texts))
    keys = {message_key(family, kind) for family, kinds in content.words.families.items() for kind in kinds}
    spoken = (text for key in keys & values.entries.keys() for text in readings(values, key).values())
    return frozenset(said for text in spoken for said in _said(text))


def _said(tokens: Sequence[str]) -> Iterator[Said]:
    marked = [_NUMBER if token.isdecimal() or token.startswith("$") else token for token in tokens]
    for word, number, what in zip(marked, marked[1:], marked[2:], strict=False):
        if number == _NUMBER and _NUMBER not in (word, what) and word not in LEADS_ON:
            yield word, number, what
