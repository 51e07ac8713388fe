"""The kinds of a kit wear ready looks: slots take fields, findings stand at their lines, sets change what they wear."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.drawing.scene import Group, Item, Text, Use
from generator.print.faces.sides import faces_of, layout_of
from generator.print.layout.vocabulary import Layout, Part
from generator.print.looks.binding import Offered, bound
from generator.print.looks.shelves import look, names
from generator.print.press import Job, render
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
    "the best type before others": ({"tint": Offered("colour"), "tribe": Offered("one_of")}, {}, {"suit": "tribe"}),
}


@pytest.mark.parametrize("case", SLOTS)
def test_a_slot_takes(case: str) -> None:
    fields, wanted, filled = SLOTS[case]
    assert bound(look("classic"), fields, wanted) == filled


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
