"""A kit is opened, counted, told, surveyed and extended as any set is, but played by none; what commands make of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from generator.cli import main
from tests.kits.making import CARDS, KIT, SET, found_in, kit_in, opened, where
from tests.kits.spoiled import laid_out
from validator.base.issue import ContentError, WrongUse
from validator.content.describing import Describer
from validator.content.fields import kinds_of
from validator.content.kits.declared import SIZES, Keyword, Kind, Kit, Size
from validator.content.kits.rich import faults_in, plain_words, unfolded
from validator.content.loading import ContentSet
from validator.content.source import parse, plain
from validator.play.lookup import game_of, open_set
from validator.play.survey.counting import surveyed
from validator.play.survey.figures import Survey, Twins

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


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which commands are given."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_kit_is_legal_and_complete(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "wizards", "--kit"])
    capsys.readouterr()
    assert main(["check", "wizards"]) == 0
    assert capsys.readouterr().out == "wizards: legal and complete (8 designs, nothing found)\n"


def test_a_new_kit_prints(inside: Path) -> None:
    main(["new", "wizards", "--kit"])
    main(["print", "wizards", "--output", "out"])
    assert (inside / "out" / "wizards" / "wizards-en-a4.pdf").is_file()


def test_a_new_kit_speaks_the_languages_asked_for(inside: Path) -> None:
    main(["new", "wizards", "--kit", "--lang", "de", "--lang", "zh-Hant"])
    assert main(["check", "wizards"]) == 0
    assert "languages: [de, zh-Hant]" in (inside / "wizards" / "set.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("more", [["--from", "race"], ["--recipe"], ["--lang", "English language"]])
def test_a_kit_stands_alone(inside: Path, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "wizards", "--kit", *more]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_recipe_is_not_begun_for_what_nobody_plays(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["new", "wizards", "--kit"])
    capsys.readouterr()
    assert main(["new", "decks", "--recipe", "--from", "wizards"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1 and not (inside / "decks").exists()


@pytest.mark.parametrize(("file", "schema"), [("cards.yaml", "entries"), ("kit.yaml", "kit"), ("set.yaml", "set")])
def test_the_files_of_a_new_kit_fit_the_schemas_beside_them(inside: Path, file: str, schema: str) -> None:
    main(["new", "wizards", "--kit"])
    found = json.loads((inside / "wizards" / "schemas" / f"{schema}.schema.json").read_text(encoding="utf-8"))
    data = plain(parse((inside / "wizards" / file).read_text(encoding="utf-8"), file), [])
    assert list(Draft202012Validator(found).iter_errors(data)) == []


def test_schemas_follow_the_declaration(inside: Path) -> None:
    kit_in(inside, KIT.replace("cost: {", "price: {"))
    (inside / "goblins" / "cards.yaml").write_text(CARDS.replace("cost:", "price:"), encoding="utf-8")
    main(["schema", "goblins"])
    text = (inside / "goblins" / "schemas" / "entries.schema.json").read_text(encoding="utf-8")
    assert '"price"' in text


def test_words_tell_kinds_keywords_and_checks(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT + "keywords: {swift: {en: Acts first.}}\nchecks: [{check: total, exactly: 3}]\n")
    main(["words", "goblins"])
    said = capsys.readouterr().out
    assert all(line in said for line in ("kind goblin", "{swift} Swift: Acts first.", "total; wanted 3"))


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["playtest"],
        ["price"],
        ["sweep", "--vary", "cost=1..2"],
        ["tune"],
        ["generate"],
        ["train"],
        ["ladder"],
    ],
)
def test_what_plays_refuses_a_kit_in_a_sentence(
    inside: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    kit_in(inside)
    assert main([command[0], "goblins", *command[1:]]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_proof_of_a_kit_is_to_check_and_print_it(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside)
    assert main(["proof", "goblins", "--output", "out"]) == 0
    assert "was checked and printed; no rules are known that play it" in capsys.readouterr().out


def test_an_icon_that_nobody_drew_is_told_at_its_column(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT + "keywords: {swift: {en: Acts first.}}\n", CARDS + "    text: Be {swfit} now\n")
    assert main(["check", "goblins"]) == 1
    assert "cards.yaml:11:15: error: G2 › text: there is no icon and no keyword 'swfit'" in capsys.readouterr().out


def test_a_colour_that_no_theme_has_is_told_at_its_card(inside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kit_in(inside, KIT, CARDS + "    tint: bleu-de-france\n")
    main(["check", "goblins"])
    assert "cards.yaml:11:11: error: G2 › tint: there is no colour 'bleu-de-france'" in capsys.readouterr().out


def test_reminders_and_names_are_drawn(inside: Path) -> None:
    kit = KIT.replace("values: [red, green]", "values: [red, green], names: {green: {en: Moss}}")
    kit_in(inside, kit + "keywords: {swift: {en: Acts first.}}\n", CARDS + '    text: "{swift}"\n')
    main(["print", "goblins", "--svg-text", "--output", "out"])
    drawn = next((inside / "out").rglob("G2*.svg")).read_text(encoding="utf-8")
    assert "Acts" in drawn


SURVEYED_KIT = """\
kinds:
  goblin:
    fields:
      cost: {type: number, from: 0, to: 99, default: 0}
      age: {type: number, from: 0, to: 99, optional: true}
      suit: {type: one_of, values: [cave, wood], default: cave}
      text: {type: text, rich: true, most: 200, optional: true}
      art: {type: picture, optional: true}
      big: {type: yes_no}
      cry: {type: text, translated: true, optional: true}
