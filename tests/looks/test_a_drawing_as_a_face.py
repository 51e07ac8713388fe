"""An SVG of one's own as a face: places called after fields are filled, and what is wrong is told at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.vocabulary import Layout
from tests.kits.spoiled import KIT, judged, laid_out, place_of
from validator.play.lookup import open_set

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


def drawn(inside: str = PLACES, more: str = 'viewBox="0 0 63.5 88.9"') -> dict[str, str | bytes]:
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
    assert judged(tmp_path, drawn()) == []


def test_a_shape_gives_the_place_of_its_field_where_it_lies(tmp_path: Path) -> None:
    assert parts(tmp_path, drawn())["cost"]["box"] == (4.0, 6.0, 8.0, 8.0)


def test_words_are_set_as_they_are_drawn(tmp_path: Path) -> None:
    title = parts(tmp_path, drawn())["title"]
    assert (title["size"], title["ink"], title["align"]) == (5.0, "#772211", "centre")


def test_a_line_keeps_clear_of_the_place_beside_it(tmp_path: Path) -> None:
    left, _, width, _ = parts(tmp_path, drawn())["title"]["box"]  # type: ignore[misc]
    assert left > 12 and left + width / 2 == pytest.approx(30)


def test_words_in_a_shape_of_inkscape_flow_in_it(tmp_path: Path) -> None:
    flowed = (
        '<rect id="r" x="6" y="50" width="47" height="20"/><text id="{text}" style="shape-inside:url(#r)">Some</text>'
    )
    text = parts(tmp_path, drawn(PLACES.replace('<rect inkscape:label="{text}"', '<rect fill="none"') + flowed))["text"]
    assert (text["box"], text["stand"]) == ((6.0, 50.0, 47.0, 20.0), "top")


def test_a_drawing_with_its_bleed_lies_on_the_bleed(tmp_path: Path) -> None:
    box = parts(tmp_path, drawn(more='viewBox="-3 -3 69.5 94.9"'))["cost"]["box"]
    assert box == (4.0, 6.0, 8.0, 8.0)


def test_what_stands_for_a_field_is_not_drawn(tmp_path: Path) -> None:
    with_place, without = (
        face(tmp_path / name, drawn(inside)).front
        for name, inside in (("with", PLACES), ("without", PLACES.replace('fill="#ff00ff"', 'fill="none"')))
    )
    assert "#ff00ff" not in repr(with_place) and "#eef5ee" in repr(without)


@pytest.mark.parametrize(
    ("files", "code", "at", "says"),
    [
        (drawn(PLACES.replace("{suit}", "{siut}")), "unknown-field", "pictures/goblin.svg:5:1", "suit"),
        (drawn('<rect width="63" height="88"/>'), "missing-field", "pictures/goblin.svg:1:1", "{title}"),
        (drawn(PLACES + "<script/>"), "picture-unsafe", "pictures/goblin.svg:7:1", "script"),
        (drawn(PLACES.replace("<g ", "<h ")), "picture-broken", "pictures/goblin.svg:4", ""),
        (
            drawn() | {"kit.yaml": KIT.replace("look: classic", "look: gobln.svg")},
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
    found = judged(tmp_path, drawn(PLACES.replace('width="47" height="20"', 'width="12" height="3"')))
    assert {issue.code for issue in found} == {"text-overflow"}
