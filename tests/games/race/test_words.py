"""What each word of a card does, words in one file each, and sets of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from generator.print.press import Job, render
from tests.games.newcomer import LANGUAGES, house_with, said
from tests.games.race.tabletop import Changes, Tabletop, table, words
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, tag_of, wording
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.race.words.vocabulary import POWERS, Development, Power, World
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

# A custom set of Race for the Galaxy: twelve new cards with every effect word, six removed, three changed, no code.

SET = """\
extends: race
title: {en: Outer Reach, zh-Hant: 外域, zh-Hans: 外域}
remove: [W05, W15, W26, W37, D10, D17]
change:
  S3: {points: 2}
  W59: {defence: 8, points: 8}
  D16: {cost: 5, powers: [{do: strength, amount: 4}]}
"""
WORLDS = """\
world:
  - id: X01
    title: {en: Tidal Forge, zh-Hant: 潮汐鍛爐, zh-Hans: 潮汐锻炉}
    cost: 4
    points: 2
    good: rare
    powers:
      - {do: sale_bonus, cards: 2, good: rare, from: here}
      - {do: produce_here, cards: 1}
  - id: X02
    title: {en: Dockhands’ Barricade, zh-Hant: 碼頭工街壘, zh-Hans: 码头工街垒}
    defence: 2
    points: 1
    good: novelty
    keywords: [rebel]
    powers:
      - {do: strength, amount: 1}
      - {do: draw_when_produced, cards: 2}
  - id: X03
    title: {en: Uplifted Otter Lagoon, zh-Hant: 開智水獺潟湖, zh-Hans: 开智水獭泻湖}
    defence: 4
    points: 3
    good: genes
    keywords: [uplift]
    powers:
      - {do: strength_against, amount: 2, against: rebel}
      - {do: draw_per_world, good: genes}
  - id: X04
    title: {en: Oracle Buoy, zh-Hant: 神諭浮標, zh-Hans: 先知浮标}
    cost: 1
    points: 0
    powers:
      - {do: consume_all, less: 2}
      - {do: guess_top_card, least: 2, most: 5}
  - id: X05
    title: {en: Grand Caravanserai, zh-Hant: 大驛站, zh-Hans: 大客栈}
    cost: 4
    points: 2
    powers:
      - {do: consume, goods: 2, different: true, points: 3, cards: 1}
      - {do: draw_per_kind}
  - id: X06
    title: {en: Sunken Alien Choir, zh-Hant: 異星沉歌, zh-Hans: 异星沉歌}
    cost: 5
    points: 3
    good: alien
    keywords: [alien]
    powers:
      - {do: settle_discount, cards: 1, good: alien}
      - {do: produce_on_windfall}
"""
DEVELOPMENTS = """\
development:
  - id: X07
    title: {en: Homesteaders’ Lottery, zh-Hant: 墾荒抽籤, zh-Hans: 垦荒抽签}
    count: 2
    cost: 3
    points: 1
    powers: [{do: free_world}, {do: draw_after_settling}, {do: draw_when_producing}]
  - id: X08
    title: {en: Letters of Marque, zh-Hant: 私掠許可, zh-Hans: 私掠许可}
    count: 2
    cost: 3
    points: 1
    powers: [{do: sudden_strength, amount: 2}, {do: pay_for_military, discount: 2}]
  - id: X09
    title: {en: Deep-Field Array, zh-Hant: 深空陣列, zh-Hans: 深空阵列}
    cost: 4
    points: 1
    powers: [{do: explore_draw, cards: 2}, {do: explore_keep}, {do: draw_before_developing}]
  - id: X10
    title: {en: Guild of Joiners, zh-Hant: 匠作行會, zh-Hans: 匠作行会}
    cost: 4
    points: 2
    powers: [{do: develop_discount, cards: 1}, {do: draw_after_developing, cards: 2}, {do: draw_when_consuming}]
  - id: X11
    title: {en: Parliament of Tides, zh-Hant: 潮汐議會, zh-Hans: 潮汐议会}
    cost: 6
    powers: [{do: sell, bonuses: true}, {do: discard_for_points, cards: 3}]
    bonus:
      - {each: named, card: X01, points: 3}
      - {each: world, keyword: uplift, points: 2}
      - {each: card, keyword: alien, points: 2}
      - {each: strength, points: 1}
  - id: X12
    title: {en: Ledger of the Reach, zh-Hant: 外域總帳, zh-Hans: 外域总账}
    cost: 6
    powers: [{do: draw_per_good, good: rare}, {do: draw_if_most, good: novelty, cards: 2}]
    bonus:
      - {each: development, power_in: produce, points: 2}
      - {each: chip_points, per: 4, points: 1}
      - {each: good, points: 1}
