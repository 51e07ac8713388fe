"""Sentences of rulebooks and told games that were read as somebody would who plays, and found clumsy or wrong."""

from pathlib import Path

import pytest

from generator.front.tasks.staging import rules_in_words
from tests.ruled.making import SET, Table, written
from validator.play.engine.step import choose, settle
from validator.play.lookup import open_set

KIT = """\
kinds:
  note:
    called: {en: note, zh-Hant: 鈔票}
    several: {en: notes}
    titled: false
    fields: {value: {type: number, from: 1, to: 3}}
  lot:
    called: {en: lot, zh-Hant: 拍賣品}
    titled: false
    fields:
      sort: {type: one_of, values: [red, blue], names: {red: {en: Ruby, zh-Hant: 紅寶石}}}
      does: {type: effects}
  pail:
    called: {en: pail, zh-Hant: 水桶}
    titled: false
    fields: {sort: {type: one_of, values: [red], names: {red: {en: Ruby}}}, wets: {type: effects}}
"""
PIECES = """\
note: [{id: n1, value: 1}, {id: n2, value: 2}, {id: n3, value: 3}]
lot: [{id: l1, sort: red, does: [{gain: points}]}, {id: l2, sort: blue}]
pail: [{id: p1, sort: red, wets: [{gain: points, by: 2}]}]
"""
RULES = """\
zones:
  bank: {start: {each: note}, refilled_from: spent, called: {en: the bank, zh-Hant: 銀行}}
  lots: {start: {each: lot}, called: {en: the lots, zh-Hant: 拍賣區}}
  pails: {start: {each: pail}, called: {en: the pails, zh-Hant: 水桶區}}
  spent: {called: {en: the spent notes, zh-Hant: 已花的鈔票}}
  purse: {of: player, called: {en: purse, zh-Hant: 錢包}}
dice: {storm: {called: {en: the storm, zh-Hant: 風暴骰}}}
play:
  - {roll: storm}
  - {move: 1, from: bank, to: purse}
  - {run: does, each: lots}
  - {run: wets, each: pails}
  - {choose: [stay, go]}
actions:
  stay: {called: {en: Stay, zh-Hant: 留下}, do: []}
  go: {called: {en: Go, zh-Hant: 離開}, do: [{gain: points}]}
score: [points, {rank: {each: purse}, gives: [5, 3, 1], tied: lower}]
ties: {each: purse}
"""
LANGUAGES = {"set.yaml": SET.replace("[en]", "[en, zh-Hant]"), "kit.yaml": KIT, "cards.yaml": PIECES}


def in_the_rulebook(folder: Path, language: str) -> str:
    """All sentences of the rulebook in a language."""
    content = open_set(written(folder / "mine", RULES, LANGUAGES))
    return "\n".join(row.text for rows in rules_in_words(content, language).values() for row in rows)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "When it runs out, shuffle everything from the spent notes into it."),
        ("en", "**Stay**: Nothing happens."),
        ("zh-Hant", "**留下**：不發生任何事。"),
        ("en", "The number of notes in their purse: 5 for the most, 3 for the second most, 1 for the third most"),
        ("zh-Hant", "錢包的鈔票數：最多者得 5、次多者得 3、第 3 多者得 1"),
        ("en", "In a tie, whoever has more of this wins: the number of notes in their purse."),
        ("en", "**Ruby (Lot)**: Points +1."),
        ("en", "**Ruby (Pail)**: Points +2."),
    ],
)
def test_a_sentence_of_the_rulebook(language: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in in_the_rulebook(tmp_path, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "note 3 goes from the bank to Player 1’s purse."), ("zh-Hant", "從銀行移到玩家1的錢包：鈔票 3。")],
)
def test_a_piece_that_has_a_number_alone_is_told_with_what_it_is(language: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in told(tmp_path, language)


def test_a_sentence_that_begins_with_dice_begins_with_a_capital(tmp_path: Path) -> None:
    assert told(tmp_path, "en")[0].startswith("The storm: ")


def told(folder: Path, language: str, rules: str = RULES) -> list[str]:
    """A game in which everybody takes the first choice."""
    table = Table(written(folder / "mine", rules, LANGUAGES), 2)
    narrator = table.game.narrator(table.table, table.content, language)
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[0], narrator)
    return narrator.told()


