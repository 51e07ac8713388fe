"""Curves, gaps and outliers of each kind of piece."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.survey.figures import Curve, Gap, KindFigures, Outlier
from validator.play.survey.leaves import empty_fields, leaves

FAR = 3.5
"""So many robust standard deviations from the middle stands apart (Iglewicz and Hoaglin 1993)."""
_MAD, _MEAN_DEVIATION = 1.4826, 1.2533
"""What makes the middle and the mean distance from the middle a standard deviation where values lie as in a bell."""
FEWEST = 8
"""Of fewer values nothing stands apart."""
FEW_APART = 3
MOST_OUTLIERS = 24
COUNT = "count"
_Value = tuple[float, Piece]


def kind_figures(content: ContentSet) -> tuple[KindFigures, ...]:
    """Each kind that the set has pieces of."""
    return tuple(_kind(kind, pieces) for kind, pieces in content.pieces.items() if pieces)


def _kind(kind: str, pieces: Sequence[Piece]) -> KindFigures:
    numbers, running = _numbers(pieces)
    told = {path: sorted({value for value, _ in values}) for path, values in numbers.items()}
    return KindFigures(
        kind=kind,
        designs=len(pieces),
        cards=sum(piece.count for piece in pieces),
        curves=tuple(_curve(path, values) for path, values in numbers.items() if len(told[path]) > 1),
        constant=tuple((path, one[0]) for path, one in told.items() if len(one) == 1 and path != COUNT),
        running=running,
        gaps=tuple(_gaps(pieces)),
    )


def outliers(content: ContentSet) -> tuple[Outlier, ...]:
    """The designs that stand apart, farthest first."""
    found = [one for kind, pieces in content.pieces.items() for one in _outliers(content, kind, pieces)]
    return tuple(sorted(found, key=lambda one: (-one.far, one.id))[:MOST_OUTLIERS])


def _numbers(pieces: Sequence[Piece]) -> tuple[dict[str, list[_Value]], tuple[str, ...]]:
    """The values of each number field with the pieces that have them; and the fields that only number the pieces."""
    found: dict[str, list[_Value]] = defaultdict(list)
    for piece in pieces:
        for leaf in leaves(piece):
            if leaf.sort == "number":
                found[leaf.path].append((leaf.value, piece))
    running = tuple(path for path, values in found.items() if len(values) == len(pieces) and _only_numbers(values))
    if any(piece.count != 1 for piece in pieces):
        found[COUNT] = [(piece.count, piece) for piece in pieces]
    return {path: values for path, values in found.items() if path not in running}, running


def _only_numbers(values: Sequence[_Value]) -> bool:
    """Whether the field counts the pieces up in the order they stand in, in whole steps."""
    given = [value for value, _ in values]
    steps = {second - first for first, second in pairwise(given)}
    return len(given) > FEWEST and steps == {1}


def _curve(path: str, values: Sequence[_Value]) -> Curve:
    counts: Counter[float] = Counter()
    for value, piece in values:
        counts[value] += 1 if path == COUNT else piece.count
    mean = sum(value * often for value, often in counts.items()) / sum(counts.values())
    return Curve(field=path, counts=tuple(sorted(counts.items())), middle=_middle(counts), mean=round(mean, 4))


def _middle(counts: Counter[float]) -> float:
    return float(median(counts.elements()))


def _gaps(pieces: Sequence[Piece]) -> Iterator[Gap]:
    """Fields that may be empty and are so on some pieces; where few differ from the rest, these few."""
    empty: dict[str, list[Piece]] = defaultdict(list)
    known: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        for path, is_empty in empty_fields(piece).items():
            known[path].append(piece)
            if is_empty:
                empty[path].append(piece)
    for path, every in known.items():
        without = empty[path]
        if without:
            having = [piece for piece in every if piece not in without]
            few = next((some for some in (without, having) if len(every) >= FEWEST and len(some) <= FEW_APART), ())
            yield Gap(field=path, filled=len(having), of=len(every), apart=tuple(piece.id for piece in few))


def _outliers(content: ContentSet, kind: str, pieces: Sequence[Piece]) -> Iterator[Outlier]:
    for path, values in _numbers(pieces)[0].items():
        if len(values) < FEWEST:
            continue
        middle = float(median(value for value, _ in values))
        spread = _spread([value for value, _ in values], middle)
        for value, piece in values:
            far = abs(value - middle) / spread if spread else 0.0
            if far > FAR:
                span = content.span(piece.id)
                yield Outlier(
                    id=piece.id,
                    kind=kind,
                    field=path,
                    value=value,
                    middle=middle,
                    far=round(far, 2),
                    place=f"{span.file}:{span.line}",
                )


def _spread(values: Sequence[float], middle: float) -> float:
    """A standard deviation that a few far values do not move."""
    away = [abs(value - middle) for value in values]
    return _MAD * float(median(away)) or _MEAN_DEVIATION * sum(away) / len(away)
