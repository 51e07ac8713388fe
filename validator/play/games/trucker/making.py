"""Boxes of Galaxy Trucker made by recipe: tiles and flights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from validator.base.decoding import convert
from validator.content.loading import ContentSet
from validator.play.engine.making import Chance, Fields, Making, Request
from validator.play.games.trucker.ships.faults import tile_faults
from validator.play.games.trucker.words import SIDES, AdventureCard, Component, StartCabin, Structure, Tile

# Adventure cards: how often each thing happens at each level.

WEIGHT = 5
"""A card of a level more or less counts as much as so many of what happens."""
LEARNING = 1
"""The level of which cards may be starred."""


def features_of_card(piece: Fields) -> dict[str, int]:
    """What of adventures comes about as often as in the base set."""
    return {sort(piece): 1, f"flight {piece['level']}": WEIGHT}


def sort(piece: Fields) -> str:
    """What a card brings, and on which flight."""
    return f"level {piece['level']} {piece['adventure']['event']}"


def sorts_of_cards(pieces: Sequence[Fields]) -> list[str]:
    """The same of each."""
    return [sort(piece) for piece in pieces]


def star(pieces: Sequence[Fields], wanted: int) -> None:
    """Star so many cards of the learning flight, of as many sorts as there are, and no others."""
    seen: dict[str, int] = {}
    order: list[tuple[int, int]] = []
    for place, piece in enumerate(pieces):
        piece.pop("starred", None)
        if piece["level"] == LEARNING:
            order.append((seen.get(sort(piece), 0), place))
            seen[sort(piece)] = seen.get(sort(piece), 0) + 1
    for _, place in sorted(order)[: max(0, wanted)]:
        adventure = pieces[place].pop("adventure")
        pieces[place].update(starred=True, adventure=adventure)


# Component tiles: a component of the base set, with connectors as tiles of its kind have them.

SMOOTH = "smooth"
CHANGED = 0.35
"""The share of sides that take the connector of another tile."""
LEAST_OF_STRUCTURE = 2


def propose(request: Request, chance: Chance) -> Fields | None:
    """A new tile; None where what came about could never be joined to a ship."""
    patterns = [tile for tile in request.patterns if tile["component"]["is"] != "start_cabin"]
    pattern = chance.one_of(patterns)
    component = dict(pattern["component"])
    kin = [tile for tile in patterns if tile["component"]["is"] == component["is"]]
    edges = list(pattern["edges"])
    for side in range(len(SIDES)):
        if chance.yes(CHANGED):
            edges[side] = chance.one_of(kin)["edges"][side]
    if not _has_a_direction(component) and chance.yes(CHANGED):
        edges.reverse()
    piece = {"edges": edges, "component": component}
    return piece if fits(piece) else None


def _has_a_direction(component: Fields) -> bool:
    """Whether the sides of the tile differ in what its component does."""
    return component["is"] in ("engine", "double_engine", "cannon", "double_cannon", "shield")


def fits(piece: Fields) -> bool:
    """Whether a tile is one that a ship can use; start cabins, of which each colour has one, are never made anew."""
    tile = convert({"id": "X", **piece}, Tile, str_keys=True)
    if isinstance(tile.component, StartCabin) or any(tile_faults(tile.edges, tile.component)):
        return False
    least = LEAST_OF_STRUCTURE if isinstance(tile.component, Structure) else 1
    return len(tile.edges) - tile.edges.count(SMOOTH) >= least


def features_of_tile(piece: Fields) -> dict[str, int]:
    """What of tiles comes about as often as in the base set: components with their sizes, connectors."""
    features = {_component(piece["component"]): WEIGHT}
    for edge in piece["edges"]:
        features[f"edge {edge}"] = features.get(f"edge {edge}", 0) + 1
    return features


def _component(component: dict[str, Any]) -> str:
    return "component " + " ".join(str(said) for said in component.values() if not isinstance(said, list | tuple))


def is_start(component: Component | Fields) -> bool:
    """Whether a component, typed or plain, is a start cabin."""
    return isinstance(component, StartCabin) or (isinstance(component, dict) and component["is"] == "start_cabin")


def sorts_of_tiles(pieces: Sequence[Fields]) -> list[str]:
    """What each tile is, as far as a box counts it."""
    return [_component(piece["component"]) for piece in pieces]


# The record: a whole box has its start cabins, and the flights their open space, of which no two could differ.

Sorts = Callable[[Sequence[Fields]], list[str]]
SORTS: Mapping[str, Sorts] = {"tile": sorts_of_tiles, "adventure": sorts_of_cards}


def features_of(kind: str, piece: Fields) -> Mapping[str, int]:
    """What of a piece comes about as often as in the base set."""
    return features_of_tile(piece) if kind == "tile" else features_of_card(piece) if kind == "adventure" else {}


def has_sense(kind: str, piece: Fields) -> bool:
    """Whether a piece makes sense by itself."""
    return kind != "tile" or fits(piece)


def finish(
    content: ContentSet, pieces: Mapping[str, list[Fields]], kept: frozenset[str], words: Mapping[str, tuple[int, int]]
) -> None:
    """Put in what the box needs and nothing could be varied of; of what there is too much, so many fewer.

    What the recipe counts itself (``words``) is as many as it says.
    """
    for kind, sorts in SORTS.items():
        if pieces.get(kind):
            _fill_up(content, kind, pieces[kind], kept, sorts, words)
    adventures = pieces.get("adventure", [])
    cards = [card for card in content.pieces["adventure"] if isinstance(card, AdventureCard)]
    if adventures:
        stars = sum(card.starred for card in cards) - sum(card.starred for card in cards if card.id in kept)
        star(adventures, stars)


def _fill_up(
    content: ContentSet,
    kind: str,
    new: list[Fields],
    kept: frozenset[str],
    sorts: Sorts,
    words: Mapping[str, tuple[int, int]],
) -> None:
    base = [(piece.id, _plain(piece)) for piece in content.pieces[kind] for _ in range(piece.count)]
    wanted = Counter(sorts([plain for _, plain in base]))
    held = Counter(sorts([plain for name, plain in base if name in kept])) + Counter(sorts(new))
    share = sum(held.values()) / max(1, sum(wanted.values()))
    for name, plain in base:
        (sort,) = sorts([plain])
        if name in kept or not _is_single(kind, plain) or held[sort] >= max(1, round(wanted[sort] * share)):
            continue
        if _word(kind, plain) in words:
            continue
        surplus = max(new, key=lambda piece: _surplus(kind, piece, plain, held, wanted, share, sorts, words))
        held.subtract(sorts([surplus]))
        held[sort] += 1
        own = surplus["id"]
        surplus.clear()
        surplus.update(id=own, **plain)


def _surplus(
    kind: str,
    piece: Fields,
    plain: Fields,
    held: Counter[str],
    wanted: Counter[str],
    share: float,
    sorts: Sorts,
    words: Mapping[str, tuple[int, int]],
) -> tuple[bool, float]:
    """How far there are more of a new piece's sort than of the base set's; another card of the flight rather stays."""
    (sort,) = sorts([piece])
    if _is_single(kind, piece) or _word(kind, piece) in words:
        return False, -1000.0
    return kind == "tile" or piece["level"] == plain["level"], held[sort] - wanted[sort] * share


def _plain(piece: object) -> Fields:
    plain: Fields = msgspec.to_builtins(piece, str_keys=True)
    return {name: value for name, value in plain.items() if name not in ("id", "title", "count", "flavour", "starred")}


def _word(kind: str, piece: Fields) -> str:
    return str(piece["component"]["is"] if kind == "tile" else piece["adventure"]["event"])


def _is_single(kind: str, piece: Fields) -> bool:
    """Whether a piece of its sort could not be another than it is."""
    return is_start(piece["component"]) if kind == "tile" else len(piece["adventure"]) == 1


MAKING = Making(
    kinds=("adventure", "tile"), propose={"tile": propose}, features=features_of, fits=has_sense, finish=finish
)


__all__ = ["MAKING"]
