"""What a row of cards can show at best, from above: which cards can meet, and how busy its seams can be."""

from collections import Counter
from typing import NamedTuple

from validator.play.games.empires.checks.box import Box
from validator.play.games.empires.words.terms import Edge
from validator.play.games.empires.words.vocabulary import EmpireCard


def meets(edge: Edge, other: Edge) -> bool:
    """Whether two edges may meet: equal counts, or a wormhole on either side."""
    return edge == other or "wormhole" in (edge, other)


def partners(box: Box, card: EmpireCard, edge: Edge) -> int:
    """Copies of other cards with an edge that may meet this one; the homeworld counts as one of them by T1."""
    homeworld = box.rules.homeworld_routes > 0 and meets(edge, box.rules.homeworld_routes)
    if edge == "wormhole":
        return box.cards - 1 + homeworld
    own = edge in (card.left, card.right) or _has_wormhole(card)
    return box.meeting.get(edge, 0) - own + homeworld


def most_beside(box: Box, card: EmpireCard, edge: Edge) -> int:
    """Most trade routes on the edge of a neighbour that meets this edge of a card; 0 where none can."""
    facing = [other for other in box.edges if meets(edge, other) and box.others_with(card, other) > 0]
    return max(map(box.routes, facing), default=0)


def together(box: Box) -> list[set[str]]:
    """The ids of empire cards in groups: no row holds cards of two groups. A wormhole joins all it can reach."""
    if box.edges["wormhole"]:
        return [{card.id for card in box.empires}]
    groups: list[tuple[set[Edge], set[str]]] = []
    for card in box.empires:
        edges, names = {card.left, card.right}, {card.id}
        apart = []
        for group in groups:
            if group[0] & edges:
                edges, names = edges | group[0], names | group[1]
            else:
                apart.append(group)
        groups = [*apart, (edges, names)]
    return [names for _, names in groups]


class Shape(NamedTuple):
    """A card in a row as far as seams go: its edges, and which scarce kind of card it is (0: none is scarce)."""

    left: Edge
    right: Edge
    scarce: int


def most_busy_seams(box: Box, rounds: int, routes: int, enough: int) -> int:
    """Most seams of a row of so many cards that can have so many routes; from ``enough`` on they are not counted.

    Two kinds of card are counted, those with wormholes and those with two busy edges; others may repeat without end.
    """
    shapes, limits = _shapes(box, rounds, routes)
    facing = {edge: _facing(box, edge, shapes, routes) for edge in {shape.right for shape in shapes}}
    best: dict[tuple[Edge, int, int], int] = {}
    for shape in shapes:
        used = _used((0, 0), shape, limits)
        if used is not None:
            best[shape.right, *used] = 0
    for _ in range(rounds - 1):
        longer: dict[tuple[Edge, int, int], int] = {}
        for (edge, *counts), seams in best.items():
            for shape, is_busy in facing[edge]:
                used = _used((counts[0], counts[1]), shape, limits)
                if used is not None:
                    at = (shape.right, *used)
                    longer[at] = max(longer.get(at, 0), seams + is_busy)
        best = longer or best
        if max(best.values(), default=0) >= enough:
            break
    return max(best.values(), default=0)


def _facing(box: Box, edge: Edge, shapes: list[Shape], routes: int) -> list[tuple[Shape, bool]]:
    """The shapes that may lie to the right of an edge, and whether the seam would have so many routes."""
    worm = box.rules.wormhole_routes >= routes
    own = box.routes(edge) >= routes
    return [(shape, worm if "wormhole" in (edge, shape.left) else own) for shape in shapes if meets(edge, shape.left)]


def _shapes(box: Box, rounds: int, routes: int) -> tuple[list[Shape], tuple[int, int]]:
    """The different cards of the set both ways round, and how many there are of each scarce kind.

    A kind of which a row can hold as many as it likes is not scarce: its limit is 0 and it is not counted.
    """
    worm_is_busy = box.rules.wormhole_routes >= routes
    totals: Counter[int] = Counter()
    kinds: dict[str, int] = {}
    for card in box.empires:
        busy = all(edge != "wormhole" and edge >= routes for edge in (card.left, card.right))
        kinds[card.id] = 1 if worm_is_busy and _has_wormhole(card) else 2 if busy else 0
        totals[kinds[card.id]] += card.count
    limits = (_limit(totals[1], rounds), _limit(totals[2], rounds))
    shapes = {
        Shape(left, right, kind if kind and limits[kind - 1] else 0)
        for card in box.empires
        for kind in (kinds[card.id],)
        for left, right in ((card.left, card.right), (card.right, card.left))
    }
    return sorted(shapes, key=str), limits


def _limit(total: int, rounds: int) -> int:
    return total if total < rounds else 0


def _used(counts: tuple[int, int], shape: Shape, limits: tuple[int, int]) -> tuple[int, int] | None:
    """The scarce cards used with one more; None where there are no more of them."""
    first, second = counts[0] + (shape.scarce == 1), counts[1] + (shape.scarce == 2)
    return (first, second) if first <= limits[0] and second <= limits[1] else None


def _has_wormhole(card: EmpireCard) -> bool:
    return "wormhole" in (card.left, card.right)
