"""Every switch played both ways, sets of one's own, words in one file each, and figures of the box."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from generator.print.press import Job, render
from tests.games.newcomer import LANGUAGES, house_with, said
from tests.games.roll.tabletop import Laid, content, move, produce, scout, selection, ship, table_of, worker
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import titled_parts, wording
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.roll.rules.assigning import ASSIGN_WILD, SELECT_PHASE, SELECTOR_WORKER
from validator.play.games.roll.rules.exploring import STACK_ROOM
from validator.play.games.roll.rules.rounds import REVEAL, USE_FIRST_TILES, is_over, start, winners
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.numbers import CITIZENRY, CREDITS, CUP, EXPLORE, NOTHING, POINTS, WILD
from validator.play.games.roll.words.switches import DIE_COLOURS, PUBLISHER, RollRules
from validator.play.games.roll.words.vocabulary import Development, Die, Face, Faction, GameTile, Home, World
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

# Each switch of Roll for the Galaxy, both ways: the documented reading and the other one.


def test_the_documented_profile_is_the_default() -> None:
    assert content().rules == RollRules()
    assert content().words.profiles["publisher"] == PUBLISHER


@pytest.mark.parametrize(("cup", "citizenry", "credits"), [(3, 2, 1), (4, 1, 5)])
def test_the_start(cup: int, citizenry: int, credits: int) -> None:
    table = table_of(start_cup=cup, start_citizenry=citizenry, start_credits=credits)
    for seed in range(20):
        state = start(table, 2, seed)
        for mat, tableau in zip(state.mats, state.tableaus, strict=True):
            assert mat[CUP] == cup and mat[CITIZENRY] == citizenry
            assert mat[CREDITS] == (8 if table.start_credits[tableau[2]] else credits)


@pytest.mark.parametrize("cap", [10, 5])
def test_the_credit_cap(cap: int) -> None:
    laid = Laid(credit_cap=cap).credits(cap - 1).dice("explore", home=1).phase("explore").choose(0)
    assert laid.number("credits") == cap


@pytest.mark.parametrize("credits", [2, 3])
def test_credits_for_stocking(credits: int) -> None:
    laid = Laid(stock_credits=credits).dice("explore", home=1).phase("explore").choose(0)
    assert laid.number("credits") == 1 + credits


@pytest.mark.parametrize("points", [12, 5])
def test_points_for_each_player(points: int) -> None:
    assert start(table_of(points_per_player=points), 3, 1).pool == 3 * points


@pytest.mark.parametrize("tiles", [12, 4])
def test_tiles_that_end_the_game(tiles: int) -> None:
    laid = Laid(tableau_end=tiles).tableau(*(f"G{number:02}.front" for number in range(1, tiles)))
    assert not is_over(laid.state)
    assert is_over(laid.tableau("G54.back").state)


@pytest.mark.parametrize("price", [4, 7])
def test_trade_prices(price: int) -> None:
    prices = {"novelty": 3, "rare": price, "genes": 5, "alien": 6}
    laid = Laid(trade_price=prices).tableau("G10.back").dice("rare world", home=1).dice("ship", home=1).phase("ship")
    assert laid.choose(ship("trade", "rare", "home", "home")).number("credits") == 1 + price


@pytest.mark.parametrize(("points", "match"), [(1, 1), (2, 3)])
def test_points_for_consuming(points: int, match: int) -> None:
    laid = Laid(consume_points=points, match_points=match).tableau("G10.back")
    laid.dice("rare world", rare=1).dice("ship", rare=1).phase("ship")
    assert laid.choose(ship("consume", "rare", "rare", "rare")).number("points") == points + 2 * match


def test_g1_recruiting() -> None:
    may = Laid().credits(2).dice("citizenry", home=1, rare=2).manage()
    assert may.options == [0, 1]
    assert may.choose(0).choose(0).at("cup") == {}
    must = Laid(recruiting="mandatory").credits(2).dice("citizenry", home=1, rare=2).manage()
    assert must.choose(0).at("cup") == {"rare": 2}
    assert must.number("credits") == 0


def test_g2_recalling() -> None:
    stacks = Laid().tableau("G10.back").dice("cup", home=1).dice("rare world", home=1).manage()
    assert stacks.asked == ""
    goods = Laid(recalling="stacks_and_goods").tableau("G10.back").dice("cup", home=1).dice("rare world", rare=1)
    goods.manage()
    assert goods.choose(goods.options[1]).at("cup") == {"home": 1, "rare": 1}
    goods.sound()


def test_g3_the_extra_die_for_two() -> None:
    for is_on in (True, False):
        laid = Laid(extra_die_for_two=is_on).select("explore").select("explore", seat=1)
        REVEAL.run(laid.state)
        assert (laid.state.extra != NOTHING) is is_on
    three = Laid(seats=3).select("explore")
    REVEAL.run(three.state)
    assert three.state.extra == NOTHING
    assert three.state.performed == 1 << EXPLORE


@pytest.mark.parametrize(("reserve", "points"), [("ten_points", 10), ("all_chips", 110 - 24)])
def test_g5_the_reserve(reserve: str, points: int) -> None:
    laid = Laid(reserve=reserve)
    assert laid.state.reserve == points
    laid.points(24 + 3)
    assert (laid.state.pool, laid.state.reserve) == (0, points - 3)
    laid.points(points + 1)
    assert laid.state.mats[0][POINTS] == 24 + 3 + points + 1, "points are never refused"


@pytest.mark.parametrize("dictates", [0, 1, 2])
def test_g6_dictates(dictates: int) -> None:
    laid = Laid(dictates=dictates).select("ship").dice("explore", home=5).dictate()
    for _ in range(dictates):
        assert laid.asked == "Dictate"
        laid.choose(worker("explore", "home"), move("explore", "home", "settle"))
    assert laid.asked == ""


def test_the_selector_may_be_dictated() -> None:
    never = Laid().select("ship").dice("explore", home=2).dictate()
    assert never.options == [worker("explore", "home"), PASS]
    laid = Laid(dictate_selector=True).select("ship", "rare").dice("explore", home=2).dictate()
    laid.choose(SELECTOR_WORKER)
    assert laid.asked == "SelectPhase"
    laid.choose(selection("settle", "explore", "home"))
    assert laid.asked == "MoveWorker"
    laid.choose(move("explore", "home", "ship"))
    assert (laid.at("ship"), laid.asked) == ({"home": 1}, "")
    REVEAL.run(laid.state)
    assert laid.at("cup").get("rare") == 1


def test_g7_where_scouted_tiles_go() -> None:
    for rule, places in (("below", [0, STACK_ROOM]), ("anywhere", [0, 1, 2, STACK_ROOM])):
        laid = Laid(scouted_tiles=rule).stack("G02.front", "G03.front").dice("explore", home=1).phase("explore")
        assert laid.choose(scout()).choose_pass().options == places


@pytest.mark.parametrize(
    ("rule", "same_developments", "same_worlds"),
    [("free", {0, 1}, {0, 1}), ("cheaper_development", {0, 1}, {0}), ("cheaper_world", {1}, {0, 1})],
)
def test_g8_the_first_tiles(rule: str, same_developments: set[int], same_worlds: set[int]) -> None:
    laid = Laid(start_tiles=rule)
    # Developments of 1 each, worlds of 5 and 6; developments of 4 and 5, worlds of 2 each.
    for first, second, options in (("G53", "G05", same_developments), ("G26", "G40", same_worlds)):
        laid.state.drawn[0] = (laid.state.table.designs.index(first), laid.state.table.designs.index(second))
        assert set(USE_FIRST_TILES[0].options(laid.state)) == options


def test_g12_forced_recall() -> None:
    for forced, options in ((True, 1), (False, 2)):
        laid = Laid(forced_recall=forced).dice("worlds", home=1).manage()
        assert (len(laid.options) if laid.asked else 1) == options


def test_g13_wild_faces_before_the_reveal() -> None:
    laid = Laid()
    laid.dice("explore", military=1)
    _turn_wild(laid, "explore", "military")
    laid.state.concealed = 1
    laid.run(ASSIGN_WILD[0])
    assert laid.options == [0, 1, 2, 3, 4]
    assert laid.choose(2).at("settle") == {"military": 1}


def test_g13_wild_faces_after_the_reveal() -> None:
    laid = Laid(wild_faces="after_reveal", extra_die_for_two=False).dice("explore", military=1).dice("ship", home=1)
    _turn_wild(laid, "explore", "military")
    laid.run(SELECT_PHASE[0]).choose(selection("develop", "ship", "home"))
    laid.select("settle", seat=1)
    laid.run(REVEAL)
    assert laid.asked == "AssignWild"
    # Both phases that take place, and one for those that do not.
    assert laid.options == [0, 1, 2]
    laid.choose(0)
    assert laid.at("cup") == {"military": 1, "home": 1}


def _turn_wild(laid: Laid, place: str, colour: str) -> None:
    number = DIE_COLOURS.index(colour)
    assert laid.at(place) == {colour: 1}
    laid.state.mats[0][WILD + number] += 1
    laid.dice(place, **{colour: -1})
    laid.state.supply[number] -= 1


def test_whole_games_with_wild_faces_after_the_reveal() -> None:
    state = start(table_of(wild_faces="after_reveal"), 3, 5)
    while settle(state) is not None:
        choose(state, state.options[len(state.bag) % len(state.options)])
    assert winners(state)


def test_producing_may_be_optional() -> None:
    laid = Laid(producing="optional").tableau("G10.back").dice("produce", home=1).phase("produce")
    assert laid.options == [produce("home", "rare"), PASS]
    assert laid.choose_pass().at("cup") == {"home": 1}
    assert Laid().tableau("G10.back").dice("produce", home=1).phase("produce").at("rare world") == {"home": 1}


def test_shipping_may_be_optional() -> None:
    for rule, can_stop in (("optional", True), ("mandatory", False)):
        laid = Laid(shipping=rule).tableau("G10.back").dice("rare world", rare=1).dice("ship", home=1).phase("ship")
        assert (PASS in laid.options) is can_stop


def test_g11_the_last_tie() -> None:
    for rule, expected in (("shared", [0, 1]), ("most_tiles", [1])):
        laid = Laid(final_tie=rule).tableau("G11.front").tableau("G04.front", "G09.front", seat=1)
        assert winners(laid.state) == expected


# A custom set of Roll for the Galaxy: six new tiles and a new faction, one tile removed, one changed, no code.

SET = """\
extends: roll
title: {en: Lantern Worlds, zh-Hant: 燈火諸星, zh-Hans: 灯火诸星}
remove: [G55]
change:
  G02:
    back:
      is: world
      title: {en: Saffron Fields, zh-Hant: 番紅花原野, zh-Hans: 番红花原野}
      colour: novelty
      cost: 3
      gains: [{do: gain_credits, credits: 4}]
