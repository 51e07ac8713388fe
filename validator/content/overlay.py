"""Custom sets as differences: ``extends``, ``remove``, ``change`` and ``add``, applied to nodes.

And what they do, edit by edit.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec

from validator.base.issue import ContentError, Issue, Span, near
from validator.base.speech.sentences import Text
from validator.base.yaml_nodes import yaml
from validator.content.inheritance import Stack, joined, lines_of, mapping_of, name_of, unsettled
from validator.content.places import SHEETS, SPECIAL, Place, check_files, entry_files, extended
from validator.content.source import key_at, locate, place_of, plain, read, span_of, text_at, value_at
from validator.content.spreadsheets.cells import combines
from validator.content.wording import say

MOST_LINKS = 24
"""So many sets may extend each other in a row."""
MOST_SETS = 60
"""So many may be built on in all."""
MOST_AT_ONCE = 8
"""So many may one set extend side by side."""
WORD_TAGS = ("do", "goal")
"""The fields that tell the words of a family apart."""
_OWN_KEYS = {"extends", "remove", "change", "add"}


def stacked(place: Place) -> Stack:
    """Read a set and what it extends.

    Raises:
        ContentError: a file cannot be read, or sets extend each other in a circle.
    """
    return _Reading().stacked(place, ())


class _Reading:
    """Reads sets and what they extend, each once however many build on it."""

    def __init__(self) -> None:
        self._read: dict[Path, Stack] = {}
        self._faulty: dict[Path, ContentError] = {}

    def stacked(self, place: Place, above: tuple[Place, ...]) -> Stack:
        """A set's stack; ``above`` are the places of the sets that extend it."""
        if place.folder in self._faulty:
            raise self._faulty[place.folder]
        if place.folder not in self._read:
            try:
                self._read[place.folder] = self._new(place, above)
            except ContentError as error:
                self._faulty[place.folder] = error
                raise
        return self._read[place.folder]

    def _new(self, place: Place, above: tuple[Place, ...]) -> Stack:
        check_files(place)
        own = _own_of(place)
        issues: list[Issue] = []
        plain(own, issues)
        named = value_at(own, "extends")
        base = None if named is None else self._base(named, place, (*above, place), issues)
        stack = laid_over(base, place, own, _read_entries(place, spoken_by(own, base), issues), issues)
        if base is not None:
            stack.issues += unsettled(base.clashes, own)
        return stack

    def _base(self, named: yaml.Node, place: Place, above: tuple[Place, ...], found: list[Issue]) -> Stack:
        """What a set extends: one set, or several joined in the order written."""
        stacks: list[Stack] = []
        issues: list[Issue] = []
        nodes = _names(named)
        for node in nodes:
            try:
                base, said = extended(str(node.value), place, span_of(node))
                found += said
                self._check_links(base, node, above)
                stacks.append(self.stacked(base, above))
            except ContentError as error:
                issues += error.issues
        if issues:
            raise ContentError(issues)
        return joined(stacks, [span_of(node) for node in nodes])

    def _check_links(self, base: Place, node: yaml.Node, above: tuple[Place, ...]) -> None:
        circle = base.folder in [one.folder for one in above]
        if circle or len(above) > MOST_LINKS or len(self._read) >= MOST_SETS:
            message = say("extends-circle")
            issue = Issue(code="extends-circle", message=message, span=span_of(node), found=repr(node.value))
            raise ContentError([issue])


def _own_of(place: Place) -> yaml.MappingNode:
    """What a set's ``set.yaml`` says. Raises ContentError where it holds no group of fields."""
    shown = f"{place.shown}/set.yaml"
    own = read(place.folder / "set.yaml", shown)
    if own is None:
        raise ContentError([Issue(code="empty-file", message=say("empty-set"), span=Span(shown))])
    if not isinstance(own, yaml.MappingNode):
        raise ContentError([Issue(code="wrong-type", message=say("set-is-no-group"), span=Span(shown))])
    return own


