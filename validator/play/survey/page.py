"""The page of a survey, in each language of reports: numbers and pictures of a set that nobody has played."""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.play.playtest.page.album import Album
from validator.play.playtest.page.book import face_button, prose
from validator.play.playtest.page.frame import NAMES, framed, languages_of, pages_in
from validator.play.playtest.page.tables import Cell, Column, Row, table_of
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.survey.bars import columns, line, shown, together_table
from validator.play.survey.figures import KindFigures, Survey, Twins
from validator.play.survey.words import SurveyWords

STEM = "survey"
MOST_TERMS, MOST_ROWS = 24, 40
FACE, WIDEST = 96.0, 120.0
"""Height and greatest width of a face, in CSS pixels."""
_STYLE = Path(__file__).parent / "page.css"


class Shown(NamedTuple):
    """What a page in one language shows beside figures: faces, and what the set's texts call its fields, by path."""

    album: Album
    labels: Mapping[str, str]


def fields_in(survey: Survey) -> set[str]:
    """The paths of the fields that the page speaks of."""
    curves = (one.field for kind in survey.kinds for one in kind.curves)
    steady = (field for kind in survey.kinds for field in (*(one for one, _ in kind.constant), *kind.running))
    gaps = (one.field for kind in survey.kinds for one in kind.gaps)
    return {*curves, *steady, *gaps, *(one.field for one in survey.outliers), *(one.field for one in survey.twins)}


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

    def sections(self) -> Iterator[str]:
        yield f"<style>\n{_STYLE.read_text(encoding='utf-8')}</style>"
        yield f'<div class="gallery">{self.album.gallery}</div>' if self.album.gallery else ""
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
        written = {name: "\n".join(part) for name, part in parts.items()}
        yield from self._head([name for name, text in written.items() if text])
        for name, text in written.items():
            if text:
                yield f'<section id="{name}">\n<h2>{self._text(f"h-{name}")}</h2>\n{text}\n</section>'
        yield self._told()

    def _text(self, key: str, **values: object) -> str:
        return prose(self.said(key, **values))

    def _note(self, key: str) -> str:
        return f'<p class="note">{self._text(key)}</p>'

    def _head(self, names: list[str]) -> Iterator[str]:
        survey, language = self.survey, self.words.words.language
        yield f"<header>{languages_of(STEM, language, LANGUAGES)}<h1>{prose(self.words.title(survey))}</h1>"
        yield f'<p class="meta">{self._text("made", shown=survey.shown, game=survey.game)}</p></header>'
        tiles = {
            "designs": survey.designs,
            "cards": survey.cards,
            "kinds": len(survey.kinds),
            "terms": len(survey.terms),
            "languages": len(survey.spoken),
        }
        told = (
            f"<div><b>{count:,}</b><span>{self._text(f'tile-{name}')}</span></div>" for name, count in tiles.items()
        )
        yield f'<div class="tiles">{"".join(told)}</div>'
        lacking = sum(one.titles < one.of_titles or one.texts < one.of_texts for one in survey.spoken)
        counts = {
            "twins": len(survey.twins) + survey.more_twins,
            "outliers": len(survey.outliers),
            "unused": len(survey.unused),
            "languages": lacking,
        }
        short = "".join(f"<p>{self._text(f'short-{name}', count=count)}</p>" for name, count in counts.items())
        yield f'<section id="short">{short}</section>'
        yield "<nav>" + "".join(f'<a href="#{name}">{self._text(f"h-{name}")}</a>' for name in names) + "</nav>"

    def _kind(self, kind: str) -> str:
        return escape(self.album.kinds.get(kind) or kind.replace("_", " "))

    def _label(self, field: str) -> str:
        return escape(self.labels.get(field) or field)

    def _piece(self, piece: str) -> str:
        """What a piece is called (not HTML)."""
        return self.album.titles.get(piece) or self.words.piece(self.survey, piece)

    def _face(self, piece: str) -> str:
        label = self.words.plain("look-at", title=self._piece(piece))
        return face_button(self.album.faces.get(piece), piece, label, FACE, WIDEST)

    def _curves(self) -> Iterator[str]:
        kinds = [kind for kind in self.survey.kinds if kind.curves or kind.constant or kind.running]
        if kinds:
            yield self._note("curves-note")
        yield from map(self._of_kind, kinds)

    def _of_kind(self, kind: KindFigures) -> str:
        size = self._text("kind-size", designs=kind.designs, cards=kind.cards)
        figures = []
        for curve in kind.curves:
            ends = {"least": shown(curve.least), "most": shown(curve.most)}
            caption = self._text("curve-caption", middle=shown(curve.middle), mean=f"{curve.mean:.2f}", **ends)
            bars = columns(curve.counts, f"{kind.kind} {curve.field}")
            head = f"<h3>{self._label(curve.field)}</h3>"
            figures.append(f"<figure>{head}{bars}<figcaption>{caption}</figcaption></figure>")
        head = f"<h3>{self._kind(kind.kind)} <small>{size}</small></h3>"
        grid = f'<div class="grid">{"".join(figures)}</div>' if figures else ""
        return f'<div class="kind">{head}{grid}{"".join(self._steady(kind))}</div>'

    def _steady(self, kind: KindFigures) -> Iterator[str]:
        """Number fields that need no picture."""
        if kind.constant:
            fields = ", ".join(f"{self.labels.get(field, field)} {shown(value)}" for field, value in kind.constant)
            yield f'<p class="note">{self._text("constant", fields=fields)}</p>'
        if kind.running:
            fields = ", ".join(self.labels.get(field, field) for field in kind.running)
            yield f'<p class="note">{self._text("running", fields=fields)}</p>'

    def _terms(self) -> Iterator[str]:
        terms = self.survey.terms
        if not terms:
            yield f"<p>{self._text('nothing')}</p>"
            return
        yield self._note("terms-note")
        top = max(term.cards for term in terms)
        rows = (
            line(f"<code>{escape(term.name)}</code>", term.cards / top, f"{term.cards:,}")
            for term in terms[:MOST_TERMS]
        )
        yield f'<div class="rows">{"".join(rows)}</div>'
        if len(terms) > MOST_TERMS:
            yield f"<details><summary>{self._text('all-terms')}</summary>{self._every_term()}</details>"

    def _every_term(self) -> str:
        looks = {"word": "name", "sort": "text"}
        names = ("word", "sort", "designs", "cards")
        heads = [Column(self._text(f"head-{name}"), look=looks.get(name, "number")) for name in names]
        rows = [
            Row(
                [
                    Cell(f"<code>{escape(term.name)}</code>"),
                    Cell(self._text(f"sort-{term.sort}")),
                    Cell(f"{term.designs:,}", term.designs),
                    Cell(f"{term.cards:,}", term.cards),
                ]
            )
            for term in self.survey.terms
        ]
        return table_of(self.words, self._text("h-terms"), heads, rows, most=MOST_ROWS)

    def _together(self) -> Iterator[str]:
        if len(self.survey.together.names) > 1:
            yield self._note("together-note")
            yield together_table(self.survey.together, self.said("h-together"))

    def _unused(self) -> Iterator[str]:
        if self.survey.unused:
            yield self._note("unused-note")
            chips = "".join(f"<li><code>{escape(name)}</code></li>" for name in self.survey.unused)
            yield f'<ul class="chips">{chips}</ul>'

    def _twins(self) -> Iterator[str]:
        if self.survey.twins:
            yield self._note("twins-note")
            yield f'<ul class="twins">{"".join(map(self._group, self.survey.twins))}</ul>'
        if self.survey.more_twins:
            yield f"<p>{self._text('twins-more', count=self.survey.more_twins)}</p>"

    def _group(self, group: Twins) -> str:
        said = f"{self._text('twins-differ')} <b>{self._label(group.field)}</b>" if group.field else ""
        values = group.values or ("",) * len(group.pieces)
        figures = "".join(self._twin(piece, value) for piece, value in zip(group.pieces, values, strict=True))
        head = f"<small>{self._kind(group.kind)}</small> {said or self._text('twins-alike')}"
        return f'<li>{head}<div class="faces">{figures}</div></li>'

    def _twin(self, piece: str, value: str) -> str:
        told = f"<b>{escape(value)}</b>" if value else ""
        return f"<figure>{self._face(piece)}{escape(self._piece(piece))}{told}</figure>"

    def _outliers(self) -> Iterator[str]:
        if not self.survey.outliers:
            return
        yield self._note("outliers-note")
        rows = []
        for one in self.survey.outliers:
            title = self._piece(one.id)
            numbers = {"value": shown(one.value), "middle": shown(one.middle), "far": f"{one.far:.1f}"}
            said = prose(self.said("outlier", field=self.labels.get(one.field, one.field), **numbers))
            place = f'<code class="where">{escape(one.place.rpartition("/")[2])}</code>'
            face = f'<div class="faces">{self._face(one.id)}</div>'
            rows.append(f"<li>{face}<div><b>{escape(title)}</b>: {said} {place}</div></li>")
        yield f'<ul class="findings">{"".join(rows)}</ul>'

    def _gaps(self) -> Iterator[str]:
        kinds = [kind for kind in self.survey.kinds if kind.gaps]
        if kinds:
            yield self._note("gaps-note")
        for kind in kinds:
            rows = []
            for gap in kind.gaps:
                apart = [escape(self._piece(piece)) for piece in gap.apart]
                told = f"<br><small>{self._text('gap-apart')}: {', '.join(apart)}</small>" if apart else ""
                figure = self._text("gap-filled" if gap.filled else "gap-never", filled=gap.filled, of=gap.of)
                rows.append(line(self._label(gap.field) + told, gap.filled / gap.of, figure))
            yield f'<div class="kind"><h3>{self._kind(kind.kind)}</h3><div class="rows">{"".join(rows)}</div></div>'

    def _texts(self) -> Iterator[str]:
        told = [one for one in self.survey.lengths if one.titles or one.texts]
        if told:
            yield self._note("texts-note")
        for lengths in told:
            figures = []
            for name, counts in (("titles", lengths.titles), ("texts", lengths.texts)):
                if counts:
                    bars = columns(counts, f"{lengths.language} {name}")
                    figures.append(f"<figure><h3>{self._text(f'texts-{name}')}</h3>{bars}</figure>")
            longest = "".join(
                f"<li>{escape(self._piece(piece))} <small>{said}</small></li>"
                for piece, count in lengths.longest
                if (said := self._text("characters", count=count))
            )
            listed = f'<figure><h3>{self._text("texts-longest")}</h3><ul class="plain">{longest}</ul></figure>'
            figures += [listed] if longest else []
            name = escape(NAMES.get(lengths.language, lengths.language))
            yield f'<div class="kind"><h3>{name}</h3><div class="grid">{"".join(figures)}</div></div>'

    def _languages(self) -> Iterator[str]:
        heads = [
            Column(self._text("head-language"), look="name"),
            Column(self._text("head-titles")),
            Column(self._text("head-texts")),
            Column(self._text("head-lacking"), look="text"),
        ]
        rows = []
        for one in self.survey.spoken:
            lacking = ", ".join(escape(self._piece(piece)) for piece in one.lacking)
            name = escape(NAMES.get(one.language, one.language))
            counts = ((one.titles, one.of_titles), (one.texts, one.of_texts))
            cells = (Cell(f"{given} / {of}" if of else "–", given / of if of else -1) for given, of in counts)
            rows.append(Row([Cell(name), *cells, Cell(lacking or "–")]))
        yield table_of(self.words, self._text("h-languages"), heads, rows)

    def _told(self) -> str:
        """What each face says, for whoever looks at it closely."""
        told = {key: [self.album.titles.get(key, key), self.album.texts.get(key, "")] for key in self.album.faces}
        data = msgspec.json.encode(told).decode().replace("</", "<\\/")
        return f'<script type="application/json" id="told">{data}</script>' if told else ""