"""
NEW = [f"X{number:02}" for number in range(1, 13)]
GAMES = 200


@pytest.fixture(scope="module")
def reach(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "reach"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "worlds.yaml").write_text(WORLDS, encoding="utf-8")
    (folder / "developments.yaml").write_text(DEVELOPMENTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def content(reach: Path) -> ContentSet:
    return open_set(str(reach))


def test_it_is_legal_and_nothing_in_it_is_suspicious(content: ContentSet) -> None:
    found = everything_wrong(content)
    assert [str(issue) for issue in found if issue.severity is not Severity.ADVICE] == []


def test_its_new_cards_use_every_word(content: ContentSet) -> None:
    cards = [content.by_id[name] for name in NEW]
    powers = {type(power) for card in cards if isinstance(card, World | Development) for power in card.powers}
    bonuses = {type(bonus) for card in cards if isinstance(card, Development) for bonus in card.bonus}
    assert powers == set(content.words.families["power"])
    assert bonuses == set(content.words.families["bonus"])


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["start_world"], counts["world"], counts["development"]) == (5, 61, 54)


def test_a_change_of_its_own_is_blamed_at_its_own_line(reach: Path, tmp_path: Path) -> None:
    folder = tmp_path / "spoilt"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET.replace("W59: {", "W59: {cost: 2, "), encoding="utf-8")
    [issue] = [issue for issue in everything_wrong(open_set(str(folder))) if issue.code == "cost-or-defence"]
    assert f"{issue.span}".endswith("spoilt/set.yaml:6:27")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_cards_say_what_they_do(content: ContentSet, language: str) -> None:
    texts = content.texts(language)
    cards = [card for name in NEW if isinstance(card := content.by_id[name], World | Development)]
    said = [texts.sentence("power", power) for card in cards for power in card.powers]
    said += [texts.sentence("bonus", rule) for card in cards if isinstance(card, Development) for rule in card.bonus]
    assert len(set(said)) == len(said)
    assert any(content.title(content.by_id["X01"], language) in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_cards_are_drawn(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("world", "development")))
    assert set(NEW) <= {side.id for side in proof.sides}
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(reach: Path) -> None:
    outcome = playtest(str(reach), 60, ["random"], 1, 1, None)
    assert outcome.report.broken == 0
    assert outcome.report.played == 60


def test_its_new_cards_come_to_lie_in_tableaus(content: ContentSet) -> None:
    game = game_of(content)
    table = game.table(content)
    laid: set[str] = set()
    for number in range(GAMES):
        dice, state = Dice(number, 1), game.start(table, 2 + number % 3, number)
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
        assert game.faults(state) == []
        laid.update(table.designs[design] for tableau in state.tableaus for design in tableau.cards)
    assert set(NEW) <= laid
    assert not {"W05", "W15", "W26", "W37", "D10", "D17"} & laid


def test_its_changed_cards_count_in_play(content: ContentSet) -> None:
    table = game_of(content).table(content)
    start, citadel, carriers = (table.designs.index(name) for name in ("S3", "W59", "D16"))
    assert (table.printed[start], table.defence[citadel], table.printed[citadel]) == (2, 8, 8)
    assert table.cost[carriers] == 5
    assert [wording(power) for power in table.faces[carriers].powers] == ["strength amount=4"]


# The test set whose cards join words in ways no card of the box does; `benchmarks/new_cards.py` plays it.

NEW_SET = open_set(str(Path(__file__).with_name("new_words")))
NEW_WORDS = tuple(f"N{number}" for number in range(1, 9))
CARDS = {piece.id: piece for _, piece in NEW_SET.every_piece()}


def words_there(card: Piece) -> frozenset[str]:
    """The words of a card's powers and bonuses."""
    bonuses = (card.bonus or ()) if isinstance(card, Development) else ()
    return frozenset(tag_of(type(word)) for word in (*getattr(card, "powers", ()), *bonuses))


