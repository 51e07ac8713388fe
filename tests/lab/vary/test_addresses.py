"""Addresses lead to numbers and words of sets of every game; what leads nowhere is told with what would."""

from __future__ import annotations

import pytest

from validator.base.issue import ContentError, WrongUse
from validator.play.lab.vary.addresses import address_in, addresses_of, checked, matching, values_of
from validator.play.lookup import open_set


@pytest.mark.parametrize(
    ("reference", "text", "present", "accepts"),
    [
        ("race", "rules.hand_limit", 10, "1 to 40"),
        ("race", "rules.trade", "mandatory", "mandatory or optional"),
        ("race", "rules.sale_price.rare", 3, "0 to 12"),
        ("race", "D05.powers.0.amount", 3, "1 to 9"),
        ("empires", "rules.rounds.4", 5, "1 to 12"),
        ("empires", "E01.left", 1, "1 to 6 or wormhole"),
        ("empires", "E20.a.points", 3, "0 to 12"),
        ("empires", "E20.a.cost", None, "0 to 9"),
        ("roll", "G01.front.cost", 1, "0 to 9"),
        ("steam", "rust-belt.cities.0.cubes", 2, "0 to 9"),
        ("steam", "parts.bag.count", 1, "0 to 2000"),
        ("trucker", "T001.edges.0", "smooth", "double, single, smooth or universal"),
        ("trucker", "rules.peeking", True, "false or true"),
    ],
)
def test_an_address_knows_what_stands_there_and_what_may(
    reference: str, text: str, present: object, accepts: str
) -> None:
    found = address_in(open_set(reference), text)
    assert (found.present, str(found.accepts.told)) == (present, accepts)


@pytest.mark.parametrize(
    ("reference", "text", "meant"),
    [
        ("race", "D05.powers.0", "D05.powers.0.amount"),
        ("race", "S1.powers.strength.amount", "S1.powers.0.amount"),
        ("steam", "rust-belt.cities.st-louis.cubes", "rust-belt.cities.1.cubes"),
    ],
)
def test_items_of_lists_may_be_called_by_their_words_and_groups_by_their_only_number(
    reference: str, text: str, meant: str
) -> None:
    assert address_in(open_set(reference), text).text == meant


@pytest.mark.parametrize(
    ("text", "code", "suggestion"),
    [
        ("hand_limit", "unknown-address", "'rules.hand_limit'"),
        ("D05.cots", "unknown-address", "'D05.cost'"),
        ("rules.sale_price.rar", "unknown-address", "'rules.sale_price.rare'"),
        ("D05.cost.more", "unknown-address", "'D05.cost'"),
        ("D05.title.en", "no-single-value", None),
        ("S0.powers.1", "no-single-value", None),
        ("rules", "no-single-value", None),
    ],
)
def test_what_leads_nowhere_is_a_finding_with_what_was_meant(text: str, code: str, suggestion: str | None) -> None:
    with pytest.raises(ContentError) as found:
        address_in(open_set("race"), text)
    assert [(issue.code, issue.suggestion) for issue in found.value.issues] == [(code, suggestion)]


def test_all_numbers_out_of_bounds_are_one_finding_and_every_other_value_is_one() -> None:
    address = address_in(open_set("race"), "D05.cost")
    found = [(issue.code, str(issue.found)) for issue in checked(address, [-1, 0, 9, 10, True, "two", 1.5])]
    assert found == [("out-of-range", "-1, 10 and 1.5"), ("wrong-value", "true"), ("wrong-value", "two")]


def test_words_are_offered_where_one_is_misspelt() -> None:
    address = address_in(open_set("race"), "rules.trade")
    assert [issue.suggestion for issue in checked(address, ["optionel"])] == ["'optional'"]


@pytest.mark.parametrize("reference", ["race", "empires", "roll", "steam", "trucker"])
def test_the_listing_has_numbers_first_and_no_places(reference: str) -> None:
    found = addresses_of(open_set(reference))
    numbers = [address.is_number for address in found]
    assert numbers == sorted(numbers, reverse=True)
    assert not [one.text for one in found if isinstance(one.path[-1], int) and one.is_number and not one.choices]


def test_every_listed_value_is_one_that_its_place_takes() -> None:
    content = open_set("trucker")
    assert [one.text for one in addresses_of(content) if not one.accepts.takes(one.present)] == []


def test_patterns_choose_addresses() -> None:
    found = matching(addresses_of(open_set("race")), ["rules.h*", "D0[12].cost"])
    assert [address.text for address in found] == ["rules.hand_limit", "D01.cost", "D02.cost"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("7..9", [7, 8, 9]),
        ("0..8/4", [0, 4, 8]),
        ("-1..1", [-1, 0, 1]),
        ("1,2,5,2", [1, 2, 5]),
        ("0..2,wormhole", [0, 1, 2, "wormhole"]),
        ("true,false", [True, False]),
        ("null, 3", [None, 3]),
    ],
)
def test_values_are_written_as_ranges_and_lists(text: str, values: list[object]) -> None:
    assert values_of(text) == values


@pytest.mark.parametrize("text", ["", "1,,2", "9..7", "1..5/0", "1..x", "0..999999999"])
def test_what_names_no_values_is_refused(text: str) -> None:
    with pytest.raises(WrongUse):
        values_of(text)