def _names(node: yaml.Node) -> list[yaml.Node]:
    """The names that ``extends`` holds. Raises ContentError where it holds something else, or one twice."""
    nodes = list(node.value) if isinstance(node, yaml.SequenceNode) else [node]
    wrong = [one for one in nodes if not isinstance(one, yaml.ScalarNode) or not one.value]
    if wrong or not nodes or len(nodes) > MOST_AT_ONCE:
        message = say("extends-what", most=MOST_AT_ONCE)
        span = span_of(wrong[0] if wrong else node)
        accepted = say("example-of-extends")
        raise ContentError([Issue(code="wrong-type", message=message, span=span, accepted=accepted)])
    names = [str(one.value) for one in nodes]
    twice = [one for place, one in enumerate(nodes) if one.value in names[:place]]
    if twice:
        message = say("named-twice", field="extends", name=repr(twice[0].value))
        raise ContentError([Issue(code="duplicate-id", message=message, span=span_of(twice[0]))])
    return nodes


def laid_over(
    base: Stack | None, place: Place, own: yaml.MappingNode, entries: list[yaml.Node | None], issues: list[Issue]
) -> Stack:
    """A set laid over the one it extends; ``own`` is its ``set.yaml``, ``entries`` what each of its other files holds.

    Raises:
        ContentError: it names another game than the set it extends.
    """
    if base is None:
        stack = Stack()
        stack.manifest = _without(own, {"remove", "change", "add"})
    else:
        stack = base.copy()
        _check_game(stack, own)
        stack.manifest = _merged_manifest(stack.manifest, own)
    stack.base = base
    stack.issues += issues
    stack.own, stack.own_entries = own, entries
    stack.places.append(place)
    stack.whole &= len(entries) == len(entry_files(place))
    written = [node for node in (value_at(own, "add"), *entries) if node is not None]
    added = [_unfolded(node, stack) if combines(node) else node for node in written]
    names = {name_of(entry) for node in added for listed in _children(node) for entry in _children(listed)}
    _remove(stack, names)
    _change(stack, names)
    for node in added:
        _add(stack, node)
    stack.known[place.folder] = stack
    return stack


def _unfolded(node: yaml.Node, stack: Stack) -> yaml.Node:
    """Entries under their kinds, with those that combine lists replaced by what they stand for."""
    combining = import_module("validator.content.spreadsheets.combining")  # few sets have any
    languages = plain(value_at(stack.manifest, "languages"), [])
    first = str(languages[0]) if isinstance(languages, list) and languages else ""
    unfolded: yaml.Node = combining.unfolded(node, stack.issues, combining.names_in(stack.places, first))
    return unfolded


def _check_game(stack: Stack, own: yaml.MappingNode) -> None:
    """A set may repeat the game of the set it extends; another game makes nonsense of every entry, and is told alone.

    Raises:
        ContentError: it names another game.
    """
    node, game = value_at(own, "game"), text_at(stack.manifest, "game")
    if node is not None and game is not None and text_at(own, "game") != game:
        message = say("extends-other-game")
        stated = repr(text_at(own, "game"))
        raise ContentError(
            [Issue(code="unknown-game", message=message, span=span_of(node), found=stated, accepted=game)]
        )


def spoken_by(own: yaml.MappingNode, base: Stack | None) -> list[str]:
    """The languages that a set's own ``set.yaml`` lists, else those of what it extends."""
    listed = value_at(own, "languages") or (base and value_at(base.manifest, "languages"))
    return [str(node.value) for node in _children(listed) if isinstance(node, yaml.ScalarNode)] if listed else []


def _read_entries(place: Place, languages: list[str], issues: list[Issue]) -> list[yaml.Node | None]:
    """What each of the set's files of entries holds, but for those that cannot be read, which become issues."""
    nodes: list[yaml.Node | None] = []
    for file in entry_files(place):
        shown = f"{place.shown}/{file.name}"
        try:
            if file.suffix in SHEETS:
                # Few sets have spreadsheets, and they take more to read.
                nodes.append(
                    import_module("validator.content.spreadsheets.reading").read_entries(file, shown, languages, issues)
                )
                continue
            node = read(file, shown)
        except ContentError as error:
            issues.extend(error.issues)
            continue
        plain(node, issues)
        nodes.append(node)
    return nodes


