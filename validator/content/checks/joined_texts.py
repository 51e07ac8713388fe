"""Texts on which sets that are extended at once disagree: the later one counts, and that may not be meant."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from validator.base.issue import Issue, Severity, Span
from validator.content.checks.wording import say
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.content.source import text_of
from validator.content.text_bounds import Entry, TextFile, name_of, parsed


class _Said(NamedTuple):
    """A message in one set's texts: the set's folder, what it says, and where."""

    folder: Path
    text: str
    span: Span


def joined_text_issues(content: ContentSet) -> Iterator[Issue]:
    """A warning for each message that two sets say differently, neither of them knowing the other."""
    if not isinstance(content.manifest.extends, tuple):
        return
    for language in content.languages:
        for name, said in _messages(content, language).items():
            clash = next((pair for pair in combinations(said, 2) if _disagree(content, *pair, said)), None)
            if clash is not None:
                first, second = clash
                message = say("text-clash", language=language, name=repr(name))
                yield Issue(
                    code="text-clash",
                    message=message,
                    span=content.own_span("extends"),
                    severity=Severity.WARNING,
                    accepted=say("text-of-this-set", name=name, language=language),
                    together=(first.span, second.span),
                )


def _messages(content: ContentSet, language: str) -> dict[str, list[_Said]]:
    """What each set of one's own says of each message, in the order of the sets."""
    found: dict[str, list[_Said]] = {}
    for path in content.text_files(language):
        folder = path.parent.parent
        if folder.parent == CONTENT:
            continue
        file = TextFile(content.shown(path), text_of(path, content.shown(path)))
        for entry in parsed(file.source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                text = " ".join(file.source[entry.span.start : entry.span.end].split())
                found.setdefault(name_of(entry), []).append(_Said(folder, text, file.span(entry.span.start)))
    return found


def _disagree(content: ContentSet, one: _Said, other: _Said, every: list[_Said]) -> bool:
    """Whether both say it differently, neither set builds on the other, and none that builds on both says it anew."""
    known = {folder: stack.known.keys() for folder, stack in content.stack.known.items()}
    if one.text == other.text or one.folder in known[other.folder] or other.folder in known[one.folder]:
        return False
    return not any({one.folder, other.folder} <= known[said.folder] - {said.folder} for said in every)
