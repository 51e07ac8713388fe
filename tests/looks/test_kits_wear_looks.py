"""The kinds of a kit wear ready looks, or drawings of one's own as faces; slots take fields, findings stand at their
lines; ``proofpress looks``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from generator.print.drawing.scene import Group, Item, Text, Use
from generator.print.drawing.scene import Path as Outline
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.vocabulary import Layout, Part
from generator.print.looks.binding import COST, WORTH, Offered, bound, means
from generator.print.looks.shelves import look, names
from generator.print.press import Job, render
from tests.faces.drawings import symbols
from tests.kits.spoiled import KIT, judged, laid_out, place_of
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

SET = "game: kit\ntitle: {en: Goblins}\nplayers: {from: 2, to: 4}\nlanguages: [en]\n"
CARD = "  - {id: g1, title: {en: Snik}, cost: 7, tribe: red}\n"
KIND = (
    "kinds:\n  goblin:\n    look: LOOK\n    fields:\n"
    "      {cost: {type: number}, tribe: {type: one_of, values: [red, green]}}\n"
)
DIE = (
    "kinds:\n  goblin:\n    form: die\n    titled: false\n    fields:\n"
    "      {faces: {type: list, of: {type: number}}}\n"
)
GOLD = "#e3b341"
SIX = "  - {id: d, faces: [1, 2, 3, 4, 5, 9]}\n"


def kit(folder: Path, wanted: str = "classic", cards: str = CARD, kinds: str = KIND, **files: str) -> ContentSet:
    """A set of goblins in a look."""
    files = {"set": SET, "kit": kinds.replace("LOOK", wanted), "cards": f"goblin:\n{cards}", **files}
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return open_set(str(folder))


def said(items: tuple[Item, ...]) -> set[str]:
    """All words of a drawing."""
    found: set[str] = set()
    for item in items:
        if isinstance(item, Text):
            found.add(item.text)
        elif isinstance(item, Group):
            found |= said(item.items)
        elif isinstance(item, Use):
            found |= said(item.symbol.items)
    return found


def drawn(content: ContentSet) -> set[str]:
    """The words on the first front."""
    sides, issues = faces_of(content, "en")
    assert [issue for issue in issues if issue.severity.name == "ERROR"] == []
    return said(sides[0].front.items)


def fault(content: ContentSet) -> Issue:
    """The one finding of a layout that cannot be made."""
    with pytest.raises(ContentError) as caught:
        layout_of(content)
    (issue,) = caught.value.issues
    return issue


@pytest.mark.parametrize(
    ("title", "thing"), [("{en: Log Cabin}", "house"), ("{zh-Hant: 木屋}", "house"), ("{en: Snik}", "")]
)
def test_a_card_without_a_picture_shows_what_its_title_names(tmp_path: Path, title: str, thing: str) -> None:
    content = kit(tmp_path, cards=CARD.replace("{en: Snik}", title), set=SET.replace("[en]", "[en, zh-Hant]"))
    shown = {one.name.split("-")[2] for one in symbols(faces_of(content, "en")[0][0].front) if "thing-" in one.name}
    assert shown == ({thing} if thing else set())


def test_a_card_shows_its_title_and_its_number(tmp_path: Path) -> None:
    assert drawn(kit(tmp_path)) == {"Snik", "7"}


def test_every_look_can_be_worn_by_a_kind_that_fills_hardly_a_slot(tmp_path: Path) -> None:
    wrong = {}
    for name in names():
        folder = tmp_path / name
        folder.mkdir()
        _, issues = faces_of(kit(folder, name), "en")
        wrong[name] = [issue for issue in issues if issue.severity.name == "ERROR"]
    assert {name: found for name, found in wrong.items() if found} == {}


def test_a_kind_that_names_no_look_has_one(tmp_path: Path) -> None:
    assert "goblin" in layout_of(kit(tmp_path, kinds=KIND.replace("    look: LOOK\n", ""))).faces


def test_the_set_s_title_stands_on_the_back(tmp_path: Path) -> None:
    back = faces_of(kit(tmp_path), "en")[0][0].back
    assert back is not None and said(back.items) == {"Goblins"}


def test_an_unknown_look_is_named_at_its_line_with_the_one_meant(tmp_path: Path) -> None:
    issue = fault(kit(tmp_path, "clasic"))
    assert (issue.code, issue.span.line, issue.suggestion) == ("unknown-look", 3, "'classic'")


def test_an_unknown_slot_is_named_with_the_one_meant(tmp_path: Path) -> None:
    issue = fault(kit(tmp_path, "{like: classic, slots: {costs: cost}}"))
    assert (issue.code, issue.suggestion) == ("unknown-slot", "'cost'")


def test_a_slot_is_not_filled_by_a_field_that_is_not_there(tmp_path: Path) -> None:
    issue = fault(kit(tmp_path, "{like: classic, slots: {cost: price}}"))
    assert (issue.code, str(issue.accepted)) == ("unknown-field", "cost, tribe")


def test_a_field_of_a_wrong_type_is_told_what_the_slot_takes(tmp_path: Path) -> None:
    issue = fault(kit(tmp_path, "{like: classic, slots: {tags: cost}}"))
    assert (issue.code, str(issue.accepted)) == ("slot-type", "list")


def test_a_look_for_another_form_of_print_is_advised_against(tmp_path: Path) -> None:
    codes = {issue.code for issue in faces_of(kit(tmp_path, "hex-tile"), "en")[1]}
    assert "look-form" in codes


def test_a_look_whose_slot_stands_empty_is_advised_of_it(tmp_path: Path) -> None:
    codes = [issue.code for issue in faces_of(kit(tmp_path), "en")[1]]
    assert codes == ["empty-slot"]


def test_a_theme_s_accent_carries_to_all_that_is_made_of_it(tmp_path: Path) -> None:
    plain, red = tmp_path / "plain", tmp_path / "red"
    plain.mkdir()
    red.mkdir()
    fields = [layout_of(kit(plain)), layout_of(kit(red, theme='accent: "#aa2211"\n'))]
    assert len({layout.themes["standard"]["accent-field"] for layout in fields}) == 2


def test_a_layout_of_the_set_changes_a_part_by_the_name_of_its_slot(tmp_path: Path) -> None:
    own = "faces:\n  goblin:\n    parts:\n      - {name: title, size: 6}\n"
    layout = layout_of(kit(tmp_path, layout=own))
    assert [part.size for part in named(layout, "title")] == [6.0]  # type: ignore[attr-defined]


def named(layout: Layout, name: str) -> list[Part]:
    """The parts of a name on the goblins' face."""
    return [part for part in layout.faces["goblin"].parts if part.name == name]


