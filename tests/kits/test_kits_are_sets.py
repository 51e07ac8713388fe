"""A kit is opened, counted, told and extended as any set is, but played by none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import CARDS, KIT, SET, found_in, kit_in, opened, where
from validator.base.issue import ContentError, WrongUse
from validator.content.describing import Describer
from validator.content.fields import kinds_of
from validator.content.kits.declared import SIZES, Kind, Size
from validator.content.loading import ContentSet
from validator.play.lookup import game_of, open_set

BASE = "game: kit\ntitle: {en: Goblins}\nlanguages: [en]\n"


def fields(content: ContentSet, name: str) -> dict[str, object]:
    piece = content.by_id[name]
    return {field: getattr(piece, field) for field in piece.__struct_fields__}


def test_every_type_has_its_value_where_none_is_given(tmp_path: Path) -> None:
    given = fields(opened(tmp_path), "G1")
    assert {name: given[name] for name in ("text", "tags", "partner", "motto", "weight", "tint", "sign", "art")} == {
        "text": "",
        "tags": (),
        "partner": None,
        "motto": {},
        "weight": None,
        "tint": "red",
        "sign": None,
        "art": "",
    }


def test_yes_or_no_is_no_where_nothing_is_said(tmp_path: Path) -> None:
    assert fields(opened(tmp_path), "G1")["grown"] is False


def test_a_counted_number_counts_copies(tmp_path: Path) -> None:
    kit = KIT.replace("{each: goblin, where: {tribe: red}}", "{each: goblin, where: {tribe: green}, per: 3, plus: 1}")
    assert fields(opened(tmp_path, kit), "G1")["reds"] == 7


def test_a_counted_number_adds_up_a_field(tmp_path: Path) -> None:
    kit = KIT.replace("{each: goblin, where: {tribe: red}}", "{each: goblin, of: cost}")
    assert fields(opened(tmp_path, kit), "G1")["reds"] == 5


def test_a_counted_number_counts_cards_like_this_one(tmp_path: Path) -> None:
    kit = KIT.replace("{each: goblin, where: {tribe: red}}", "{each: goblin, same: [tribe]}")
    content = opened(tmp_path, kit)
    assert [fields(content, name)["reds"] for name in ("G1", "G2")] == [1, 2]


def test_a_counted_number_counts_its_own_list(tmp_path: Path) -> None:
    kit = KIT.replace("{each: goblin, where: {tribe: red}}", "{each: tags, where: {value: sly}, per: 2}")
    assert fields(opened(tmp_path, kit, CARDS + "    tags: [sly, big]\n"), "G2")["reds"] == 2


def test_one_count_may_rest_on_another(tmp_path: Path) -> None:
    kit = KIT + "      twice: {type: number, derived: {each: goblin, of: reds}}\n"
    assert fields(opened(tmp_path, kit), "G1")["twice"] == 3


def test_a_count_that_leaves_its_range_is_told_at_the_card(tmp_path: Path) -> None:
    kit = KIT.replace("reds: {type: number,", "reds: {type: number, from: 2,")
    assert [(issue.code, where(issue)) for issue in found_in(tmp_path, kit)] == [
        ("out-of-range", "cards.yaml:2:5"),
        ("out-of-range", "cards.yaml:6:5"),
    ]


@pytest.mark.parametrize("name", ["class", "from", "import", "type", "kind", "name", "value", "self", "cls", "values"])
def test_any_word_may_name_a_field(tmp_path: Path, name: str) -> None:
    kit = KIT + f"      {name}: {{type: number, default: 4}}\n"
    assert fields(opened(tmp_path, kit), "G1")[name] == 4


@pytest.mark.parametrize("name", ["players", "piece", "entries", "set", "list", "str", "change", "class", "goblin_set"])
def test_any_word_may_name_a_kind(tmp_path: Path, name: str) -> None:
    kit = f"kinds:\n  {name}: {{fields: {{n: {{type: number}}}}}}\n"
    cards = f"{name}:\n  - {{id: A, title: {{en: A}}}}\n"
    assert [(issue.code, where(issue)) for issue in found_in(tmp_path, kit, cards)] == [
        ("missing-field", "cards.yaml:2:5")
    ]


def test_the_parts_list_follows_from_the_cards(tmp_path: Path) -> None:
    content = opened(tmp_path)
    assert [(line.kind, line.count, line.print) for line in content.manifest.parts] == [("goblin", 3, "card")]


def test_a_parts_list_that_is_given_is_held_to(tmp_path: Path) -> None:
    issues = found_in(tmp_path, manifest=SET + "parts: [{kind: goblin, count: 5, print: card}]\n")
    assert [(issue.code, where(issue)) for issue in issues] == [("count-mismatch", "set.yaml:4:31")]


def test_untitled_pieces_need_no_title(tmp_path: Path) -> None:
    kit = KIT.replace("  goblin:\n", "  goblin:\n    titled: false\n")
    assert found_in(tmp_path, kit, CARDS.replace("    title: {en: Boss}\n", "")) == []


def test_no_rules_play_a_kit(tmp_path: Path) -> None:
    with pytest.raises(WrongUse, match="is a kit: it can be checked and printed"):
        game_of(opened(tmp_path))


def test_what_a_field_is_about_is_said_of_it(tmp_path: Path) -> None:
    kit = KIT.replace("cost: {type: number,", "cost: {type: number, about: What you pay.,")
    (group,) = kinds_of(opened(tmp_path, kit).words)
    assert dict(group.fields)["cost"] == "What you pay.; a whole number from 0 to 9; must be given"


def test_a_card_is_told_in_a_line(tmp_path: Path) -> None:
    kit = KIT.replace("cost: {type: number,", "cost: {type: number, called: {en: price},")
    kit = kit.replace("values: [red, green]", "values: [red, green], names: {green: {en: Moss}}")
    content = opened(tmp_path, kit, CARDS + '    text: "Gain **two** {gold}."\n    tags: [sly]\n')
    line = Describer(content, "en").line(content.by_id["G2"])
    assert line == "Sneak (price: 1, tribe: Moss, tags: sly, reds: 1) Gain two gold."


def test_a_kit_extends_a_kit_and_adds_a_field_and_a_check(tmp_path: Path) -> None:
    base = kit_in(tmp_path)
    place = tmp_path / "more"
    place.mkdir()
    base.rename(place / "base")
    (place / "set.yaml").write_text("extends: base\nchange: {G1: {cost: 4, rank: 2}}\n", encoding="utf-8")
    (place / "kit.yaml").write_text(
        "kinds: {goblin: {fields: {rank: {type: number, default: 1}}}}\n"
        "checks: [{check: total, of: rank, exactly: 4}]\n",
        encoding="utf-8",
    )
    content = open_set(place.as_posix())
    assert (fields(content, "G1")["rank"], fields(content, "G2")["rank"], fields(content, "G1")["cost"]) == (2, 1, 4)


def test_a_change_of_a_fields_type_forgets_the_old_one(tmp_path: Path) -> None:
    base = kit_in(tmp_path)
    place = tmp_path / "other"
    place.mkdir()
    base.rename(place / "base")
    (place / "set.yaml").write_text("extends: base\nchange: {G1: {cost: much}, G2: {cost: much}}\n", encoding="utf-8")
    (place / "kit.yaml").write_text("kinds: {goblin: {fields: {cost: {type: text}}}}\n", encoding="utf-8")
    assert fields(open_set(place.as_posix()), "G1")["cost"] == "much"


def test_both_files_of_a_kit_are_judged_at_once_where_the_declaration_is_sound(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as fault:
        opened(tmp_path, cards=CARDS.replace("cost: 3", "cost: 33"), manifest=SET.replace("[en]", "[]"))
    assert {where(issue).partition(":")[0] for issue in fault.value.issues} == {"cards.yaml", "set.yaml"}


@pytest.mark.parametrize(
    "name",
    ["poker", "bridge", "tarot", "mini", "mini-euro", "square", "domino", "business", "jumbo", "hex", "circle", "a4"],
)
def test_standard_sizes_are_known(name: str) -> None:
    assert Kind(size=name).trim == SIZES[name]


def test_a_size_of_ones_own_is_cut_as_its_form_says() -> None:
    assert Kind(form="hex", size=Size(width=50, height=58)).trim.outline == "hexagon"