"""
TILES = """\
tile:
  - id: X01
    front:
      is: development
      title: {en: Lamplighters’ Guild, zh-Hant: 燈夫公會, zh-Hans: 灯夫公会}
      cost: 2
      powers: [{do: reassign, most: 2, from: settle, to: [explore, ship]}]
    back:
      is: world
      title: {en: Beacon Shoals, zh-Hant: 燈塔淺灘, zh-Hans: 灯塔浅滩}
      colour: novelty
      cost: 3
      gains: [{do: gain_dice, colour: novelty, to: cup}, {do: gain_credits, credits: 3}]
  - id: X02
    front:
      is: development
      title: {en: Tidal Customs House, zh-Hant: 潮汐海關, zh-Hans: 潮汐海关}
      cost: 3
      powers: [{do: credits_per_trade, credits: 2, colours: [genes]}, {do: credits_at_end, phase: ship, credits: 1}]
    back:
      is: world
      title: {en: Brackish Nursery, zh-Hant: 鹹水育苗場, zh-Hans: 咸水育苗场}
      colour: genes
      cost: 4
      gains: [{do: gain_dice, colour: novelty, to: world}, {do: gain_dice, colour: genes, to: citizenry}]
  - id: X03
    front:
      is: development
      title: {en: Night Market, zh-Hant: 夜市, zh-Hans: 夜市}
      cost: 4
      powers: [{do: buy_points, credits: 3, points: 2}, {do: points_per_consume, points: 1, colours: [novelty]}]
    back:
      is: world
      title: {en: Ember Quarry, zh-Hant: 餘燼採石場, zh-Hans: 余烬采石场}
      colour: rare
      cost: 3
      gains: [{do: gain_dice, colour: rare, to: citizenry}, {do: gain_credits, credits: 4}]
  - id: X04
    front:
      is: development
      title: {en: Almanac of Lights, zh-Hant: 諸光曆書, zh-Hans: 诸光历书}
      cost: 6
      bonus: {each: world, colour: novelty, points: 1}
    back:
      is: world
      title: {en: Vault of First Light, zh-Hant: 初光寶庫, zh-Hans: 初光宝库}
      colour: alien
      cost: 5
      gains: [{do: gain_dice, colour: alien, to: world}, {do: gain_credits, credits: 2}]
  - id: X05
    front:
      is: development
      title: {en: Surveyors’ Relay, zh-Hant: 測量接力站, zh-Hans: 测量接力站}
      cost: 5
      powers: [{do: completion_discount, phase: settle, workers: 1, colours: [grey]}, {do: scout_on_top}]
    back:
      is: world
      title: {en: Garrison Lightship, zh-Hant: 衛戍燈船, zh-Hans: 卫戍灯船}
      colour: grey
      cost: 3
      gains: [{do: gain_dice, colour: military, to: cup}, {do: gain_dice, colour: military, to: citizenry}]
  - id: X06
    front:
      is: development
      title: {en: Wick Dynasty, zh-Hant: 燭芯王朝, zh-Hans: 烛芯王朝}
      cost: 6
      powers: [{do: stock_more, colour: consumption, credits: 4}]
      bonus: {each: dice, colour: consumption, per: 2, points: 1}
    back:
      is: world
      title: {en: Paper-Lantern Reef, zh-Hant: 紙燈礁, zh-Hans: 纸灯礁}
      colour: novelty
      cost: 2
      gains: [{do: gain_dice, colour: consumption, to: cup}]