def test_a_kind_may_have_a_face_of_its_own(tmp_path: Path) -> None:
    own = "faces:\n  mine:\n    parts: [{part: title, box: [5, 5, 50, 10], size: 5}]\nfronts: {goblin: mine}\n"
    assert drawn(kit(tmp_path, layout=own)) == {"Snik"}


def test_a_die_is_as_large_as_its_width_says(tmp_path: Path) -> None:
    content = kit(tmp_path, cards=SIX, kinds=f"{DIE}    size: {{width: 28, height: 28}}\n")
    assert faces_of(content, "en")[0][0].front.width == pytest.approx(2 * 61.2)


def test_a_list_of_numbers_stands_on_a_die(tmp_path: Path) -> None:
    assert drawn(kit(tmp_path, cards=SIX, kinds=DIE)) == {"1", "2", "3", "4", "5", "9"}


def test_a_page_is_printed_once_whatever_its_number(tmp_path: Path) -> None:
    kinds = "kinds:\n  goblin:\n    form: pages\n    size: a4\n    look: rulebook\n    fields: {text: {type: text}}\n"
    content = kit(tmp_path, cards="  - {id: p, title: {en: Rules}, text: Play., count: 30}\n", kinds=kinds)
    assert [page.name for page in render(content, "en", Job()).pages] == ["Rules"]


