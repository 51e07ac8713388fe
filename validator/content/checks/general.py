"""Checks that hold for every game.

The parts list, players, languages, titles, texts on which sets extended at once disagree, and what a set says otherwise
than the set it extends.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple, get_args

import msgspec
import yaml

from validator.base.characters import as_told_apart, visible_line
from validator.base.issue import ContentError, Issue, Severity, Span, Trouble, WrongUse, near
from validator.base.speech.sentences import Sentence, Text, in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.languages import language_issues, titled
from validator.content.checks.printed_numbers import is_meant_at
from validator.content.checks.written import script_issues
from validator.content.inheritance import Stack, lines_of
from validator.content.inheritance import name_of as entry_name
from validator.content.loading import ContentSet
from validator.content.manifest import PartLine, Printing
from validator.content.places import CONTENT
from validator.content.source import plain, span_of, text_at, text_of, unknown_name, value_at
from validator.content.text_bounds import Entry, TextFile, name_of, parsed
from validator.content.vocabulary import Messages, Piece, titled_parts

NOTED = 2
"""Up to so many values that stay what they are beside others that change are told; more are a piece written again."""
ALIKE_ON_PAPER = (frozenset(("net", "sticker")), frozenset(("tile", "token", "marker", "note")))
"""Ways to print that may stand for one another: both make a die, or flat pieces that are cut out."""


def printing_issues(content: ContentSet) -> Iterator[Issue]:
    """Parts of a game that a set prints in a way in which they are not cut, folded or held like those it extends."""
    base = content.stack.base
    if base is None or not content.words.played:
        return
    before = {kind: text_at(line, "print") for line in lines_of(base.manifest) if (kind := text_at(line, "kind"))}
    for place, line in enumerate(content.manifest.parts):
        had, span = before.get(line.kind), content.manifest_span("parts", place, "print")
        if had in get_args(Printing) and content.is_own(span) and not _is_much_the_same(had, line.print):
            message = say("printed-otherwise", kind=repr(line.kind))
            issue = _warning("wrong-printing", message, span, repr(line.print), repr(had))
            is_odd = line.print == "card" and had != "net"
            yield msgspec.structs.replace(issue, severity=Severity.ADVICE) if is_odd else issue


def _is_much_the_same(had: str | None, now: str) -> bool:
    if now in ("none", "pages") or had in (now, "none", "pages"):  # of these others speak
        return True
    return any({had, now} <= alike for alike in ALIKE_ON_PAPER)


def title_issues(content: ContentSet) -> Iterator[Issue]:
    """Titles that, in some languages and not in all, are those of another piece in the set that is extended."""
    base = content.stack.base
    if base is None or len(content.languages) < 2:
        return
    before = _titles_of(base)
    owners = {(kept, language): name for name, titles in before.items() for language, kept in titles.items()}
    for piece, field, titles in titled(content):
        path = (piece.id,) if field is None else (piece.id, field)
        name = " ".join(path)
        known = {language: owners.get((titles.get(language, ""), language), name) for language in content.languages}
        strange = next((language for language, owner in known.items() if owner != name), None)
        if strange is None or len(set(known.values())) == 1:
            continue
        span = content.span(*path, "title", strange)
        if any(content.is_own(content.span(*path, "title", one)) for one in titles) and not is_meant_at(content, span):
            message = say("title-of-another", name=name, other=known[strange], language=strange)
            yield _warning("text-of-another", message, span, repr(titles[strange]), say("sense-or-comment"))


def change_issues(content: ContentSet) -> Iterator[Issue]:
    """Advice on values of ``change`` that the piece has already: what was meant is another value, or another piece."""
    base, changes = content.stack.base, value_at(content.stack.own, "change")
    if base is None or not isinstance(changes, yaml.MappingNode):
        return
    entries = {entry_name(entry): entry for listed in base.entries.values() for entry in listed}
    kinds = (kind for family in content.words.families.values() for kind in family)
    tags = frozenset(str(kind.__struct_config__.tag_field) for kind in kinds)
    for key, change in changes.value:
        entry = entries.get(str(key.value))
        leaves = [] if entry is None else list(_leaves(entry, change, (), tags))
        same = [leaf for leaf in leaves if leaf.is_same]
        if same and (len(same) <= NOTED or len(same) == len(leaves)):
            fields = in_a_row(" › ".join(leaf.path) for leaf in same)
            message, span = say("idle-change", name=key.value, fields=fields), span_of(same[0].node)
            yield Issue(code="idle-change", message=message, span=span, severity=Severity.ADVICE)


def sign_issues(content: ContentSet) -> Iterator[Issue]:
    """Advice on numbers that ``change`` gives the other sign: a strength of 2 that becomes one of −2."""
    base, changes = content.stack.base, value_at(content.stack.own, "change")
    if base is None or not isinstance(changes, yaml.MappingNode):
        return
    entries = {entry_name(entry): entry for listed in base.entries.values() for entry in listed}
    for key, change in changes.value:
        for old, new in _numbers(entries.get(str(key.value)), change):
            message = say("other-sign", name=key.value)
            span = span_of(new)
            yield Issue(
                code="other-sign",
                message=message,
                span=span,
                severity=Severity.ADVICE,
                found=new.value,
                accepted=old.value,
            )


def _numbers(old: yaml.Node | None, new: yaml.Node) -> Iterator[tuple[yaml.ScalarNode, yaml.ScalarNode]]:
    """The numbers of a change that are those of the piece in the same place, with the other sign."""
    if isinstance(old, yaml.MappingNode) and isinstance(new, yaml.MappingNode):
        for key, value in new.value:
            yield from _numbers(value_at(old, key.value), value)
    elif isinstance(old, yaml.SequenceNode) and isinstance(new, yaml.SequenceNode):
        for one, other in zip(old.value, new.value, strict=False):
            yield from _numbers(one, other)
    elif isinstance(old, yaml.ScalarNode) and isinstance(new, yaml.ScalarNode):
        numbers = [plain(node, []) for node in (old, new)]
        if all(type(number) is int and number for number in numbers) and numbers[0] == -numbers[1]:
            yield old, new


class _Leaf(NamedTuple):
    """A value that a change writes, by its path; whether the piece has it already."""

    path: tuple[str, ...]
    node: yaml.Node
    is_same: bool


def _leaves(entry: yaml.Node, change: yaml.Node, path: tuple[str, ...], tags: Collection[str]) -> Iterator[_Leaf]:
    """All that a change writes; the name of a word beside its values is none of them, and another brings all anew."""
    written = change.value if isinstance(change, yaml.MappingNode) else []
    is_other = any(text_at(entry, tag) != text_at(change, tag) for tag in tags if text_at(change, tag) is not None)
    for key, new in written:
        old, where = value_at(entry, key.value), (*path, str(key.value))
        if isinstance(old, yaml.MappingNode) and isinstance(new, yaml.MappingNode):
            yield from _leaves(old, new, where, tags)
        elif key.value != "id" and (key.value not in tags or len(written) == 1):
            is_same = old is not None and not is_other and plain(old, []) == plain(new, [])
            yield _Leaf(where, new, is_same)


def _warning(code: str, message: Sentence, span: Span, found: str, accepted: Text) -> Issue:
    return Issue(code=code, message=message, span=span, severity=Severity.WARNING, found=found, accepted=accepted)


def _titles_of(stack: Stack) -> dict[str, dict[str, str]]:
    """The titles of all pieces of a set, and of their parts by field, as they are written in its data."""
    titles_of: dict[str, dict[str, str]] = {}
    for entries in stack.entries.values():
        for entry in entries:
            titles_of[entry_name(entry)] = _titles(entry)
            for key, value in entry.value if isinstance(entry, yaml.MappingNode) else ():
                if isinstance(value, yaml.MappingNode) and key.value != "title":
                    titles_of[f"{entry_name(entry)} {key.value}"] = _titles(value)
    return {name: titles for name, titles in titles_of.items() if titles}


def _titles(node: yaml.Node) -> dict[str, str]:
    titles = plain(value_at(node, "title"), [])
    return {str(key): str(value) for key, value in titles.items()} if isinstance(titles, dict) else {}


_TELLS_APART = ("id", "title", "count", "flavour", "number", "beginner_hand", "name")
"""Fields by which pieces that do the same are still told apart."""
MOST_OF_A_FAULT = 160
"""Characters of what a check says when it fails."""
TOLD_ELSEWHERE = (ContentError, WrongUse, Trouble, RecursionError, OverflowError, MemoryError)
"""What is a finding or a sentence already, or beyond the machine's means (`base.opening.within_means`)."""

