"""What a built-in set promises of play is said in Chinese on the pages of its reports, each thing its own way."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from generator.front.illustrations.promised import promises_in
from tests.games.played import the_game, the_set
from validator.content.describing import Describer
from validator.play.lookup import games
from validator.play.playtest.report.wording import Wording

IN_CHINESE = [(game, language) for game in games() for language in ("zh-Hant", "zh-Hans")]


@cache
def told(game: str, language: str) -> dict[str, str | None]:
    """What a page says of each promise, by key; None where it has nothing to say in its language."""
    record, table = the_game(game)
    promises = record.promises(table)
    content = the_set(game)
    describer = Describer(content, language)
    names = {piece.id: f"{describer.name(piece)} {piece.id}" for _, piece in content.every_piece()}
    found = promises_in(content, language, promises, names)
    page = Wording(language, str)
    families = {promise.key: f"promise-{promise.key.partition(':')[0]}" for promise in promises}
    return {
        key: found.get(key) or (page.word(family, title=key) if page.has(family) else None)
        for key, family in families.items()
    }


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_every_promise_is_told(game: str, language: str) -> None:
    assert [key for key, what in told(game, language).items() if what is None] == []


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_no_two_promises_are_told_alike(game: str, language: str) -> None:
    assert [what for what, often in Counter(told(game, language).values()).items() if often > 1] == []


def test_a_part_with_a_name_is_told_by_it() -> None:
    content = the_set("roll")
    title = content.part_titles(next(piece for _, piece in content.every_piece() if piece.id == "G01"), "zh-Hant")
    assert told("roll", "zh-Hant")["face:G01-front"] == f"完成{title['front']}"


def test_an_effect_is_told_by_its_sentence() -> None:
    assert "看牌" in str(told("empires", "zh-Hant")["ability:look cards=1"])
