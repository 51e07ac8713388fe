"""A set and all it extends, laid over each other; and several such stacks joined where a set extends them at once.

Two stacks are joined as two versions of one text are: what neither changed stays, what one changed is taken from it,
and what both changed in different ways is a clash, which the set that brings them together has to settle.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import Sentence, Text, all_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.places import Place
from validator.content.source import key_at, locate, plain, span_of, text_at, value_at
from validator.content.wording import say

LEFT_ALONE = frozenset(
    ("extends", "game", "title", "status", "note", "remove", "change", "add", "parts", "theme", "sheet")
)
"""Fields of ``set.yaml`` that say what one set is, or are laid over in ways of their own."""
MOST_CLASHES = 60
"""So many clashes are told."""
MOST_SHOWN = 60
"""A value in a message has at most so many characters."""
_TAGS = ("do", "goal")

Path_ = tuple[str, ...]


class Clash(NamedTuple):
    """What two sets that are joined disagree on.

    ``entry`` is the id it is about, None for switches and other fields of ``set.yaml``; ``fields`` are those in which
    they differ; ``first`` and ``second`` are where each says so, ``at`` where the second set is named.
    """

    entry: str | None
    fields: tuple[Path_, ...]
    message: Sentence
    first: Span
    second: Span
    at: Span


class Stack:
    """A set and all it extends, laid over each other.

    ``manifest`` is the merged ``set.yaml``; ``own`` is the last folder's alone, as ``own_entries`` are the nodes of its
    files; ``entries`` maps a kind to the nodes of its pieces and ``kinds`` to where it was first named; ``places``
    runs from the base to the set itself; ``base`` is the stack of the set it extends, or of those it extends joined.
    ``removed`` maps the id of each entry taken away to its kind and to where that was asked; ``whole``: every file of
    entries could be read. ``known`` are the stacks of each set by itself, by folder, base first; ``clashes`` is what
    sets joined here disagree on.
    """

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.manifest: yaml.MappingNode = _empty(Span("set.yaml"))
        self.own: yaml.MappingNode = self.manifest
        self.own_entries: list[yaml.Node | None] = []
        self.entries: dict[str, list[yaml.Node]] = {}
        self.kinds: dict[str, Span] = {}
        self.removed: dict[str, tuple[str, Span]] = {}
        self.whole = True
        self.issues: list[Issue] = []
        self.base: Stack | None = None
        self.known: dict[Path, Stack] = {}
        self.clashes: list[Clash] = []

    def copy(self) -> "Stack":
        """The same stack, to lay another set over."""
        twin = Stack()
        twin.places, twin.manifest, twin.own = self.places[:], self.manifest, self.own
        twin.own_entries, twin.base = self.own_entries, self.base
        twin.entries = {kind: entries[:] for kind, entries in self.entries.items()}
        twin.kinds, twin.issues = self.kinds.copy(), self.issues[:]
        twin.removed, twin.whole = self.removed.copy(), self.whole
        twin.known = self.known.copy()
        return twin


def name_of(entry: yaml.Node) -> str:
    """An entry's id, or an empty text where it has none."""
    return text_at(entry, "id") or ""


def mapping_of(pairs: list[tuple[yaml.Node, yaml.Node]], at: yaml.Node) -> yaml.MappingNode:
    """A group of fields that stands where ``at`` does."""
    return yaml.MappingNode("tag:yaml.org,2002:map", pairs, at.start_mark, at.end_mark)


def joined(stacks: Sequence[Stack], spans: Sequence[Span]) -> Stack:
    """Several stacks as one, what they share counted once; ``spans`` are where each is named.

    Raises:
        ContentError: they do not end in the same set.
    """
    whole = stacks[0]
    for other, span in zip(stacks[1:], spans[1:], strict=True):
        if other.known.keys() <= whole.known.keys():
            continue
        if whole.known.keys() <= other.known.keys():
            whole = other
            continue
        clashes = whole.clashes
        whole = _Joint(whole, other, _shared(whole, other, span), span).whole
        whole.clashes = [*clashes, *whole.clashes]
    return whole


def unsettled(clashes: Sequence[Clash], own: yaml.MappingNode) -> list[Issue]:
    """The clashes that a set's own ``set.yaml`` does not settle, as findings."""
    removed = value_at(own, "remove")
    gone = {str(node.value) for node in removed.value} if isinstance(removed, yaml.SequenceNode) else set()
    open_ = [clash for clash in clashes if clash.entry not in gone and not _is_settled(clash, own)]
    return [
        Issue(code="extends-clash", message=clash.message, span=clash.at, together=(clash.first, clash.second))
        for clash in open_[:MOST_CLASHES]
    ]


def _is_settled(clash: Clash, own: yaml.MappingNode) -> bool:
    """Whether the set says itself what shall hold: each field they differ in, or for one removed any change of it."""
    root: yaml.Node | None = own
    if clash.entry is not None:
        change = value_at(own, "change")
        root = None if change is None else value_at(change, clash.entry)
    return root is not None and all(_states(root, field) for field in clash.fields)


