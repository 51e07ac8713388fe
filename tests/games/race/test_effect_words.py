"""Each effect word of Race for the Galaxy, with the fewest cards that show it."""

from __future__ import annotations

import pytest

from tests.games.race.tabletop import Changes, Tabletop, table, words
from validator.play.games.race.words.vocabulary import POWERS, Power

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
