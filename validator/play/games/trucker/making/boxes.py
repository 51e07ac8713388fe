"""The record: a whole box has its start cabins, and the flights their open space, of which no two could differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.making import Fields, Making
from validator.play.games.trucker.making import flights, tiles
from validator.play.games.trucker.words.vocabulary import AdventureCard

Sorts = Callable[[Sequence[Fields]], list[str]]
SORTS: Mapping[str, Sorts] = {"tile": tiles.sorts, "adventure": flights.sorts}


def features(kind: str, piece: Fields) -> Mapping[str, int]:
    """What of a piece comes about as often as in the base set."""
    return tiles.features(piece) if kind == "tile" else flights.features(piece) if kind == "adventure" else {}


def fits(kind: str, piece: Fields) -> bool:
    """Whether a piece makes sense by itself."""
    return kind != "tile" or tiles.fits(piece)


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
        flights.star(adventures, stars)


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
    return tiles.is_start(piece["component"]) if kind == "tile" else len(piece["adventure"]) == 1


MAKING = Making(
    kinds=("adventure", "tile"), propose={"tile": tiles.propose}, features=features, fits=fits, finish=finish
)
