"""The page of a survey, in each language of reports; and the survey in short, for the terminal."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base.issue import listed
from validator.content.vocabulary import in_language
from validator.play.charts.bars import bars_of, columns, lying, shown
from validator.play.charts.frames import row, rows
from validator.play.charts.squares import together
from validator.play.playtest.page.book import Album, Words, face_button, prose
from validator.play.playtest.page.frame import (
    NAMES,
    data_of,
    framed,
    gallery_of,
    languages_of,
    note,
    pages_in,
    sections_of,
    styled,
)
from validator.play.playtest.page.tables import Cell, columns_of, counted, row_of, table_of
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.survey.figures import Curve, Gap, KindFigures, Lengths, Outlier, Survey, Twins

_FOLDER = Path(__file__).parent / "text"


class SurveyWords(Words):
    """The words of one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, folder=_FOLDER)

    def said(self, key: str, **values: object) -> str:
        """A message ``survey-<key>``."""
        return self.words.word(f"survey-{key}", **values)

    def title(self, survey: Survey) -> str:
        """What the set is called."""
        return in_language(survey.set_titles, self.words.language, survey.set)

    def piece(self, survey: Survey, name: str) -> str:
        """What a piece is called."""
        return in_language(survey.titles.get(name, {}), self.words.language, name)


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
    for line in (heads, *rows):
        yield "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()


def _sparks(curve: Curve) -> str:
    """The curve as blocks of eight heights."""
    bars = bars_of(curve.counts)
    top = max(bar.times for bar in bars)
    levels = (round(bar.times / top * (len(_LEVELS) - 1)) if bar.times else -1 for bar in bars)
    return "".join(" " if level < 0 else _LEVELS[level] for level in levels)


STEM = "survey"
MOST_TERMS_DRAWN, MOST_ROWS = 24, 40
FACE, WIDEST = 96.0, 120.0
"""Height and greatest width of a face, in CSS pixels."""
_STYLE = Path(__file__).parent / "page.css"


class Shown(NamedTuple):
    """What a page in one language shows beside figures: faces, and what the set's texts call its fields, by path."""

    album: Album
    labels: Mapping[str, str]


def fields_in(survey: Survey) -> set[str]:
    """The paths of the fields that the page speaks of."""
    curves = (curve.field for kind in survey.kinds for curve in kind.curves)
    steady = (field for kind in survey.kinds for field in (*(one for one, _ in kind.constant), *kind.running))
    gaps = (gap.field for kind in survey.kinds for gap in kind.gaps)
    return {
        *curves,
        *steady,
        *gaps,
        *(outlier.field for outlier in survey.outliers),
        *(twin.field for twin in survey.twins),
    }


def pages_of(survey: Survey, shown_in: Callable[[str], Shown]) -> dict[str, tuple[str, str]]:
    """A page in each language, as file name and text, by kind; ``shown_in`` gives what is shown in a language."""
    return pages_in(STEM, LANGUAGES, lambda language: _page(survey, language, shown_in(language)))


def _page(survey: Survey, language: str, found: Shown) -> str:
    page = _Page(survey, SurveyWords(language), found)
    return framed(language, page.said("title", title=page.words.title(survey)), page.sections())


