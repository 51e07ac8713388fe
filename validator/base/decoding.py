"""Plain data, JSON and MessagePack read as typed values, safely from several threads at once.

What a type is made of, msgspec works out when it is first used, and two threads that do so at the same moment end the
whole process (a crash of its own, seen when two requests to the studio came together). Here each type is first looked
at by one thread alone. Whatever reads typed values goes through here; writing needs no such care.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

Typed = TypeVar("Typed")

_ONE_AT_A_TIME = threading.Lock()
_MOST_TYPES = 1024
"""Types remembered as looked at; those of sets that were edited long ago are forgotten."""


def _first_look(kind: Any) -> None:
    with _ONE_AT_A_TIME:
        msgspec.json.Decoder(kind)


_look_at: Callable[[Any], None] = lru_cache(maxsize=_MOST_TYPES)(_first_look)


def convert(value: Any, kind: type[Typed], *, strict: bool = True, str_keys: bool = False) -> Typed:
    """Plain data as a value of that type; with ``str_keys`` texts stand for numbers where they are keys.

    Raises msgspec.ValidationError where it is not one; unless ``strict``, texts of numbers are taken for numbers.
    """
    _look_at(kind)
    return msgspec.convert(value, kind, strict=strict, str_keys=str_keys)


def from_json(data: bytes | str, kind: type[Typed]) -> Typed:
    """JSON as a value of that type. Raises msgspec.DecodeError where it is no JSON, or not such a value."""
    _look_at(kind)
    return msgspec.json.decode(data, type=kind)


def from_yaml(data: bytes, kind: type[Typed]) -> Typed:
    """YAML of our own as a value of that type. Raises msgspec.DecodeError where it is none, or not such a value."""
    _look_at(kind)
    return msgspec.yaml.decode(data, type=kind)


def from_msgpack(data: bytes, kind: type[Typed], *, strict: bool = True) -> Typed:
    """MessagePack as a value of that type. Raises msgspec.DecodeError where it is none, or not such a value."""
    _look_at(kind)
    return msgspec.msgpack.decode(data, type=kind, strict=strict)


def msgpack_reader(kind: type[Typed]) -> msgspec.msgpack.Decoder[Typed]:
    """What reads many values of one type from MessagePack."""
    with _ONE_AT_A_TIME:
        return msgspec.msgpack.Decoder(kind)
