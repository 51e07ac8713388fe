"""What a set says otherwise than the set it extends, and what not: ways to print parts, titles of others, changes."""

from collections.abc import Collection, Iterator
from typing import NamedTuple, get_args

import msgspec
import yaml

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentence, Text, in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.languages import titled
from validator.content.checks.printed_numbers import is_meant_at
from validator.content.inheritance import Stack, lines_of, name_of
from validator.content.loading import ContentSet
from validator.content.manifest import Printing
from validator.content.source import plain, span_of, text_at, value_at

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
    entries = {name_of(entry): entry for listed in base.entries.values() for entry in listed}
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
    entries = {name_of(entry): entry for listed in base.entries.values() for entry in listed}
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
            titles_of[name_of(entry)] = _titles(entry)
            for key, value in entry.value if isinstance(entry, yaml.MappingNode) else ():
                if isinstance(value, yaml.MappingNode) and key.value != "title":
                    titles_of[f"{name_of(entry)} {key.value}"] = _titles(value)
    return {name: titles for name, titles in titles_of.items() if titles}


def _titles(node: yaml.Node) -> dict[str, str]:
    titles = plain(value_at(node, "title"), [])
    return {str(key): str(value) for key, value in titles.items()} if isinstance(titles, dict) else {}
