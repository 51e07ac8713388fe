"""Messages of the sets' text files that are not the same in both, language by language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from validator.content.loading import ContentSet
from validator.content.source import text_of
from validator.content.text_bounds import Entry, name_of, parsed
from validator.play.differences.found import Change
from validator.play.differences.values import shown

_TITLE = "title-"


def text_changes(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Each message that differs; titles of pieces are told with the pieces."""
    for language in (one for one in first.languages if one in second.languages):
        files = first.text_files(language), second.text_files(language)
        if files[0] == files[1]:
            continue
        before, after = (_messages(content, own) for content, own in zip((first, second), files, strict=True))
        for name in dict.fromkeys([*before, *after]):
            if before.get(name) != after.get(name) and not name.startswith(_TITLE):
                yield Change(path=f"{language}: {name}", before=before.get(name), after=after.get(name))


def _messages(content: ContentSet, files: list[Path]) -> dict[str, str]:
    """What each message says, as it is written; a nearer file wins."""
    found: dict[str, str] = {}
    for file in files:
        source = text_of(file, content.shown(file))
        for entry in parsed(source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                written = source[entry.span.start : entry.span.end].partition("=")[2]
                found[name_of(entry)] = shown(" ".join(written.split()))
    return found