"""
FACTIONS = """\
faction:
  - id: X07
    left:
      is: development
      title: {en: Keepers of the Flame, zh-Hant: 守火者, zh-Hans: 守火者}
      cost: 1
      powers: [{do: credits_per_citizen, phase: explore, colour: novelty, credits: 1, per: 1}]
    right:
      is: world
      title: {en: Cinder Roost, zh-Hant: 灰燼棲地, zh-Hans: 灰烬栖地}
      colour: grey
      cost: 1
      gains: [{do: gain_dice, colour: novelty, to: citizenry}]
"""
NEW = [f"X{number:02}" for number in range(1, 8)]
GAMES = 600


@pytest.fixture(scope="module")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "lanterns"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "factions.yaml").write_text(FACTIONS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def custom_set(lanterns: Path) -> ContentSet:
    return open_set(str(lanterns))


def test_it_is_legal_and_nothing_in_it_is_suspicious(custom_set: ContentSet) -> None:
    found = everything_wrong(custom_set)
    assert [str(issue) for issue in found if issue.severity is not Severity.ADVICE] == []


def test_its_parts_list_follows(custom_set: ContentSet) -> None:
    counts = {line.kind: line.count for line in custom_set.manifest.parts}
    assert (counts["tile"], counts["faction"], counts["home"]) == (60, 10, 9)


def test_a_fault_of_its_own_is_blamed_at_its_own_line(lanterns: Path, tmp_path: Path) -> None:
    folder = tmp_path / "spoilt"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    spoilt = TILES.replace(
        "{do: gain_dice, colour: military, to: citizenry}", "{do: gain_dice, colour: military, to: world}"
    )
    (folder / "tiles.yaml").write_text(spoilt, encoding="utf-8")
    [issue] = [issue for issue in everything_wrong(open_set(str(folder))) if issue.code == "no-room"]
    line = next(
        number
        for number, text in enumerate(spoilt.splitlines(), start=1)
        if "to: world}]" in text and "military" in text
    )
    assert f"spoilt/tiles.yaml:{line}:" in str(issue.span)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_faces_say_what_they_do(custom_set: ContentSet, language: str) -> None:
    texts = custom_set.texts(language)
    faces = [face for name in NEW for face in titled_parts(custom_set.by_id[name]).values()]
    said = [texts.sentence("power", power) for face in faces for power in face.powers]
    said += [texts.sentence("bonus", face.bonus) for face in faces if isinstance(face, Development) and face.bonus]
    assert len(said) == 11
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_tiles_are_drawn(custom_set: ContentSet, language: str) -> None:
    proof = render(custom_set, language, Job(only=("tile", "faction")))
    assert set(NEW) <= {side.id for side in proof.sides}
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(lanterns: Path) -> None:
    outcome = playtest(str(lanterns), 24, ["random"], 1, 1, None)
    assert outcome.report.broken == 0
    assert outcome.report.played == 24


def test_its_new_tiles_come_to_lie_in_tableaus_on_both_faces(custom_set: ContentSet) -> None:
    game = game_of(custom_set)
    table: Table = game.table(custom_set)
    laid: set[tuple[str, int]] = set()
    for number in range(GAMES):
        dice, state = Dice(number, 1), game.start(table, 2 + number % 4, number)
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
        assert game.faults(state) == []
        laid.update((table.designs[face >> 1], face & 1) for tableau in state.tableaus for face in tableau)
    assert {(name, side) for name in NEW for side in range(2)} <= laid
    assert "G55" not in {name for name, _ in laid}


def test_its_changed_tile_counts_in_play(custom_set: ContentSet) -> None:
    table: Table = game_of(custom_set).table(custom_set)
    back = table.face[2 * table.designs.index("G02") + 1]
    assert isinstance(back, World)
    assert back.cost == 3
    assert [wording(gain) for gain in back.gains] == ["gain_credits credits=4"]


# A new power of Roll: one file of Python and a line of text in each language, and the whole house knows it.

TITHE = Path(__file__).parent / "tithe"
GAINS = {
    "en": r"gains \d+ credits? by Tithe Barn",
    "zh-Hant": r"因「什一穀倉」得\d+信用",
    "zh-Hans": r"因“什一谷仓”得\d+信用",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on most home worlds."""
    return house_with(tmp_path_factory.mktemp("house"), "roll", TITHE)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert re.search(r"tithe\b.*credits", said(house, "words", "own"), re.DOTALL)


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES[1:])])
def test_its_game_is_told(house: Path, language: str) -> None:
    game = said(house, "play", "own", "--lang", language, "--seed", "1", "--seats", "random,random")
    assert re.search(GAINS[language], game)


