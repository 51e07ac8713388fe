"""A layout that states only what differs, laid over the one it builds on: by name, and part by part.

In a list of parts an entry ``{name: title, size: 5}`` changes the parts of that name, wherever they stand below the
list; ``{remove: title}`` takes them away; any other part is added at the end, or ``before`` or ``after`` a part named.
Working on nodes keeps every value's own file and line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from generator.print.theme.vocabulary import say
from validator.base.issue import ContentError, Issue, near
from validator.base.speech.sentences import Text, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.overlay import merged
from validator.content.source import key_at, span_of, text_at, value_at

MOST_LOOKS = 50_000
"""So many parts are looked at for one list that changes; a whole layout of ours has a thousand."""
_ROWS = ("themes", "faces", "fronts", "backs")
_INK = ("ink", "paper")
_MAP = "tag:yaml.org,2002:map"

APART = "/"
"""Stands in the names of parts that nobody has named."""

Entries = list[yaml.Node]


def stands_alone(layout: yaml.Node) -> bool:
    """Whether a layout states all that is drawn by it: colours, faces, fronts and backs, and no face of another's.

    One that states nothing at all is told what it lacks.
    """
    if not any(value.value for _, value in _pairs(layout)):
        return True
    if any(value_at(layout, row) is None for row in _ROWS):
        return False
    standard = next((value for _, value in _pairs(value_at(layout, "themes"))), None)
    if standard is None or any(value_at(standard, ink) is None for ink in _INK):
        return False
    own = {key.value for key, _ in _pairs(value_at(layout, "faces"))}
    asked = [*_scalars(value_at(layout, "fronts")), *_scalars(value_at(layout, "backs"))]
    return all(name in own or "{" in name or name == "none" for name in asked)


def joined(layout: yaml.Node, more: yaml.Node) -> yaml.Node:
    """A layout with what a file ``layout-<anything>.yaml`` beside it adds, as `MoreLayout` describes it."""
    for row, added in _pairs(more):
        stated = value_at(layout, row.value)
        if row.value in _ROWS[:1] and stated is not None:
            rows = [(key, _updated(held, value_at(added, key.value))) for key, held in _pairs(stated)]
            layout = _with(layout, row, yaml.MappingNode(_MAP, rows, stated.start_mark, stated.end_mark))
        elif row.value in _ROWS[3:] and stated is not None:
            choices = [(key, _updated(held, added)) for key, held in _pairs(stated)]
            layout = _with(layout, row, yaml.MappingNode(_MAP, choices, stated.start_mark, stated.end_mark))
        elif row.value not in (_ROWS[0], _ROWS[3]):
            layout = _with(layout, row, _updated(stated, added))
    return layout


def called_apart(layout: yaml.Node) -> yaml.Node:
    """The layout with a name for each part that states none: its list or face and its word, ``frame/panel-2``.

    By these a set that builds on the layout changes one of them; nothing is drawn otherwise.
    """
    for row in ("parts", "faces"):
        rows = []
        for key, value in _pairs(value_at(layout, row)):
            listed = value if row == "parts" else value_at(value, "parts")
            if isinstance(listed, yaml.SequenceNode):
                named = _list_of(_called(listed.value, str(key.value), {}), listed)
                value = named if row == "parts" else _with(value, key_at(value, "parts") or value, named)
            rows.append((key, value))
        if rows and (stated := value_at(layout, row)) is not None:
            node = yaml.MappingNode(_MAP, rows, stated.start_mark, stated.end_mark)
            layout = _with(layout, key_at(layout, row) or layout, node)
    return layout


def _called(entries: Iterable[yaml.Node], place: str, counts: dict[str, int]) -> Entries:
    called: Entries = []
    for entry in entries:
        word = text_at(entry, "part") or ""
        if isinstance(inner := value_at(entry, "parts"), yaml.SequenceNode):
            entry = _with(entry, key_at(entry, "parts") or entry, _list_of(_called(inner.value, place, counts), inner))
        if word and word != "group" and value_at(entry, "name") is None:
            counts[word] = counts.get(word, 0) + 1
            name = f"{place}{APART}{word}-{counts[word]}"
            pairs = [(_word("name", entry), _word(name, entry)), *_pairs(entry)]
            entry = yaml.MappingNode(entry.tag, pairs, entry.start_mark, entry.end_mark)
        called.append(entry)
    return called


def laid_over(base: yaml.Node, own: yaml.Node, issues: list[Issue]) -> yaml.Node:
    """The layout ``base`` with what ``own`` states in place of it; what cannot be done becomes issues at its line.

    Raises:
        ContentError: the lists of parts use each other beyond all bounds.
    """
    result = base
    for row, value in _pairs(own):
        stated = value_at(base, row.value)
        if row.value not in ("parts", "faces") or not isinstance(value, yaml.MappingNode):
            if row.value == "marks":
                issues += _incomplete(stated, value)
            result = _with(result, row, value if stated is None else merged(stated, value))
    if isinstance(lists := value_at(own, "parts"), yaml.MappingNode):
        rows = _Parts(value_at(base, "parts"), issues)
        for key, entries in _pairs(lists):
            rows.change_list(key, entries)
        result = _with(result, key_at(own, "parts") or lists, rows.node(lists))
    if isinstance(faces := value_at(own, "faces"), yaml.MappingNode):
        parts = _Parts(value_at(result, "parts"), issues)
        shown = {name for row in ("fronts", "backs", "front_choices") for name in _scalars(value_at(own, row))}
        changed = _faces(value_at(base, "faces"), faces, parts, shown)
        if parts.lists:
            result = _with(result, key_at(result, "parts") or faces, parts.node(faces))
        result = _with(result, key_at(own, "faces") or faces, changed)
    return result


def _incomplete(base: yaml.Node | None, own: yaml.Node) -> Iterator[Issue]:
    """Marks that the layout below does not have, and that do not state what a mark needs either."""
    known = [key.value for key, _ in _pairs(base)]
    for key, mark in _pairs(own):
        if key.value not in known and value_at(mark, "icon") is None:
            yield _unknown("mark", key, known)


def _faces(base: yaml.Node | None, own: yaml.Node, parts: _Parts, shown: set[str]) -> yaml.Node:
    faces = {key.value: (key, face) for key, face in _pairs(base)}
    known = [*faces]
    likes = {like for _, face in _pairs(own) if (like := text_at(face, "like"))}
    for key, face in _pairs(own):
        _, old = faces.get(key.value, (key, None))
        guess = near(key.value, known) if old is None and key.value not in {*shown, *likes} else None
        if guess and text_at(face, "like") is None:
            parts.issues.append(_unknown("face", key, known))
            continue
        faces[key.value] = (key, _face(old, face, {name: node for name, (_, node) in faces.items()}, parts))
    return yaml.MappingNode(_MAP, [*faces.values()], own.start_mark, own.end_mark)


def _face(old: yaml.Node | None, own: yaml.Node, faces: dict[str, yaml.Node], parts: _Parts) -> yaml.Node:
    changes = value_at(own, "parts")
    if not isinstance(own, yaml.MappingNode) or not isinstance(changes, yaml.SequenceNode):
        return own if old is None else merged(old, own)
    bare = _less(own, "parts")
    face = bare if old is None else merged(old, bare)
    listed = value_at(face, "parts")
    held = list(listed.value) if isinstance(listed, yaml.SequenceNode) else []
    asked = {name for entry in changes.value for name in _names_asked(entry)}
    if not asked <= set(parts.names(held)) and text_at(face, "like"):
        face = _whole(face, faces)
        listed = value_at(face, "parts")
        held = list(listed.value) if isinstance(listed, yaml.SequenceNode) else []
    node = yaml.SequenceNode("", parts.changed(held, changes.value), changes.start_mark, changes.end_mark)
    node.tag = changes.tag
    return _with(face, key_at(own, "parts") or changes, node)


def _names_asked(entry: yaml.Node) -> Iterator[str]:
    """The names by which an entry of a list speaks of parts that stand there."""
    for field in ("remove", "before", "after"):
        if (name := text_at(entry, field)) and name != "true":
            yield name
    if value_at(entry, "part") is None and (name := text_at(entry, "name")):
        yield name


def _whole(face: yaml.Node, faces: dict[str, yaml.Node], seen: tuple[str, ...] = ()) -> yaml.Node:
    """A face with all that it takes over from the face it is like."""
    like = text_at(face, "like")
    if like is None or like not in faces or like in seen:
        return face
    first = _whole(faces[like], faces, (*seen, like))
    both = [*_children(value_at(first, "parts")), *_children(value_at(face, "parts"))]
    node = merged(first, _less(face, "like", "parts"))
    key = key_at(face, "parts") or key_at(first, "parts")
    if key is None:
        return node
    return _with(node, key, yaml.SequenceNode("tag:yaml.org,2002:seq", both, key.start_mark, key.end_mark))


class _Parts:
    """The named lists of parts of a layout, and changes of lists."""

    def __init__(self, node: yaml.Node | None, issues: list[Issue]) -> None:
        self.lists = {key.value: (key, entries) for key, entries in _pairs(node)}
        self.issues = issues
        self._looks = self._copies = 0

    def node(self, at: yaml.Node) -> yaml.Node:
        """All lists, as the layout states them."""
        return yaml.MappingNode(_MAP, [*self.lists.values()], at.start_mark, at.end_mark)

    def change_list(self, key: yaml.ScalarNode, own: yaml.Node) -> None:
        """Lay a list over that of the same name; one that is new stands as it is."""
        _, old = self.lists.get(key.value, (key, None))
        if isinstance(old, yaml.SequenceNode) and isinstance(own, yaml.SequenceNode):
            entries = self.changed(list(old.value), own.value)
            own = yaml.SequenceNode(own.tag, entries, own.start_mark, own.end_mark)
        elif old is None and any(value_at(entry, "part") is None for entry in _children(own)):
            self.issues.append(_unknown("list", key, [*self.lists]))
            return
        self.lists[key.value] = (key, own)

    def changed(self, entries: Entries, changes: Sequence[yaml.Node]) -> Entries:
        """A list of parts with changes made, in their order."""
        for change in changes:
            entries = self._with_change(entries, change)
        return entries

    def _with_change(self, entries: Entries, change: yaml.Node) -> Entries:
        removed, name = value_at(change, "remove"), text_at(change, "name")
        if removed is not None:
            asked = text_at(change, "remove")
            target = name if asked == "true" else asked
            return self._each(entries, target or "", removed, lambda _: [])
        place = next((side for side in ("before", "after") if value_at(change, side) is not None), None)
        added = _less(change, "before", "after")
        if name and (value_at(change, "part") is None or name in self.names(entries)):
            if place is None:
                return self._each(entries, name, value_at(change, "name") or change, lambda old: [_part(old, added)])
            entries_with: Entries = []
            entries = self._each(entries, name, change, lambda old: entries_with.append(_part(old, added)) or [])  # type: ignore[func-returns-value]
            added = entries_with[0] if entries_with else added
        elif value_at(change, "part") is None and isinstance(change, yaml.MappingNode):
            known = _some(_stated(self.names(entries)))
            message = say("part-unsaid")
            self.issues.append(Issue(code="unknown-part", message=message, span=span_of(change), accepted=known))
            return entries
        if place is None:
            return [*entries, added]
        beside = value_at(change, place)
        both = (lambda old: [added, old]) if place == "before" else (lambda old: [old, added])
        return self._each(entries, text_at(change, place) or "", beside or change, both)

    def _each(self, entries: Entries, name: str, at: yaml.Node, change: Callable[[yaml.Node], Entries]) -> Entries:
        """The list with every part of a name changed; an issue at ``at`` where there is none."""
        result, count = self._replaced(entries, name, change, ())
        if not count:
            known = _stated(self.names(entries))
            self.issues.append(
                Issue(
                    code="unknown-part",
                    message=say("no-part-to-change", name=repr(name)),
                    span=span_of(at),
                    found=repr(name),
                    accepted=_some(known),
                    suggestion=near(name, known),
                )
            )
        return result

    def _replaced(
        self, entries: Iterable[yaml.Node], name: str, change: Callable[[yaml.Node], Entries], inside: tuple[str, ...]
    ) -> tuple[Entries, int]:
        result: Entries = []
        total = 0
        for entry in entries:
            self._look(entry)
            if text_at(entry, "name") == name:
                result += change(entry)
                total += 1
                continue
            replaced, count = self._inside(entry, name, change, inside)
            result.append(replaced)
            total += count
        return result, total

    def _inside(
        self, entry: yaml.Node, name: str, change: Callable[[yaml.Node], Entries], inside: tuple[str, ...]
    ) -> tuple[yaml.Node, int]:
        """The same below one part: among its own parts, and among those of the lists that it uses."""
        own = value_at(entry, "parts")
        kept, count = self._replaced(_children(own), name, change, inside)
        if count:
            entry = _with(entry, key_at(entry, "parts") or entry, _list_of(kept, entry))
        used = [one for one in self._used(entry) if one not in inside]
        lists = {one: self._replaced(_children(self.lists[one][1]), name, change, (*inside, one)) for one in used}
        times = sum(number for _, number in lists.values())
        if times and "{" in (text_at(entry, "use") or ""):
            entry = self._using_copies(entry, {one: parts for one, (parts, _) in lists.items()})
        elif times:
            (parts, _), key = lists[used[0]], key_at(entry, "use") or entry
            named = _word("parts", key)
            entry = _with(_less(entry, "use"), named, _list_of([*parts, *kept], entry))
        return entry, count + times

    def _using_copies(self, entry: yaml.Node, lists: dict[str, Entries]) -> yaml.Node:
        """A part that uses copies of lists in place of those that it names by a field of the piece."""
        key, use = key_at(entry, "use") or entry, value_at(entry, "use") or entry
        self._copies += 1
        for name, parts in lists.items():
            copied = _word(f"{name}~{self._copies}", self.lists[name][0])
            self.lists[copied.value] = (copied, _list_of(parts, entry))
        named = _word(f"{use.value}~{self._copies}", use)
        return _with(entry, key, named)

    def names(self, entries: Iterable[yaml.Node], inside: tuple[str, ...] = ()) -> Iterator[str]:
        """The names of all parts of a list, and of the lists that it uses."""
        for entry in entries:
            self._look(entry)
            if name := text_at(entry, "name"):
                yield name
            yield from self.names(_children(value_at(entry, "parts")), inside)
            for used in self._used(entry):
                if used not in inside:
                    yield from self.names(_children(self.lists[used][1]), (*inside, used))

    def _used(self, entry: yaml.Node) -> list[str]:
        """The lists that a part uses: the one it names, or all that its fields may make of a name."""
        use = text_at(entry, "use")
        if not use or "{" not in use:
            return [use] if use in self.lists and use else []
        likely = re.compile("[^~]*".join(map(re.escape, re.split(r"\{[^{}]*\}", use))))
        return [name for name in self.lists if likely.fullmatch(name)]

    def _look(self, entry: yaml.Node) -> None:
        self._looks += 1
        if self._looks > MOST_LOOKS:
            message = say("too-many-looks")
            raise ContentError([Issue(code="too-much-content", message=message, span=span_of(entry))])


def _word(text: str, at: yaml.Node) -> yaml.ScalarNode:
    return yaml.ScalarNode("tag:yaml.org,2002:str", text, at.start_mark, at.end_mark)


def _list_of(parts: Entries, at: yaml.Node) -> yaml.Node:
    return yaml.SequenceNode("tag:yaml.org,2002:seq", parts, at.start_mark, at.end_mark)


def _part(old: yaml.Node, change: yaml.Node) -> yaml.Node:
    """A part with the fields that a change states; where that draws something else, nothing of the old one stays."""
    kind = text_at(change, "part")
    return change if kind and kind != text_at(old, "part") else merged(old, change, at=change)


def _stated(names: Iterable[str]) -> list[str]:
    """The names that somebody has given, each once."""
    return [name for name in dict.fromkeys(names) if APART not in name]


def _some(names: Iterable[str]) -> Text:
    return in_a_row(names) if names else say("none-named")


def _unknown(what: str, key: yaml.Node, known: Iterable[str]) -> Issue:
    names, unknown = list(known), repr(key.value)
    return Issue(
        code=f"unknown-{what}",
        message=say(f"no-{what}-to-change", name=unknown),
        span=span_of(key),
        found=unknown,
        accepted=in_a_row(names),
        suggestion=near(str(key.value), names),
    )


def _updated(base: yaml.Node | None, more: yaml.Node | None) -> yaml.Node:
    """A group with the entries of another in place of its own of the same names."""
    if not isinstance(base, yaml.MappingNode) or not isinstance(more, yaml.MappingNode):
        updated = more if base is None else base
        assert updated is not None
        return updated
    for key, value in _pairs(more):
        base = _with(base, key, value)
    return base


def _with(group: yaml.Node, key: yaml.Node, value: yaml.Node) -> yaml.Node:
    """A group with one entry set, in its old place where it had one."""
    pairs = [(key, value) if old.value == key.value else (old, held) for old, held in _pairs(group)]
    if key_at(group, str(key.value)) is None:
        pairs.append((key, value))
    return yaml.MappingNode(_MAP, pairs, group.start_mark, group.end_mark)


def _less(group: yaml.Node, *fields: str) -> yaml.Node:
    if not isinstance(group, yaml.MappingNode):
        return group
    pairs = [(key, value) for key, value in group.value if key.value not in fields]
    return yaml.MappingNode(_MAP, pairs, group.start_mark, group.end_mark)


def _pairs(node: yaml.Node | None) -> list[tuple[yaml.ScalarNode, yaml.Node]]:
    return [pair for pair in node.value if isinstance(pair[0], yaml.ScalarNode)] if _is_group(node) else []  # type: ignore[union-attr]


def _is_group(node: yaml.Node | None) -> bool:
    return isinstance(node, yaml.MappingNode)


def _children(node: yaml.Node | None) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


def _scalars(node: yaml.Node | None) -> Iterator[str]:
    """Every word below a node that stands for something, in order."""
    if isinstance(node, yaml.ScalarNode):
        yield node.value
    for child in _children(node):
        yield from _scalars(child)
    for _, value in _pairs(node):
        yield from _scalars(value)
