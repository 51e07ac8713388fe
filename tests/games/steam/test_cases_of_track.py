"""The worked cases of Age of Steam about track, by number: where it may lie, what it costs, whose it is."""

from __future__ import annotations

import pytest

from tests.games.steam.tabletop import Desk
from validator.play.games.steam.track.links import NOBODY

RED, BLUE = 0, 1


def test_a10_wheeling_to_cincinnati_in_three_tiles() -> None:
    desk = Desk()
    desk.turn(RED)
    costs = [desk.build(RED, (15, 8), "S3 1-5"), desk.build(RED, (14, 8), "S1 2-5"), desk.build(RED, (13, 7), "S3 2-4")]
    assert costs == [2, 3, 2]
    assert desk.owners() == [(RED, True, 3)]
    link = desk.link((14, 8), 2)
    assert {link.first, link.last} == {desk.hex_of("Wheeling"), desk.hex_of("Cincinnati")}


def test_a11_wheeling_to_pittsburgh_over_the_river() -> None:
    desk = Desk()
    desk.turn(RED)
    assert desk.build(RED, (16, 7), "S1 0-3") == 3
    assert desk.build(RED, (16, 6), "S3 1-3") == 3
    assert desk.owners() == [(RED, True, 2)]


@pytest.mark.parametrize(("tile", "cost"), [("V3 0,2,5", 4), ("V1 2", 2), ("X1 0,2,3,5", 5)])
def test_a13_what_a_town_costs(tile: str, cost: int) -> None:
    desk = Desk()
    desk.turn(RED)
    desk.build(RED, (9, 8), "S3 3-5")
    assert desk.build(RED, (8, 8), tile) == cost


PLAIN, RIVER, MOUNTAIN = (9, 8), (14, 8), (17, 6)


@pytest.mark.parametrize(("profile", "costs"), [("documented", [3, 4, 5]), ("publisher", [4, 5, 6])])
def test_a14_a_crossing_costs(profile: str, costs: list[int]) -> None:
    desk = Desk(profile=profile)
    assert [desk.price(place, "X1 0-3 1-4") for place in (PLAIN, RIVER, MOUNTAIN)] == costs


@pytest.mark.parametrize(("profile", "costs"), [("documented", [4, 5, 6]), ("publisher", [3, 4, 5])])
def test_a15_parallel_track_costs(profile: str, costs: list[int]) -> None:
    desk = Desk(profile=profile)
    assert [desk.price(place, "P3 0-3 4-5") for place in (PLAIN, RIVER, MOUNTAIN)] == costs


@pytest.mark.parametrize(("profile", "cost"), [("documented", 3), ("publisher", 2)])
def test_a17_sharp_track_becomes_parallel_and_never_a_crossing(profile: str, cost: int) -> None:
    desk = Desk(profile=profile)
    # (6, 5) touches Chicago over edge 2 and nothing else.
    desk.turn(RED)
    desk.build(RED, (6, 5), "S2 2-3")
    desk.turn(RED)
    face = desk.track.face[desk.at((6, 5))]
    forms = {desk.faces.form[other] for other in desk.faces.replacements(face)}
    assert forms == {2}
    assert desk.price((6, 5), "P3 2-3 1-4") == cost


def test_a19_a_redirect_costs_two_and_lengthens_nothing() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((4, 3), "V1 2"), ((5, 3), "S1 2-5"))
    built = desk.link((5, 3), 5).built
    desk.turn(RED)
    assert desk.build(RED, (5, 3), "S3 1-5") == 2
    assert desk.link((5, 3), 5).built == built
    desk.end(RED)
    assert desk.link((5, 3), 5).owner == NOBODY


def test_a20_no_redirect_on_a_town() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (8, 8), "V1 1")
    desk.turn(RED)
    assert not desk.can(RED, (8, 8), "V1 2")


def test_a20_no_redirect_of_a_complete_link() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((16, 7), "S1 0-3"), ((16, 6), "S3 1-3"))
    desk.turn(RED)
    assert not desk.can(RED, (16, 6), "S1 0-3")


def test_a20_no_redirect_of_an_opponents_link() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(BLUE)
    assert not desk.can(BLUE, (15, 8), "S1 1-4")
    desk.turn(RED)
    assert desk.can(RED, (15, 8), "S1 1-4")


@pytest.mark.parametrize(("place", "tile"), [((8, 6), "S1 0-3"), ((0, 0), "S1 0-3")])
def test_a21_no_track_to_lakes_or_off_the_map(place: tuple[int, int], tile: str) -> None:
    desk = Desk()
    desk.turn(RED)
    assert not desk.can(RED, place, tile)


def test_a21_no_track_on_lakes_and_cities() -> None:
    desk = Desk()
    desk.turn(RED)
    assert (8, 5) not in desk.grid.number
    hexes = {action // desk.faces.count for action in desk.state.stack[-1].options(desk.state)}
    assert desk.hex_of("Chicago") not in hexes


def test_a23_an_opponents_loose_end_is_not_to_be_touched() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(BLUE)
    assert not desk.can(BLUE, (14, 8), "S1 2-5")


def test_a23_an_unowned_loose_end_becomes_the_builders() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (15, 8), "S3 1-5")
    desk.turn(RED)
    desk.end(RED)
    assert desk.link((15, 8), 5).owner == NOBODY
    desk.turn(BLUE)
    desk.build(BLUE, (14, 8), "S1 2-5")
    assert desk.owners() == [(BLUE, False, 2)]


