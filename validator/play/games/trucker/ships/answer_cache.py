"""Answers of the solver that need not be found again: in memory, and in the user's cache folder."""

from __future__ import annotations

from validator.base.cache import cached, digest, keep

_KIND = "filled"
_memory: dict[str, str] = {}


def answer_kept(key: str) -> str | None:
    """The answer under that key, if there is one."""
    if key not in _memory:
        data = cached(_KIND, digest(key))
        if data is None:
            return None
        _memory[key] = data.decode("utf-8", "replace")
    return _memory[key]


def keep_answer(key: str, answer: str) -> None:
    """Keep an answer, in memory at least."""
    _memory[key] = answer
    keep(_KIND, digest(key), answer.encode())