@pytest.mark.parametrize("new", NEW_WORDS)
def test_no_card_of_the_box_joins_these_words(new: str) -> None:
    joined = words_there(CARDS[new])
    assert not [name for name, card in CARDS.items() if name not in NEW_WORDS and joined <= words_there(card)]


def test_nothing_is_wrong_but_what_is_far_out_on_purpose() -> None:
    found = {(issue.severity, issue.code) for issue in everything_wrong(NEW_SET)}
    assert found == {(Severity.ADVICE, "far-out")}


# A new power of Race: one file of Python and a line of text in each language, and the whole house knows it.

HARVEST = Path(__file__).parent / "harvest"
PRODUCES_AND_DRAWS = {
    "en": r"\nProduce\n(.* produces .*\n)+.* draws [2-9] cards\.",
    "zh-Hant": r"\n【生產】\n(.*生產.*\n)+.*抽[2-9]張牌。",
    "zh-Hans": r"\n【生产】\n(.*生产.*\n)+.*抽[2-9]张牌。",
}
"""A phase in which a player draws for several developments; cards of the box draw for goods, one each."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on a card."""
    return house_with(tmp_path_factory.mktemp("house"), "race", HARVEST)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert re.search(r"harvest\b.*cards", said(house, "words", "own"), re.DOTALL)


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES[1:])])
def test_its_game_is_told(house: Path, language: str) -> None:
    game = said(house, "play", "own", "--lang", language, "--seed", "3", "--seats", "greedy,random")
    assert re.search(PRODUCES_AND_DRAWS[language], game)


@pytest.mark.slow
def test_a_play_test_sees_that_it_is_used(house: Path) -> None:
    said(house, "playtest", "own", "--games", "4", "--players", "2", "--seats", "random", "--workers", "1")
    (report,) = house.glob("output/own/report.json")
    promises = [each for part in json.loads(report.read_text())["coverage"] for each in part.get("promises", ())]
    (used,) = [promise for promise in promises if promise["key"] == "power:X1-0"]
    assert (used["seen"], used["games"]) == ("play", 4)


def test_its_card_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")


# Each effect word of Race for the Galaxy, with the fewest cards that show it.

PLAIN = {"powers": ()}


def with_powers(*powers: Power, card: str = "D01", rest: Changes | None = None) -> Tabletop:
    """Three players, the first with one card that has these powers only."""
    return table(3, cards={card: {"powers": powers}, **(rest or {})}).lay(0, card)


def finish(top: Tabletop) -> Tabletop:
    """Take the first option until nobody is asked."""
    while top.asked:
        top.do(top.offers()[0])
    return top


def test_explore_draw() -> None:
    deck = [f"W{number:02}" for number in range(1, 30)]
    assert with_powers(words.ExploreDraw(cards=3)).deck(*deck).play("explore").drawn() == 5


def test_explore_keep() -> None:
    deck = [f"W{number:02}" for number in range(1, 30)]
    assert finish(with_powers(words.ExploreKeep(cards=1)).deck(*deck).play("explore")).cards() == 2


def test_draw_before_developing() -> None:
    top = with_powers(words.DrawBeforeDeveloping(cards=2)).play("develop", "develop again")
    assert top.cards() == 4


def test_develop_discount() -> None:
    assert with_powers(words.DevelopDiscount(cards=2)).develop_price("D13") == 1