def _states(node: yaml.Node, path: Path_) -> bool:
    for step in path:
        if isinstance(node, yaml.SequenceNode) and path[0] == "parts":
            lines = [line for line in node.value if text_at(line, "kind") == step]
            return bool(lines)
        inner = value_at(node, step)
        if inner is None:
            return not isinstance(node, yaml.MappingNode)
        node = inner
    return True


def _shared(one: Stack, other: Stack, span: Span) -> Stack:
    """The stack of all that both build on. Raises ContentError where that is nothing."""
    common = [folder for folder in one.known if folder in other.known]
    if not common:
        message = say("other-base")
        ends = all_of([one.places[0].shown, other.places[0].shown])
        raise ContentError([Issue(code="other-base", message=message, span=span, found=ends)])
    below = {folder for top in common for folder in one.known[top].known if folder != top}
    tops = [one.known[folder] for folder in common if folder not in below]
    return joined(tops, [span] * len(tops))


class _Joint:
    """Two stacks and what they share, joined in ``whole``."""

    def __init__(self, one: Stack, other: Stack, base: Stack, at: Span) -> None:
        self._one, self._other, self._base, self._at = one, other, base, at
        self.whole = whole = one.copy()
        whole.own, whole.own_entries, whole.base = _empty(at), [], base
        whole.places += [place for place in other.places if place not in one.places]
        whole.known |= {folder: stack for folder, stack in other.known.items() if folder not in one.known}
        whole.kinds = {**other.kinds, **one.kinds}
        whole.removed = {**other.removed, **one.removed}
        whole.whole = one.whole and other.whole
        whole.issues += [issue for issue in other.issues if issue not in one.issues]
        whole.entries = {kind: self._entries(kind) for kind in dict.fromkeys([*one.entries, *other.entries])}
        self._tell_apart()
        kept = {name_of(entry) for entries in whole.entries.values() for entry in entries}
        whole.removed = {name: where for name, where in whole.removed.items() if name not in kept}
        whole.manifest = self._manifest()

    def _entries(self, kind: str) -> list[yaml.Node]:
        """A kind's entries: those of the base, then what the first adds, then what the second does."""
        base, one, other = (
            {name_of(entry): entry for entry in stack.entries.get(kind, ())}
            for stack in (self._base, self._one, self._other)
        )
        entries: list[yaml.Node] = []
        for name in dict.fromkeys([*base, *one, *other]):
            merged = self._entry(name, base.get(name), one.get(name), other.get(name))
            entries += [] if merged is None else [merged]
        return entries

    def _tell_apart(self) -> None:
        """Ids that the two add under different kinds: the first stays."""
        taken: dict[str, yaml.Node] = {}
        for kind, entries in self.whole.entries.items():
            for entry in entries:
                if name_of(entry) in taken:
                    self._added(name_of(entry), taken[name_of(entry)], entry)
            self.whole.entries[kind] = [entry for entry in entries if name_of(entry) not in taken]
            taken |= {name_of(entry): entry for entry in entries}

    def _entry(
        self, name: str, base: yaml.Node | None, one: yaml.Node | None, other: yaml.Node | None
    ) -> yaml.Node | None:
        if one is None or other is None:
            left = one or other
            if base is None or left is None or _same(base, left):
                return left if base is None else None
            self._removed(name, base, left, self._other if one is not None else self._one)
            return left
        if base is None:
            self._added(name, one, other)
            return one
        meeting = _Meeting()
        merged = meeting.merged(base, one, other, ())
        for path in meeting.clashing:
            what = f"{name}.{'.'.join(path)}"
            self._note(name, (path,), self._differing(what, one, other, path, "change:"), one, other)
        return merged

    def _removed(self, name: str, base: yaml.Node, left: yaml.Node, remover: Stack) -> None:
        """One takes away what the other changes."""
        where = remover.removed[name][1] if name in remover.removed else self._at
        changed = _first_change(base, left)
        message = say("removed-and-changed", name=repr(name))
        first, second = sorted((where, changed))
        self.whole.clashes.append(Clash(name, (), message, first, second, self._at))

    def _added(self, name: str, one: yaml.Node, other: yaml.Node) -> None:
        """Both add an entry of that id."""
        fields = [key.value for node in (one, other) if isinstance(node, yaml.MappingNode) for key, _ in node.value]
        differing = tuple(
            (field,) for field in dict.fromkeys(fields) if not _same(value_at(one, field), value_at(other, field))
        )
        names = in_a_row(field for (field,) in differing) if differing else say("nothing-but-count")
        message = say("added-twice", name=repr(name), fields=names)
        self._note(name, differing, message, one, other, whole=True)

    def _differing(self, what: Text, one: yaml.Node, other: yaml.Node, path: Path_, where: str) -> Sentence:
        first, second = _shown(_at(one, path)), _shown(_at(other, path))
        return say("sets-disagree", what=what, first=first, second=second, where=where)

    def _note(
        self,
        entry: str | None,
        fields: tuple[Path_, ...],
        message: Sentence,
        one: yaml.Node,
        other: yaml.Node,
        whole: bool = False,
    ) -> None:
        first, second = ((span_of(node) if whole else locate(node, fields[0])) for node in (one, other))
        self.whole.clashes.append(Clash(entry, fields, message, first, second, self._at))

    def _manifest(self) -> yaml.MappingNode:
        """The merged ``set.yaml``: switches and other fields field by field, the parts list line by line."""
        base, one, other = self._base.manifest, self._one.manifest, self._other.manifest
        meeting = _Meeting()
        merged = meeting.merged(_only(base), _only(one), _only(other), ())
        for path in meeting.clashing:
            self._note(None, (path,), self._differing(".".join(path), one, other, path, "set.yaml"), one, other)
        kept = [(key, value) for key, value in one.value if key.value in LEFT_ALONE - {"parts"}]
        parts = self._parts(base, one, other)
        assert isinstance(merged, yaml.MappingNode)
        return mapping_of([*kept, *merged.value, *parts], one)

    def _parts(self, base: yaml.Node, one: yaml.Node, other: yaml.Node) -> list[tuple[yaml.Node, yaml.Node]]:
        """The parts list: lines of kinds that have entries follow these, others may clash."""
        before, first, second = (
            {text_at(line, "kind") or "": line for line in lines_of(node)} for node in (base, one, other)
        )
        lines: list[yaml.Node] = []
        for kind in dict.fromkeys([*first, *second]):
            meeting = _Meeting()
            line = meeting.merged(before.get(kind), first.get(kind), second.get(kind), ())
            lines += [] if line is None else [line]
            clashing = [path for path in meeting.clashing if not (self.whole.entries.get(kind) and path == ("count",))]
            for path in clashing[:1]:
                what = say("field-of-part", field=".".join(path), kind=kind)
                message = self._differing(what, first[kind], second[kind], path, "parts:")
                places = locate(first[kind], path), locate(second[kind], path)
                self.whole.clashes.append(Clash(None, (("parts", kind),), message, *places, self._at))
        listed = value_at(one, "parts") or value_at(other, "parts")
        key = key_at(one, "parts") or key_at(other, "parts")
        if listed is None or key is None:
            return []
        return [(key, yaml.SequenceNode(listed.tag, lines, listed.start_mark, listed.end_mark))]


