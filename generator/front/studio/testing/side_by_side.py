"""Two states of a set in figures: what is counted on their cards, and the last run that was played with each."""

from collections.abc import Sequence
from typing import Any

from generator.front.studio.testing.running import runs_of
from generator.front.studio.versions import Versions
from generator.front.studio.work.folder import Folder
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.survey.counting import kind_figures, labels_of
from validator.play.survey.figures import Curve, KindFigures

Counts = tuple[tuple[float, int], ...]
NONE = KindFigures(kind="", designs=0, cards=0, curves=(), constant=(), running=(), gaps=())


def figures_of(
    folder: Folder, versions: Versions, reference: str, numbers: Sequence[str], language: str
) -> dict[str, Any]:
    """The runs of two states and, kind by kind, what their cards count; labels in a language of the page."""
    try:
        contents = [versions.content(reference, versions.state(reference, number).parcel) for number in numbers]
    except (ContentError, WrongUse):
        return {"runs": [None, None], "counted": []}
    return {"runs": runs_of(folder, versions, reference, numbers), "counted": counted(contents, language)}


def counted(contents: Sequence[ContentSet], language: str) -> list[dict[str, Any]]:
    """For each kind: designs, cards, and the number fields that lie otherwise, each with how often a value occurs."""
    figures = [{one.kind: one for one in kind_figures(content)} for content in contents]
    kinds = list(dict.fromkeys(kind for one in reversed(figures) for kind in one))
    return [_kind(kind, [one.get(kind, NONE) for one in figures], contents[-1], language) for kind in kinds]


def _kind(kind: str, sides: Sequence[KindFigures], content: ContentSet, language: str) -> dict[str, Any]:
    curves = [_curves(side) for side in sides]
    fields = list(dict.fromkeys(path for one in reversed(curves) for path in one))
    other = [path for path in fields if len({_counts(one.get(path)) for one in curves}) > 1]
    labels = labels_of(content, language, other)
    return {
        "kind": kind,
        "designs": [side.designs for side in sides],
        "cards": [side.cards for side in sides],
        "curves": [
            {
                "label": labels[path],
                "means": [None if (curve := one.get(path)) is None else curve.mean for one in curves],
                "counts": [_counts(one.get(path)) for one in curves],
            }
            for path in other
        ],
    }


def _curves(side: KindFigures) -> dict[str, Curve]:
    """The number fields of a kind, those with one value among them."""
    steady = [
        Curve(field=path, counts=((value, side.cards),), middle=value, mean=value) for path, value in side.constant
    ]
    return {curve.field: curve for curve in (*side.curves, *steady)}


def _counts(curve: Curve | None) -> Counts:
    return () if curve is None else curve.counts
