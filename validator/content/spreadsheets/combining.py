"""One entry that stands for many: every suit with every rank.

``combine: {suit: [red, green], rank: [1..13]}`` with ``id: "{suit}-{rank}"`` makes an entry of each pair; ``{suit}``
stands in any text of the entry for the value it has there, in titles and texts for what that value is called there.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple

from validator.base.issue import ContentError, Issue
from validator.base.opening import is_there
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.places import KIT, Place
from validator.content.source import plain, read
from validator.content.spreadsheets.cells import COMBINE, Cell, cell, combined, finding, list_combines, list_node, say
from validator.content.spreadsheets.notation import CHINESE_SIGNS, parts_of

EXCEPT = "except"
"""Beside ``combine``, combinations that are left out: ``except: [{suit: moon, rank: [1, 2]}]``."""
MOST_COMBINED = 1_500
"""Entries that one may stand for."""
_RANGE = re.compile(r"(-?[0-9]{1,4})\s*\.\.\s*(-?[0-9]{1,4})")
_NAMED = re.compile(r"\{([A-Za-z_][\w-]*)\}")
_WORDS = {"title", "flavour"}
Pairs = list[tuple[yaml.Node, yaml.Node]]


class Names(NamedTuple):
    """What a kind's values are called, by field, value and language; which fields are texts, and the first language."""

    called: Mapping[str, Mapping[str, Mapping[str, str]]]
    texts: frozenset[str]
    first: str


NamesOf = Mapping[str, Names]
"""The names of each kind, and under no kind those of all."""


def names_in(places: Sequence[Place], first: str) -> NamesOf:
    """What the values of a kit's fields are called, as its files say it; what is wrong in them is told elsewhere."""
    names: dict[str, Names] = {"": Names({}, frozenset(_WORDS), first)}
    for place in places:
        file = place.folder / KIT
        try:
            data = plain(read(file, f"{place.shown}/{KIT}"), []) if is_there(file) else None
        except ContentError:
            continue
        for kind, declared in _groups(_group(data).get("kinds")):
            fields = dict(_groups(declared.get("fields")))
            called = {name: _called(field) for name, field in fields.items() if field.get("names")}
            texts = _WORDS | {name for name, field in fields.items() if field.get("type") == "text"}
            for key in (kind, ""):
                before = names.get(key, names[""])
                names[key] = Names({**before.called, **called}, before.texts | texts, first)
    return names


def _called(field: Mapping[str, object]) -> Mapping[str, Mapping[str, str]]:
    names = _groups(field.get("names"))
    return {value: {language: str(name) for language, name in said.items()} for value, said in names}


def _group(data: object) -> Mapping[str, object]:
    return data if isinstance(data, dict) else {}


def _groups(data: object) -> Iterator[tuple[str, Mapping[str, object]]]:
    """What stands in a group and is a group itself, by its name."""
    return ((name, value) for name, value in _group(data).items() if isinstance(value, dict))


def unfolded(node: yaml.Node, issues: list[Issue], names: NamesOf) -> yaml.Node:
    """The entries under the names of their kinds, with those that combine lists replaced by what they stand for."""
    pairs = [
        (key, _unfolded_list(listed, issues, names.get(str(key.value), names[""])) if list_combines(listed) else listed)
        for key, listed in node.value
    ]
    return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)


def _unfolded_list(listed: yaml.SequenceNode, issues: list[Issue], names: Names) -> yaml.Node:
    entries: list[yaml.Node] = []
    for entry in listed.value:
        stated = combined(entry)
        entries += [entry] if stated is None else _entries(entry, stated, issues, names)
    return yaml.SequenceNode(listed.tag, entries, listed.start_mark, listed.end_mark)


