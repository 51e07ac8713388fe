"""Faces of boards and small components: layouts in several files, and faults that name their place."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.print.drawing.scene import Group
from generator.print.faces.sides import faces_of, layout_of
from generator.print.layout.boards import Fold, Pips
from generator.print.layout.vocabulary import Icon
from generator.print.press import Job, render
from tests import ROOT
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

TRUCKER = ROOT / "content" / "trucker"
Edited = Callable[[str, str, str], ContentSet]


@pytest.fixture
def edited(tmp_path: Path) -> Edited:
    """The set with one place of one file written differently."""

    def change(name: str, old: str, new: str) -> ContentSet:
        folder = tmp_path / "trucker"
        shutil.copytree(TRUCKER, folder)
        file = folder / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return open_set(str(folder))

    return change


def found(content: ContentSet, code: str) -> list[Issue]:
    _, issues = faces_of(content, "en")
    return [issue for issue in issues if issue.code == code]


def test_files_beside_the_layout_add_to_it() -> None:
    layout = layout_of(open_set("trucker"))
    assert {"tile", "adventure", "ship_board", "token"} <= set(layout.fronts)
    assert "b-space" in layout.themes["standard"]
    assert all("token" in choice for choice in layout.backs.values())


def test_a_fault_in_an_added_file_is_reported_at_its_line(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "fill: b-grey}", "fill: b-gray}")
    (issue,) = found(content, "layout")
    assert "b-gray" in str(issue.message)
    assert issue.span.file.endswith("layout-boards.yaml")


def test_an_unknown_field_in_an_added_file_is_refused(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "fronts:\n", "front:\n")
    with pytest.raises(ContentError, match=r"layout-boards\.yaml"):
        render(content, "en", Job())


def test_a_custom_value_gets_the_plain_face(edited: Edited) -> None:
    content = edited("tokens.yaml", "icon: credits, value: 50", "icon: credits, value: 20")
    assert found(content, "layout") == []


def test_a_ship_that_is_larger_than_its_board_is_reported(edited: Edited) -> None:
    content = edited("boards.yaml", "last_column: 11", "last_column: 12")
    (issue,) = found(content, "board-overflow")
    assert "400 × 240 mm of cells do not fit 360 × 240 mm" in str(issue.message)


def test_more_spaces_than_the_track_holds_are_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "box: [18, 18, 340, 218], radius: 33", "box: [18, 18, 140, 98], radius: 33")
    (issue,) = found(content, "board-overflow")
    assert str(issue.message).startswith("F1: 40 spaces of 12 mm")


@pytest.mark.parametrize("spaces", [12, 60, 80])
def test_every_number_of_spaces_that_a_board_may_have_is_drawn(spaces: int, edited: Edited) -> None:
    assert found(edited("boards.yaml", "spaces: 40", f"spaces: {spaces}"), "board-overflow") == []


def test_broken_path_data_is_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", 'd: "M5 1H19V3.4', 'd: "M5 K1H19V3.4')
    (issue,) = found(content, "layout")
    assert "help-timer" in str(issue.message)


def test_a_table_of_a_switch_that_does_not_exist_is_reported(edited: Edited) -> None:
    content = edited("layout-boards.yaml", "of: [placing, fewest_exposed]", "of: [placings, fewest_exposed]")
    assert any("placings" in str(issue.message) for issue in found(content, "layout"))


def test_a_rockets_two_sides_meet_at_the_fold() -> None:
    sides, _ = faces_of(open_set("trucker"), "en")
    for side in (one for one in sides if one.kind == "marker"):
        turned = [item for item in side.front.items if isinstance(item, Group) and item.clip is None]
        assert turned and all(item.matrix == (-1.0, 0.0, 0.0, -1.0, 20.0, 80.0) for item in turned)
        assert side.back is None


def test_a_rocket_is_folded_in_the_middle_and_at_both_bases() -> None:
    folds = [part for part in layout_of(open_set("trucker")).parts["rocket-folds"] if isinstance(part, Fold)]
    assert sorted(part.start[1] for part in folds) == [10, 40, 70]


def test_a_die_has_six_stickers_of_12_mm() -> None:
    stickers = [part for part in layout_of(open_set("trucker")).parts["die-stickers"] if isinstance(part, Pips)]
    assert [part.value for part in stickers] == [1, 2, 3, 4, 5, 6]
    assert {part.box[2:] for part in stickers} == {(12, 12)}


def test_goods_show_the_signs_of_the_cards() -> None:
    face = layout_of(open_set("trucker")).faces["token-goods"]
    assert [part.icon for part in face.parts if isinstance(part, Icon)] == ["goods-{colour}"]


@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_look_can_be_printed(theme: str) -> None:
    drawn = render(open_set("trucker"), "en", Job(theme=theme))
    assert not [issue for issue in drawn.issues if issue.code == "layout"]


@pytest.mark.parametrize("backs", ["duplex-short", "gutterfold", "none"])
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_every_way_of_making_up_sheets_prints_everything(backs: str, spacing: str) -> None:
    drawn = render(open_set("trucker"), "en", Job(backs=backs, spacing=spacing))  # type: ignore[arg-type]
    faces = {spot.face for page in drawn.pages for spot in page.placed if not spot.is_back}
    assert faces == {side.front.name for side in drawn.sides}