class _Meeting:
    """Two versions of one thing laid together; ``clashing`` are the paths at which both changed it differently."""

    def __init__(self) -> None:
        self.clashing: list[Path_] = []

    def merged(
        self, base: yaml.Node | None, one: yaml.Node | None, other: yaml.Node | None, path: Path_
    ) -> yaml.Node | None:
        """What comes of it; at a clash the second's."""
        if one is None or other is None:
            return one or other
        if _same(one, other) or _same(base, other):
            return one
        if _same(base, one):
            return other
        if not _are_groups(one, other, base):
            self.clashing.append(path)
            return other
        keys = {key.value: key for key, _ in [*one.value, *other.value]}
        pairs = [
            (key, merged)
            for name, key in keys.items()
            if (merged := self.merged(_value(base, name), value_at(one, name), value_at(other, name), (*path, name)))
        ]
        return mapping_of(pairs, other)


def lines_of(manifest: yaml.Node) -> list[yaml.Node]:
    """The lines of a set's parts list."""
    listed = value_at(manifest, "parts")
    return list(listed.value) if isinstance(listed, yaml.SequenceNode) else []


def _are_groups(one: yaml.Node, other: yaml.Node, base: yaml.Node | None) -> bool:
    """Whether they are laid together field by field: another effect word brings its own fields."""
    groups = [node for node in (one, other, base) if node is not None]
    if not all(isinstance(node, yaml.MappingNode) for node in groups):
        return False
    return all(len({text_at(node, tag) for node in groups}) == 1 for tag in _TAGS)


def _same(one: yaml.Node | None, other: yaml.Node | None) -> bool:
    return one is other or (one is not None and other is not None and plain(one, []) == plain(other, []))


def _first_change(base: yaml.Node | None, changed: yaml.Node) -> Span:
    """Where a changed thing first differs from what it was."""
    for key, value in changed.value if isinstance(changed, yaml.MappingNode) else ():
        before = _value(base, key.value)
        if not _same(before, value):
            return _first_change(before, value)
    return span_of(changed)


def _value(node: yaml.Node | None, key: str) -> yaml.Node | None:
    return None if node is None else value_at(node, key)


def _at(node: yaml.Node, path: Path_) -> yaml.Node | None:
    child: yaml.Node | None = node
    for step in path:
        child = _value(child, step)
    return child


def _shown(node: yaml.Node | None) -> str:
    said = msgspec.json.encode(plain(node, [])).decode()
    return said if len(said) <= MOST_SHOWN else f"{said[: MOST_SHOWN - 1]}…"


def _only(manifest: yaml.MappingNode) -> yaml.MappingNode:
    """The fields that are joined one by one."""
    return mapping_of([pair for pair in manifest.value if pair[0].value not in LEFT_ALONE], manifest)


def _empty(span: Span) -> yaml.MappingNode:
    mark = yaml.Mark(span.file, span.line - 1, span.column - 1, 0, None, 0)
    return yaml.MappingNode("tag:yaml.org,2002:map", [], mark, mark)