def test_draw_after_developing() -> None:
    power = words.DrawAfterDeveloping(cards=2)
    top = with_powers(power).hand(0, "D03", "W01").play("develop")
    assert top.do("D03").in_hand(0) == ["W16", "W16"]
    assert with_powers(power).hand(0, "D03", "W01").play("develop").do("pass").cards() == 2


@pytest.mark.parametrize(("good", "prices"), [("any", [0, 1, 2]), ("rare", [2, 1, 4])])
def test_settle_discount(good: str, prices: list[int]) -> None:
    """For a world without a good, a rare one, and one with genes."""
    top = with_powers(words.SettleDiscount(cards=2, good=good))
    assert [top.settle_price(world) for world in ("W31", "W12", "W20")] == prices


def conquered(*powers: Power) -> list[str]:
    """Which of some military worlds can be conquered with these powers: 1 novelty, 1 rare rebel, 2 genes, 2 alien."""
    top = with_powers(*powers).hand(0, "W38", "W43", "W47", "W52").play("settle")
    return [name for name in top.offers() if name != "pass"]


def test_strength() -> None:
    assert conquered() == []
    assert conquered(words.Strength(amount=1)) == ["W38", "W43"]
    assert conquered(words.Strength(amount=3), words.Strength(amount=-1)) == ["W38", "W43", "W47", "W52"]


@pytest.mark.parametrize(
    ("against", "worlds"),
    [("novelty", ["W38"]), ("rare", ["W43"]), ("genes", ["W47"]), ("alien", ["W52"]), ("rebel", ["W43"])],
)
def test_strength_against(against: str, worlds: list[str]) -> None:
    assert conquered(words.StrengthAgainst(amount=2, against=against)) == worlds  # type: ignore[arg-type]


def test_free_world() -> None:
    top = with_powers(words.FreeWorld()).hand(0, "W37").play("settle").do("W37")
    assert top.in_tableau(0) == ["W37"]
    assert [top.table.designs[card] for card in top.state.discard] == ["D01"]


def test_a_free_world_may_be_paid_for_all_the_same() -> None:
    top = with_powers(words.FreeWorld()).hand(0, "W01", "W02", "W03").play("settle").do("W01")
    assert top.offers() == ["pay", "D01"]
    top.do("pay", "W02")
    assert top.in_tableau(0) == ["D01", "W01"] and top.in_hand(0) == ["W03"]


def test_a_card_that_holds_a_good_takes_it_along_when_discarded() -> None:
    top = table(3, cards={"W16": {"powers": (words.FreeWorld(),)}}).lay(0, "W01", "W16", "W17").goods(0, "W16", "W17")
    top.hand(0, "W37").play("settle").do("W37")
    assert top.in_tableau(0) == ["W01", "W17", "W37"]
    assert top.with_goods() == ["W17"] and len(top.state.under) == 1


def test_sudden_strength() -> None:
    top = with_powers(words.SuddenStrength(amount=2)).hand(0, "W47").play("settle").do("W47")
    assert top.in_tableau(0) == ["W47"] and top.state.strength == 0


def test_sudden_strength_is_not_spent_without_need() -> None:
    top = with_powers(words.SuddenStrength(amount=2), words.Strength(amount=2)).hand(0, "W47").play("settle").do("W47")
    assert top.in_tableau(0) == ["D01", "W47"]


def test_several_sudden_strengths_are_used_together() -> None:
    sudden = {"powers": (words.SuddenStrength(amount=2),)}
    top = table(3, cards={"D01": sudden, "D02": sudden, "D03": sudden}).lay(0, "D01", "D02", "D03")
    top.hand(0, "W41").play("settle").do("W41")
    assert top.offers() == ["D01", "D02"]
    top.do("D02")
    assert top.in_tableau(0) == ["D01", "W41"]


def test_sudden_strength_twice_on_one_card_is_used_at_once() -> None:
    top = with_powers(words.SuddenStrength(amount=1), words.SuddenStrength(amount=2)).hand(0, "W41").play("settle")
    assert top.do("W41").in_tableau(0) == ["W41"]


