"""Entries as plain data: what words, groups and values they hold, and where."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from validator.play.engine.making import Fields
from validator.play.lab.recipes.vocabulary import SKIPPED, Names

NONE = "none"
"""The value of a field that a piece does not have, in curves."""
Path = tuple[str, ...]


class Slot(NamedTuple):
    """A word of a piece: the path of the group it is in, its field there, its place in a list (None: no list)."""

    group: Path
    field: str
    place: int | None
    tag: str
    word: Fields


def copied(data: Any) -> Any:
    """Plain data anew."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data


def bare(entry: Fields, left_out: frozenset[str] = frozenset()) -> Fields:
    """An entry without its id, without the names of it and its parts, and without what is left out."""
    fields = {key: value for key, value in entry.items() if key not in SKIPPED | left_out}
    return {
        key: {inner: copied(held) for inner, held in value.items() if inner not in SKIPPED}
        if isinstance(value, dict)
        else copied(value)
        for key, value in fields.items()
    }


def groups_in(names: Names, piece: Fields) -> list[Path]:
    """The piece itself and the groups of fields in it that are no words."""
    inner = [(key,) for key, value in piece.items() if isinstance(value, dict) and names.tag_in(value) is None]
    return [(), *inner]


def group_at(piece: Fields, path: Path) -> Fields:
    """The group of fields at a path that `groups_in` gave."""
    return piece if not path else piece[path[0]]


def slots_in(names: Names, piece: Fields) -> list[Slot]:
    """Every word of a piece."""
    slots: list[Slot] = []
    for path in groups_in(names, piece):
        for field, value in group_at(piece, path).items():
            if (tag := names.tag_in(value)) is not None:
                slots.append(Slot(path, field, None, tag.tag, value))
            for place, item in enumerate(value if isinstance(value, list) else ()):
                if (tag := names.tag_in(item)) is not None:
                    slots.append(Slot(path, field, place, tag.tag, item))
    return slots


def tags_in(names: Names, piece: Fields) -> list[str]:
    """The words of a piece by their tags, as often as they stand there."""
    return [slot.tag for slot in slots_in(names, piece)]


def value_of(piece: Fields, path: str) -> Any:
    """The value at a dotted path; None where it has none."""
    value: Any = piece
    for step in path.split("."):
        value = value.get(step) if isinstance(value, dict) else None
    return value


def put(piece: Fields, path: str, value: Any) -> None:
    """Set the value at a dotted path whose groups are there."""
    *groups, field = path.split(".")
    holder = piece
    for step in groups:
        holder = holder[step]
    holder[field] = value


def values_at(piece: Fields, path: str, default: Any) -> list[str]:
    """What a piece counts for in a curve of a field: its value as text; of a list each of its values."""
    value = value_of(piece, path)
    if value is None:
        value = default
    if isinstance(value, list | tuple):
        return [str(one) for one in value] or [NONE]
    return [NONE if value is None else str(value).lower() if isinstance(value, bool) else str(value)]


def key_of(piece: Fields) -> str:
    """Equal for pieces that are alike but for the number of copies."""
    return json.dumps({key: value for key, value in piece.items() if key != "count"}, sort_keys=True)


def features_of(names: Names, kind: str, piece: Fields) -> Counter[str]:
    """What is counted of a piece so that a deck is as its base set: values of fields, words, how many words."""
    features: Counter[str] = Counter()
    shape = names.kinds[kind]
    for path, leaf in shape.leaves.items():
        for value in values_at(piece, path, leaf.default):
            features[f"{path}={value}"] += 1
    for slot in slots_in(names, piece):
        for field, leaf in shape.words[slot.tag].items():
            if leaf.choices or leaf.is_flag:
                features.update(f"{slot.tag} {field}={value}" for value in values_at(slot.word, field, leaf.default))
    tags = tags_in(names, piece)
    features.update(f"word {tag}" for tag in dict.fromkeys(tags))
    features[f"words {len(tags)}"] += 1
    return features


def copies_of(piece: Fields) -> int:
    """How many of it lie in the box."""
    return int(piece.get("count", 1))


def leaves_in(names: Names, group: Fields) -> Iterator[tuple[Fields, str, Any]]:
    """Every plain value below a group, with what holds it and its field; signs that tell words apart are left out."""
    for field, value in group.items():
        if isinstance(value, dict):
            yield from leaves_in(names, value)
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, dict):
                    yield from leaves_in(names, item)
            if value and all(isinstance(item, str) for item in value):
                yield group, field, value
        elif field not in names.signs or names.tag_in(group) is None:
            yield group, field, value


def renamed(data: Any, old: str, new: str) -> Any:
    """Plain data in which one word of a choice stands for another wherever it stood."""
    if isinstance(data, dict):
        return {key: renamed(value, old, new) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, old, new) for value in data]
    return new if data == old else data


def without_word(piece: Fields, slot: Slot) -> None:
    """Take a word out of a list; an empty list goes with it."""
    group = group_at(piece, slot.group)
    listed: list[Any] = group[slot.field]
    del listed[slot.place if slot.place is not None else 0]
    if not listed:
        del group[slot.field]


def twins(items: Sequence[object]) -> bool:
    """Whether something stands in a list twice."""
    return any(item in items[:place] for place, item in enumerate(items))


def every_value(data: Any) -> Iterator[Any]:
    """Every single value below an entry."""
    if isinstance(data, dict):
        for value in data.values():
            yield from every_value(value)
    elif isinstance(data, list):
        for item in data:
            yield from every_value(item)
    else:
        yield data
