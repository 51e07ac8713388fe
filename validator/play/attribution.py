"""Findings belong to the edit: what only a custom set has wrong stands at the line that brings it about.

It needs no knowledge of any game. Edits are left out, halves first, then one by one, then in ever smaller parts (delta
debugging, Zeller 1999), and the set is checked again, until the smallest group is left that still brings it about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import msgspec

from validator.base.issue import ContentError, Issue, Severity, Span
from validator.base.speech.sentences import Sentences, Text
from validator.content.check_cache import set_stamp
from validator.content.inheritance import Stack
from validator.content.loading import ContentSet, typed
from validator.content.overlay import Edit, NodePath, edits_of, with_only
from validator.play.lookup import set_games, words_of

Find = Callable[[ContentSet], Iterable[Issue]]
Report = Callable[[str, int, int], None]
_say = Sentences(__package__)
MOST_TRIALS = 160
"""So many times a set is checked with edits left out; what is found by then is named."""
MOST_WORK = 4_000_000
"""So much is looked at in all these trials: one of a set of 200 designs counts 200 × 200, as many as their pairs."""
STAGE = "edits behind findings"
OF_THE_SET = frozenset({"missing-translation", "missing-language", "ambiguous-set", "text-clash"})
"""Findings about the set's own name, languages and what it extends, which stand where these are given."""
Key = tuple[str, Span | None, str]

_NUMBERS = re.compile(r"\d+")
_DETAILS = re.compile(r"[:;,(].*", re.DOTALL)


def blamed(
    content: ContentSet,
    issues: Iterable[Issue],
    find: Find,
    trials: int = MOST_TRIALS,
    *,
    work: int = MOST_WORK,
    report: Report | None = None,
) -> list[Issue]:
    """The findings that the set does not share with the one it extends, each at the edit that brings it about.

    ``find`` is what found them, asked again of the set with edits left out, at most ``trials`` times and with at most
    so much ``work``; ``report`` is told of each. Where several edits do it together the first is the place and the
    others are named; the place in the base comes second. A search that was given up says so, as advice.
    """
    issues, stack = list(issues), content.stack
    if stack.base is None or not issues:
        return issues
    known = _Known(_of_base(stack, find))
    new = [issue for issue in issues if not known.has(issue)]
    edits = edits_of(stack)
    own = f"{content.place.shown}/"
    if all(_is_placed(issue, own, edits) for issue in new):
        return new
    trial = _Trials(content, edits, find, own, _Bound(trials, work, report))
    placed = [issue if _is_placed(issue, own, edits) else trial.moved(issue) for issue in new]
    return [*placed, *trial.given_up()]


def _is_placed(issue: Issue, own: str, edits: Sequence[Edit]) -> bool:
    """Whether a finding stands at something its designer wrote: in an edit, or in a file of another kind."""
    file = issue.span.file
    if not file.startswith(own):
        return False
    return file != f"{own}set.yaml" or issue.code in OF_THE_SET or any(edit.holds(issue.span) for edit in edits)


MOST_FOUND = 4
_found: dict[tuple[object, ...], list[Issue]] = {}
"""What checks found in sets that others extend, by the files and nodes of these."""


def _of_base(stack: Stack, find: Find) -> list[Issue]:
    """What is found in the set that one extends; found once as long as its files are as they were."""
    key = _key_of(stack, find)
    if key is not None and key in _found:
        return _found[key]
    try:
        issues = list(find(_base_of(stack)))
    except ContentError as error:
        issues = error.issues
    if key is not None:
        while len(_found) >= MOST_FOUND:
            _found.pop(next(iter(_found)), None)
        _found[key] = issues
    return issues


def _key_of(stack: Stack, find: Find) -> tuple[object, ...] | None:
    """What such findings depend on: the nodes that were read, which are the same ones while remembered, and files."""
    assert stack.base is not None
    stamps = [set_stamp(place) for place in stack.base.places]
    if None in stamps:
        return None
    nodes = [node for each in stack.base.known.values() for node in (each.own, *each.own_entries)]
    return (find, *stamps, *nodes) if nodes else None


@lru_cache(1)
def _base_of(stack: Stack) -> ContentSet:
    """What a set extends, as a set: asked for by one kind of checks after the other (ContentError)."""
    assert stack.base is not None
    return typed(stack.base.copy(), words_of, set_games())


class _Known:
    """What the extended set has already."""

    def __init__(self, issues: Iterable[Issue]) -> None:
        self._severest: dict[tuple[str, Span | Text], int] = {}
        for issue in issues:
            for place in (issue.span, issue.message):
                key = issue.code, place
                self._severest[key] = min(_rank(issue), self._severest.get(key, _rank(issue)))

    def has(self, issue: Issue) -> bool:
        """No error, and the same code at the same place or in the same words, and no less severe."""
        if issue.severity is Severity.ERROR:
            return False
        ranks = (self._severest.get((issue.code, place)) for place in (issue.span, issue.message))
        return any(rank is not None and rank <= _rank(issue) for rank in ranks)


def _rank(issue: Issue) -> int:
    return list(Severity).index(issue.severity)


