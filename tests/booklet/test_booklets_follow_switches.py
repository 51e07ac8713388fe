"""Each switch and number of a game's rules, changed alone, changes what its booklet says in every language."""

from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
import pytest

from generator.print.booklet.binder import _told_row, texts_of
from generator.print.booklet.chapters import Row
from tests.games.played import the_set
from validator.content.vocabulary import Rules

GAMES = ("empires", "race", "roll", "steam", "trucker")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
ONLY_WITH = {"expert_swap": {"teams": True}}
"""Switches that mean something only where another one is on."""


def others(value: Any, kind: Any) -> Iterator[Any]:
    """Other values that a switch may have: every word, the next numbers; in a table, one entry after the other."""
    while isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    if isinstance(kind, msgspec.inspect.BoolType):
        yield not value
    elif isinstance(kind, msgspec.inspect.LiteralType):
        yield from (one for one in kind.values if one != value)
    elif isinstance(kind, msgspec.inspect.IntType):
        yield from (one for one in (value + 1, value - 1) if (kind.ge or 0) <= one <= (kind.le or one))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield {**value, key: next(others(one, kind.value_type))}
    else:
        assert isinstance(value, tuple)
        item = kind.item_type
        yield tuple(next(others(one, item)) for one in value) if len(set(value)) < 2 else value[:-1]


def changed_alone(rules: Rules) -> Iterator[tuple[str, Rules, Rules]]:
    """A switch, the rules it is changed in, and those rules with another value of it."""
    kinds = {field.name: field.type for field in msgspec.inspect.type_info(type(rules)).fields}  # type: ignore[attr-defined]
    for name, kind in kinds.items():
        before = msgspec.structs.replace(rules, **ONLY_WITH.get(name, {}))
        for value in others(getattr(before, name), kind):
            yield f"{name}: {value}", before, msgspec.structs.replace(before, **{name: value})


def told(game: str, rules: Rules, language: str) -> str:
    """What a booklet tells in the words of the game; what differs from another set is told elsewhere."""
    content = copy(the_set(game))
    content.rules = rules
    return "\n".join(sheet.text for sheet in texts_of(content, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_switch_changed_alone_changes_what_is_told(game: str, language: str) -> None:
    passed_over = [
        change
        for change, before, after in changed_alone(the_set(game).rules)
        if told(game, before, language) == told(game, after, language)
    ]
    assert passed_over == []


SAID_ON_PIECES = [
    ("adventure-epidemic", {"epidemic": "pairs"}, "Of each two occupied cabins that are joined"),
    ("adventure-combat-zone", {"alone": "played"}, "on a tie, the one ahead."),
    ("component-shield", {"shield_reach": "line"}, "in its own lines."),
    ("rules-goods", {"goods_price": {"red": 9, "yellow": 3, "green": 2, "blue": 1}}, "red 9, yellow 3"),
]


@pytest.mark.parametrize(("message", "rules", "said"), SAID_ON_PIECES)
def test_what_stands_on_pieces_follows_the_switches(message: str, rules: dict[str, Any], said: str) -> None:
    content = copy(the_set("trucker"))
    before, stamp = content.texts("en").say(message), content.texts("en").stamp
    content.rules = msgspec.structs.replace(content.rules, **rules)
    assert said in content.texts("en").say(message) != before
    assert content.texts("en").stamp != stamp  # what was drawn before is drawn anew


def test_a_phase_that_chinese_narrators_put_in_brackets_is_a_heading_without_them() -> None:
    assert _told_row("【生產】") == Row("minor", "生產")
    assert _told_row("【生產】無人行動。") == Row("item", "生產：無人行動。")