class _Page:
    def __init__(self, survey: Survey, words: SurveyWords, found: Shown) -> None:
        self.survey, self.words, self.album, self.labels = survey, words, found.album, found.labels
        self.said = words.said

    def sections(self) -> Iterator[Node]:
        yield styled(_STYLE)
        yield gallery_of(self.album.gallery)
        parts = {
            "curves": self._curves(),
            "terms": self._terms(),
            "together": self._together(),
            "unused": self._unused(),
            "twins": self._twins(),
            "outliers": self._outliers(),
            "gaps": self._gaps(),
            "texts": self._texts(),
            "languages": self._languages(),
        }
        written = {name: nodes for name, part in parts.items() if (nodes := list(part))}
        yield from self._head(written)
        yield from sections_of(written, self._text)
        yield data_of(
            {key: [self.album.titles.get(key, key), self.album.texts.get(key, "")] for key in self.album.faces}
        )

    def _text(self, key: str, **values: object) -> str:
        return prose(self.said(key, **values))

    def _note(self, key: str, **values: object) -> Node:
        return note(self._text(key, **values))

    def _head(self, names: Iterable[str]) -> Iterator[Node]:
        survey, language = self.survey, self.words.words.language
        made = note(self._text("made", shown=survey.shown, game=survey.game), "meta")
        yield html.header(languages_of(STEM, language, LANGUAGES), html.h1(prose(self.words.title(survey))), made)
        tiles = {
            "designs": survey.designs,
            "cards": survey.cards,
            "kinds": len(survey.kinds),
            "terms": len(survey.terms),
            "languages": len(survey.spoken),
        }
        tiles_of_counts = (
            html.div(html.b(f"{count:,}"), html.span(self._text(f"tile-{name}"))) for name, count in tiles.items()
        )
        yield html.div({"class": "tiles"}, *tiles_of_counts)
        lacking = sum(one.titles < one.of_titles or one.texts < one.of_texts for one in survey.spoken)
        counts = {
            "twins": len(survey.twins) + survey.more_twins,
            "outliers": len(survey.outliers),
            "unused": len(survey.unused),
            "languages": lacking,
        }
        short = (html.p(self._text(f"short-{name}", count=count)) for name, count in counts.items())
        yield html.section({"id": "short"}, *short)
        yield html.nav(html.a({"href": f"#{name}"}, self._text(f"h-{name}")) for name in names)

    def _kind(self, kind: str) -> str:
        return self.album.kinds.get(kind) or kind.replace("_", " ")

    def _label(self, field: str) -> str:
        return self.labels.get(field) or field

    def _piece(self, piece: str) -> str:
        """What a piece is called."""
        return self.album.titles.get(piece) or self.words.piece(self.survey, piece)

    def _face(self, piece: str) -> Node:
        label = self.words.text("look-at", title=self._piece(piece))
        return face_button(self.album.faces.get(piece), piece, label, FACE, WIDEST)

    def _curves(self) -> Iterator[Node]:
        kinds = [kind for kind in self.survey.kinds if kind.curves or kind.constant or kind.running]
        if kinds:
            yield self._note("curves-note")
        yield from map(self._of_kind, kinds)

    def _of_kind(self, kind: KindFigures) -> Node:
        size = html.small(self._text("kind-size", designs=kind.designs, cards=kind.cards))
        figures = [self._curve(kind, curve) for curve in kind.curves]
        grid = html.div({"class": "grid"}, *figures) if figures else ""
        return html.div({"class": "kind"}, html.h3(self._kind(kind.kind), " ", size), grid, *self._steady(kind))

    def _curve(self, kind: KindFigures, curve: Curve) -> Node:
        ends = {"least": shown(curve.least), "most": shown(curve.most)}
        caption = self._text("curve-caption", middle=shown(curve.middle), mean=f"{curve.mean:.2f}", **ends)
        bars = columns(curve.counts, f"{kind.kind} {curve.field}")
        return html.figure(html.h3(self._label(curve.field)), bars, html.figcaption(caption))

    def _steady(self, kind: KindFigures) -> Iterator[Node]:
        """Number fields that need no picture."""
        if kind.constant:
            fields = ", ".join(f"{self.labels.get(field, field)} {shown(value)}" for field, value in kind.constant)
            yield self._note("constant", fields=fields)
        if kind.running:
            yield self._note("running", fields=", ".join(self.labels.get(field, field) for field in kind.running))

    def _terms(self) -> Iterator[Node]:
        terms = self.survey.terms
        if not terms:
            yield html.p(self._text("nothing"))
            return
        yield self._note("terms-note")
        top = max(term.cards for term in terms)
        yield rows(
            row(html.code(term.name), lying(term.cards / top), f"{term.cards:,}") for term in terms[:MOST_TERMS_DRAWN]
        )
        if len(terms) > MOST_TERMS_DRAWN:
            yield html.details(html.summary(self._text("all-terms")), self._every_term())

    def _every_term(self) -> Node:
        heads = columns_of(self.words, "survey-head", "word:name sort:text designs cards")
        rows = [
            row_of(html.code(one.name), self._text(f"sort-{one.sort}"), counted(one.designs), counted(one.cards))
            for one in self.survey.terms
        ]
        return table_of(self.words, self._text("h-terms"), heads, rows, most=MOST_ROWS)

    def _together(self) -> Iterator[Node]:
        pairs = self.survey.together
        if len(pairs.names) > 1:
            yield self._note("together-note")
            yield together(pairs.names, pairs.rows, self.said("h-together"))

    def _unused(self) -> Iterator[Node]:
        if self.survey.unused:
            yield self._note("unused-note")
            yield html.ul({"class": "chips"}, *(html.li(html.code(name)) for name in self.survey.unused))

    def _twins(self) -> Iterator[Node]:
        if self.survey.twins:
            yield self._note("twins-note")
            yield html.ul({"class": "twins"}, *map(self._group, self.survey.twins))
        if self.survey.more_twins:
            yield html.p(self._text("twins-more", count=self.survey.more_twins))

    def _group(self, group: Twins) -> Node:
        said: list[Node] = [self._text("twins-differ"), " ", html.b(self._label(group.field))]
        values = group.values or ("",) * len(group.pieces)
        figures = (self._twin(piece, value) for piece, value in zip(group.pieces, values, strict=True))
        head = html.small(self._kind(group.kind)), " ", said if group.field else self._text("twins-alike")
        return html.li(*head, html.div({"class": "faces"}, *figures))

    def _twin(self, piece: str, value: str) -> Node:
        return html.figure(self._face(piece), self._piece(piece), html.b(value) if value else "")

    def _outliers(self) -> Iterator[Node]:
        if self.survey.outliers:
            yield self._note("outliers-note")
            yield html.ul({"class": "findings"}, *map(self._outlier, self.survey.outliers))

    def _outlier(self, one: Outlier) -> Node:
        numbers = {"value": shown(one.value), "middle": shown(one.middle), "far": f"{one.far:.1f}"}
        said = self._text("outlier", field=self.labels.get(one.field, one.field), **numbers)
        place = html.code({"class": "where"}, one.place.rpartition("/")[2])
        face = html.div({"class": "faces"}, self._face(one.id))
        return html.li(face, html.div(html.b(self._piece(one.id)), f": {said} ", place))

    def _gaps(self) -> Iterator[Node]:
        kinds = [kind for kind in self.survey.kinds if kind.gaps]
        if kinds:
            yield self._note("gaps-note")
        for kind in kinds:
            yield html.div({"class": "kind"}, html.h3(self._kind(kind.kind)), rows(map(self._gap, kind.gaps)))

    def _gap(self, gap: Gap) -> Node:
        apart = ", ".join(self._piece(piece) for piece in gap.apart)
        nodes: list[Node] = [html.br, html.small(f"{self._text('gap-apart')}: {apart}")] if apart else []
        figure = self._text("gap-filled" if gap.filled else "gap-never", filled=gap.filled, of=gap.of)
        return row([self._label(gap.field), *nodes], lying(gap.filled / gap.of), figure)

    def _texts(self) -> Iterator[Node]:
        lengths_known = [length for length in self.survey.lengths if length.titles or length.texts]
        if lengths_known:
            yield self._note("texts-note")
        for lengths in lengths_known:
            name = NAMES.get(lengths.language, lengths.language)
            yield html.div({"class": "kind"}, html.h3(name), html.div({"class": "grid"}, *self._lengths(lengths)))

    def _lengths(self, lengths: Lengths) -> Iterator[Node]:
        for name, counts in (("titles", lengths.titles), ("texts", lengths.texts)):
            if counts:
                yield html.figure(html.h3(self._text(f"texts-{name}")), columns(counts, f"{lengths.language} {name}"))
        longest = [
            html.li(self._piece(piece), " ", html.small(said))
            for piece, count in lengths.longest
            if (said := self._text("characters", count=count))
        ]
        if longest:
            yield html.figure(html.h3(self._text("texts-longest")), html.ul({"class": "plain"}, *longest))

    def _languages(self) -> Iterator[Node]:
        heads = columns_of(self.words, "survey-head", "language:name titles texts lacking:text")
        rows = []
        for one in self.survey.spoken:
            lacking = ", ".join(self._piece(piece) for piece in one.lacking)
            counts = ((one.titles, one.of_titles), (one.texts, one.of_texts))
            cells = (Cell(f"{given} / {of}" if of else "–", given / of if of else -1) for given, of in counts)
            rows.append(row_of(NAMES.get(one.language, one.language), *cells, lacking or "–"))
        yield table_of(self.words, self._text("h-languages"), heads, rows)