SLOTS = {
    "same name first": (
        {"power": Offered("number"), "cost": Offered("number")},
        {},
        {"power": "power", "cost": "cost"},
    ),
    "then the next of the type": ({"price": Offered("number")}, {}, {"cost": "price"}),
    "as wanted before all": ({"cost": Offered("number")}, {"worth": "cost"}, {"worth": "cost"}),
    "what it means before others": (
        {"armour": Offered("number"), "points": Offered("number"), "price": Offered("number")},
        {},
        {"cost": "price", "worth": "points", "power": "armour"},
    ),
    "what it is called": ({"n": Offered("number", called=("Toll", "過路費"))}, {}, {"cost": "n"}),
    "no cost for a coin first": ({"attack": Offered("number")}, {}, {"power": "attack"}),
    "the best type before others": ({"tint": Offered("colour"), "tribe": Offered("one_of")}, {}, {"suit": "tribe"}),
}


@pytest.mark.parametrize("case", SLOTS)
def test_a_slot_takes(case: str) -> None:
    fields, wanted, filled = SLOTS[case]
    assert bound(look("classic"), fields, wanted) == filled


def stands_in_coin(folder: Path, fields: str, values: str, look: str = "classic") -> bool:
    """Whether some number of a card stands in the coin of costs."""
    kinds = f"kinds:\n  goblin:\n    look: {look}\n    fields: {{text: {{type: text}}, {fields}}}\n"
    front = faces_of(kit(folder, "classic", f"  - {{id: g1, title: {{en: A}}, text: B, {values}}}\n", kinds), "en")
    return any(isinstance(item, Outline) and item.fill == GOLD for item in front[0][0].front.items)


@pytest.mark.parametrize("field", ["cost", "price", "mana_cost"])
def test_a_cost_stands_in_the_coin(field: str, tmp_path: Path) -> None:
    assert stands_in_coin(tmp_path, f"{field}: {{type: number}}", f"{field}: 3")


def test_a_cost_by_what_it_is_called_stands_in_the_coin(tmp_path: Path) -> None:
    assert stands_in_coin(tmp_path, "n: {type: number, called: {en: N, zh-Hant: 費用, zh-Hans: 费用}}", "n: 3")


def test_numbers_that_are_no_cost_stand_in_no_coin(tmp_path: Path) -> None:
    assert not stands_in_coin(tmp_path, "attack: {type: number}, speed: {type: number}", "attack: 3, speed: 4")


def test_a_number_that_is_put_in_the_coin_stands_in_it(tmp_path: Path) -> None:
    look = "{like: classic, slots: {cost: attack}}"
    assert stands_in_coin(tmp_path, "attack: {type: number}", "attack: 3", look)


def front_of(folder: Path, form: str, fields: str, card: str, more: str = "") -> tuple[Item, ...]:
    """What is drawn on a piece without a picture."""
    kinds = f"kinds:\n  goblin:\n    form: {form}\n{more}    fields: {{{fields}}}\n"
    return faces_of(kit(folder, cards=f"  - {{id: g1, {card}}}\n", kinds=kinds), "en")[0][0].front.items


def large(items: tuple[Item, ...]) -> set[str]:
    """Words set as large as a sign."""
    inner = [one for item in items if isinstance(item, Group) for one in large(item.items)]
    return {*inner, *(item.text for item in items if isinstance(item, Text) and item.size > 8)}


FORMS = ["circle", "token", "tile", "hex"]


@pytest.mark.parametrize("form", FORMS)
def test_a_piece_without_a_sign_shows_the_thing_that_its_title_names(form: str, tmp_path: Path) -> None:
    items = front_of(tmp_path, form, "", "title: {en: Moon}")
    assert any(isinstance(item, Use) and item.symbol.name.startswith("icon-moon") for item in items)