@pytest.mark.slow
def test_a_play_test_sees_that_it_is_used(house: Path) -> None:
    said(house, "playtest", "own", "--games", "2", "--players", "2", "--seats", "random", "--workers", "1")
    (report,) = house.glob("output/own/report.json")
    promises = [each for part in json.loads(report.read_text())["coverage"] for each in part.get("promises", ())]
    (used,) = [promise for promise in promises if promise["key"] == "power:X1-world-0"]
    assert used["seen"] == "play"


def test_its_tile_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")


# The figures of the set: dice, faces, costs and colours, cases L-01 to L-04.

TILES_IN_THE_BOX = [piece for piece in content().pieces["tile"] if isinstance(piece, GameTile)]
FACTIONS_IN_THE_BOX = [piece for piece in content().pieces["faction"] if isinstance(piece, Faction)]
HOMES = [piece for piece in content().pieces["home"] if isinstance(piece, Home)]
DICE = [piece for piece in content().pieces["die"] if isinstance(piece, Die)]


def every_face() -> list[Face]:
    sides = [face for tile in TILES_IN_THE_BOX for face in (tile.front, tile.back)]
    return [
        *sides,
        *(face for tile in FACTIONS_IN_THE_BOX for face in (tile.left, tile.right)),
        *(home.world for home in HOMES),
    ]


