"""Proof by example: track that joins all cities of a map, laid with the tiles of the set.

City after city is joined to those that are, by the way with the fewest tiles that the supply still allows; where that
leaves a city out, the search begins again from the next. It works up to a number of steps, not up to a time, and says
when it gave up. Where no network is found this is no proof that there is none (`bounds` has that).
"""

from collections.abc import Container
from heapq import heappop, heappush
from typing import NamedTuple

from validator.play.games.steam.table import EDGES, NO_FACE, OPPOSITE, TOWN, Table
from validator.play.games.steam.track import NO_CITY, Track, bare_track

BUILDER = 0
TURN = 1
MOST_WORK = 60_000
"""Hexes that the search looks at, each from one edge, before it gives up."""


class Step(NamedTuple):
    """A tile on the way: the hex, the edge by which the track comes in, the edge by which it goes on."""

    hex_number: int
    entry: int
    exit: int


class Witness(NamedTuple):
    """The track found, the cities that could not be joined (by number), the steps of work, and whether it gave up."""

    track: Track
    left_out: list[int]
    work: int
    gave_up: bool

    @property
    def tiles(self) -> int:
        """How many tiles lie on the map."""
        return sum(face != NO_FACE for face in self.track.face)


def spanning_network(table: Table, most_work: int = MOST_WORK) -> Witness:
    """Track that joins every city of the map, as far as the set's tiles and markers and ``most_work`` steps go.

    Of several tries the one that leaves out the fewest cities, the first of those.
    """
    work, best = 0, None
    for start in table.grid.cities:
        track = bare_track(table.grid, table.faces)
        search = Search(table, track, table.tile_counts[:], table.markers, most_work - work)
        left_out = search.join_all(start)
        work += search.work
        if best is None or len(left_out) < len(best.left_out):
            best = Witness(search.track, left_out, work, search.is_spent)
        if not left_out or search.is_spent:
            break
    assert best is not None
    return best._replace(work=work, gave_up=bool(best.left_out) and work >= most_work)


class Search:
    """One try: the track laid, tiles and markers left, and the work done."""

    def __init__(self, table: Table, track: Track, supply: list[int], markers: int, most_work: int = MOST_WORK) -> None:
        self.table, self.track = table, track
        self.supply, self.markers = supply, markers
        self.work, self._most_work = 0, most_work

    @property
    def is_spent(self) -> bool:
        """All the work allowed has been done."""
        return self.work >= self._most_work

    def join_all(self, start: int) -> list[int]:
        """Join city after city to the one at ``start``; the numbers of those left out."""
        grid = self.table.grid
        joined, left = {start}, [place for place in grid.cities if place != start]
        refused: set[Step] = set()
        while left and not self.is_spent:
            way = self.shortest_way(joined, set(left), refused)
            if way is None:
                break
            wanting = self._wanting(way)
            if wanting is not None:
                refused.add(wanting)
                continue
            self._lay(way)
            refused.clear()
            reached = grid.neighbour[EDGES * way[-1].hex_number + way[-1].exit]
            joined.add(reached)
            left.remove(reached)
        return [grid.cities.index(place) for place in left]

    def _wanting(self, way: list[Step]) -> Step | None:
        """The first step of a way for which no tile is left once those before it are laid."""
        supply, markers = self.supply[:], self.markers
        seen: set[int] = set()
        for step in way:
            face = face_for(self.table, supply, markers, step)
            if face == NO_FACE or step.hex_number in seen:
                return step
            seen.add(step.hex_number)
            supply[self.table.faces.tile[face]] -= 1
            markers -= self.table.faces.marker[face]
        return None

    def _lay(self, way: list[Step]) -> None:
        for step in way:
            face = face_for(self.table, self.supply, self.markers, step)
            self.supply[self.table.faces.tile[face]] -= 1
            self.markers -= self.table.faces.marker[face]
            self.track.lay(step.hex_number, face, BUILDER, TURN)

    def shortest_way(self, sources: set[int], goals: set[int], refused: Container[Step] = ()) -> list[Step] | None:
        """Tiles from a joined city to one that is not, the fewest first; ways over free hexes alone."""
        grid = self.table.grid
        queue: list[tuple[int, int, int]] = []
        before: dict[tuple[int, int], tuple[int, int] | None] = {}
        for place in sorted(sources):
            for edge in range(EDGES):
                key = (grid.neighbour[EDGES * place + edge], OPPOSITE[edge])
                if key[0] >= 0 and self._is_free(key[0]) and key not in before:
                    before[key] = None
                    heappush(queue, (1, *key))
        while queue and not self.is_spent:
            length, hex_number, entry = heappop(queue)
            self.work += 1
            for exit_edge in range(EDGES):
                step = Step(hex_number, entry, exit_edge)
                ahead = grid.neighbour[EDGES * hex_number + exit_edge]
                if exit_edge == entry or ahead < 0 or step in refused:
                    continue
                if face_for(self.table, self.supply, self.markers, step) == NO_FACE:
                    continue
                if ahead in goals:
                    return _way_back(before, step)
                key = (ahead, OPPOSITE[exit_edge])
                if self._is_free(ahead) and key not in before:
                    before[key] = (hex_number, entry)
                    heappush(queue, (length + 1, *key))
        return None

    def _is_free(self, hex_number: int) -> bool:
        track = self.track
        return track.city[hex_number] == NO_CITY and track.face[hex_number] == NO_FACE


def shortest_way(
    table: Table, track: Track, supply: list[int], markers: int, sources: set[int], goals: set[int]
) -> list[Step] | None:
    """Tiles from one of some cities to one of others over the free hexes of a track, the fewest first."""
    return Search(table, track, supply, markers).shortest_way(sources, goals)


def face_for(table: Table, supply: list[int], markers: int, step: Step) -> int:
    """A face at hand that joins the two edges; on a town one that has both."""
    faces = table.faces
    for face in faces.joining(table.grid.kind[step.hex_number] == TOWN, step.entry, step.exit):
        if supply[faces.tile[face]] and (markers or not faces.marker[face]):
            return face
    return NO_FACE


def _way_back(before: dict[tuple[int, int], tuple[int, int] | None], last: Step) -> list[Step]:
    """The steps from the first to the last."""
    way, at = [last], (last.hex_number, last.entry)
    while (previous := before[at]) is not None:
        way.append(Step(previous[0], previous[1], OPPOSITE[at[1]]))
        at = previous
    way.reverse()
    return way
