"""Does the parts list hold? What the box promises against what the set holds, for whole sets and for differences.

A set that extends another inherits its parts list. The lines that it does not state follow what it adds and removes:
one card more is one card more in the box, and nobody has to count. A line that it states is a promise, and held to
its number, however it is printed. Where it takes away the last piece of a kind without saying so in a line of its
own, the box would list none of them: that is a warning at the removal. Whether the pieces left are enough for the
game (tokens for every slot, a die for every player) is for the game's own checks to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from validator.base.issue import Issue, Severity, near
from validator.base.speech.sentences import in_a_row
from validator.content.checks.wording import say
from validator.content.loading import ContentSet
from validator.content.manifest import PartLine, Printing
from validator.content.source import unknown_name

RULES = "rules"
"""The one part that is printed as pages of text."""


def part_issues(content: ContentSet) -> Iterator[Issue]:
    """Everything wrong with the parts list."""
    held = {kind: sum(piece.count for piece in pieces) for kind, pieces in content.pieces.items()}
    lines = Counter(line.kind for line in content.manifest.parts)
    strange = [line.kind for line in content.manifest.parts if line.kind not in held]
    seen: set[str] = set()
    for place, line in enumerate(content.manifest.parts):
        if line.kind in seen:
            message = say("part-twice", kind=repr(line.kind))
            yield Issue(code="duplicate-part", message=message, span=content.manifest_span("parts", place))
        seen.add(line.kind)
        if line.kind in held:
            yield from _counted(content, place, line, held[line.kind], alone=lines[line.kind] == 1)
        else:
            yield from _uncounted(content, place, line, list(held))
        if line.print == "none" and not line.why:
            message = say("unexplained-part", kind=repr(line.kind))
            yield Issue(code="unexplained-part", message=message, span=content.manifest_span("parts", place))
    for kind, count in held.items():
        if count and kind not in lines and not any(near(one, list(held)) == repr(kind) for one in strange):
            message = say("unlisted-part", kind=repr(kind), count=count)
            yield Issue(code="unlisted-part", message=message, span=content.manifest_span("parts"))


def _counted(content: ContentSet, place: int, line: PartLine, held: int, alone: bool) -> Iterator[Issue]:
    """A line whose kind the set holds pieces of; ``alone`` says that no other line counts them too."""
    if line.count != held and alone:
        message = say("part-count", kind=repr(line.kind), promised=line.count, held=held)
        yield Issue(
            code="count-mismatch",
            message=message,
            span=content.manifest_span("parts", place, "count"),
            found=str(line.count),
            accepted=str(held),
        )
    if line.print == "pages" and content.words.played:
        message = say("no-pages", kind=repr(line.kind))
        yield Issue(
            code="wrong-printing",
            message=message,
            span=content.manifest_span("parts", place, "print"),
            found="'pages'",
            accepted=in_a_row(sorted(set(get_args(Printing)) - {"pages"})),
        )
    removal = content.removal_of(line.kind)
    if not held and removal is not None and line.kind not in content.own_parts():
        message = say("empty-part", kind=repr(line.kind))
        accepted = say("some-or-none", kind=repr(line.kind))
        yield Issue(code="empty-part", message=message, span=removal, severity=Severity.WARNING, accepted=accepted)


def _uncounted(content: ContentSet, place: int, line: PartLine, kinds: list[str]) -> Iterator[Issue]:
    """A line of something that the set has no entries of: pages of rules, or what is not printed at all."""
    if line.print == "none" or (line.print == "pages" and line.kind == RULES):
        return
    known = [RULES] if line.print == "pages" else kinds
    yield unknown_name("unknown-kind", "kind of piece", line.kind, known, content.manifest_span("parts", place, "kind"))
