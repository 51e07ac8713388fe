"""Games whose rules are data as they are told: in sentences of play, in the same words on paper, and as a rulebook
that nobody wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generator.front.tasks.staging import rules_in_words, staged_for
from generator.print.booklet.binder import bound
from tests import ROOT
from tests.ruled.making import CARDS, KIT, RULED, SEATS, SET, Table, copied, found, kit_files, written
from validator.content.loading import ContentSet
from validator.content.rulebook.chapters import Chapters, chapters_of
from validator.content.rulebook.declared import Number, Rulebook, Zone
from validator.content.rulebook.telling import Teller
from validator.content.rulebook.words import Limits, Phrase, mark_of
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.lookup import open_set

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
    (
        "{draw: 2, from: row}",
        "blue 3 and blue 4 go from the row to Player 1’s hand.",
        "從牌列移到玩家1的手牌：blue 3、blue 4。",
    ),
    ("{draw: 1, from: row}", "blue 4 goes from the row to Player 1’s hand.", "從牌列移到玩家1的手牌：blue 4。"),
    (
        "{move: all, from: row, where: {rank: 4}, to: laid}",
        "red 4 and blue 4 go from the row to Player 1’s table.",
        "從牌列移到玩家1的桌面：red 4、blue 4。",
    ),
    ("{pay: coins, by: 3}", "Player 1: coins −3 (now −2).", "玩家1：錢 −3（現有 −2）。"),
    ("{set: coins, to: 5}", "Player 1: coins now 5.", "玩家1：錢變為 5。"),
    ("{end: game}", "The game is over.", "遊戲結束。"),
]


def told(folder: Path, effect: str, language: str, declared: str = DECLARED, taken: int = 0) -> list[str]:
    """What is told of a game of one effect, each choice the first that is offered (or that at ``taken``)."""
    files = {"kit.yaml": KIND}
    table = Table(written(folder / "mine", f"{declared}play: [{effect}]\n", files), 2)
    narrator = table.game.narrator(table.table, table.content, language)
    lines: list[str] = []
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[taken], narrator)
    return [*lines, *narrator.told(), *narrator.finish(table.state)]


@pytest.mark.parametrize(("effect", "english", "chinese"), SAID)
def test_what_happens_is_told_in_sentences(effect: str, english: str, chinese: str, tmp_path: Path) -> None:
    assert [told(tmp_path, effect, language)[0] for language in ("en", "zh-Hant")] == [english, chinese]


@pytest.mark.parametrize(
    ("form", "size", "counted"),
    [
        ("card", "poker", "張"),
        ("tile", "square", "塊"),
        ("hex", "hex", "塊"),
        ("token", "square-small", "枚"),
        ("circle", "circle", "枚"),
        ("board", "a5", "個"),
    ],
)
def test_chinese_counts_pieces_in_the_word_of_their_form(form: str, size: str, counted: str, tmp_path: Path) -> None:
    kit = KIND.replace("titled: false", f"titled: false\n    form: {form}\n    size: {size}")
    rules = f"{DECLARED}play: [{{draw: 2, from: row}}]\n"
    reference = written(tmp_path / "mine", rules, {"kit.yaml": kit, "set.yaml": SET.replace("[en]", "[en, zh-Hant]")})
    said = "".join(row.text for row in rules_in_words(open_set(reference), "zh-Hant")["turn"])
    assert f"2 {counted}" in said


def test_an_action_is_told_by_its_own_words(tmp_path: Path) -> None:
    assert told(tmp_path, "{choose: [grab]}", "en")[0] == "Player 1 grabs red 1."


def test_where_a_piece_goes_that_was_picked_is_told_once(tmp_path: Path) -> None:
    lines = told(tmp_path, "{pick: {from: row}, then: [{move: it, to: laid}]}", "en")
    assert lines[:2] == ["red 1 goes from the row to Player 1’s table.", "Player 1 has 0 points."]


LAID = "board: {grid: {squares: [2, 2]}, called: {en: board, zh-Hant: 棋盤}}"
TAKEN_OFF = [
    ("{from: board}, then: [{move: it, to: laid}]", "red 1 on a1 goes from board to Player 1’s table."),
    ("{from: board}, then: [{gain: coins}, {choose: [grab]}, {move: it, to: row}]", "Player 1 picks red 1 on a1."),
]


@pytest.mark.parametrize(("effect", "line"), TAKEN_OFF)
def test_a_piece_that_is_picked_off_a_board_is_told_with_its_place(effect: str, line: str, tmp_path: Path) -> None:
    laid = f"{{pick: {{from: row}}, then: [{{lay: it, onto: board}}]}}, {{pick: {effect}}}"
    assert line in told(tmp_path, laid, "en", DECLARED.replace("zones:\n", f"zones:\n  {LAID}\n"))


OFFER = "{offer: others, called: {en: buy it}, told: {en: buys it}, then: [{gain: coins}]%s}"


@pytest.mark.parametrize(
    ("refused", "line"), [("", "Player 2 declines."), (", refused: {en: lets it lie}", "Player 2 lets it lie.")]
)
def test_an_offer_that_is_refused_is_told_so(refused: str, line: str, tmp_path: Path) -> None:
    assert line in told(tmp_path, OFFER % refused, "en", taken=-1)


def test_a_hidden_piece_that_is_shown_among_others_is_named(tmp_path: Path) -> None:
    shown = (
        DECLARED + "  show: {told: {en: shows all like}, pick: {from: hand}, do: [{move: all, from: hand, to: laid}]}\n"
    )
    shown = shown.replace("actions: {", "actions:\n  ").replace("to: hand}]}}", "to: hand}]}")
    effect = "{draw: 2, from: row}, {choose: [show]}"
    assert "Player 1 shows all like blue 3." in told(tmp_path, effect, "en", shown)


def test_a_piece_that_goes_between_zones_of_nobody_is_told_with_who_moves_it(tmp_path: Path) -> None:
    zones = DECLARED.replace("zones:\n", "zones:\n  trump: {called: {en: the trump space}}\n")
    effect = "{pick: {from: row}, then: [{move: it, to: trump}]}"
    assert "Player 1 moves red 1 from the row to the trump space." in told(tmp_path, effect, "en", zones)


def test_those_who_play_together_are_told_their_points_once(tmp_path: Path) -> None:
    together = DECLARED + "teams: 1\nwon_if: {number: points}\n"
    assert told(tmp_path, "{gain: points}", "en", together)[-2:] == ["Together you have 1 point.", "Everybody wins."]


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


RULES = """\
zones:
  row: {start: {each: card}, called: {en: row, zh-Hant: 牌列, zh-Hans: 牌列}}
  deck: {of: player, seen: nobody, called: {en: deck, zh-Hant: 牌庫, zh-Hans: 牌库}}
  hand: {of: player, seen: owner, called: {en: hand, zh-Hant: 手牌, zh-Hans: 手牌}}
  laid: {of: player, by: true, called: {en: table, zh-Hant: 桌上, zh-Hans: 桌上}}