@pytest.mark.parametrize("form", FORMS)
def test_a_piece_whose_title_names_no_thing_shows_its_first_letter(form: str, tmp_path: Path) -> None:
    assert large(front_of(tmp_path, form, "", "title: {en: (zed)}")) == {"Z"}


@pytest.mark.parametrize("form", FORMS)
def test_a_piece_with_a_sign_shows_no_letter(form: str, tmp_path: Path) -> None:
    fields = "suit: {type: one_of, values: [sun, leaf]}"
    assert large(front_of(tmp_path, form, fields, "title: {en: Zed}, suit: sun")) == set()


def test_a_round_piece_without_a_name_shows_its_number_large(tmp_path: Path) -> None:
    items = front_of(tmp_path, "circle", "worth: {type: number}", "worth: 7", "    titled: false\n")
    assert large(items) == {"7"} and not any(isinstance(item, Outline) and item.fill == GOLD for item in items)


def test_a_tile_without_a_name_shows_its_letter_large(tmp_path: Path) -> None:
    fields = "letter: {type: text}, worth: {type: number}"
    assert large(front_of(tmp_path, "tile", fields, "letter: Qu, worth: 10", "    titled: false\n")) == {"Qu"}


def test_a_tile_without_a_name_has_a_longer_text_in_its_place(tmp_path: Path) -> None:
    items = front_of(tmp_path, "tile", "says: {type: text}", "says: Draw two.", "    titled: false\n")
    assert (large(items), said(items)) == (set(), {"Draw two."})


def test_more_marks_than_a_row_has_room_for_stand_in_two(tmp_path: Path) -> None:
    values = ", ".join("abcdefghij")
    fields = f"text: {{type: text}}, tags: {{type: list, of: {{type: one_of, values: [{values}]}}}}"
    kinds = f"kinds:\n  goblin:\n    look: classic\n    fields: {{{fields}}}\n"
    cards = f"  - {{id: g1, title: {{en: A}}, text: B, tags: [{values}]}}\n"
    items = faces_of(kit(tmp_path, cards=cards, kinds=kinds), "en")[0][0].front.items
    marks = [item.matrix for item in items if isinstance(item, Use) and item.symbol.name.startswith("mark-")]
    assert len(marks) == 10 and len({at[5] for at in marks}) == 2


def test_an_icon_slot_shows_the_icon_whatever_else_colours_it(tmp_path: Path) -> None:
    kinds = KIND.replace("tribe:", "sign: {type: icon}, tribe:")
    card = "  - {id: g1, title: {en: Snik}, cost: 7, tribe: red, sign: anchor}\n"
    front = faces_of(kit(tmp_path, "split", card, kinds), "en")[0][0].front
    assert any(isinstance(item, Use) and item.symbol.name.startswith("icon-anchor") for item in front.items)