keywords:
  swift: {en: It acts first.}
"""


def survey_of(folder: Path, *cards: str, languages: str = "en") -> Survey:
    listed = "".join(f"  - {{id: G{at}, title: {{en: Card {at}}}, {card}}}\n" for at, card in enumerate(cards, start=1))
    manifest = f"game: kit\ntitle: {{en: Goblins}}\nlanguages: [{languages}]\n"
    files = {"set.yaml": manifest, "kit.yaml": SURVEYED_KIT, "cards.yaml": f"goblin:\n{listed}"}
    return surveyed(open_set(laid_out(folder, files).as_posix()))


def told(survey: Survey) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    return [(group.field, group.pieces, group.values) for group in survey.twins]


def test_numbers_that_all_differ_are_no_likeness(tmp_path: Path) -> None:
    survey = survey_of(
        tmp_path, "cost: 3, suit: cave", "cost: 7, suit: wood", "cost: 1", "cost: 9", "cost: 4, suit: wood"
    )
    assert not [group for group in survey.twins if not group.field]


def test_what_all_differ_in_is_what_they_differ_in(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", "cost: 7", "cost: 1", "cost: 9")
    assert told(survey) == [("cost", ("G1", "G2", "G3", "G4"), ("3", "7", "1", "9"))]


def test_a_running_number_is_named_where_nothing_else_differs(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"cost: {number}" for number in range(1, 6)))
    assert told(survey)[0][0] == "cost"


def test_pieces_with_a_running_number_may_still_be_near_twins(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"age: {at}, cost: {cost}" for at, cost in enumerate((5, 8, 1, 3), start=1)))
    assert ("cost", ("G1", "G2", "G3", "G4"), ("5", "8", "1", "3")) in told(survey)


def test_long_texts_that_differ_at_their_end_are_not_alike(tmp_path: Path) -> None:
    long = "Draw a card from the deck and keep it until the end, then "
    survey = survey_of(tmp_path, f"text: '{long} win.'", f"text: '{long} lose.'")
    assert [group.field for group in survey.twins] == ["text"]


def test_designs_with_all_the_same_are_alike(tmp_path: Path) -> None:
    assert told(survey_of(tmp_path, "cost: 3", "cost: 3")) == [("", ("G1", "G2"), ())]


def test_pictures_make_no_difference_but_are_named(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "art: a.png", "art: b.png")
    assert told(survey) == [("art", ("G1", "G2"), ("a.png", "b.png"))]


def test_two_differences_are_no_near_twins(tmp_path: Path) -> None:
    assert survey_of(tmp_path, "cost: 3, suit: cave", "cost: 4, suit: wood").twins == ()


def test_values_that_skip_are_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {2 * number}" for number in range(12))).kinds
    assert kind.running == ()


def test_a_number_that_only_some_have_is_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"age: {number}" for number in range(10)), "cost: 2").kinds
    assert "age" not in kind.running and "age" in [curve.field for curve in kind.curves]


def test_numbers_out_of_order_are_no_running_number(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {number}" for number in (3, 1, 2, 5, 4, 7, 6, 9, 8, 10))).kinds
    assert kind.running == ()


def test_a_running_number_is_one(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, *(f"cost: {number}" for number in range(10))).kinds
    assert kind.running == ("cost",)


def test_nothing_is_told_of_pictures_that_are_not_written_down(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3", "cost: 4").kinds
    assert "art" not in [gap.field for gap in kind.gaps]


def test_a_field_that_some_fill_is_counted(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "age: 0", "cost: 4").kinds
    assert [(gap.filled, gap.of) for gap in kind.gaps if gap.field == "age"] == [(1, 2)]


@pytest.mark.parametrize(
    ("card", "name", "is_unused"),
    [
        ("suit: cave", "suit: wood", True),
        ("suit: wood", "suit: wood", False),
        ("big: false", "big", True),
        ("big: true", "big", False),
        ('text: "{{swift}}"', "swift", True),
        ('text: "{swift}"', "swift", False),
    ],
)
def test_what_stands_on_no_piece_is_named(tmp_path: Path, card: str, name: str, is_unused: bool) -> None:
    assert (name in survey_of(tmp_path, card).unused) is is_unused


def test_a_title_is_measured_in_the_languages_that_have_it(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", languages="en, de")
    assert [one.titles for one in survey.lengths] == [((6, 1),), ()]


def test_a_language_that_lacks_a_text_is_told_of(tmp_path: Path) -> None:
    english, german = survey_of(tmp_path, "cry: {en: Hey}", languages="en, de").spoken
    assert (english.texts, german.texts, german.lacking) == (1, 0, ("G1",))


def test_a_number_that_stands_apart_is_named_and_no_other(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, *(f"cost: {number}" for number in (2, 3, 2, 3, 4, 2, 3, 4, 3, 60)))
    assert [(one.id, one.field, one.value) for one in survey.outliers] == [("G10", "cost", 60)]


def test_copies_are_counted_in_curves(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3, count: 4", "cost: 5").kinds
    assert next(curve.counts for curve in kind.curves if curve.field == "cost") == ((3, 4), (5, 1))


def test_a_value_on_all_is_told_as_the_same(tmp_path: Path) -> None:
    (kind,) = survey_of(tmp_path, "cost: 3, age: 2", "cost: 3, age: 5").kinds
    assert kind.constant == (("cost", 3),)


def test_what_stands_together_is_counted(tmp_path: Path) -> None:
    together = survey_of(tmp_path, "suit: cave, big: true", "suit: cave").together
    row = dict(zip(together.names, together.rows[together.names.index("big")], strict=True))
    assert row["suit: cave"] == 1


def test_twins_of_two_are_told_before_larger_groups(tmp_path: Path) -> None:
    survey = survey_of(tmp_path, "cost: 3", "cost: 7", "cost: 1", "age: 2, suit: wood", "age: 5, suit: wood")
    assert [type(one) for one in survey.twins][:1] == [Twins] and len(survey.twins[0].pieces) == 2


KEYWORDS = {
    "swift": Keyword(called={"en": "Swift", "de": "Flink"}, reminder={"en": "Acts first.", "de": "Zuerst."}),
    "armour": Keyword(reminder={"en": "# damage less."}, icon="shield"),
}
ICONS = {"gold", "shield"}

UNFOLDED = [
    ("an icon in the line", "Gain {gold} 2.", "Gain [icon:gold] 2."),
    ("a word that is no icon", "Gain {glod}.", "Gain glod."),
    ("bold and italic", "**Now** and *then*", "**Now** and *then*"),
    ("a colour", "[red]now[/] then", "[ink:red]now[/ink] then"),
    ("a colour by its number", "[#aa0000]now[/]", "[ink:#aa0000]now[/ink]"),
    ("a colour in a colour", "[red]a[blue]b[/]c[/]", "[ink:red]a[/ink][ink:blue]b[/ink][ink:red]c[/ink]"),
    ("a keyword with its reminder", "{swift}.", "**Swift** *(Acts first.)*."),
    ("a keyword with its icon and number", "{armour 2}", "[icon:shield] **Armour 2** *(2 damage less.)*"),
    ("brackets themselves", "{{a}} [[b]]", "{a} [b]"),
    ("bullets", "- one\n- two", "- one\n- two"),
]


@pytest.mark.parametrize(("text", "drawn"), [row[1:] for row in UNFOLDED], ids=[row[0] for row in UNFOLDED])
def test_rich_text_is_unfolded(text: str, drawn: str) -> None:
    assert unfolded(text, Kit(keywords=KEYWORDS), "en", ICONS) == drawn


def test_a_keyword_speaks_the_language_printed() -> None:
    assert unfolded("{swift}", Kit(keywords=KEYWORDS), "de", ICONS) == "**Flink** *(Zuerst.)*"


@pytest.mark.parametrize(("reminders", "times"), [("first", 1), ("always", 2), ("never", 0)])
def test_a_keyword_is_explained_as_often_as_the_kit_says(reminders: str, times: int) -> None:
    kit = Kit(keywords=KEYWORDS, reminders=reminders)  # type: ignore[arg-type]
    assert unfolded("{swift} {swift}", kit, "en", ICONS).count("Acts first.") == times


def test_rich_text_is_told_without_its_marks() -> None:
    text = "**Gain** [red]{gold}[/] and {armour 2}, *{{now}}*"
    assert plain_words(text, Kit(keywords=KEYWORDS), "en") == "Gain gold and Armour 2, {now}"


@pytest.mark.parametrize("text", ["a * b", "2 ** 3 ** 4", "{gold}", "[red]x[/]", "}}", "- one"])
def test_what_can_be_read_has_no_fault(text: str) -> None:
    assert list(faults_in(text)) == []


def test_a_keyword_may_be_written_as_its_reminder_alone(tmp_path: Path) -> None:
    content = opened(tmp_path, KIT + "keywords: {swift: {en: Acts first.}}\n")
    assert content.words.kit.keywords["swift"].reminder == {"en": "Acts first."}  # type: ignore[attr-defined]


def test_a_fault_in_quotes_stands_at_its_column(tmp_path: Path) -> None:
    issues = found_in(tmp_path, cards=CARDS + "    text: 'Now } see'\n")
    assert [where(issue) for issue in issues] == ["cards.yaml:11:16"]