Check = Callable[..., Iterable[Issue]]


def apart(content: ContentSet, checks: Iterable[Check], *given: Any) -> Iterator[Issue]:
    """What each check finds when it is handed ``given``; all that a check found before it failed counts too.

    Checks that fail at one and the same line fail for one reason, which is told once.
    """
    places: set[str] = set()
    for check in checks:
        try:
            yield from check(*given)
        except TOLD_ELSEWHERE:
            raise
        except Exception as fault:
            where = _where(fault)
            if where not in places:
                places.add(where)
                yield _broken(content, where, fault)


def _where(fault: Exception) -> str:
    """The line of the program that failed: ``steam/checks/supplies.py:55``."""
    last = extract_tb(fault.__traceback__)[-1]
    return f"{'/'.join(Path(last.filename).parts[-3:])}:{last.lineno}"


def _broken(content: ContentSet, where: str, fault: Exception) -> Issue:
    broken = visible_line(f"{type(fault).__name__} {fault}".strip())[:MOST_OF_A_FAULT]
    span = Span(f"{content.place.shown}/set.yaml")
    return Issue(code="broken-check", message=say("broken-check", place=where), span=span, found=broken)


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
    messages: dict[str, list[_Said]] = {}
    for path in content.text_files(language):
        folder = path.parent.parent
        if folder.parent == CONTENT:
            continue
        file = TextFile(content.shown(path), text_of(path, content.shown(path)))
        for entry in parsed(file.source).body:
            if isinstance(entry, Entry) and entry.span is not None:
                text = " ".join(file.source[entry.span.start : entry.span.end].split())
                messages.setdefault(name_of(entry), []).append(_Said(folder, text, file.span(entry.span.start)))
    return messages