def _children(node: yaml.Node) -> list[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        return [value for _, value in node.value]
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


def _singular(file: str) -> str:
    """What a file is called, be it for one or for many: ``themes.yaml`` and ``theme.yaml`` are the same."""
    return PurePosixPath(file).stem.lower().removesuffix("s")


_SPECIAL_BY_SINGULAR = {_singular(name): repr(name) for name in sorted(SPECIAL)}


def _add(stack: Stack, node: yaml.Node) -> None:
    if not isinstance(node, yaml.MappingNode):
        message = say("entries-under-kind")
        stack.issues.append(Issue(code="wrong-type", message=message, span=span_of(node)))
        return
    taken = {name_of(entry): entry for entries in stack.entries.values() for entry in entries}
    for kind_node, list_node in node.value:
        if not isinstance(kind_node, yaml.ScalarNode):
            continue  # `plain` has reported it
        stack.kinds.setdefault(kind_node.value, span_of(kind_node))
        if not isinstance(list_node, yaml.SequenceNode):
            message = say("holds-entries", kind=repr(kind_node.value))
            span = span_of(list_node)
            guess = _SPECIAL_BY_SINGULAR.get(_singular(span.file))
            stack.issues.append(Issue(code="wrong-type", message=message, span=span, suggestion=guess))
            continue
        entries = stack.entries.setdefault(kind_node.value, [])
        for entry in list_node.value:
            name = name_of(entry)
            if name and name in taken:
                first = span_of(taken[name])
                message = say("id-taken", name=repr(name), place=str(first))
                stack.issues.append(Issue(code="duplicate-id", message=message, span=span_of(entry)))
                continue
            taken[name] = entry
            entries.append(entry)


def _remove(stack: Stack, own: Collection[str]) -> None:
    listed = _listed(stack, "remove", yaml.SequenceNode, say("list-of-ids"))
    kinds, gone = _kinds_by_name(stack) if listed else {}, dict[str, set[str]]()
    for node in listed:
        name = str(node.value)
        if isinstance(node, yaml.ScalarNode) and any(name in names for names in gone.values()):
            message = say("named-twice", field="remove", name=repr(name))
            stack.issues.append(Issue(code="duplicate-id", message=message, span=span_of(node)))
        elif name not in kinds:
            _take_away(stack, gone)
            stack.issues += _no_such_entry(stack, "remove", node, own)
        else:
            gone.setdefault(kinds[name], set()).add(name)
            stack.removed[name] = (kinds[name], span_of(node))
    _take_away(stack, gone)


def _take_away(stack: Stack, gone: Mapping[str, set[str]]) -> None:
    for kind, names in gone.items():
        stack.entries[kind] = [entry for entry in stack.entries[kind] if name_of(entry) not in names]


def _change(stack: Stack, own: Collection[str]) -> None:
    listed = _listed(stack, "change", yaml.MappingNode, say("ids-with-changes"))
    kinds, changes = _kinds_by_name(stack) if listed else {}, dict[str, dict[str, list[_Change]]]()
    for key, change in listed:
        kind = kinds.get(str(key.value))
        if kind is None:
            stack.issues += _no_such_entry(stack, "change", key, own)
        elif not isinstance(change, yaml.MappingNode):
            message = say("change-is-no-group", name=key.value)
            stack.issues.append(Issue(code="wrong-type", message=message, span=span_of(change)))
        elif text_at(change, "id") not in (None, key.value):
            message = say("changed-id", name=key.value)
            stack.issues.append(Issue(code="changed-id", message=message, span=locate(change, ["id"])))
        else:
            changes.setdefault(kind, {}).setdefault(key.value, []).append((key, change))
    for kind, named in changes.items():
        stack.entries[kind] = [_changed(entry, named.get(name_of(entry), ())) for entry in stack.entries[kind]]


_Change = tuple[yaml.Node, yaml.Node]


def _changed(entry: yaml.Node, changes: Iterable[_Change]) -> yaml.Node:
    for key, change in changes:
        entry = merged(entry, change, at=key)
    return entry


def _listed(stack: Stack, field: str, form: type[yaml.CollectionNode], accepted: Text) -> list[Any]:
    """What a field of the set's own ``set.yaml`` holds; nothing is no fault, another form is one."""
    node = value_at(stack.own, field)
    if node is None or (isinstance(node, yaml.ScalarNode) and node.value in ("", "~", "null")):
        return []
    if not isinstance(node, form):
        message = say("breaks-type", where=field)
        stack.issues.append(Issue(code="wrong-type", message=message, span=span_of(node), accepted=accepted))
        return []
    return list(node.value)


def _no_such_entry(stack: Stack, what: str, node: yaml.Node, own: Collection[str]) -> list[Issue]:
    """Why ``remove`` or ``change`` cannot do what it says; nothing where a file that may hold the entry is unread."""
    if not stack.whole:
        return []
    known = [name_of(entry) for entries in stack.entries.values() for entry in entries]
    stated = str(node.value) if isinstance(node, yaml.ScalarNode) else "no single id"
    message, guess = say("entry-unknown", field=what), near(stated, known)
    if stated in stack.removed:
        place = str(stack.removed[stated][1])
        message, guess = say("entry-removed", field=what, name=repr(stated), place=place), None
    elif stated in own:
        message, guess = say("entry-of-its-own", field=what, name=repr(stated)), None
    elif stated in stack.entries:
        message, guess = say("ids-alone", field=what), None
    return [Issue(code="unknown-id", message=message, span=span_of(node), found=repr(stated), suggestion=guess)]


def _kinds_by_name(stack: Stack) -> dict[str, str]:
    """The kind of each entry, by its id: the first that has one of that id."""
    named = ((name_of(entry), kind) for kind, entries in reversed(stack.entries.items()) for entry in entries)
    return dict(named)


def merged(
    base: yaml.Node, change: yaml.Node, at: yaml.Node | None = None, tags: tuple[str, ...] = WORD_TAGS
) -> yaml.Node:
    """``change`` laid over ``base``: fields of groups one by one, all else, and what has another tag, whole."""
    both = isinstance(base, yaml.MappingNode) and isinstance(change, yaml.MappingNode)
    if not both or _tag_differs(base, change, tags):
        return change
    pairs = [
        (
            key_at(change, key.value) or key,
            merged(value, new, tags=tags) if (new := value_at(change, key.value)) else value,
        )
        for key, value in base.value
    ]
    pairs += [(key, value) for key, value in change.value if key_at(base, key.value) is None]
    return mapping_of(pairs, at or change)


def _tag_differs(base: yaml.Node, change: yaml.Node, tags: Iterable[str]) -> bool:
    """Another effect word brings its own fields: nothing of the old word stays."""
    for field in tags:
        old, new = text_at(base, field), text_at(change, field)
        if old is not None and new is not None and old != new:
            return True
    return False


def _merged_manifest(base: yaml.MappingNode, own: yaml.MappingNode) -> yaml.MappingNode:
    result = merged(_without(base, _OWN_KEYS), _without(own, {"remove", "change", "add", "parts"}), at=own)
    stated = [text_at(line, "kind") for line in lines_of(own)]
    parts = [*lines_of(own), *(line for line in lines_of(base) if text_at(line, "kind") not in stated)]
    assert isinstance(result, yaml.MappingNode)
    result.value = [(key, value) for key, value in result.value if key.value != "parts"]
    listed = value_at(own, "parts") or value_at(base, "parts")
    if listed is not None:
        key = key_at(own, "parts") or key_at(base, "parts")
        node = yaml.SequenceNode(listed.tag, parts, listed.start_mark, listed.end_mark)
        result.value.append((key, node))
    return result


def _without(node: yaml.MappingNode, keys: Iterable[str]) -> yaml.MappingNode:
    kept = [pair for pair in node.value if isinstance(pair[0], yaml.ScalarNode) and pair[0].value not in keys]
    return mapping_of(kept, node)


NodePath = tuple[str | int, ...]
SINGLY = frozenset({"remove", "parts", "languages"})
"""Fields of ``set.yaml`` that are lists of edits."""
BY_KEY = frozenset({"change", "rules"})
"""Fields whose entries are edits, or groups of edits."""
ALWAYS = frozenset({"extends", "game", "title"})
"""What a set is called and stands on; without it there is nothing to check."""


class Edit(NamedTuple):
    """One edit: its path among the set's nodes, where it stands, and where it, or the group it is in, begins and ends.

    A group is what is changed of one entry, or stated of one switch.
    """

    path: NodePath
    span: Span
    begin: Span
    end: Span

    def holds(self, span: Span) -> bool:
        """Whether a place lies within the edit."""
        return (span.file, span.sheet) == (self.span.file, self.span.sheet) and self.begin <= span <= self.end


def edits_of(stack: Stack) -> list[Edit]:
    """The edits of the last set of a stack: entries removed, fields changed, switches, lines of parts, new entries."""
    edits = [*_of_manifest(stack.own)]
    for place, node in enumerate(stack.own_entries):
        edits += [] if node is None else _of_entries(node, (place,))
    return edits


def at_touched(issue: Issue, stack: Stack, piece: str | None) -> Issue:
    """A finding about an entry, at the edit that touches the entry, or else where the set says what it extends.

    A set that extends none, and a finding at a line of the set's own, stay as they are.
    """
    place, counted = touched(issue.span, stack, piece)
    return issue if counted is None else msgspec.structs.replace(issue, span=place, counted=counted)


def touched(span: Span, stack: Stack, piece: str | None) -> tuple[Span, Span | None]:
    """The place of a finding about an entry at ``span``, as `at_touched`; and ``span`` where that is another place."""
    if stack.base is None or span.file.startswith(f"{stack.places[-1].shown}/"):
        return span, None
    touching = [edit.begin for edit in edits_of(stack) if edit.path[:2] == ("change", piece)]
    return (touching[0] if touching else locate(stack.own, ["extends"])), span


def with_only(stack: Stack, kept: Iterable[NodePath]) -> Stack:
    """The same set with these of its edits and no others."""
    left_out = frozenset(edit.path for edit in edits_of(stack)) - frozenset(kept)
    own = _pruned(stack.own, left_out, ())
    assert isinstance(own, yaml.MappingNode)
    entries = [node and _pruned(node, left_out, (place,)) for place, node in enumerate(stack.own_entries)]
    return laid_over(stack.base, stack.places[-1], own, entries, [])


def _of_manifest(own: yaml.MappingNode) -> Iterator[Edit]:
    for key, value in own.value:
        name = key.value
        if name in ALWAYS:
            continue
        if name in SINGLY and isinstance(value, yaml.SequenceNode):
            yield from (_edit((name, place), line, line) for place, line in enumerate(value.value))
        elif name in BY_KEY and isinstance(value, yaml.MappingNode):
            yield from _by_key(value, (name,))
        elif name == "add":
            yield from _of_entries(value, (name,))
        else:
            yield _edit((name,), key, value)


def _by_key(node: yaml.MappingNode, path: NodePath) -> Iterator[Edit]:
    """An edit for each key, or for each key of the group it holds."""
    for key, value in node.value:
        whole = _edit((*path, key.value), key, value)
        if isinstance(value, yaml.MappingNode) and value.value:
            for inner, changed in value.value:
                edit = _edit((*whole.path, inner.value), inner, changed)
                yield edit._replace(begin=whole.begin, end=whole.end)
        else:
            yield whole


def _of_entries(node: yaml.Node, path: NodePath) -> Iterator[Edit]:
    for key, listed in node.value if isinstance(node, yaml.MappingNode) else ():
        for place, entry in enumerate(listed.value if isinstance(listed, yaml.SequenceNode) else ()):
            yield _edit((*path, key.value, place), entry, entry)


def _edit(path: NodePath, key: yaml.Node, value: yaml.Node) -> Edit:
    span = span_of(value) if isinstance(value, yaml.ScalarNode) else span_of(key)
    return Edit(path, span, span_of(key), place_of(value.end_mark))


def _pruned(node: yaml.Node, left_out: frozenset[NodePath], path: NodePath) -> yaml.Node:
    """The node without what is left out; parts of it that stay whole are shared."""
    depth = len(path)
    if not any(each[:depth] == path for each in left_out):
        return node
    if isinstance(node, yaml.MappingNode):
        kept = [pair for pair in node.value if (*path, pair[0].value) not in left_out]
        pairs = [(key, _pruned(value, left_out, (*path, key.value))) for key, value in kept]
        pairs = [
            (key, value) for (key, value), (_, old) in zip(pairs, kept, strict=True) if value.value or not old.value
        ]
        return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
    if isinstance(node, yaml.SequenceNode):
        items = [
            _pruned(item, left_out, (*path, place))
            for place, item in enumerate(node.value)
            if (*path, place) not in left_out
        ]
        return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark)
    return node