HANDS = """\
zones:
  bag: {seen: nobody, start: {each: lot}, called: {en: the bag, zh-Hant: 袋子}}
  hand: {of: player, seen: owner, called: {en: hand, zh-Hant: 手牌}}
  board: {grid: {squares: [2, 2]}, called: {en: the board, zh-Hant: 棋盤}}
play:
  - {for: all, do: [{draw: 1, from: bag}]}
  - {choose: [%s]}
actions:
  give: {told: {en: gives away}, called: {zh-Hant: 給出}, pick: {from: hand}, do: [{move: it, to: hand, who: next}]}
  build: {told: {en: builds with}, called: {zh-Hant: 建造}, pick: {from: hand}, do: [{lay: it, onto: board}]}
  keep: {told: {en: looks at}, called: {zh-Hant: 查看}, pick: {from: hand}, do: [{gain: points}]}
"""


@pytest.mark.parametrize(
    ("action", "language", "lines"),
    [
        ("give", "en", ["Player 1 gives away 1 lot.", "Player 2 gets 1 lot from Player 1."]),
        ("build", "en", ["Player 1 builds with blue on a1 of the board."]),
        ("build", "zh-Hant", ["玩家1建造blue，放在棋盤的 a1。"]),
        ("keep", "en", ["Player 1 looks at 1 lot.", "Player 1: points +1 (now 1)."]),
        ("keep", "zh-Hant", ["玩家1查看 1 張拍賣品。", "玩家1：分數 +1（現有 1）。"]),
    ],
)
def test_a_hidden_piece_is_told_as_far_as_it_is_shown(
    action: str, language: str, lines: list[str], tmp_path: Path
) -> None:
    rules = HANDS % action + "numbers: {points: {of: player, called: {en: points, zh-Hant: 分數}}}\n"
    assert told(tmp_path, language, rules)[2 : 2 + len(lines)] == lines


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        ("en", ["Player 1 and Player 3 together have 1 point.", "Player 2 and Player 4 together have 0 points."]),
        ("zh-Hant", ["玩家1、玩家3合計 1 分。", "玩家2、玩家4合計 0 分。"]),
    ],
)
def test_a_team_has_its_points_and_wins_together(language: str, ending: list[str], tmp_path: Path) -> None:
    four = LANGUAGES | {"set.yaml": LANGUAGES["set.yaml"].replace("from: 2", "from: 4")}
    table = Table(written(tmp_path / "mine", TEAMS, four), 4)
    narrator = table.game.narrator(table.table, table.content, language)
    assert settle(table.state, narrator) is None
    won = {"en": "Player 1 and Player 3 win together.", "zh-Hant": "玩家1、玩家3一同獲勝。"}
    assert narrator.finish(table.state) == [*ending, won[language]]


TEAMS = "zones: {row: {start: {each: lot}}}\nplay: [{for: first, do: [{gain: points}]}]\nteams: 2\n"


PLACED = """\
zones:
  lots: {start: {each: lot}, called: {en: the lots, zh-Hant: 拍賣區}}
  board: {grid: {squares: [1, 1]}, called: {en: the board, zh-Hant: 棋盤}}
play: [{rounds: 2, do: [{pick: {from: lots}, then: [{lay: it, onto: board}]}]}]
"""


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Player 1 finds no place for it on the board."), ("zh-Hant", "玩家1在棋盤上找不到可放的位置。")],
)
def test_a_piece_for_which_there_is_no_place_is_told(language: str, line: str, tmp_path: Path) -> None:
    assert told(tmp_path, language, PLACED).count(line) == 1