@pytest.mark.parametrize("redirected", [False, True])
def test_a24_a_link_not_lengthened_is_lost(redirected: bool) -> None:
    desk = Desk()
    desk.turn(RED)
    desk.road(RED, ((15, 8), "S3 1-5"), ((14, 8), "S1 2-5"))
    desk.end(RED)
    assert desk.owners() == [(RED, False, 2)]
    desk.turn(RED)
    desk.build(RED, (4, 9), "S1 2-5")
    if redirected:
        desk.build(RED, (14, 8), "S3 2-0")
    desk.end(RED)
    assert desk.owners() == [(NOBODY, False, 2), (RED, False, 1)]


def test_a26_sharp_tiles_run_out_and_come_back() -> None:
    desk = Desk()
    desk.turn(RED)
    places = [(15, 8), (17, 8), (15, 7), (17, 7), (16, 9)]
    tiles = ["S2 1-0", "S2 5-4", "S2 2-1", "S2 4-3", "S2 0-5"]
    desk.road(RED, *zip(places, tiles, strict=True))
    desk.road(RED, ((12, 7), "S2 3-4"), ((13, 7), "S2 4-5"))
    desk.turn(RED)
    assert desk.state.supply[desk.table.tile_ids.index("S2")] == 0
    assert not desk.can(RED, (4, 9), "S2 1-2")
    assert desk.can(RED, (4, 9), "S3 2-4")
    desk.build(RED, (15, 8), "P1 0-1 2-4")
    assert desk.can(RED, (4, 9), "S2 1-2")


def test_a27_without_markers_only_town_tiles_lie_on_towns() -> None:
    desk = Desk()
    desk.turn(RED)
    desk.lay(RED, (9, 8), "S3 3-5")
    desk.state.markers = 0
    desk.turn(RED)
    assert not desk.can(RED, (8, 8), "S1 2,5")
    assert desk.can(RED, (8, 8), "V1 2")
    desk.state.markers = 1
    assert desk.can(RED, (8, 8), "S1 2,5")


@pytest.mark.parametrize(("seat", "owner"), [(RED, RED), (BLUE, BLUE)])
def test_a28_a_new_city_completes_what_points_at_it(seat: int, owner: int) -> None:
    """Red urbanizes; the link is red's or nobody's, then blue's."""
    desk = Desk()
    desk.turn(seat)
    desk.lay(seat, (9, 8), "S3 3-5")
    if seat == RED:
        desk.state.track.give(desk.track.link_of[6 * desk.at((9, 8)) + 3], NOBODY, 0)
    desk.turn(RED)
    desk.urbanize(RED, (8, 8), "A")
    assert desk.owners() == [(owner, True, 1)]


def test_a50_two_links_for_seven_dollars() -> None:
    desk = Desk()
    desk.turn(RED)
    costs = [desk.build(RED, (10, 9), "S1 1-4"), desk.build(RED, (11, 8), "S1 1-4"), desk.build(RED, (13, 8), "S3 3-5")]
    assert costs == [2, 2, 3]
    assert desk.owners() == [(RED, False, 1), (RED, True, 2)]
    assert all(desk.at((13, 9)) not in (link.first, link.last) for link in desk.track.links.values())


def evansville(desk: Desk) -> None:
    """Cases A50 and A51: red's link, then blue's two."""
    desk.turn(RED)
    desk.road(RED, ((10, 9), "S1 1-4"), ((11, 8), "S1 1-4"), ((13, 8), "S3 3-5"))
    desk.turn(BLUE)


def test_a51_through_indianapolis_for_seven_dollars() -> None:
    desk = Desk()
    evansville(desk)
    costs = [
        desk.build(BLUE, (9, 8), "S3 1-3"),
        desk.build(BLUE, (10, 8), "S1 1,4"),
        desk.build(BLUE, (11, 7), "S3 2-4"),
    ]
    assert costs == [2, 3, 2]
    assert desk.state.markers == desk.table.markers - 1
    assert [link for link in desk.owners() if link[0] == BLUE] == [(BLUE, True, 2), (BLUE, True, 2)]


def test_a55_cubes_over_the_links_of_both() -> None:
    desk = Desk()
    evansville(desk)
    desk.road(BLUE, ((9, 8), "S3 1-3"), ((10, 8), "S1 1,4"), ((11, 7), "S3 2-4"))
    desk.cube("Evansville", "blue")
    desk.cube("Cincinnati", "blue")
    assert desk.move(RED) == [
        ("Evansville", "blue", ("Cincinnati",), (1, 0, 0)),
        ("Cincinnati", "blue", ("Evansville",), (1, 0, 0)),
    ]
    desk.deliver(RED, ("Cincinnati",))
    desk.state.engine[BLUE] = 2
    assert ("Cincinnati", "blue", ("town", "Evansville"), (0, 2, 0)) in desk.move(BLUE)
    desk.deliver(BLUE, ("town", "Evansville"))
    assert desk.state.income == [1, 2, 0]