def test_a_card_for_a_free_world_may_be_discarded_though_its_sudden_strength_is_too_little() -> None:
    powers = (words.PayForMilitary(discount=0), words.FreeWorld(), words.SuddenStrength(amount=1))
    top = with_powers(*powers).hand(0, "W45").play("settle").do("W45")
    assert top.in_tableau(0) == ["W45"]


def test_pay_for_military() -> None:
    top = with_powers(words.PayForMilitary(discount=2))
    assert [top.settle_price(world) for world in ("W38", "W45", "W52")] == [0, 2, -1]
    assert table().settle_price("W45") == -1


def test_draw_after_settling() -> None:
    top = with_powers(words.DrawAfterSettling(cards=3)).hand(0, "W28").play("settle")
    assert top.do("W28").cards() == 3


def sold(world: str, *powers: Power, **of_world: object) -> int:
    """Cards for the good of a world that is worth two or three."""
    top = table(3, cards={"D01": {"powers": powers}, **({world: of_world} if of_world else {})}).lay(0, world, "D01")
    return top.goods(0, world).acts(0, "trade").play("consume").cards()


def test_sale_bonus() -> None:
    assert sold("W01") == 2
    assert sold("W01", words.SaleBonus(cards=3)) == 5
    assert sold("W01", words.SaleBonus(cards=3, good="novelty")) == 5
    assert sold("W01", words.SaleBonus(cards=3, good="rare")) == 2


def test_sale_bonus_from_here() -> None:
    here = (words.SaleBonus(cards=2, source="here"), words.ProduceHere())
    assert sold("W01", powers=here) == 4
    top = table(3, cards={"W01": {"powers": here}}).lay(0, "W01", "W03").goods(0, "W03").acts(0, "trade")
    assert top.play("consume").cards() == 2


def consumed(*powers: Power, goods: tuple[str, ...] = ("W08", "W16", "W17", "W23")) -> Tabletop:
    """Windfall worlds with goods (one novelty, two rare, one genes), and powers to consume them."""
    bare = dict.fromkeys(("W08", "W16", "W17", "W23"), PLAIN)
    top = table(3, cards={"D01": {"powers": powers}, **bare}).lay(0, *goods, "D01").goods(0, *goods)
    return finish(top.play("consume"))


def test_consume() -> None:
    top = consumed(words.Consume(points=2, cards=1))
    assert (top.points(), top.cards(), len(top.with_goods())) == (2, 1, 3)
    top = consumed(words.Consume(good="rare", goods=2, points=3))
    assert (top.points(), top.with_goods()) == (3, ["W08", "W23"])
    top = consumed(words.Consume(good="rare", times=3, points=1))
    assert (top.points(), top.with_goods()) == (2, ["W08", "W23"])
    assert consumed(words.Consume(good="alien", points=1)).points() == 0


def test_consume_different() -> None:
    power = words.Consume(goods=3, different=True, points=3)
    top = consumed(power)
    assert (top.points(), len(top.with_goods())) == (3, 1)
    assert consumed(power, goods=("W08", "W16", "W17")).points() == 0


def test_consume_different_more_than_once() -> None:
    power = words.Consume(goods=2, different=True, points=1, times=3)
    assert consumed(power).points() in (1, 2)


def test_consume_all() -> None:
    top = consumed(words.ConsumeAll(less=1))
    assert (top.points(), top.with_goods()) == (3, [])
    assert consumed(words.ConsumeAll(less=1), goods=("W08",)).points() == 0


@pytest.mark.parametrize(("bonuses", "cards"), [(True, 4), (False, 2)])
def test_sell(bonuses: bool, cards: int) -> None:
    top = consumed(words.Sell(bonuses=bonuses), words.SaleBonus(cards=2), goods=("W08",))
    assert (top.points(), top.cards(), top.with_goods()) == (0, cards, [])


