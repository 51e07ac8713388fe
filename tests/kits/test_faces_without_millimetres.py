"""Backs, art, colours, icons and looks said in ``kit.yaml`` alone, with no file of layout."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.print.drawing.coverage import leaves
from generator.print.drawing.scene import Glyphs, Picture, Text, Use, inside
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.looks.hues import SIGNS, marks_of
from tests.kits.spoiled import Spoiled, at, judged, laid_out, picture, place_of
from validator.play.lookup import open_set

KIT = """\
kinds:
  creature:
    look: classic
    fields:
      suit: {type: one_of, values: [fish, cave]}
      cost: {type: number, from: 0, to: 9}
      sign: {type: icon, optional: true, printed: false}
      text: {type: text, rich: true}
  event:
    look: classic
    fields:
      text: {type: text, rich: true}
"""
CARDS = """\
creature:
  - {id: C1, title: {en: Carp}, suit: fish, cost: 1, text: Swim.}
  - {id: C2, title: {en: Bat}, suit: cave, cost: 5, text: Fly.}
event:
  - {id: E1, title: {en: Rain}, text: Wet.}
"""
LOOK = "    look: classic\n"
Files = dict[str, str | bytes]


def files(old: str = "", new: str = "", cards: str = CARDS, **more: str | bytes) -> Files:
    """The kit with something else in place of something."""
    assert old in KIT
    return {"kit.yaml": KIT.replace(old, new, 1), "cards.yaml": cards, **more}


def kind(words: str) -> Files:
    """The kit with more said of its creatures."""
    return files(LOOK, f"{LOOK}    {words}\n")


def suit(words: str, **more: str | bytes) -> Files:
    """The kit with more said of its suits."""
    return {**files("values: [fish, cave]", f"values: [fish, cave], {words}"), **more}


def drawn(folder: Path, given: Mapping[str, str | bytes]) -> dict[str, Sides]:
    sides, issues = faces_of(open_set(laid_out(folder, given).as_posix()), "en", is_kept=False)
    assert not issues, "\n".join(map(str, issues))
    return {side.id: side for side in sides}


def signs(scene: object) -> set[str]:
    """The icons and marks on a side."""
    return {item.symbol.name for item in inside(getattr(scene, "items")) if isinstance(item, Use)}  # noqa: B009


def has_sign(scene: object, name: str) -> bool:
    return any(f"icon-{name}-" in one or f"icon-game-icons:{name}-" in one for one in signs(scene))


def words_on(scene: object) -> str:
    found = (leaf.item for leaf in leaves(getattr(scene, "items")))  # noqa: B009
    return " ".join(item.text for item in found if isinstance(item, Text | Glyphs))


def colour(folder: Path, given: Mapping[str, str | bytes], name: str) -> str:
    return layout_of(open_set(laid_out(folder, given).as_posix())).themes["standard"][name]


def test_backs_differ_by_kind_from_the_first_print(tmp_path: Path) -> None:
    sides = drawn(tmp_path, files())
    assert sides["C1"].back == sides["C2"].back and sides["C1"].back != sides["E1"].back


def test_a_kind_without_a_back_has_none(tmp_path: Path) -> None:
    sides = drawn(tmp_path, kind("back: none"))
    assert sides["C1"].back is None and sides["E1"].back is not None


def test_a_back_may_be_that_of_another_look(tmp_path: Path) -> None:
    plain, other = drawn(tmp_path / "a", files()), drawn(tmp_path / "b", kind("back: tarot"))
    assert plain["C1"].back != other["C1"].back and plain["C1"].front.items == other["C1"].front.items


def test_a_back_has_the_colour_and_icon_that_are_asked_for(tmp_path: Path) -> None:
    given = kind('back: {colour: "#7a4a10", icon: key}')
    assert has_sign(drawn(tmp_path / "a", given)["C1"].back, "key")
    assert colour(tmp_path / "b", given, "back-creature") == "#7a4a10"


def test_a_back_may_be_a_picture(tmp_path: Path) -> None:
    given = {**kind("back: {picture: back.png}"), "pictures/back.png": picture(size=(900, 1300))}
    back = drawn(tmp_path, given)["C1"].back
    assert back is not None and any(isinstance(item, Picture) for item in inside(back.items))


def test_each_suit_has_its_own_back(tmp_path: Path) -> None:
    sides = drawn(tmp_path, kind("back: {by: suit}"))
    assert sides["C1"].back != sides["C2"].back and has_sign(sides["C1"].back, "fish")


def test_cards_of_a_suit_share_one_back(tmp_path: Path) -> None:
    cards = CARDS.replace("suit: cave", "suit: fish")
    sides = drawn(tmp_path, {**kind("back: {by: suit}"), "cards.yaml": cards})
    assert sides["C1"].back is sides["C2"].back


def test_a_suit_has_the_icon_of_its_name(tmp_path: Path) -> None:
    assert "icon-fish" in "".join(signs(drawn(tmp_path, files())["C1"].front))


def test_a_value_has_the_colour_given_to_it(tmp_path: Path) -> None:
    assert colour(tmp_path, suit('colours: {fish: "#123456"}'), "of-fish") == "#123456"


def test_a_value_has_a_colour_of_the_theme_by_its_name(tmp_path: Path) -> None:
    given = suit("colours: {fish: mine}", **{"theme.yaml": 'mine: "#654321"\n'})
    assert colour(tmp_path, given, "of-fish") == "#654321"


def test_water_is_blue_and_fire_is_red(tmp_path: Path) -> None:
    given = files("values: [fish, cave]", "values: [fire, water, fish, cave]")
    water, fire = (colour(tmp_path / name, given, f"of-{name}") for name in ("water", "fire"))
    assert water[1:3] < water[5:7] and fire[1:3] > fire[5:7]


def test_a_value_has_the_icon_given_to_it(tmp_path: Path) -> None:
    sides = drawn(tmp_path, suit("icons: {cave: bat}"))
    assert any("bat" in name for name in signs(sides["C2"].front))


def test_a_value_has_the_picture_given_to_it(tmp_path: Path) -> None:
    sides = drawn(tmp_path, suit("pictures: {cave: c.png}", **{"pictures/c.png": picture(size=(900, 600))}))
    shown = {name: any(isinstance(item, Picture) for item in inside(side.front.items)) for name, side in sides.items()}
    assert shown == {"C1": False, "C2": True, "E1": False}


def test_a_piece_has_its_own_picture_before_that_of_its_value(tmp_path: Path) -> None:
    both: Files = {"pictures/c.png": picture(size=(900, 600)), "pictures/C2.png": picture(size=(1000, 700))}
    both["cards.yaml"] = CARDS.replace("suit: fish", "suit: cave")
    front = drawn(tmp_path, suit("pictures: {cave: c.png}", **both))["C2"].front
    assert [Path(item.file).name for item in inside(front.items) if isinstance(item, Picture)] == ["C2.png"]


@pytest.mark.parametrize(
    ("words", "sign"), [("art: {by: suit}", "fish"), ("art: {icon: key}", "key"), ("art: {icon: swordman}", "swordman")]
)
def test_art_may_be_an_emblem(tmp_path: Path, words: str, sign: str) -> None:
    assert has_sign(drawn(tmp_path, kind(words))["C1"].front, sign)


def test_art_may_be_nothing_or_a_scene(tmp_path: Path) -> None:
    fronts = [
        drawn(tmp_path / str(number), kind(f"art: {{scene: {name}}}"))["C1"].front.items
        for number, name in enumerate(("nothing", "vista", "panorama"))
    ]
    assert len(set(fronts)) == 3


def test_art_may_be_one_picture_for_all(tmp_path: Path) -> None:
    given = {**kind("art: {picture: all.png}"), "pictures/all.png": picture(size=(900, 600))}
    sides = drawn(tmp_path, given)
    assert all(any(isinstance(item, Picture) for item in inside(sides[name].front.items)) for name in ("C1", "C2"))


@pytest.mark.parametrize("when", ["{suit: cave}", "{suit: [cave]}", "{cost: {from: 4}}", "{cost: 5}"])
def test_a_field_is_shown_on_some_pieces_alone(tmp_path: Path, when: str) -> None:
    given = files("text: {type: text, rich: true}", f"text: {{type: text, rich: true, show: {{when: {when}}}}}")
    sides = drawn(tmp_path, given)
    assert "Swim." not in words_on(sides["C1"].front) and "Fly." in words_on(sides["C2"].front)


def test_pieces_of_a_value_wear_another_look(tmp_path: Path) -> None:
    given = files(LOOK, "    look: {like: classic, by: suit, looks: {cave: full-art}}\n")
    plain, some = drawn(tmp_path / "a", files()), drawn(tmp_path / "b", given)
    assert plain["C1"].front.items == some["C1"].front.items and plain["C2"].front.items != some["C2"].front.items


def test_pieces_in_another_look_have_the_same_size(tmp_path: Path) -> None:
    sides = drawn(tmp_path, files(LOOK, "    look: {like: classic, by: suit, looks: {cave: full-art}}\n"))
    assert {(side.front.width, side.front.height) for side in sides.values()} == {(63.5, 88.9)}


def title_sizes(folder: Path, given: Mapping[str, str | bytes]) -> list[float]:
    fronts = [drawn(folder, given)[name].front for name in ("C1", "C2")]
    found = [[leaf.item for leaf in leaves(front.items) if isinstance(leaf.item, Text)] for front in fronts]
    return [next(item.size for item in items if item.text.startswith(("Carp", "A bat"))) for items in found]


def test_titles_of_a_kind_may_be_of_one_size(tmp_path: Path) -> None:
    long = {"cards.yaml": CARDS.replace("en: Bat", "en: A bat that flew in at night")}
    small, large = sorted(title_sizes(tmp_path / "a", {**files(), **long}))
    even = title_sizes(tmp_path / "b", {**kind("titles: even"), **long})
    assert small < large and even == [small, small]


ICONS = {
    "in a text": files(cards=CARDS.replace("Swim.", '"Gain {two-coins}."')),
    "in a text, with its prefix": files(cards=CARDS.replace("Swim.", '"Gain {game-icons:two-coins}."')),
    "in a field": {
        **files(cards=CARDS.replace("suit: fish", "suit: fish, sign: two-coins")),
        "kit.yaml": KIT.replace(", printed: false", "")
        .replace("classic", "token", 1)
        .replace("    look: token", "    form: token\n    look: token", 1)
        .replace(
            "      cost: {type: number, from: 0, to: 9}\n",
            "      cost: {type: number, from: 0, to: 9, printed: false}\n",
            1,
        )
        .replace("text: {type: text, rich: true}", "text: {type: text, rich: true, printed: false}", 1),
    },
    "by another name": files(cards=CARDS.replace("Swim.", '"Gain {gold}."'), **{"icons.yaml": "gold: two-coins\n"}),
}


@pytest.mark.parametrize("name", ICONS)
def test_the_library_is_within_reach(tmp_path: Path, name: str) -> None:
    assert has_sign(drawn(tmp_path, ICONS[name])["C1"].front, "two-coins")


def test_icons_of_our_games_are_none_of_a_kit(tmp_path: Path) -> None:
    found = judged(tmp_path, files(cards=CARDS.replace("Swim.", '"Gain {off-symbols}."')))
    assert [issue.code for issue in found] == ["unknown-icon"]


BY = kind("back: {by: suite}")
FAULTS = [
    Spoiled("a back like no look", kind("back: tarott"), "unknown-look", "kit.yaml:4:11", "'tarot'"),
    Spoiled("a back by no field", BY, "unknown-field", "kit.yaml:4:16", "'suit'"),
    Spoiled("a back by a number", kind("back: {by: cost}"), "wrong-type", "kit.yaml:4:16", "suit"),
    Spoiled("a back with no such icon", kind("back: {icon: keey}"), "unknown-icon", "kit.yaml:4:18", "'key'"),
    Spoiled("a back of no such colour", kind("back: {colour: bleu}"), "unknown-colour", "kit.yaml:4:20", "'blue'"),
    Spoiled("a back with no such picture", kind("back: {picture: b.png}"), "missing-picture", "kit.yaml:4:21", "b.png"),
    Spoiled("art by no field", kind("art: {by: suite}"), "unknown-field", "kit.yaml:4:15", "'suit'"),
    Spoiled(
        "art that says two things", kind("art: {icon: key, scene: vista}"), "wrong-value", "kit.yaml:4:10", "one thing"
    ),
    Spoiled("art of no such scene", kind("art: {scene: vistta}"), "unknown-scene", "kit.yaml:4:18", "'vista'"),
    Spoiled("art with no such icon", kind("art: {icon: keey}"), "unknown-icon", "kit.yaml:4:17", "'key'"),
    Spoiled(
        "a look by no field",
        files(LOOK, "    look: {like: classic, by: suite, looks: {cave: full-art}}\n"),
        "unknown-field",
        "kit.yaml:3:31",
        "'suit'",
    ),
    Spoiled(
        "a look for no value",
        files(LOOK, "    look: {like: classic, by: suit, looks: {cavee: full-art}}\n"),
        "unknown-word",
        "kit.yaml:3:45",
        "'cave'",
    ),
    Spoiled(
        "looks without a field",
        files(LOOK, "    look: {like: classic, looks: {cave: full-art}}\n"),
        "missing-field",
        "kit.yaml:3:34",
        "by",
    ),
    Spoiled(
        "a value in no such look",
        files(LOOK, "    look: {like: classic, by: suit, looks: {cave: full-arts}}\n"),
        "unknown-look",
        "kit.yaml:3:51",
        "'full-art'",
    ),
    Spoiled("an icon for no value", suit("icons: {fisch: key}"), "unknown-word", "kit.yaml:5:58", "'fish'"),
    Spoiled("a colour that is none", suit("colours: {fish: bleu}"), "unknown-colour", "kit.yaml:5:66", "'blue'"),
    Spoiled("an icon that is none", suit("icons: {fish: two-coinz}"), "unknown-icon", "kit.yaml:5:64", "'two-coins'"),
    Spoiled("a picture that is none", suit("pictures: {fish: f.png}"), "missing-picture", "kit.yaml:5:67", "f.png"),
    Spoiled(
        "a field shown where no field is",
        files(
            "cost: {type: number, from: 0, to: 9}", "cost: {type: number, from: 0, to: 9, show: {when: {siut: cave}}}"
        ),
        "unknown-field",
        "kit.yaml:6:58",
        "'suit'",
    ),
    Spoiled(
        "a field shown at no value",
        files(
            "cost: {type: number, from: 0, to: 9}", "cost: {type: number, from: 0, to: 9, show: {when: {suit: sea}}}"
        ),
        "unknown-word",
        "kit.yaml:6:64",
        "fish, cave",
    ),
    Spoiled(
        "another name for no icon",
        files(**{"icons.yaml": "gold: two-coinz\n"}),
        "unknown-icon",
        "icons.yaml:1:7",
        "'two-coins'",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_word_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert any(fault.says in str(issue) for issue in told), "\n".join(map(str, found))


def test_a_place_is_told_as_it_is_counted() -> None:
    assert at(BY, "kit.yaml", "suite}") == "kit.yaml:4:16"


def test_a_look_that_asks_for_a_suit_shows_a_colour_as_it_is(tmp_path: Path) -> None:
    token = "kinds:\n  coin:\n    form: token\n    fields:\n      tint: {type: colour}\n"
    coins = "coin:\n  - {id: C1, title: {en: Red}, tint: '#b02a2a'}\n"
    assert drawn(tmp_path, {"kit.yaml": token, "cards.yaml": coins}).keys() == {"C1"}


@pytest.mark.parametrize("look", ["token", "medal", "chip", "classic", "hex-tile", "square-tile", "money", "minimal"])
def test_a_colour_may_fill_the_place_of_a_suit_in_every_look(look: str, tmp_path: Path) -> None:
    form = {"classic": "card", "minimal": "card", "hex-tile": "hex", "square-tile": "tile", "money": "note"}
    fields = "    fields:\n      tint: {type: colour}\n"
    worn = f"kinds:\n  coin:\n    form: {form.get(look, 'token')}\n    look: {look}\n{fields}"
    found = judged(tmp_path, {"kit.yaml": worn, "cards.yaml": "coin: [{id: C1, title: {en: Red}, tint: '#b02a2a'}]\n"})
    assert [issue for issue in found if issue.code == "layout"] == []


@pytest.mark.parametrize("art", ["{by: suit}", "{icon: moon}"])
@pytest.mark.parametrize("form", ["card", "tile", "hex", "token", "board", "circle"])
def test_a_sign_takes_the_place_of_pictures_in_the_look_of_any_form(form: str, art: str, tmp_path: Path) -> None:
    worn = f"kinds:\n  coin:\n    form: {form}\n    art: {art}\n    fields:\n"
    worn += "      suit: {type: one_of, values: [fish, cave]}\n      rank: {type: number}\n"
    found = judged(
        tmp_path, {"kit.yaml": worn, "cards.yaml": "coin: [{id: C1, title: {en: A}, suit: cave, rank: 1}]\n"}
    )
    assert [issue for issue in found if issue.code == "layout"] == []


def test_no_two_values_have_the_same_sign() -> None:
    icons = {*SIGNS}
    marks = marks_of(["flame", "frost", "one", "two", "three"], icons)
    assert len({mark.icon for mark in marks.values()}) == 5