def _disagree(content: ContentSet, one: _Said, other: _Said, every: list[_Said]) -> bool:
    """Whether both say it differently, neither set builds on the other, and none that builds on both says it anew."""
    known = {folder: stack.known.keys() for folder, stack in content.stack.known.items()}
    if one.text == other.text or one.folder in known[other.folder] or other.folder in known[one.folder]:
        return False
    return not any({one.folder, other.folder} <= known[said.folder] - {said.folder} for said in every)


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


MUCH_OF_A_DECK, FEW_COPIES = 5, 4
"""A deck is flooded by a card of which it has more copies than one in so many, and more than a few."""


def lint(content: ContentSet, messages: Messages) -> list[Issue]:
    """Every issue of form that concerns the set as a whole; ``messages`` is what its game may say, see `lookup`."""
    return [
        *content.issues,
        *apart(content, (part_issues, printing_issues, _players), content),
        *apart(content, (language_issues,), content, messages),
        *apart(content, _OF_PIECES, content),
    ]


def _players(content: ContentSet) -> Iterator[Issue]:
    players = content.manifest.players
    if players.least > players.most:
        span = content.manifest_span("players")
        sentence = say("from-and-to", least=players.least, most=players.most)
        yield Issue(code="out-of-range", message=say("players-turned-round"), span=span, found=sentence)


def _twin_titles(content: ContentSet) -> Iterator[Issue]:
    for language in content.languages:
        seen: dict[str, tuple[str, str]] = {}
        spans: set[Span] = set()
        for piece, field, _ in titled(content):
            title = content.title(piece, language) if field is None else content.part_titles(piece, language)[field]
            path = () if field is None else (field,)
            name = " ".join((piece.id, *path))
            first, same = seen.setdefault(as_told_apart(title), (name, title))
            if first != name:
                message = say("twin-title", name=name, first=first, language=language, title=repr(title))
                if same != title:
                    message = say("alike-title", name=name, first=first, language=language, title=repr(same))
                span = content.span(piece.id, *path, "title", language)
                if span in spans:  # pieces of one entry that combines values
                    continue
                spans.add(span)
                yield Issue(code="twin-title", message=message, span=span, severity=Severity.WARNING)


def _alike_ids(content: ContentSet) -> Iterator[Issue]:
    """Ids that differ in capitals alone: pictures and exports called after them are one file on many computers."""
    seen: dict[str, str] = {}
    for _, piece in content.every_piece():
        first = seen.setdefault(piece.id.casefold(), piece.id)
        if first != piece.id:
            message, span = say("alike-id", name=piece.id, first=first), content.span(piece.id, "id")
            yield Issue(code="duplicate-id", message=message, span=span, severity=Severity.WARNING)


def _same_again(content: ContentSet) -> Iterator[Issue]:
    """Advice on pieces with titles that a set adds or alters, and that are another one in all but their titles."""
    seen: dict[bytes, Piece] = {}
    for kind, piece in content.every_piece():
        if len(content.folders) < 2 or not content.words.played or not (piece.title or titled_parts(piece)):
            continue
        first = seen.setdefault(msgspec.json.encode([kind, _without_names(msgspec.to_builtins(piece))]), piece)
        mine = next((span for one in (piece, first) for span in _own_places(content, one)), None)
        if first is not piece and mine is not None:
            message = say("same-again", name=piece.id, first=first.id)
            yield Issue(code="same-again", message=message, span=mine, severity=Severity.ADVICE)


def _without_names(value: Any) -> Any:
    """What is written of a piece, without what only tells it apart."""
    if isinstance(value, dict):
        return {key: _without_names(each) for key, each in value.items() if key not in _TELLS_APART}
    return [_without_names(each) for each in value] if isinstance(value, list) else value


def _own_places(content: ContentSet, piece: Piece) -> Iterator[Span]:
    """Where a set itself writes of a piece."""
    spans = (content.span(piece.id, *path) for path in ((), *((field,) for field in piece.__struct_fields__)))
    return (span for span in spans if content.is_own(span))


_OF_PIECES = (
    joined_text_issues,
    _twin_titles,
    title_issues,
    script_issues,
    _alike_ids,
    _same_again,
    change_issues,
    sign_issues,
)


def flood_of(content: ContentSet, piece: Piece, cards: int) -> Issue | None:
    """A warning of a piece whose copies are much of all ``cards`` among which it is drawn; None for any other."""
    if piece.count <= FEW_COPIES or piece.count * MUCH_OF_A_DECK <= cards:
        return None
    message = say("flooded-deck", card=piece.id, copies=piece.count, cards=cards)
    span, flood = content.span(piece.id, "count"), str(piece.count)
    return Issue(code="flooded-deck", message=message, span=span, found=flood, severity=Severity.WARNING)
