"""Games whose rules are data are told in sentences that a player would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ruled.making import KIT, RULED, SEATS, Table, written
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle

DECLARED = """\
zones:
  row: {start: {each: card}, called: {en: the row, zh-Hant: 牌列}}
  deck: {of: player, seen: nobody, called: {en: deck, zh-Hant: 牌庫}}
  hand: {of: player, seen: owner, called: {en: hand, zh-Hant: 手牌}}
  laid: {of: player, refilled_from: row, called: {en: table, zh-Hant: 桌面}}
numbers: {coins: {of: player, start: 1, from: -9, called: {en: coins, zh-Hant: 錢}}}
actions: {grab: {called: {en: Grab, zh-Hant: 拿}, told: {en: grabs}, pick: {from: row}, do: [{move: it, to: hand}]}}
"""
KIND = KIT.replace("  card:\n", "  card:\n    called: {en: card, zh-Hant: 牌}\n    several: {en: cards}\n")
SAID = [
    ("{draw: 2, from: row}", "2 cards go from the row to Player 1’s hand.", "從牌列移到玩家1的手牌：2 張牌。"),
    ("{draw: 1, from: row}", "1 card goes from the row to Player 1’s hand.", "從牌列移到玩家1的手牌：1 張牌。"),
    (
        "{move: all, from: row, where: {rank: 4}, to: laid}",
        "red 4 and blue 4 go from the row to Player 1’s table.",
        "從牌列移到玩家1的桌面：red 4、blue 4。",
    ),
    ("{pay: coins, by: 3}", "Player 1: coins −3 (now −2).", "玩家1：錢 −3（現有 −2）。"),
    ("{set: coins, to: 5}", "Player 1: coins +4 (now 5).", "玩家1：錢 +4（現有 5）。"),
    ("{end: game}", "The game is over.", "遊戲結束。"),
]


def told(folder: Path, effect: str, language: str) -> list[str]:
    """What is told of a game of one effect, each choice the first that is offered."""
    files = {"kit.yaml": KIND}
    table = Table(written(folder / "mine", f"{DECLARED}play: [{effect}]\n", files), 2)
    narrator = table.game.narrator(table.table, table.content, language)
    lines: list[str] = []
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[0], narrator)
    return [*lines, *narrator.told(), *narrator.finish(table.state)]


@pytest.mark.parametrize(("effect", "english", "chinese"), SAID)
def test_what_happens_is_told_in_sentences(effect: str, english: str, chinese: str, tmp_path: Path) -> None:
    assert [told(tmp_path, effect, language)[0] for language in ("en", "zh-Hant")] == [english, chinese]


def test_an_action_is_told_by_its_own_words(tmp_path: Path) -> None:
    assert told(tmp_path, "{choose: [grab]}", "en")[0] == "Player 1 grabs red 1."


def test_where_a_piece_goes_that_was_picked_is_told_once(tmp_path: Path) -> None:
    lines = told(tmp_path, "{pick: {from: row}, then: [{move: it, to: laid}]}", "en")
    assert lines[:2] == ["red 1 goes from the row to Player 1’s table.", "Player 1 has 0 points."]


@pytest.mark.parametrize(("language", "last"), [("en", "Player 1 wins."), ("zh-Hant", "玩家1獲勝。")])
def test_who_wins_is_told_last(language: str, last: str, tmp_path: Path) -> None:
    assert told(tmp_path, "{gain: points}", language)[-1] == last


@pytest.mark.parametrize("name", RULED)
def test_a_told_game_names_no_piece_by_its_id(name: str) -> None:
    table = Table(f"kits/{name}", SEATS.get(name, 3))
    narrator, dice = table.game.narrator(table.table, table.content, "en"), Dice(4)
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[below(dice, len(table.state.options))], narrator)
    words = re.findall(r"[\w-]+", " ".join([*narrator.told(), *narrator.finish(table.state)]))
    assert {piece.id for piece in table.table.pieces} & {*words} == set()