def test_discard_for_points() -> None:
    top = with_powers(words.DiscardForPoints(cards=2, points=3)).hand(0, "W01", "W02", "W03").play("consume")
    assert top.offers() == ["W01", "W02", "W03", "pass"]
    assert top.do("W02").offers() == ["W03", "pass"]
    assert top.do("W03").points() == 6 and top.in_hand(0) == ["W01"]


def test_draw_when_consuming() -> None:
    assert with_powers(words.DrawWhenConsuming(cards=2)).play("consume").cards() == 2


@pytest.mark.parametrize(("top_card", "taken"), [("W12", True), ("W41", True), ("D13", True), ("W16", False)])
def test_guess_top_card(top_card: str, taken: bool) -> None:
    top = with_powers(words.GuessTopCard(least=2, most=4)).deck(top_card, "W01").play("consume")
    assert top.offers() == ["2", "3", "4"]
    assert top.do("3").in_hand(0) == ([top_card] if taken else [])


def test_produce_here() -> None:
    top = table(3, cards={"W01": {"powers": (words.ProduceHere(cards=2),)}}).lay(0, "W01").play("produce")
    assert top.with_goods() == ["W01"] and top.cards() == 2
    assert top.play("produce").cards() == 2


def test_produce_on_windfall() -> None:
    assert with_powers(words.ProduceOnWindfall()).lay(0, "W16", "D01").play("produce").with_goods() == ["W16"]
    top = with_powers(words.ProduceOnWindfall(good="genes")).lay(0, "W16", "W23", "D01").play("produce")
    assert top.with_goods() == ["W23"]


def test_the_order_of_windfall_powers_is_asked_where_it_matters() -> None:
    powers = (words.ProduceOnWindfall(), words.ProduceOnWindfall(good="genes"))
    top = with_powers(*powers).lay(0, "W16", "W23", "D01").play("produce")
    assert top.offers() == ["any", "genes"]
    assert finish(top.do("genes")).with_goods() == ["W16", "W23"]
    top = with_powers(*powers).lay(0, "W16", "W23", "D01").play("produce").do("any")
    assert top.offers() == ["W16", "W23"]
    assert top.do("W23").with_goods() == ["W23"]


def test_draw_when_produced() -> None:
    power = (words.DrawWhenProduced(cards=2),)
    top = table(3, cards={"W16": {"powers": power}}).lay(0, "W16").acts(0, "produce")
    assert top.play("produce").cards() == 2
    assert table(3, cards={"W16": {"powers": power}}).lay(0, "W16").play("produce").cards() == 0


def test_draw_when_producing() -> None:
    assert with_powers(words.DrawWhenProducing(cards=2)).play("produce").cards() == 2


def produced(*powers: Power, other: tuple[str, ...] = ()) -> int:
    """Cards drawn when two rare goods and one with genes are produced; another player produces too."""
    top = with_powers(*powers).lay(0, "W13", "W14", "W19", "D01").lay(1, *other)
    return top.play("produce").cards()


def test_draw_per_good() -> None:
    assert produced() == 0
    assert produced(words.DrawPerGood(good="rare", cards=2)) == 4


def test_draw_per_kind() -> None:
    assert produced(words.DrawPerKind(cards=1)) == 2


@pytest.mark.parametrize(("other", "cards"), [((), 3), (("W13",), 3), (("W13", "W14"), 0)])
def test_draw_if_most(other: tuple[str, ...], cards: int) -> None:
    assert produced(words.DrawIfMost(good="rare", cards=3), other=other) == cards


def test_draw_per_world() -> None:
    assert produced(words.DrawPerWorld(good="genes", cards=2)) == 2
    top = with_powers(words.DrawPerWorld(good="genes")).lay(0, "W22", "W23", "D01").goods(0, "W22")
    assert top.play("produce").cards() == 2


def test_every_power_has_a_test() -> None:
    names = " ".join(name for name in globals() if name.startswith("test_"))
    tags = [power.__struct_config__.tag for power in POWERS]
    assert [tag for tag in tags if f"test_{tag}" not in names] == []