def test_l01_dice_and_their_faces() -> None:
    counts = {die.colour: die.count for die in DICE}
    assert counts == {"home": 25, "military": 22, "consumption": 9, "novelty": 20, "rare": 14, "genes": 12, "alien": 9}
    assert sum(counts.values()) == 111
    assert {sum(die.sides.values()) for die in DICE} == {6}
    totals: Counter[str] = Counter()
    for die in DICE:
        for side, count in die.sides.items():
            totals[side] += count * die.count
    assert totals == {"explore": 127, "develop": 115, "settle": 102, "produce": 100, "ship": 106, "wild": 116}
    assert totals.total() == 666


def test_l02_game_tiles() -> None:
    assert len(TILES_IN_THE_BOX) == sum(tile.count for tile in TILES_IN_THE_BOX) == 55
    costs = Counter(tile.front.cost for tile in TILES_IN_THE_BOX)
    assert [costs[cost] for cost in range(1, 7)] == [9, 10, 15, 6, 5, 10]
    colours = Counter(tile.back.colour for tile in TILES_IN_THE_BOX)
    assert colours == {"grey": 11, "novelty": 15, "rare": 13, "genes": 9, "alien": 7}


def test_l03_factions_homes_and_bonuses() -> None:
    kinds = Counter((type(tile.left), type(tile.right)) for tile in FACTIONS_IN_THE_BOX)
    assert kinds == {(Development, World): 8, (World, World): 1}
    assert len(HOMES) == 9
    with_bonus = [face for face in every_face() if isinstance(face, Development) and face.bonus is not None]
    of_six = [face for face in every_face() if isinstance(face, Development) and face.cost == 6]
    assert len(with_bonus) == 10
    assert with_bonus == of_six


def test_l04_no_tile_states_points_beside_its_cost() -> None:
    fields = {field for face in every_face() for field in type(face).__struct_fields__}
    assert "points" not in fields
    assert all(0 <= face.cost <= 6 for face in every_face())
