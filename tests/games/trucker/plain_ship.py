"""A ship judged by the rulebook from its tiles as they are written: slow, plain, and without the engine's tables."""

from __future__ import annotations

from typing import Any, NamedTuple

from validator.play.games.trucker.words import vocabulary as words

Place = tuple[int, int]
STEPS: dict[str, Place] = {"front": (0, -1), "right": (1, 0), "rear": (0, 1), "left": (-1, 0)}
AGAINST = {"front": "rear", "rear": "front", "right": "left", "left": "right"}
FITS = {("single", "single"), ("double", "double")}
CANNONS, ENGINES = (words.Cannon, words.DoubleCannon), (words.Engine, words.DoubleEngine)


class Laid(NamedTuple):
    """A tile and by how many quarter turns it is turned clockwise."""

    tile: Any
    turn: int

    def edge(self, side: str) -> str:
        connector: str = self.tile.edges[(words.SIDES.index(side) - self.turn) % 4]
        return connector

    def facing(self, side: str) -> str:
        """Where a side of the unturned tile looks now."""
        found: str = words.SIDES[(words.SIDES.index(side) + self.turn) % 4]
        return found


class PlainShip:
    """Tiles by printed column and row."""

    def __init__(self, tiles: dict[Place, Laid]) -> None:
        self.tiles = tiles

    def _beside(self, place: Place, side: str) -> Place:
        return place[0] + STEPS[side][0], place[1] + STEPS[side][1]

    def _joined(self, place: Place, side: str) -> bool:
        other = self.tiles.get(self._beside(place, side))
        if other is None:
            return False
        ends = (self.tiles[place].edge(side), other.edge(AGAINST[side]))
        return "smooth" not in ends and (ends in FITS or "universal" in ends)

    def parts(self) -> list[set[Place]]:
        """What holds together."""
        left, found = set(self.tiles), []
        while left:
            part, waiting = set(), [next(iter(left))]
            while waiting:
                place = waiting.pop()
                if place not in part:
                    part.add(place)
                    waiting += [self._beside(place, side) for side in STEPS if self._joined(place, side)]
            left -= part
            found.append(part)
        return found

    def faults(self) -> set[tuple[str, frozenset[Place]]]:
        """Breaches by their code and the cells they concern; parts that hang loose are left to `parts`.

        An engine that is turned is named as that alone, whatever its exhaust blows upon.
        """
        found = set()
        for place, laid in self.tiles.items():
            for side in STEPS:
                beside = self._beside(place, side)
                other = self.tiles.get(beside)
                if other is None:
                    continue
                ends = (laid.edge(side), other.edge(AGAINST[side]))
                if ends != ("smooth", "smooth") and not self._joined(place, side):
                    found.add(("unmatched-connectors", frozenset({place, beside})))
                if isinstance(laid.tile.component, CANNONS) and laid.facing("front") == side:
                    found.add(("blocked-muzzle", frozenset({place, beside})))
                if isinstance(laid.tile.component, ENGINES) and not laid.turn and side == "rear":
                    found.add(("blocked-exhaust", frozenset({place, beside})))
            if isinstance(laid.tile.component, ENGINES) and laid.turn:
                found.add(("turned-engine", frozenset({place})))
        return found

    def figures(self) -> dict[str, Any]:
        """What the tiles amount to; fire power in half-points."""
        kinds = [(place, laid, laid.tile.component) for place, laid in self.tiles.items()]
        guns = [(2 if laid.facing("front") == "front" else 1, part) for _, laid, part in kinds]
        shields = [{laid.facing(side) for side in part.covers} for _, laid, part in kinds if hasattr(part, "covers")]
        return {
            "fire": sum(power for power, part in guns if isinstance(part, words.Cannon)),
            "double_fire": sorted((2 * power for power, part in guns if isinstance(part, words.DoubleCannon))),
            "engine": sum(isinstance(part, words.Engine) for _, _, part in kinds),
            "double_engines": sum(isinstance(part, words.DoubleEngine) for _, _, part in kinds),
            "shielded": set().union(*shields),
            "exposed": sum(
                laid.edge(side) != "smooth" and self._beside(place, side) not in self.tiles
                for place, laid, _ in kinds
                for side in STEPS
            ),
            "battery_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.Battery)),
            "hold_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.Hold)),
            "special_slots": sum(part.slots for _, _, part in kinds if isinstance(part, words.SpecialHold)),
            "most_crew": 2 * sum(isinstance(part, words.Cabin | words.StartCabin) for _, _, part in kinds),
            **{f"{alien}_cabins": self._homes(alien) for alien in words.ALIENS},
        }

    def _homes(self, alien: str) -> set[Place]:
        found = set()
        for place, laid in self.tiles.items():
            if isinstance(laid.tile.component, words.LifeSupport) and laid.tile.component.alien == alien:
                joined = [self._beside(place, side) for side in STEPS if self._joined(place, side)]
                found |= {other for other in joined if isinstance(self.tiles[other].tile.component, words.Cabin)}
        return found

    def _line(self, side: str, number: int) -> list[Place]:
        """Tiles of a line, the first that is met from a side first."""
        axis = 0 if side in ("front", "rear") else 1
        line = [place for place in self.tiles if place[axis] == number]
        return sorted(line, key=lambda place: place[1 - axis], reverse=side in ("right", "rear"))

    def met(self, side: str, number: int) -> tuple[Place | None, bool]:
        """The tile that something meets from a side on a line, and whether that side of it is smooth."""
        line = self._line(side, number)
        return (line[0], self.tiles[line[0]].edge(side) == "smooth") if line else (None, False)

    def guns_against(self, side: str, number: int, wide_rear: bool) -> tuple[set[Place], set[Place]]:
        """Single and double cannons that reach a large meteor (digest, section 5)."""
        wide = side in ("left", "right") or (side == "rear" and wide_rear)
        reach = (number - 1, number, number + 1) if wide else (number,)
        places = [place for line in reach for place in self._line(side, line)]
        aimed = [place for place in places if self.tiles[place].facing("front") == side]
        single, double = (
            {place for place in aimed if isinstance(self.tiles[place].tile.component, kind)} for kind in CANNONS
        )
        return single, double


def moved(start: int, days: int, others: list[int], spaces: int, never_counted: bool) -> int:
    """Where a rocket comes to stand, space by space (D-09)."""
    taken, ahead, place, left = {other % spaces for other in others}, 1 if days > 0 else -1, start, abs(days)
    while left:
        place += ahead
        if not (never_counted and place % spaces in taken):
            left -= 1
    while days and place % spaces in taken:
        place += ahead
    return place
