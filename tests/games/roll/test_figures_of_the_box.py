"""The figures of the set: dice, faces, costs and colours, cases L-01 to L-04."""

from __future__ import annotations

from collections import Counter

from tests.games.roll.tabletop import content
from validator.play.games.roll.words.vocabulary import Development, Die, Face, Faction, GameTile, Home, World

TILES = [piece for piece in content().pieces["tile"] if isinstance(piece, GameTile)]
FACTIONS = [piece for piece in content().pieces["faction"] if isinstance(piece, Faction)]
HOMES = [piece for piece in content().pieces["home"] if isinstance(piece, Home)]
DICE = [piece for piece in content().pieces["die"] if isinstance(piece, Die)]


def every_face() -> list[Face]:
    sides = [face for tile in TILES for face in (tile.front, tile.back)]
    return [*sides, *(face for tile in FACTIONS for face in (tile.left, tile.right)), *(home.world for home in HOMES)]


def test_l01_dice_and_their_faces() -> None:
    counts = {die.colour: die.count for die in DICE}
    assert counts == {"home": 25, "military": 22, "consumption": 9, "novelty": 20, "rare": 14, "genes": 12, "alien": 9}
    assert sum(counts.values()) == 111
    assert {sum(die.sides.values()) for die in DICE} == {6}
    totals: Counter[str] = Counter()
    for die in DICE:
        for side, count in die.sides.items():
            totals[side] += count * die.count
    assert totals == {"explore": 127, "develop": 115, "settle": 102, "produce": 100, "ship": 106, "wild": 116}
    assert totals.total() == 666


def test_l02_game_tiles() -> None:
    assert len(TILES) == sum(tile.count for tile in TILES) == 55
    costs = Counter(tile.front.cost for tile in TILES)
    assert [costs[cost] for cost in range(1, 7)] == [9, 10, 15, 6, 5, 10]
    colours = Counter(tile.back.colour for tile in TILES)
    assert colours == {"grey": 11, "novelty": 15, "rare": 13, "genes": 9, "alien": 7}


def test_l03_factions_homes_and_bonuses() -> None:
    kinds = Counter((type(tile.left), type(tile.right)) for tile in FACTIONS)
    assert kinds == {(Development, World): 8, (World, World): 1}
    assert len(HOMES) == 9
    with_bonus = [face for face in every_face() if isinstance(face, Development) and face.bonus is not None]
    of_six = [face for face in every_face() if isinstance(face, Development) and face.cost == 6]
    assert len(with_bonus) == 10
    assert with_bonus == of_six


def test_l04_no_tile_states_points_beside_its_cost() -> None:
    fields = {field for face in every_face() for field in type(face).__struct_fields__}
    assert "points" not in fields
    assert all(0 <= face.cost <= 6 for face in every_face())
