"""The switches of a set's rules as values that its texts may name."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from validator.content.vocabulary import Rules, switches_by_players

UNPARTED = "\u00a0"
"""Stands between a key and its value, and before the dot that follows: a line does not begin with either."""


class Switches(NamedTuple):
    """The rules of a set, and the numbers of players that it is for."""

    rules: Rules = Rules()
    players: range = range(0)


def switch_values(rules: Rules, players: range) -> dict[str, object]:
    """Every switch by name; one that is on or off is ``yes`` or ``no``.

    A switch ``rounds`` that gives a number for each of some keys is named ``rounds_3``, ``rounds_4``, ... key by key,
    or all at once: ``rounds`` is then ``10/8``, ``rounds_for`` ``3/4`` and ``rounds_each`` ``3: 10 · 4: 8``. Of keys
    that are numbers of players those are named that the set is for. Of one that lists several, ``rounds_count`` is how
    many, and ``rounds_3`` is ``yes`` or ``no`` for each of those that are usual.
    """
    values: dict[str, object] = {}
    by_players = switches_by_players(type(rules))
    usual: dict[str, Any] = msgspec.structs.asdict(type(rules)())
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, bool):
            values[name] = "yes" if value else "no"
        elif isinstance(value, Mapping):
            by_key = {key: _plain(each) for key, each in sorted(value.items())}
            values.update({f"{name}_{key}": each for key, each in by_key.items()})
            if name in by_players:
                by_key = {key: each for key, each in by_key.items() if key in players}
            values[name], values[f"{name}_for"] = ("/".join(map(str, part)) for part in (by_key.values(), by_key))
            values[f"{name}_each"] = f"{UNPARTED}· ".join(f"{key}:{UNPARTED}{each}" for key, each in by_key.items())
        else:
            values[name] = _plain(value)
            if isinstance(value, tuple):
                values |= _listed(name, value, usual[name])
    return values


def _listed(name: str, value: tuple[object, ...], usual: tuple[object, ...]) -> dict[str, object]:
    """How many a switch lists, and whether it does each of those that are usual."""
    each = {f"{name}_{one}": "yes" if one in value else "no" for one in (*usual, *value)}
    return {f"{name}_count": len(value), **each}


def _plain(value: object) -> object:
    """Several numbers as ``4/3/2/1``; else the value."""
    return "/".join(map(str, value)) if isinstance(value, tuple) else value