numbers:
  coins: {of: player, called: {en: coins, zh-Hant: 金幣, zh-Hans: 金币}}
dice:
  two: {count: 2, sides: 6, called: {en: dice, zh-Hant: 骰子, zh-Hans: 骰子}}
play: [{run: does, each: row}, {choose: [build], pass: true}]
actions: {build: {called: {en: build, zh-Hant: 建造, zh-Hans: 建造}, do: [{gain: points}]}}
"""
SAID_OF_EFFECTS = [
    ("{draw: 2}", "Draw 2.", "抽 2 張。"),
    ("{move: 2, from: row, to: laid}", "Move 2 cards from row to your table.", "將牌列的 2 張牌移到桌上。"),
    ("{move: all, from: row, to: laid}", "Move all cards from row to your table.", "將牌列的全部牌移到桌上。"),
    ("{draw: 1, from: row}", "Move 1 card from row to your hand.", "將牌列的 1 張牌移到手牌。"),
    ("{gain: coins, by: 2}", "Coins +2.", "金幣 +2。"),
    ("{pay: coins}", "Coins −1.", "金幣 −1。"),
    ("{set: coins, to: 5}", "Set coins to 5.", "金幣變為 5。"),
    ("{roll: two}", "Roll dice.", "擲骰子。"),
    ("{roll: two, count: 1}", "Roll 1 of dice.", "擲 1 顆骰子。"),
    ("{roll: two, count: coins}", "Roll as many of dice as coins.", "擲骰子，顆數為金幣。"),
    ("{first: me}", "You go first from now on.", "你成為起始玩家。"),
    ("{end: turn}", "The turn ends.", "回合結束。"),
    ("{shuffle: deck}", "Shuffle your deck.", "將牌庫洗勻。"),
    ("{choose: [build], pass: true}", "You may: build.", "可選擇行動：建造。"),
    ("{pass_on: hand}", "Everybody hands their hand to the next player.", "所有人把手牌交給下家。"),
    ("{for: others, do: [{pay: coins}]}", "Each other player: coins −1.", "其他每位玩家：金幣 −1。"),
    (
        "{pick: {from: hand}, then: [{move: it, to: laid}]}",
        "Put a card from your hand into your table.",
        "將手牌的一張牌放入桌上。",
    ),
    (
        "{if: {each: hand, from: 4}, then: [{gain: coins}], else: [{draw: 1}]}",
        "If 4 or more are in your hand: coins +1; otherwise: draw 1.",
        "若手牌裡至少 4 張：金幣 +1；否則：抽 1 張。",
    ),
    (
        "{move: {number: coins}, from: row, to: laid}",
        "Move as many cards from row to your table as coins.",
        "將牌列的牌移到桌上，數量等於金幣。",
    ),
    (
        "{if: {number: points, from: {number: coins}}, then: [{draw: 1}]}",
        "If points is coins or more: draw 1.",
        "若分數不少於金幣：抽 1 張。",
    ),
    (
        "{move: [5, {each: row, per: -1}], from: deck, to: row}",
        "Fill row up to 5 from your deck.",
        "從牌庫補到牌列有 5 張。",
    ),
    (
        "{for: others, do: [{draw: 1, from: row}]}",
        "Each other player: move 1 card from row to their hand.",
        "其他每位玩家：將牌列的 1 張牌移到手牌。",
    ),
    (
        "{move: 1, from: hand, to: laid, who: next}",
        "Move 1 card from your hand to the table of the next player.",
        "將手牌的 1 張牌移到下家的桌上。",
    ),
    (
        "{gain: coins, by: {each: laid, where: {suit: red}}}",
        "Coins +1 for each card (red) in your table.",
        "桌上的每張牌（red）使金幣 +1。",
    ),
    (
        "{pay: coins, by: {each: laid, different: suit, per: 2}}",
        "Coins −2 for each different suit in your table.",
        "桌上的每種suit使金幣 −2。",
    ),
    ("{gain: coins, by: {number: coins, per: -2}}", "Coins + (−2 × coins).", "金幣增加：−2 × 金幣。"),
    (
        "{pick: {from: row, where: {rank: {from: {its: rank, as: {last: laid}, plus: 1}}}}, then: [{gain: coins}]}",
        "Pick a card (rank above that of the last in your table) from row: coins +1.",
        "從牌列選一張牌（rank大於桌上裡的最後一張的rank）：金幣 +1。",
    ),
    (
        "{pick: {from: hand, same: [suit], as: {first: row}, or_else: any}, then: [{gain: coins}]}",
        "Pick a card (same suit as the first in row) (any if there is none) from your hand: coins +1.",
        "從手牌選一張與牌列裡的第一張同suit的牌（沒有則任選）：金幣 +1。",
    ),
    (
        "{secretly: {from: hand, where: {suit: red}}, then: [{move: it, to: laid}]}",
        "All pick a card (red) from their hand in secret: put it into their table.",
        "所有人從手牌暗選一張牌（red）：放入桌上。",
    ),
    (
        "{if: {dice: two, showing: [1, 2]}, then: [{end: turn}]}",
        "If any of dice shows 1 or 2: the turn ends.",
        "若骰子有任一顆擲出 1 或 2：回合結束。",
    ),
    (
        "{if: {rank: {each: laid}, gives: [1], tied: lower}, then: [{gain: coins}]}",
        "If the number of cards in your table is higher than anybody else’s: coins +1.",
        "若桌上的牌數高於其他所有人：金幣 +1。",
    ),
    (
        "{rounds: many, do: [{roll: two}], until: {any_player: {each: hand, to: 0}}}",
        "Again and again, until a player has nothing left in their hand: roll dice.",
        "反覆進行，直到有玩家的手牌已空：擲骰子。",
    ),
    (
        "{rounds: 3, do: [{draw: 1}], until: {every_player: {each: hand, to: 0}}}",
        "Up to 3 times, until nobody has anything left in their hand: draw 1.",
        "最多 3 次，直到每位玩家的手牌都已空：抽 1 張。",
    ),
]


@pytest.mark.parametrize(("effect", "english", "chinese"), SAID_OF_EFFECTS)
def test_an_effect_is_said_as_it_is_played(effect: str, english: str, chinese: str, tmp_path: Path) -> None:
    cards = CARDS.replace("{id: B4,", f"{{id: B4, does: [{effect}],")
    kit = KIT.replace(
        "  card:\n", "  card:\n    called: {en: card, zh-Hant: 牌, zh-Hans: 牌}\n    several: {en: cards}\n"
    )
    content = open_set(written(tmp_path / "mine", RULES, {"cards.yaml": cards, "kit.yaml": kit}))
    said = [content.words.sentences(content.by_id["B4"], language) for language in ("en", "zh-Hant")]
    assert said == [[english], [chinese]]


def test_what_is_written_on_a_card_is_printed_on_it() -> None:
    content = open_set("kits/hoard")
    market = content.by_id["market"]
    said = content.words.worded(market, "does", market.does, "en", ())  # type: ignore[attr-defined]
    assert said == "Draw 1. Deeds +1. Buys +1. Coins +1."


LANGUAGES = ("en", "zh-Hant", "zh-Hans")
RULED_OF_THE_RULEBOOK = sorted(file.parent.name for file in (ROOT / "content" / "kits").glob("*/rules.yaml"))
TAKEN = "{for: all, do: [{choose: [take]}]}"
TAKE = "play: [{for: all, do: [{pick: {from: row}, then: [{move: it, to: won}], say: {%stext: {en: Take one.}}}]}]\n"
ROW = "zones: {row: {start: {each: card}}, won: {of: player}}\nscore: [{each: won}]\n"


def rows(reference: str, language: str = "en") -> Chapters:
    """The chapters of a kit without the games that a booklet plays as well."""
    content: ContentSet = open_set(reference)
    words: Any = content.words
    titles = {name: content.called(piece, language) for name, piece in content.by_id.items()}
    return chapters_of(words.rulebook, Teller(words.kit, words.rulebook, language, titles.__getitem__), ())


def said(reference: str, chapter: str, language: str = "en") -> list[str]:
    return [row.text for row in rows(reference, language)[chapter]]


@pytest.mark.parametrize("name", RULED_OF_THE_RULEBOOK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_every_kit_is_told_in_every_language(name: str, language: str) -> None:
    told = rows(f"content/kits/{name}", language)
    acts: Any = open_set(f"content/kits/{name}").words
    empty = [chapter for chapter, lines in told.items() if not lines and (chapter != "rules" or acts.rulebook.actions)]
    marks = [row.text for lines in told.values() for row in lines if any(mark in row.text for mark in "{}_")]
    assert (empty, marks) == ([], [])


def test_the_steps_of_a_turn_are_numbered() -> None:
    steps = [row.number for row in rows("content/kits/hoard")["turn"] if row.kind == "step"]
    assert steps == [str(number) for number in range(1, len(steps) + 1)]


@pytest.mark.parametrize(
    ("old", "new", "chapter", "sentence"),
    [
        ("move: 7,", "move: 6,", "setup", "Move 6 cards from the spare coins to their deck."),
        ("{set: coins, to: 0}", "{set: coins, to: 2}", "turn", "Set coins to 2."),
        ("{cost: {to: coins}}", "{cost: {to: 4}}", "rules", "**Buy**: Pick a card (cost at most 4) from the supply."),
        ("seen: owner", "seen: all", "setup", "**Hand**: each player has one, face up."),
        ("{each: hand, of: worth}", "{each: hand, per: 3}", "scoring", "3 for each card in their hand"),
    ],
)
def test_a_changed_rule_changes_its_sentence(old: str, new: str, chapter: str, sentence: str, tmp_path: Path) -> None:
    rules = kit_files("hoard")["rules.yaml"]
    assert old in rules
    changed = said(copied(tmp_path / "hoard", "hoard", rules=rules.replace(old, new, 1)), chapter)
    assert any(line.startswith(sentence) for line in changed)
    assert not any(line.startswith(sentence) for line in said("content/kits/hoard", chapter))


ONE_WORD = [
    ("mosaic", "squares: [5, 5]", "hexes: 5", "board of hexes with 5", "5 × 5 squares"),
    ("grove", "hexes: 4", "squares: [6, 6]", "6 × 6 squares", "hexes"),
    ("tide", "{where: {suit: flame}}, {same", "{same", "in the trick – cards (same suit", "Flame"),
    (
        "partners",
        "{where: {suit: flame}}",
        "{where: {suit: leaf}}",
        "cards (Leaf) before cards (same suit as the first in the trick) before all others",
        "Flame",
    ),
    ("shed", "{draw: 6, from: stock}", "{draw: 5, from: stock}", "move 5 cards", "move 6 cards"),
]


@pytest.mark.parametrize(("name", "old", "new", "sentence", "gone"), ONE_WORD)
def test_a_booklet_follows_a_word_that_is_changed_and_nothing_else(
    name: str, old: str, new: str, sentence: str, gone: str, tmp_path: Path
) -> None:
    rules = kit_files(name)["rules.yaml"]
    assert old in rules
    content = open_set(copied(tmp_path / "mine", name, rules=rules.replace(old, new, 1)))
    booklet, _ = bound(content, "en", staged_for(content, ["en"])["en"])
    chapters = [
        chapter for chapter in booklet.chapters if chapter.name in ("setup", "turn", "rules", "scoring", "guide")
    ]
    said = str(chapters)
    assert (sentence in said, gone in said) == (True, False)


def test_pieces_are_called_by_the_kind_that_lies_in_their_zone() -> None:
    assert "Move 4 houses from the pile to the offer." in said("content/kits/harbour", "setup")


def test_ones_own_words_stand_in_place_of_ours(tmp_path: Path) -> None:
    assert "Each player: Take one." in said(written(tmp_path / "mine", ROW + TAKE % ""), "turn")


def test_a_sentence_without_a_mark_is_told_its_mark_and_with_it_nothing_is_told(tmp_path: Path) -> None:
    (issue,) = found(written(tmp_path / "mine", ROW + TAKE % ""))
    assert (issue.code, str(issue.span).rpartition(":")[2]) == ("sentence-of-another-rule", "78")
    assert found(written(tmp_path / "other", ROW + TAKE % f"{issue.accepted}, ")) == []


def test_a_sentence_is_told_of_when_its_rule_changes_and_not_for_another_name(tmp_path: Path) -> None:
    (issue,) = found(written(tmp_path / "mine", ROW + TAKE % ""))
    marked = ROW + TAKE % f"{issue.accepted}, "
    assert found(written(tmp_path / "named", marked.replace("{of: player}", "{of: player, called: {en: Won}}"))) == []
    (told,) = found(written(tmp_path / "moved", marked.replace("to: won}]", "to: won}, {gain: points}]")))
    assert told.code == "sentence-of-another-rule"


def test_a_mark_changes_with_the_rule_alone() -> None:
    words: Any = open_set("content/kits/hoard").words
    act, buy = (words.rulebook.actions[name] for name in ("act", "buy"))
    assert mark_of(act) == mark_of(act) != mark_of(buy)


def test_a_booklet_is_told_of_the_rules() -> None:
    english, chinese = staged_for(open_set("content/kits/tide"), ["en", "zh-Hans"]).values()
    assert {"setup", "turn", "rules", "scoring"} == english.rules.keys()
    assert len(english.examples["first"].lines) == len(chinese.examples["first"].lines)


def test_the_manual_gives_the_mark_of_the_rule_that_it_shows(tmp_path: Path) -> None:
    manual = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    action = manual.partition("```yaml\nactions:\n  take:")[2].partition("```")[0]
    zones = "zones: {row: {start: {each: card}}, string: {of: player}}\nscore: [{each: string}]\n"
    rules = f"{zones}play: [{TAKEN}]\nactions:\n  take:{action}"
    assert found(written(tmp_path / "mine", rules)) == []


def test_a_turn_without_pictures_is_not_headed_as_one_with_them() -> None:
    content = open_set("content/kits/tide")
    booklet, _ = bound(content, "en", staged_for(content, ["en"])["en"])
    assert [chapter.title for chapter in booklet.chapters if chapter.name == "turn"] == ["The course of the game"]


CONSTANT = """\
zones: {row: {start: {each: card}}, won: {of: player}}
numbers: {hand_size: {start: 2}}
play: [{for: all, do: [{draw: hand_size, from: row, to: won}, {pick: {from: won}, then: [{run: does}]}]}]
score: [{rank: {each: won}, gives: [3]}]
"""


def in_the_rulebook(reference: str, chapter: str) -> list[str]:
    return [row.text for row in rules_in_words(open_set(reference), "en")[chapter]]


def test_a_number_that_nothing_changes_is_told_by_its_value_in_the_set(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", CONSTANT, {"set.yaml": SET + "rules: {hand_size: 3}\n"})
    assert "Move 3 pieces from row to their won." in in_the_rulebook(folder, "turn")


def test_effects_without_a_name_are_called_effects(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", CONSTANT)
    assert "its effects" in " ".join(in_the_rulebook(folder, "turn"))


def test_a_rank_of_one_number_speaks_of_the_most_alone(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", CONSTANT)
    assert any(line.endswith("3 for the most") for line in in_the_rulebook(folder, "scoring"))


@pytest.mark.parametrize(
    ("name", "dice"),
    [("ledger", "**Pair**: 2 dice with 6 sides each."), ("snails", "**Slow die**: a die with 4 sides.")],
)
def test_the_rulebook_says_which_dice_there_are(name: str, dice: str) -> None:
    assert dice in said(f"content/kits/{name}", "setup")


# Nothing that a rule says is left out of the rulebook

NOT_OF_A_RULE = {"span", "places", "own_words", "score_words", "called", "told", "refused", "named"}


def without_a_word(value: Any) -> Iterator[tuple[str, Any]]:
    """Rules with one optional field of one word left out, and which that is; what stands in own words stays."""
    if isinstance(value, Phrase) and getattr(value, "own_words", None) is None:
        for field in msgspec.structs.fields(type(value)):
            held = getattr(value, field.name)
            if field.name in NOT_OF_A_RULE:
                continue
            if not field.required and not isinstance(value, Rulebook | Zone | Number | Limits):
                usual = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
                if held != usual:
                    name = f"{type(value).__name__}.{field.name} at {value.span}"
                    yield name, msgspec.structs.replace(value, **{field.name: usual})
            for name, changed in without_a_word(held):
                yield name, msgspec.structs.replace(value, **{field.name: changed})
    elif isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from ((name, (*value[:place], one, *value[place + 1 :])) for name, one in without_a_word(each))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from ((name, {**value, key: one}) for name, one in without_a_word(each))


@pytest.mark.parametrize("name", RULED_OF_THE_RULEBOOK)
def test_every_word_of_a_rule_is_told_in_the_rulebook(name: str) -> None:
    content = open_set(f"kits/{name}")
    words: Any = content.words
    titles = {piece: content.called(one, "en") for piece, one in content.by_id.items()}

    def told(book: Any) -> Chapters:
        return chapters_of(book, Teller(words.kit, book, "en", titles.__getitem__), ())

    whole = told(words.rulebook)
    assert [left_out for left_out, book in without_a_word(words.rulebook) if told(book) == whole] == []
