"""A layout of one's own states only what differs, by name, over as many sets as are extended."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.faces.sides import faces_of
from generator.print.layout.vocabulary import Title
from tests.theme.sets import SET, drawn, laid_out, look, opened_set, texts, wrong_with
from validator.content.places import CONTENT

TITLE = "parts: {title: [{name: title, size: 3}]}\n"
ON_ABOVE = SET.replace("race", "below")


def title_of(layout: str, folder: Path) -> Title:
    (found,) = (part for part in look(folder, {"layout.yaml": layout}).parts["title"] if isinstance(part, Title))
    return found


def test_a_part_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    part = title_of(TITLE, tmp_path)
    assert (part.size, part.ink) == (3, "on-band")


def test_a_mark_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    mark = look(tmp_path, {"layout.yaml": "marks: {novelty: {scale: 0.5}}\n"}).marks["novelty"]
    assert (mark.scale, mark.icon) == (0.5, "glyph-novelty")


def test_a_colour_of_a_theme_changes_alone(tmp_path: Path) -> None:
    theme = look(tmp_path, {"layout.yaml": "themes: {standard: {paper: '#ffffff'}}\n"}).themes["standard"]
    assert (theme["paper"], theme["ink"]) == ("#ffffff", "#14213d")


def test_the_card_changes_in_the_fields_that_are_stated(tmp_path: Path) -> None:
    card = look(tmp_path, {"layout.yaml": "card: {corner: 0}\n"}).card
    assert (card.corner, card.width) == (0, 63)


def test_a_scene_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    layout = "scenes: {haven: [[]]}\n"
    assert len(look(tmp_path, {"layout.yaml": layout}).scenes["haven"]) == 1


@pytest.mark.parametrize(
    ("change", "order"),
    [
        ("{remove: points}", ["group"]),
        ("{part: frame, inset: [1, 1]}", ["group", "number", "frame"]),
        ("{part: frame, inset: [1, 1], before: points}", ["group", "frame", "number"]),
        ("{part: frame, inset: [1, 1], after: points}", ["group", "number", "frame"]),
        ("{part: icon, icon: disc, box: [0, 0, 1, 1], name: points}", ["group", "icon"]),
    ],
)
def test_parts_are_added_removed_and_replaced(tmp_path: Path, change: str, order: list[str]) -> None:
    parts = look(tmp_path, {"layout.yaml": f"parts: {{printed-points: [{change}]}}\n"}).parts["printed-points"]
    assert [type(part).__name__.lower() for part in parts] == order


def test_a_part_of_one_face_changes_on_that_face_alone(tmp_path: Path) -> None:
    layout = "faces: {world-production-novelty: {parts: [{name: cost, size: 5}]}}\n"
    novelty, rare = drawn(tmp_path, {"layout.yaml": layout}, "W06", "W14")
    changed, same = (max(text.size for text in texts(side.front.items)[:40]) for side in (novelty, rare))
    assert changed != same


def test_a_face_like_another_changes_its_parts_by_name(tmp_path: Path) -> None:
    layout = "faces: {mine: {like: development, parts: [{name: title, size: 3}]}}\nfronts: {development: mine}\n"
    (side,) = drawn(tmp_path, {"layout.yaml": layout}, "D01")
    assert 3 in {text.size for text in texts(side.front.items)}


def test_differences_add_up_over_sets(tmp_path: Path) -> None:
    files = {
        "below/set.yaml": ON_ABOVE,
        "below/below/set.yaml": SET,
        "below/below/layout.yaml": TITLE,
        "below/layout.yaml": "parts: {title: [{name: title, ink: gold}]}\n",
        "set.yaml": ON_ABOVE,
        "layout.yaml": "parts: {title: [{name: title, least: 2.5}]}\n",
    }
    (part,) = (part for part in look(tmp_path, files).parts["title"] if isinstance(part, Title))
    assert (part.size, part.ink, part.least) == (3, "gold", 2.5)


def test_a_layout_that_states_everything_stands_alone(tmp_path: Path) -> None:
    layout = (
        "themes: {standard: {ink: '#000000', paper: '#ffffff'}}\nfaces: {one: {}}\n"
        "fronts: {world: one}\nbacks: {plain: {world: none}}\n"
    )
    assert not look(tmp_path, {"layout.yaml": layout}).parts


def test_a_layout_that_changes_nothing_prints_the_same(tmp_path: Path) -> None:
    files = {"layout.yaml": "card: {corner: 3}\n"}
    (same,) = drawn(tmp_path / "one", files, "W01")
    (plain,) = faces_of(opened_set(CONTENT / "race"), "en", only=["W01"])[0]
    assert texts(same.front.items) == texts(plain.front.items)


def test_it_is_read_alike_from_what_is_kept(tmp_path: Path) -> None:
    first = look(tmp_path, {"layout.yaml": TITLE})
    assert look(tmp_path, {"layout.yaml": TITLE}) == first


FAULTS = [
    ("parts: {titel: [{name: title, size: 3}]}", "1:9", "unknown-list", "'title'"),
    ("parts: {title: [{name: titel, size: 3}]}", "1:24", "unknown-part", "'title'"),
    ("parts: {title: [{remove: titel}]}", "1:26", "unknown-part", "'title'"),
    ("parts: {title: [{part: frame, inset: [0, 0], after: titel}]}", "1:53", "unknown-part", "'title'"),
    ("parts: {title: [{size: 3}]}", "1:17", "unknown-part", None),
    ("parts: {title: [{name: title, sise: 3}]}", "1:31", "unknown-field", "'size'"),
    ("parts: {title: [{name: title, size: 300}]}", "1:37", "out-of-range", None),
    ("parts: {title: 3}", "1:16", "wrong-type", None),
    ("marks: {novelti: {scale: 0.5}}", "1:9", "unknown-mark", "'novelty'"),
    ("marks: {novelty: {scale: 5}}", "1:26", "out-of-range", None),
    ("faces: {wrold: {parts: []}}", "1:9", "unknown-face", "'world'"),
    ("faces: {world: {parts: [{name: titel}]}}", "1:32", "unknown-part", "'title'"),
    ("themes: {standard: {paper: 5}}", "1:28", "wrong-type", None),
    ("theme: {standard: {paper: white}}", "1:1", "unknown-field", "'themes'"),
]


@pytest.mark.parametrize(("layout", "at", "code", "guess"), FAULTS)
def test_a_fault_is_found_at_its_own_line(tmp_path: Path, layout: str, at: str, code: str, guess: str | None) -> None:
    found = wrong_with(tmp_path / "mine", {"layout.yaml": layout + "\n"})
    told = [(str(one.span), one.code, one.suggestion) for one in found]
    assert (f"mine/layout.yaml:{at}", code, guess) in told, "\n".join(map(str, found))


def test_lists_that_multiply_are_given_up(tmp_path: Path) -> None:
    lists = "".join(f"  l{n}: [{{part: group, use: l{n + 1}}}, {{part: group, use: l{n + 1}}}]\n" for n in range(25))
    layout = f"parts:\n{lists}  l25: [{{part: frame, name: end, inset: [0, 0]}}]\n"
    folder = laid_out(tmp_path, {"below/set.yaml": SET, "below/layout.yaml": layout})
    found = wrong_with(folder, {"set.yaml": ON_ABOVE, "layout.yaml": "parts: {l0: [{name: end, inset: [1, 1]}]}\n"})
    assert [one.code for one in found] == ["too-much-content"]


@pytest.mark.parametrize("layout", ["faces: 3", "faces: [card]", "parts: title", "parts: {title: 3}", "themes: 3"])
def test_what_is_no_group_where_one_belongs_is_told_at_its_line(tmp_path: Path, layout: str) -> None:
    (found,) = wrong_with(tmp_path / "mine", {"layout.yaml": f"{layout}\n"})
    assert (found.code, found.span.line) == ("wrong-type", 1)