class _Bound:
    """How often a set is checked with edits left out, and how much is looked at; ``report`` is told of each trial."""

    def __init__(self, trials: int, work: int, report: Report | None) -> None:
        self.done, self.gave_up = 0, False
        self._most, self._work, self._report = trials, work, report

    def allows(self, designs: int) -> bool:
        """Whether one more trial of a set of so many designs may be made; it is counted."""
        if self.done >= self._most or self._work < designs**2:
            self.gave_up = True
            return False
        self.done += 1
        self._work -= designs**2
        if self._report is not None:
            self._report(STAGE, self.done, self._most)
        return True


class _Trials:
    """One custom set checked with edits left out; what was found each time is kept."""

    def __init__(self, content: ContentSet, edits: list[Edit], find: Find, own: str, bound: _Bound) -> None:
        self._content, self._stack = content, content.stack
        self._edits, self._find, self._own = edits, find, own
        self._bound = bound
        self._names = {edit.span for edit in edits if edit.path[0] == "languages"}
        self._found: dict[frozenset[NodePath], frozenset[Key]] = {}

    def moved(self, issue: Issue) -> Issue:
        """The finding at the edits that bring it about."""
        key = self._key(issue)
        if self._brings([], key):
            return self._placed(issue, [Span(self._own_file())])
        if self._brings(self._edits, key):
            return self._placed(issue, [edit.span for edit in self._smallest(key)])
        # Found by checks that are not asked again: it stands at the first edit of pieces.
        apart = ("players", "profile", "parts", "languages")
        touching = [edit.span for edit in self._edits if edit.path[0] not in apart]
        return self._placed(issue, touching[:1] or [self._content.own_span("extends")])

    def given_up(self) -> list[Issue]:
        """The advice that not every finding stands where it should, where the search ended before it was done."""
        if not self._bound.gave_up:
            return []
        message = _say("search-given-up", count=self._bound.done)
        span = self._content.own_span("extends")
        return [Issue(code="search-given-up", message=message, span=span, severity=Severity.ADVICE)]

    def _placed(self, issue: Issue, places: Sequence[Span]) -> Issue:
        # What takes away or alters comes before what a set is called and spoken in.
        first, *others = sorted(places, key=lambda place: (place in self._names, place))
        counted = None if issue.span.file.startswith(self._own) else issue.span
        return msgspec.structs.replace(issue, span=first, counted=counted, together=tuple(others))

    def _own_file(self) -> str:
        """The set's own file of words or looks: what no edit brings about comes from there."""
        folder = self._content.place.folder
        files = [*sorted(folder.glob("text/*.ftl")), *sorted(folder.glob("layout*.yaml")), folder / "icons.yaml"]
        return self._content.shown(next((file for file in files if file.is_file()), folder / "set.yaml"))

    def _smallest(self, key: Key) -> list[Edit]:
        """The smallest group of edits that brings the finding about."""
        group = self._halved(key)
        # Each edit put back by itself: where all are needed, as when the last cards of a kind go, that is the answer.
        needed = [edit for edit in group if not self._brings([other for other in group if other != edit], key)]
        return needed if needed and self._brings(needed, key) else self._divided(group, key)

    def _halved(self, key: Key) -> list[Edit]:
        """Half of the edits, and half of these, as long as one half brings the finding about."""
        group = self._edits
        while len(group) > 1:
            middle = len(group) // 2
            half = next((half for half in (group[:middle], group[middle:]) if self._brings(half, key)), None)
            if half is None:
                break
            group = half
        return group

    def _divided(self, group: list[Edit], key: Key) -> list[Edit]:
        """Ever smaller parts left out, as long as what is left brings the finding about."""
        parts = 2
        while len(group) > 1:
            size = -(-len(group) // parts)
            chunks = [group[start : start + size] for start in range(0, len(group), size)]
            smaller = next((chunk for chunk in chunks if self._brings(chunk, key)), None)
            if smaller is not None:
                group, parts = smaller, 2
                continue
            rests = ([edit for edit in group if edit not in chunk] for chunk in chunks)
            smaller = next((rest for rest in rests if self._brings(rest, key)), None)
            if smaller is not None:
                group, parts = smaller, max(parts - 1, 2)
            elif parts >= len(group):
                break
            else:
                parts = min(len(group), 2 * parts)
        return group

    def _brings(self, kept: Sequence[Edit], key: Key) -> bool:
        paths = frozenset(edit.path for edit in kept)
        if paths not in self._found:
            if not self._bound.allows(len(self._content.by_id)):
                return False
            self._found[paths] = self._keys(paths)
        return key in self._found[paths]

    def _keys(self, kept: frozenset[NodePath]) -> frozenset[Key]:
        try:
            content = typed(with_only(self._stack, kept), words_of, set_games())
            return frozenset(map(self._key, self._find(content)))
        except ContentError as error:
            return frozenset(map(self._key, error.issues))

    def _key(self, issue: Issue) -> Key:
        """What makes two findings one although numbers in them differ."""
        said = _DETAILS.sub("", _NUMBERS.sub("#", str(issue.message)))
        return issue.code, None if issue.span.file.startswith(self._own) else issue.span, said