VALLEY = """\
zones:
  bag: {start: {each: lot}, called: {en: the bag, zh-Hant: 袋子}}
  home: {of: player, called: {en: home, zh-Hant: 家}}
  valley:
    called: {en: the valley, zh-Hant: 山谷}
    grid:
      map:
        wood: {at: [1, 1], to: [fair], called: {en: Wood, zh-Hant: 樹林}}
        fair: {at: [2, 1], called: {en: Fair, zh-Hant: 市集}}
play: [{%s}, {go: valley}, {move: all, from: valley, laid: me, to: home}]
actions: {send: {told: {en: sends}, called: {zh-Hant: 派出}, pick: {from: bag}, do: [{lay: it, onto: valley}]}}
score: [{each: home}]
"""


@pytest.mark.parametrize(
    ("began", "language", "lines"),
    [
        ("choose: [send]", "en", ["Player 1 sends Ruby to Wood."]),
        ("choose: [send]", "zh-Hant", ["玩家1派出紅寶石，放在樹林。"]),
        ("pick: {from: bag}, then: [{lay: it, onto: valley}]", "en", ["Player 1 lays Ruby on Wood."]),
    ],
)
def test_places_of_a_map_do_without_the_name_of_the_board(
    began: str, language: str, lines: list[str], tmp_path: Path
) -> None:
    went = {"en": "Player 1 moves Ruby from Wood to Fair.", "zh-Hant": "玩家1把紅寶石從樹林移到市集。"}
    home = {"en": "Ruby goes from Fair to Player 1’s home.", "zh-Hant": "從市集移到玩家1的家：紅寶石。"}
    assert told(tmp_path, language, VALLEY % began) == [*lines, went[language], home[language]]


THROWN = """\
zones: {bag: {start: {each: lot}, called: {en: the bag, zh-Hant: 袋子}}}
dice: {coins: {count: 1, sides: 2, called: {en: coins, zh-Hant: 銅板}}}
play: [%s]
actions:
  throw: {told: {en: throws}, called: {zh-Hant: 擲骰}, do: [{roll: coins}]}
"""


@pytest.mark.parametrize(
    ("play", "language", "line"),
    [
        ("{rounds: 1, do: [{roll: coins}]}", "en", "Coins: 1."),
        ("{each_player: [{roll: coins}]}", "en", "Player 2: coins 1."),
        ("{for: others, do: [{if: {each: bag}, then: [{roll: coins}]}]}", "en", "Player 2: coins 1."),
        ("{choose: [throw]}", "en", "Player 1: coins 1."),
        ("{each_player: [{roll: coins}]}, {roll: coins}", "zh-Hant", "銅板：1。"),
        ("{each_player: [{roll: coins}]}", "zh-Hant", "玩家2：銅板 1。"),
    ],
)
def test_dice_are_told_with_whoever_throws_them(play: str, language: str, line: str, tmp_path: Path) -> None:
    assert told(tmp_path, language, THROWN % play)[-1].replace("2.", "1.").replace("2。", "1。") == line


AT_WORK = """\
zones:
  bag: {start: {each: lot}, called: {en: the bag, zh-Hant: 袋子}}
  wall: {of: player, called: {en: wall, zh-Hant: 牆}}
numbers: {points: {of: player, called: {en: points, zh-Hant: 分數}}}
play:
  - {choose: [hang]}
  - {run: does, each: wall}
actions: {hang: {told: {en: hangs}, called: {zh-Hant: 掛上}, pick: {from: bag}, do: [{move: it, to: wall}%s]}}
score: [points]
"""


@pytest.mark.parametrize(
    ("more", "language", "line"),
    [
        (", {for: all, do: [{set: points, to: 3}]}, {choose: [hang]}", "en", "Player 1’s Ruby: points +1 (now 4)."),
        (", {choose: [hang]}", "zh-Hant", "玩家1的紅寶石：分數 +1（現有 1）。"),
        ("", "en", "Player 1: points +1 (now 1)."),
    ],
)
def test_a_piece_that_was_not_chosen_is_told_with_what_it_brings(
    more: str, language: str, line: str, tmp_path: Path
) -> None:
    assert told(tmp_path, language, AT_WORK % more)[-1] == line
