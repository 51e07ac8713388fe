"""Patterns that a library compiles while it is loaded are compiled when they are asked for."""

from __future__ import annotations

import re

import pytest

from validator.sparing import LatePattern, late_patterns


def test_a_late_pattern_finds_what_a_pattern_finds() -> None:
    assert LatePattern("B+", re.IGNORECASE).sub("x", "abBc") == "axc"


def test_a_pattern_is_not_compiled_before_it_is_asked_for() -> None:
    pattern = LatePattern("(")
    with pytest.raises(re.error):
        pattern.match("(")


def test_patterns_are_late_only_meanwhile() -> None:
    with late_patterns():
        late = re.compile("a")
    assert (type(late).__name__, type(re.compile("a")).__name__) == ("LatePattern", "Pattern")
