"""What maps and notes are engraved with: signs in the light, coasts that keep to their hexes, lathe lines."""

from __future__ import annotations

import math

import pytest

from generator.print.drawing.hexes import borders, centre_of, hexagon
from generator.print.drawing.light import brightness
from generator.print.drawing.scene import Linear, Path, inside
from generator.print.drawing.written import read
from generator.print.layout.vocabulary import Guilloche
from generator.print.parts.coasts import _loops, _region, beside
from generator.print.parts.engraving import _lathe
from generator.print.parts.hex_map import lie_of
from generator.print.parts.survey import SIGNS, VIEWS, Inks, sign
from tests.faces.drawings import bounds

INKS = Inks("#222222", "#f8f0d8", "#806040", "#90a860")
ACROSS = 32.0
LAKE = [(3, 3), (4, 3), (4, 4)]
EVERYWHERE = {(column, row) for column in range(8) for row in range(8)}


@pytest.mark.parametrize("of", SIGNS)
def test_every_view_of_a_sign_lies_within_its_bounds_and_differs(of: str) -> None:
    views = [sign(of, view, INKS) for view in range(1, VIEWS + 1)]
    assert len({view.items for view in views}) == VIEWS
    for view in views:
        for item in inside(view.items):
            assert isinstance(item, Path)
            left, top, right, foot = bounds(read(item.segments))
            assert view.bounds[0] <= left and view.bounds[1] <= top
            assert right <= view.bounds[2] and foot <= view.bounds[3]


@pytest.mark.parametrize("of", ["fir", "tree", "peak"])
def test_the_side_of_a_sign_that_faces_the_light_is_brighter(of: str) -> None:
    for view in range(1, VIEWS + 1):
        fills = [item.fill for item in sign(of, view, INKS).items if isinstance(item, Path)]
        runs = [fill for fill in fills if isinstance(fill, Linear)]
        colours = [brightness(colour) for run in runs for _, colour, _ in run.stops]
        if of == "peak":
            lit, shaded = runs
            assert min(brightness(c) for _, c, _ in lit.stops) > max(brightness(c) for _, c, _ in shaded.stops)
        else:
            assert colours == sorted(colours, reverse=True) and runs[0].start[0] < runs[0].end[0]


def test_a_coast_winds_but_stays_near_the_edges_of_its_hexes() -> None:
    (loop,) = _loops(LAKE, EVERYWHERE - set(LAKE), ACROSS)
    assert len(loop) == len(borders(LAKE, None, ACROSS)) // 2
    region = bounds(_region(loop, 0.75))
    straight = bounds([segment for place in LAKE for segment in hexagon(*centre_of(place, ACROSS), ACROSS)[:-1]])
    assert all(abs(one - other) < ACROSS / 10 for one, other in zip(region, straight, strict=True))
    assert region != straight


def test_where_a_map_ends_so_does_its_water_straight() -> None:
    (loop,) = _loops([(0, 0)], {(0, 1), (1, 0)}, ACROSS)
    assert sorted(is_shore for *_, is_shore in loop) == [False] * 4 + [True] * 2


def test_a_line_beside_a_stream_keeps_its_distance() -> None:
    straight = (("M", 0.0, 0.0), ("C", 3.0, 0.0, 6.0, 0.0, 9.0, 0.0))
    assert {round(y, 6) for _, y in beside(straight, 0.7)} == {0.7}


def test_land_lies_alike_at_places_beside_each_other() -> None:
    steps = [abs(lie_of((column, row)) - lie_of((column, row + 1))) for column in range(12) for row in range(12)]
    assert sum(steps) / len(steps) < 0.25
    assert max(lie_of(place) for place in EVERYWHERE) - min(lie_of(place) for place in EVERYWHERE) > 0.5


@pytest.mark.parametrize("of", ["rosette", "band", "field"])
def test_lathe_lines_stay_in_their_box(of: str) -> None:
    part = Guilloche(box=(10, 20, 30, 12), of=of, waves=9, lines=7)  # type: ignore[arg-type]
    points = [point for line in range(7) for point in _lathe(part, line / 7)]
    assert all(10 - 1e-6 <= x <= 40 + 1e-6 and 20 - 1e-6 <= y <= 32 + 1e-6 for x, y in points)
    assert len({(round(x, 3), round(y, 3)) for x, y in points}) > len(points) / 2
    assert math.isclose(max(x for x, _ in points) - min(x for x, _ in points), 30, abs_tol=0.5)