def _entries(entry: yaml.MappingNode, stated: yaml.Node, issues: list[Issue], names: Names) -> list[yaml.Node]:
    """All that one entry stands for; none, with what is wrong added to the issues, where it cannot be said."""
    lists = _lists(entry, stated, issues)
    if not lists:
        return []
    total = 1
    for values in lists.values():
        total *= len(values)
    if total > MOST_COMBINED:
        issues.append(
            finding(
                "too-much-content",
                say("combined-too-many", count=f"{total:,}"),
                stated.start_mark,
                accepted=say("at-most", most=f"{MOST_COMBINED:,}"),
            )
        )
        return []
    before = len(issues)
    left_out = list(_exceptions(entry, lists, issues))
    if len(issues) > before:
        return []
    every = (dict(zip(lists, values, strict=True)) for values in product(*lists.values()))
    made = [_one(entry, values, names) for values in every if not any(_is_left_out(values, one) for one in left_out)]
    if not made and left_out:
        issues.append(finding("wrong-value", say("except-all", count=total), stated.start_mark))
    return made


def _exceptions(
    entry: yaml.MappingNode, lists: Mapping[yaml.ScalarNode, Sequence[yaml.ScalarNode]], issues: list[Issue]
) -> Iterator[Mapping[str, set[str]]]:
    """Combinations that are left out: the values of some of the combined fields."""
    stated = next((value for key, value in entry.value if key.value == EXCEPT), None)
    if stated is None:
        return
    known = {str(key.value): {str(value.value) for value in values} for key, values in lists.items()}
    for one in stated.value if isinstance(stated, yaml.SequenceNode) else [stated]:
        if not isinstance(one, yaml.MappingNode):
            issues.append(finding("wrong-type", say("except-wrong"), one.start_mark, accepted=say("except-lists")))
            continue
        exceptions: dict[str, set[str]] = {}
        for key, value in one.value:
            listed = value if isinstance(value, yaml.SequenceNode) else list_node([value], value.start_mark)
            name = str(key.value)
            exceptions[name] = {str(each.value) for each in _values(listed)}
            for wrong in sorted(exceptions[name] - known.get(name, set())) if name in known else [name]:
                mark = value.start_mark if name in known else key.start_mark
                accepted = in_a_row(sorted(known.get(name, known)))
                issues.append(finding("unknown-word", say("except-unknown"), mark, repr(wrong), accepted))
        yield exceptions


def _is_left_out(values: Mapping[yaml.ScalarNode, yaml.ScalarNode], one: Mapping[str, set[str]]) -> bool:
    said = {str(key.value): str(value.value) for key, value in values.items()}
    return all(said.get(name) in wanted for name, wanted in one.items())


def _lists(
    entry: yaml.MappingNode, stated: yaml.Node, issues: list[Issue]
) -> Mapping[yaml.ScalarNode, list[yaml.ScalarNode]]:
    """The values of each combined field, by the node of its name."""
    if not isinstance(stated, yaml.MappingNode) or not stated.value:
        issues.append(finding("wrong-type", say("combine-wrong"), stated.start_mark, accepted=say("combine-lists")))
        return {}
    lists: dict[yaml.ScalarNode, list[yaml.ScalarNode]] = {}
    for key, listed in stated.value:
        values = _values(listed)
        twice = len({value.value for value in values}) < len(values)
        if not values or twice or not isinstance(key, yaml.ScalarNode):
            message = say("combine-twice" if twice else "combine-nothing", field=repr(key.value))
            issues.append(finding("wrong-type", message, listed.start_mark, accepted=say("single-values")))
            return {}
        lists[key] = values
    return {} if _names_wrong(entry, lists, issues) else lists


def _names_wrong(
    entry: yaml.MappingNode, lists: Mapping[yaml.ScalarNode, Sequence[object]], issues: list[Issue]
) -> bool:
    """Whether the ids of what an entry stands for would be the same, or a field is given beside its combination."""
    named = next((value for key, value in entry.value if key.value == "id"), None)
    text = str(named.value) if isinstance(named, yaml.ScalarNode) else ""
    missing = [str(key.value) for key in lists if key.value not in _NAMED.findall(text)]
    if missing:
        mark = entry.start_mark if named is None else named.start_mark
        accepted = "-".join(f"{{{key.value}}}" for key in lists)
        message = say("combined-id", missing=f"{{{missing[0]}}}")
        issues.append(finding("combined-id", message, mark, repr(text) if text else None, accepted))
    given = {key.value for key, _ in entry.value}
    for key in lists:
        if key.value in given:
            message = say("beside-its-list", field=repr(key.value))
            issues.append(finding("duplicate-key", message, key.start_mark))
    return bool(missing) or any(key.value in given for key in lists)


