"""Designs that are nearly the same: all fields alike but one."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.survey.figures import Twins
from validator.play.survey.leaves import pictures_in

MOST_GROUPS = 30
MOST_OF_GROUP = 12
_SET_ASIDE = frozenset({"id", "title", "flavour", "count"})
_LONGEST = 40
"""Characters of a value that are shown; all of it is compared."""
FEWEST = 4
"""Of fewer pieces nothing is a running number."""
_Leaves = dict[str, str]


def twins_of(content: ContentSet) -> tuple[tuple[Twins, ...], int]:
    """Groups of designs that differ in one field only, those of two first; and how many more groups there are."""
    found = [group for kind, pieces in content.pieces.items() for group in _of_kind(kind, pieces)]
    found.sort(key=lambda group: (len(group.pieces), group.field, group.pieces))
    return tuple(found[:MOST_GROUPS]), max(0, len(found) - MOST_GROUPS)


def _of_kind(kind: str, pieces: Sequence[Piece]) -> list[Twins]:
    whole = {piece.id: _plain(piece) for piece in pieces}
    own = _own_fields(pieces, list(whole.values()))
    told = {name: {path: value for path, value in leaves.items() if path not in own} for name, leaves in whole.items()}
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    same: dict[str, list[str]] = defaultdict(list)
    for name, leaves in told.items():
        same[json.dumps(leaves, sort_keys=True)].append(name)
        for path in leaves:
            rest = {key: value for key, value in leaves.items() if key != path}
            groups[path, json.dumps([sorted(leaves), rest], sort_keys=True)].append(name)
    return [
        *(_alike(kind, names, whole, own) for names in same.values() if len(names) > 1),
        *(_group(kind, path, names, told) for (path, _), names in groups.items() if _differ(path, names, told)),
    ]


def _alike(kind: str, names: list[str], whole: dict[str, _Leaves], own: Sequence[str]) -> Twins:
    """Designs alike in every field, or in every one but those that tell them apart."""
    few = _few(names)
    apart = [path for path in own if len({whole[name].get(path) for name in names}) > 1]
    values = tuple(_cut(", ".join(whole[name].get(path, "–") for path in apart)) for name in few) if apart else ()
    return Twins(kind=kind, field=", ".join(apart), pieces=few, values=values)


def _differ(path: str, names: list[str], told: dict[str, _Leaves]) -> bool:
    return len({told[name][path] for name in names}) > 1


def _group(kind: str, path: str, names: list[str], told: dict[str, _Leaves]) -> Twins:
    few = _few(names)
    return Twins(kind=kind, field=path, pieces=few, values=tuple(_cut(told[name][path]) for name in few))


def _few(names: list[str]) -> tuple[str, ...]:
    return tuple(names[:MOST_OF_GROUP])


def _plain(piece: Piece) -> _Leaves:
    """Every value of a piece by its path."""
    found: _Leaves = {}
    for name, value in msgspec.to_builtins(piece).items():
        if name not in _SET_ASIDE:
            _flatten(name, value, found)
    return found


def _flatten(path: str, value: Any, found: _Leaves) -> None:
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            _flatten(f"{path}.{name}", inner, found)
    elif isinstance(value, list | tuple) and value:
        for place, inner in enumerate(value):
            _flatten(f"{path}[{place + 1}]", inner, found)
    else:
        found[path] = "–" if value is None or value in ([], {}, (), "") else _said(value)


def _cut(value: str) -> str:
    return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"


def _said(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _own_fields(pieces: Sequence[Piece], every: list[_Leaves]) -> list[str]:
    """Fields that only tell the pieces apart: running numbers, in the order the pieces stand in, and pictures."""
    pictures = {name for piece in pieces for name in pictures_in(type(piece))}
    paths = dict.fromkeys(path for leaves in every for path in leaves)
    return [path for path in paths if path.partition("[")[0] in pictures or _is_running(path, every)]


def _is_running(path: str, every: list[_Leaves]) -> bool:
    values = [leaves.get(path, "") for leaves in every]
    if len(values) < FEWEST or not all(value.isdecimal() for value in values):
        return False
    return all(int(second) - int(first) == 1 for first, second in pairwise(values))
