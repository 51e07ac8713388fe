"""Prices: what has a cost, what it is laid beside, moved costs that are named, and what ``proofpress price`` prints."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
import yaml

from generator.cli import main
from tests import ROOT
from tests.lab.prices.lists import MOVED, Card, Draw, Hide, Planted, planted, rows_of, stated
from validator.base import plugins
from validator.base.issue import WrongUse
from validator.play.lab.prices.curve import FEWEST, Curve, Distance, distances_together
from validator.play.lab.prices.listing import PriceList, TooFewCosts, Worth, compared
from validator.play.lab.prices.traits import Strength, Trait, Traits, alike_in, cost_fields, costs_of, of_kinds
from validator.play.lab.pricing import named_of, priced
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.statistics import Interval


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("race", {"start_world", "world", "development"}),
        ("empires", {"empire", "raid"}),
        ("roll", {"tile development", "tile world", "faction development", "faction world", "home world"}),
        ("trucker", set()),
        ("steam", set()),
    ],
)
def test_what_has_a_cost(name: str, kinds: set[str]) -> None:
    content = open_set(name)
    assert {one.kind for one in costs_of(content, content.words.costs)} == kinds


def test_a_defence_is_a_cost_of_its_own() -> None:
    content = open_set("race")
    assert {one.field for one in costs_of(content, content.words.costs)} == {"cost", "defence"}


def test_a_kind_of_part_is_meant_by_a_word_of_it() -> None:
    content = open_set("roll")
    found = of_kinds(costs_of(content, ("cost",)), ["world"])
    assert {one.kind for one in found} == {"tile world", "faction world", "home world"}


@pytest.mark.parametrize(("asked", "hint"), [("cots", "cost"), ("poinst", "points")])
def test_a_field_that_is_none_is_told_with_the_nearest(asked: str, hint: str) -> None:
    with pytest.raises(WrongUse, match=f"did you mean '{hint}'"):
        cost_fields(open_set("race"), asked)


def test_a_kind_without_a_cost_is_told_with_the_nearest() -> None:
    with pytest.raises(WrongUse, match="did you mean 'development'"):
        PriceList(open_set("race"), ["developmet"])


def test_without_costs_there_is_no_list() -> None:
    with pytest.raises(TooFewCosts):
        PriceList(open_set("steam"))


@pytest.mark.parametrize(
    ("card", "trait", "amount"),
    [
        (Card(id="A", cost=1, points=3), Trait("number", "points"), 3),
        (Card(id="A", cost=1, colour="red"), Trait("choice", "colour", "red"), 1),
        (Card(id="A", cost=1, colour="red"), Trait("having", "colour"), 1),
        (Card(id="A", cost=1, powers=(Draw(cards=2), Draw(cards=3))), Trait("word", "draw"), 2),
        (Card(id="A", cost=1, powers=(Draw(cards=2), Draw(cards=3))), Trait("amount", "draw", "cards"), 5),
        (Card(id="A", cost=1, powers=(Draw(of="red"),)), Trait("option", "draw of", "red"), 1),
        (Card(id="A", cost=1, powers=(Hide(),)), Trait("list", "powers"), 1),
        (Card(id="A", cost=1), Trait("kind", "card cost"), 1),
    ],
)
def test_what_a_card_is_described_by(card: Card, trait: Trait, amount: float) -> None:
    assert rows_of([card])[0][trait] == amount


@pytest.mark.parametrize("name", ["id", "title", "count", "flavour", "cost"])
def test_names_copies_and_the_cost_itself_describe_nothing(name: str) -> None:
    card = Card(id="A", title={"en": "Dear"}, count=3, flavour={"en": "So dear"}, cost=1)
    assert [trait for trait in rows_of([card])[0] if trait.of == name and trait.sort != "kind"] == []


@pytest.mark.parametrize(
    ("cards", "groups"),
    [
        ([{"colour": "red", "powers": (Hide(),)}, {}], [("colour: red", "hide")]),
        ([{"colour": "red", "powers": (Hide(),)}, {"colour": "red"}], []),
        ([{"powers": (Hide(), Draw())}, {"colour": "red", "powers": (Hide(), Draw())}, {}], [("draw", "hide")]),
        ([{"colour": "red"}, {"powers": (Hide(),)}, {}], []),
        (
            [
                {"powers": (Hide(), Draw()), "colour": "red"},
                {"powers": (Hide(),)},
                {"powers": (Draw(),), "colour": "red"},
            ],
            [("colour: red", "draw")],
        ),
    ],
    ids=["only together", "one without the other", "among others", "never together", "a word and a colour"],
)
def test_what_cannot_be_told_apart(cards: list[dict[str, object]], groups: list[tuple[str, ...]]) -> None:
    rows = rows_of([Card(id=f"A{number}", cost=1, **fields) for number, fields in enumerate(cards)])  # type: ignore[arg-type]
    assert [one.names for one in alike_in(rows, [str(place) for place in range(len(rows))])] == groups


PLAIN = {"cost": 2, "points": 1}


@cache
def race() -> PriceList:
    return PriceList(open_set("race"))


def worth(**fields: object) -> Worth:
    found = race().worth("development", {**PLAIN, **fields})
    assert found is not None
    return found


def test_more_points_are_worth_more() -> None:
    assert worth(points=3).cost > worth(points=1).cost + 1


def test_the_cost_that_is_stated_says_nothing_of_the_worth() -> None:
    assert worth(cost=9) == worth(cost=0)


def test_a_word_that_no_piece_has_makes_it_less_sure() -> None:
    new = {"do": "draw_if_most", "good": "alien", "cards": 5}
    assert worth(powers=[new]).error > worth().error


def test_the_worths_of_the_parts_are_added_up() -> None:
    prices = PriceList(open_set("roll"), ["tile"])
    front = {"is": "development", "title": {"en": "A"}, "cost": 2}
    back = {"is": "world", "title": {"en": "B"}, "cost": 2, "colour": "rare"}
    powers = [{"do": "reassign"}]
    gains = [{"do": "gain_credits", "credits": 3}]
    plain, left, right, both = (
        prices.worth("tile", {"front": one, "back": other})
        for one in (front, {**front, "powers": powers})
        for other in (back, {**back, "gains": gains})
    )
    assert plain and left and right and both
    assert both.cost - right.cost == pytest.approx(left.cost - plain.cost)


def test_a_piece_without_a_cost_has_no_worth() -> None:
    assert race().worth("aid", {"shows": "icons"}) is None


def strength(slope: float, odd: float = 0.0, luck: float = 0.004) -> Strength | None:
    """Twenty cards that cost 0 to 4: the win share grows by ``slope`` with the cost, the last has ``odd`` more, and
    each has ``luck`` more or less."""
    cards = [Card(id=f"C{number:02}", cost=number % 5) for number in range(20)]
    figures = [
        _card(card.id, slope * card.cost + (odd if number == 19 else luck * (-1) ** number))
        for number, card in enumerate(cards)
    ]
    hand = Hand(
        agent="steady", games=500, basis="drawn", typical=0.0, typical_ahead=0.0, point_worth=0.0, cards=tuple(figures)
    )
    return compared(hand, stated(cards), {})


def _card(name: str, lift: float) -> CardFigures:
    return CardFigures(
        id=name,
        title=name,
        kind="card",
        file="cards.yaml",
        line=1,
        uses=(),
        drawn=100,
        played_if_drawn=Interval(0.5, 0.4, 0.6),
        draw_lift=Interval(lift, lift - 0.03, lift + 0.03),
        likely_lift=None,
        ahead=None,
        likely_ahead=None,
        win_lift=None,
        verdicts=(),
        by_points=False,
        points=None,
    )


@pytest.mark.parametrize(("slope", "sign"), [(0.03, 1), (-0.03, -1)])
def test_whether_what_is_dear_is_strong(slope: float, sign: int) -> None:
    found = strength(slope)
    assert found is not None
    assert sign * found.together.value > 0.8


def test_what_one_more_of_cost_goes_with() -> None:
    found = strength(0.03)
    assert found is not None
    assert found.per_cost.low < 0.03 < found.per_cost.high


def test_a_piece_stronger_than_its_cost_is_named() -> None:
    found = strength(0.01, odd=0.25)
    assert found is not None
    assert [one.id for one in found.odd] == ["C19"]


def test_nobody_is_named_where_all_are_as_their_cost_promises() -> None:
    found = strength(0.01)
    assert found is not None
    assert found.odd == ()


def test_cost_is_not_held_against_win_shares_that_are_all_the_same() -> None:
    assert strength(0.0, luck=1e-17) is None


TILES, TOTAL, MOVED_OF_SIDES = 24, 6.0, 3.0
FRONT, BACK = {Trait("kind", "front"): 1.0}, {Trait("kind", "back"): 1.0}


def both(tiles: int, move: tuple[int, float], seed: int = 1) -> tuple[list[Distance], list[Distance]]:
    """Distances of tiles whose two costs come to six, fronts first, by their curve and by both sides; one is moved."""
    chance = Random(seed)
    fronts = [float(chance.randint(1, 5)) for _ in range(tiles)]
    costs = [*fronts, *(TOTAL - front for front in fronts)]
    rows: list[Traits] = [*(dict(FRONT) for _ in fronts)]
    # What a back costs stands on it; of a front nothing says what it costs.
    rows += [{**BACK, Trait("number", "goods"): TOTAL - front} for front in fronts]
    costs[move[0]] += move[1]
    curve = Curve(rows, ["front"] * tiles + ["back"] * tiles, costs)
    return curve.distances, distances_together(curve, [*range(tiles), *range(tiles)], rows, costs)


def found(tiles: int, move: tuple[int, float]) -> list[Distance]:
    return both(tiles, move)[1]


@pytest.mark.parametrize("place", [0, TILES])
def test_the_side_that_was_moved_is_the_likeliest_to_be_off(place: int) -> None:
    distances = found(TILES, (place, MOVED_OF_SIDES))
    assert max(range(2 * TILES), key=lambda one: distances[one].chance) == place


def test_a_cost_of_which_nothing_else_tells_is_foretold_by_the_other_side() -> None:
    assert found(TILES, (0, 0.0))[1].error < 1


def test_a_side_beside_one_that_was_moved_is_not_blamed() -> None:
    assert found(TILES, (TILES, MOVED_OF_SIDES))[0].chance < 0.2


def test_few_pieces_of_two_costs_tell_nothing_of_their_sum() -> None:
    alone, together = both(FEWEST - 1, (0, 0.0))
    assert alone == together


SEEDS = range(3)


@cache
def prices_of(name: str) -> PriceList:
    reference, _, kind = name.partition(":")
    return PriceList(open_set(reference), [kind] if kind else [])


@cache
def draws(name: str) -> list[Planted]:
    return [planted(prices_of(name), seed) for seed in SEEDS]


@pytest.mark.parametrize("name", ["race", "empires", "roll:tile"])
def test_five_of_six_are_named(name: str) -> None:
    assert [one.found >= MOVED - 1 for one in draws(name)] == [True] * len(SEEDS)


@pytest.mark.parametrize("name", ["race", "empires", "roll:tile"])
def test_under_five_in_a_hundred_of_the_others_are(name: str) -> None:
    assert sum(one.falsely for one in draws(name)) / len(SEEDS) < 0.05


def test_what_a_point_is_worth_stays_what_it_was() -> None:
    prices = prices_of("race")
    bent, _ = prices.fitted(draws("race")[0].costs)
    point = {Trait("number", "points"): 1.0}
    before, after = (curve.sum_of(curve.at(point) - curve.at({})) for curve in (prices.curve, bent))
    assert abs(before[0] - after[0]) < 2 * before[1]


@pytest.mark.parametrize("name", ["race", "empires"])
def test_few_pieces_of_the_shipped_sets_are_named(name: str) -> None:
    chances = [one.chance for one in prices_of(name).distances]
    assert sum(named_of(chances)) <= 0.04 * len(chances)


def test_a_moved_cost_is_named_at_the_line_that_moved_it(tmp_path: Path) -> None:
    folder = tmp_path / "dearer"
    folder.mkdir()
    change = {"extends": "race", "title": {"en": "Dearer"}, "languages": ["en"], "change": {"W12": {"cost": 6}}}
    (folder / "set.yaml").write_text(yaml.safe_dump(change, sort_keys=False), encoding="utf-8")
    found = priced(open_set(str(folder)), ["world"], None, tmp_path)
    assert ("W12", f"{folder.as_posix()}/set.yaml") in [(one.id, one.span.file) for one in found.named]


@pytest.mark.parametrize(
    ("chances", "named"),
    [
        ([0.9, 0.1], [True, False]),
        ([0.1, 0.9, 0.8], [False, True, True]),
        ([0.3] * 10, [True] + [False] * 9),
        ([0.19], [False]),
        ([], []),
    ],
    ids=["the likely", "in any order", "no more than few wrong", "none below one in five", "nothing"],
)
def test_who_is_named(chances: list[float], named: list[bool]) -> None:
    assert named_of(chances) == named


LANTERNS = str(ROOT / "tests" / "sixth_game" / "lanterns")
FILES = ("prices.html", "prices.zh-Hant.html", "prices.zh-Hans.html", "prices.json")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prices")
    assert main(["price", "race", "--output", str(folder)]) == 0
    return folder / "race"


def test_the_same_set_gives_the_same_bytes(written: Path, tmp_path: Path) -> None:
    main(["price", "race", "--output", str(tmp_path)])
    assert [(tmp_path / "race" / name).read_bytes() for name in FILES] == [
        (written / name).read_bytes() for name in FILES
    ]


@pytest.mark.parametrize(("page", "said"), list(zip(FILES, ("off the curve", "偏離曲線", "偏离曲线"), strict=False)))
def test_each_page_is_in_its_language(written: Path, page: str, said: str) -> None:
    assert said in (written / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", FILES[1:3])
def test_no_english_sentence_is_left_on_the_other_pages(written: Path, page: str) -> None:
    text = (written / page).read_text(encoding="utf-8").partition("<main>")[2].partition("<script>")[0]
    prose = re.sub(r"<[^>]*>", " ", text)
    assert not re.search(r"\b(the|is|of|pieces|what)\b", prose)


def test_a_piece_off_the_curve_is_told_with_file_and_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["price", "race", "--output", str(tmp_path)])
    assert re.search(r"content/race/worlds\.yaml:\d+:\d+: Offering Lamps \(W28\) has cost 0", capsys.readouterr().out)


def test_the_json_says_how_sure_each_cost_is(written: Path) -> None:
    found = json.loads((written / "prices.json").read_text(encoding="utf-8"))
    assert all(0 <= one["chance"] <= 1 and one["expected"]["low"] < one["expected"]["high"] for one in found["pieces"])


@pytest.mark.parametrize("name", ["steam", "trucker"])
def test_a_set_without_costs_is_told_so(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["price", name]), "states no cost" in capsys.readouterr().out) == (0, True)


def test_a_game_that_declares_no_cost_is_told_what_could_be_priced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    main(["price", LANTERNS])
    assert "--cost light" in capsys.readouterr().out


def test_any_game_is_priced_by_the_field_that_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    assert main(["price", LANTERNS, "--cost", "light", "--output", str(tmp_path)]) == 0
    assert "kindle" in capsys.readouterr().out


def test_without_statsmodels_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plugins, "find_spec", lambda library: None if library == "statsmodels" else library)
    assert main(["price", "race"]) == 2
    assert "pip install 'proofpress[lab]'" in capsys.readouterr().err
