"""A survey in short, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import listed
from validator.play.survey.bars import bars_of, shown
from validator.play.survey.figures import Curve, Survey
from validator.play.survey.words import SurveyWords

MOST_TERMS, MOST_NAMED, MOST_GROUPS = 12, 12, 6
_LEVELS = "▁▂▃▄▅▆▇█"


def describe(survey: Survey) -> str:
    """The whole survey in English, a table of the number fields first."""
    return "\n".join(_lines(survey, SurveyWords("en")))


def _lines(survey: Survey, words: SurveyWords) -> Iterator[str]:
    yield words.said("title", title=words.title(survey))
    spoken = ", ".join(one.language for one in survey.spoken)
    yield f"{survey.designs:,} designs, {survey.cards:,} pieces, languages {spoken}"
    yield from _table(survey)
    if survey.terms:
        most = [f"{term.name} {term.cards}" for term in survey.terms[:MOST_TERMS]]
        yield f"{words.said('h-terms')}: {', '.join(most)}"
    if survey.unused:
        yield f"{words.said('h-unused')}: {listed(survey.unused, MOST_NAMED)}"
    yield words.said("short-twins", count=len(survey.twins) + survey.more_twins)
    for group in survey.twins[:MOST_GROUPS]:
        what = f"{words.said('twins-differ')} {group.field}" if group.field else words.said("twins-alike")
        yield f"  {listed(group.pieces, MOST_NAMED)}: {what}"
    yield words.said("short-outliers", count=len(survey.outliers))
    for one in survey.outliers[:MOST_GROUPS]:
        numbers = {"value": shown(one.value), "middle": shown(one.middle), "far": f"{one.far:.1f}"}
        yield f"  {one.id} ({one.place}): {words.said('outlier', field=one.field, **numbers)}"
    for language in survey.spoken:
        if language.titles < language.of_titles or language.texts < language.of_texts:
            titles = f"{language.titles} of {language.of_titles} titles"
            texts = f"{language.texts} of {language.of_texts} texts"
            yield f"{language.language}: {titles}, {texts}; lacking, for example: {', '.join(language.lacking)}"


def _table(survey: Survey) -> Iterator[str]:
    rows = [
        (kind.kind, curve.field, f"{shown(curve.least)} to {shown(curve.most)}", f"{curve.mean:.2f}", _sparks(curve))
        for kind in survey.kinds
        for curve in kind.curves
    ]
    if not rows:
        return
    heads = ("kind", "field", "values", "mean", "pieces of each")
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _sparks(curve: Curve) -> str:
    """The curve as blocks of eight heights."""
    found = bars_of(curve.counts)
    top = max(bar.pieces for bar in found)
    levels = (round(bar.pieces / top * (len(_LEVELS) - 1)) if bar.pieces else -1 for bar in found)
    return "".join(" " if level < 0 else _LEVELS[level] for level in levels)