def _values(listed: yaml.Node) -> list[yaml.ScalarNode]:
    """The single values of a list; numbers from one to another written out."""
    if isinstance(listed, Cell):
        text = str(listed.value).strip("[]").translate(CHINESE_SIGNS)
        parts = parts_of(text, ";\n")
        parts = parts_of(text, ",") if len(parts) < 2 else parts
        listed = list_node([cell(part, listed.start_mark) for part in parts], listed.start_mark)
    if not isinstance(listed, yaml.SequenceNode):
        return []
    values: list[yaml.ScalarNode] = []
    for item in listed.value:
        if not isinstance(item, yaml.ScalarNode) or not item.value:
            return []
        values += islice(_counted(item), MOST_COMBINED + 1)
        if len(values) > MOST_COMBINED:
            break  # it is refused for that
    return values


def _counted(item: yaml.ScalarNode) -> Iterator[yaml.ScalarNode]:
    span = _RANGE.fullmatch(str(item.value))
    if span is None:
        yield item
        return
    first, last = int(span[1]), int(span[2])
    for number in range(first, last + 1) if first <= last else range(first, last - 1, -1):
        yield type(item)(item.tag, str(number), item.start_mark, item.end_mark, item.style)


def _one(entry: yaml.MappingNode, values: Mapping[yaml.ScalarNode, yaml.ScalarNode], names: Names) -> yaml.Node:
    """One of the entries: its combined fields given, and their values put into its texts, as these call them."""
    said = {str(key.value): str(value.value) for key, value in values.items()}
    pairs: Pairs = []
    for key, value in entry.value:
        if key.value == COMBINE:
            pairs += values.items()
        elif key.value != EXCEPT:
            pairs.append((key, _worded(value, said, names) if key.value in names.texts else _filled(value, said)))
    return yaml.MappingNode(entry.tag, pairs, entry.start_mark, entry.end_mark)


def _worded(node: yaml.Node, said: Mapping[str, str], names: Names) -> yaml.Node:
    """A title or text with the values put in by their names: each language's in its own, others' in the first."""
    if not isinstance(node, yaml.MappingNode):
        return _filled(node, said, _shown(said, names, names.first))
    pairs = [(key, _filled(value, said, _shown(said, names, str(key.value)))) for key, value in node.value]
    return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)


def _shown(said: Mapping[str, str], names: Names, language: str) -> Mapping[str, str]:
    """What the values are called in a language, as columns and YAML spell it; themselves where they have no name."""
    named = dict(said)
    wanted = language.casefold().replace("-", "_")
    for field, value in said.items():
        for spoken, name in names.called.get(field, {}).get(value, {}).items():
            if spoken.casefold().replace("-", "_") == wanted:
                named[field] = name
    return named


def _filled(node: yaml.Node, said: Mapping[str, str], shown: Mapping[str, str] | None = None) -> yaml.Node:
    """A node with the values put in where a text names their fields in braces.

    ``shown`` is what they are called; in two braces, as names of icons are written, they stand as they are.
    """
    if isinstance(node, yaml.ScalarNode):
        text = _put_in(str(node.value), said, said if shown is None else shown)
        same = text == node.value
        return node if same else type(node)(node.tag, text, node.start_mark, node.end_mark, node.style or '"')
    if isinstance(node, yaml.SequenceNode):
        items = [_filled(item, said, shown) for item in node.value]
        return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark)
    if isinstance(node, yaml.MappingNode):
        pairs = [(key, _filled(value, said, shown)) for key, value in node.value]
        return yaml.MappingNode(node.tag, pairs, node.start_mark, node.end_mark)
    return node


def _put_in(text: str, said: Mapping[str, str], shown: Mapping[str, str]) -> str:
    def value(name: re.Match[str]) -> str:
        before, after = text[: name.start()], text[name.end() :]
        values = said if before.endswith("{") and after.startswith("}") else shown
        return values.get(name[1], name[0])

    return _NAMED.sub(value, text)