def test_a_picture_named_after_the_card_s_id_is_hung_in_its_look(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 57 31"><path fill="#ff00ff" d="M0 0H57V31H0Z"/></svg>'
    (tmp_path / "pictures" / "g1.svg").write_text(svg)
    front = faces_of(kit(tmp_path), "en")[0][0].front
    assert "#ff00ff" in repr(front)


@pytest.mark.parametrize("size", ["{width: 12, height: 30}", "{width: 290, height: 190}"])
@pytest.mark.parametrize("name", [name for name in names() if look(name).forms[0] == "card"])
def test_a_look_of_any_size_can_be_changed_by_a_layout(name: str, size: str, tmp_path: Path) -> None:
    kinds = KIND.replace("look: LOOK", f"look: {name}\n    size: {size}")
    own = "faces:\n  goblin:\n    parts:\n      - {part: panel, box: [0, 0, 5, 5], fill: ink}\n"
    assert layout_of(kit(tmp_path, kinds=kinds, layout=own)).faces["goblin"].card is not None


INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
PLACES = """\
<rect x="-3" y="-3" width="70" height="95" fill="#eef5ee"/>
<text inkscape:label="{title}" x="30" y="13" style="font-size:5px;text-anchor:middle;fill:#772211">A title</text>
<g transform="translate(2,2)"><rect id="_x7B_cost_x7D_" x="2" y="4" width="8" height="8" fill="#ff00ff"/></g>
<rect id="{suit}" x="48" y="72" width="9" height="9"/>
<rect inkscape:label="{text}" x="6" y="50" width="47" height="20"/>
"""


BEHIND: dict[str, str | bytes] = {"kit.yaml": KIT.replace("look: classic", "look: goblin.svg\n    back: goblin.svg")}
MISNAMED: dict[str, str | bytes] = {"kit.yaml": KIT.replace("look: classic", "look: gobln.svg")}


def drawn_of_drawings(inside: str = PLACES, more: str = 'viewBox="0 0 63.5 88.9"') -> dict[str, str | bytes]:
    """The sound kit with a face that is drawn."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="{INKSCAPE}" {more}>\n{inside}</svg>'
    return {"kit.yaml": KIT.replace("look: classic", "look: goblin.svg"), "pictures/goblin.svg": svg}


def layout(folder: Path, files: dict[str, str | bytes]) -> Layout:
    return layout_of(open_set(laid_out(folder, files).as_posix()))


def parts(folder: Path, files: dict[str, str | bytes]) -> dict[str, dict[str, object]]:
    """What the face's parts say of themselves, by the place they stand for; those shown sometimes without the rest."""
    found = {}
    for part in layout(folder, files).faces["goblin"].parts:
        inner = part.parts[0] if hasattr(part, "parts") else part
        found[str(inner.name)] = {name: getattr(inner, name) for name in inner.__struct_fields__}
    return found


def face(folder: Path, files: dict[str, str | bytes]) -> Sides:
    content = open_set(laid_out(folder, files).as_posix())
    sides, issues = faces_of(content, "en")
    assert issues == []
    return sides[0]


def test_a_kit_whose_face_is_drawn_has_no_finding(tmp_path: Path) -> None:
    assert judged(tmp_path, drawn_of_drawings()) == []


def test_a_shape_gives_the_place_of_its_field_where_it_lies(tmp_path: Path) -> None:
    assert parts(tmp_path, drawn_of_drawings())["cost"]["box"] == (4.0, 6.0, 8.0, 8.0)


def test_words_are_set_as_they_are_drawn(tmp_path: Path) -> None:
    title = parts(tmp_path, drawn_of_drawings())["title"]
    assert (title["size"], title["ink"], title["align"]) == (5.0, "#772211", "centre")


@pytest.mark.parametrize(("weight", "is_bold"), [("600", True), ("400", False), ("²", False), ("9" * 5_000, False)])
def test_words_are_as_bold_as_they_are_drawn(weight: str, is_bold: bool, tmp_path: Path) -> None:
    words = f'<text id="{{text}}" x="6" y="50" style="font-size:5px;font-weight:{weight}">Some</text>'
    drawn = drawn_of_drawings(PLACES.replace('<rect inkscape:label="{text}"', '<rect fill="none"') + words)
    assert parts(tmp_path, drawn)["text"]["role"] == ("bold" if is_bold else "body")


def test_a_line_keeps_clear_of_the_place_beside_it(tmp_path: Path) -> None:
    left, _, width, _ = parts(tmp_path, drawn_of_drawings())["title"]["box"]  # type: ignore[misc]
    assert left > 12 and left + width / 2 == pytest.approx(30)


def test_words_in_a_shape_of_inkscape_flow_in_it(tmp_path: Path) -> None:
    flowed = (
        '<rect id="r" x="6" y="50" width="47" height="20"/><text id="{text}" style="shape-inside:url(#r)">Some</text>'
    )
    text = parts(
        tmp_path, drawn_of_drawings(PLACES.replace('<rect inkscape:label="{text}"', '<rect fill="none"') + flowed)
    )["text"]
    assert (text["box"], text["stand"]) == ((6.0, 50.0, 47.0, 20.0), "top")


def test_a_drawing_with_its_bleed_lies_on_the_bleed(tmp_path: Path) -> None:
    box = parts(tmp_path, drawn_of_drawings(more='viewBox="-3 -3 69.5 94.9"'))["cost"]["box"]
    assert box == (4.0, 6.0, 8.0, 8.0)


def test_what_stands_for_a_field_is_not_drawn(tmp_path: Path) -> None:
    with_place, without = (
        face(tmp_path / name, drawn_of_drawings(inside)).front
        for name, inside in (("with", PLACES), ("without", PLACES.replace('fill="#ff00ff"', 'fill="none"')))
    )
    assert "#ff00ff" not in repr(with_place) and "#eef5ee" in repr(without)


@pytest.mark.parametrize(
    ("files", "code", "at", "says"),
    [
        (drawn_of_drawings(PLACES.replace("{suit}", "{siut}")), "unknown-field", "pictures/goblin.svg:5:1", "suit"),
        (drawn_of_drawings('<rect width="63" height="88"/>'), "missing-field", "pictures/goblin.svg:1:1", "{title}"),
        (drawn_of_drawings(PLACES + "<script/>"), "picture-unsafe", "pictures/goblin.svg:7:1", "script"),
        (drawn_of_drawings(PLACES.replace("<g ", "<h ")), "picture-broken", "pictures/goblin.svg:4", ""),
        (
            drawn_of_drawings() | {"kit.yaml": KIT.replace("look: classic", "look: gobln.svg")},
            "unknown-look",
            "kit.yaml:3:11",
            "goblin.svg",
        ),
    ],
)
def test_what_is_wrong_is_told_at_its_line(
    files: dict[str, str | bytes], code: str, at: str, says: str, tmp_path: Path
) -> None:
    found = judged(tmp_path, files)
    told = [issue for issue in found if issue.code == code and place_of(issue).startswith(at)]
    assert any(says in str(issue) for issue in told), "\n".join(map(str, found))


def test_a_text_that_is_too_long_for_its_shape_is_told_at_the_card(tmp_path: Path) -> None:
    found = judged(tmp_path, drawn_of_drawings(PLACES.replace('width="47" height="20"', 'width="12" height="3"')))
    assert {issue.code for issue in found} == {"text-overflow"}


def test_every_look_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks"])
    listed = capsys.readouterr().out
    assert [name for name in names() if f"{name}: " not in listed] == []


def test_a_look_says_what_its_slots_take(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "trick"])
    assert "rank: number or one_of (what the look is for)" in capsys.readouterr().out


def test_a_look_is_told_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "trick", "--lang", "zh-Hant"])
    assert "吃墩牌" in capsys.readouterr().out


def test_a_look_that_is_not_there_is_refused_with_the_one_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["looks", "clasic"]) == 2
    assert "did you mean 'classic'?" in capsys.readouterr().err


def test_a_look_is_drawn_with_its_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["looks", "medal", "--svg", str(tmp_path)])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["medal-back.svg", "medal.svg"]


def test_a_picture_of_a_look_is_the_same_each_time(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        main(["looks", "classic", "--svg", str(tmp_path / folder)])
    assert (tmp_path / "one" / "classic.svg").read_bytes() == (tmp_path / "two" / "classic.svg").read_bytes()


@pytest.mark.parametrize(
    ("called", "slot"),
    [("費用", COST), ("价格", COST), ("價值", WORTH), ("胜利分", WORTH), ("生命值", None), ("攻击值", None)],
)
def test_a_name_in_chinese_says_whether_a_number_is_a_cost_or_a_worth(called: str, slot: str | None) -> None:
    offered = Offered("number", called=(called,))
    assert [name for name in (COST, WORTH) if means(name, "field", offered)] == ([slot] if slot else [])
