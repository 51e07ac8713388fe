"""The page of a survey, in each language of reports; and the survey in short, for the terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from validator.base.issue import listed
from validator.content.vocabulary import in_language
from validator.play.playtest.page.book import Album, Words, face_button, prose
from validator.play.playtest.page.frame import NAMES, Cell, Column, Row, framed, languages_of, pages_in, table_of
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.survey.figures import Curve, KindFigures, Survey, Together, Twins

_FOLDER = Path(__file__).parent / "text"


class SurveyWords(Words):
    """The words of one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, folder=_FOLDER)

    def said(self, key: str, **values: object) -> str:
        """A message ``survey-<key>`` (not HTML)."""
        return self.words.word(f"survey-{key}", **values)

    def title(self, survey: Survey) -> str:
        """What the set is called (not HTML)."""
        return in_language(survey.set_titles, self.words.language, survey.set)

    def piece(self, survey: Survey, name: str) -> str:
        """What a piece is called (not HTML)."""
        return in_language(survey.titles.get(name, {}), self.words.language, name)


MOST_BARS = 20
FEW_BARS = 12
HIGHEST = 6.2
"""How high the highest bar is, in rem."""


class Bar(NamedTuple):
    """Values from ``low`` to ``high``, both included, and how many pieces have one of them."""

    low: float
    high: float
    pieces: int

    @property
    def name(self) -> str:
        """The value, or the first and the last."""
        return shown(self.low) if self.low == self.high else f"{shown(self.low)}–{shown(self.high)}"


def bars_of(counts: Sequence[tuple[float, int]]) -> list[Bar]:
    """A bar for each value, whole numbers between with none; of a wide range, bars of equal width."""
    known = dict(counts)
    low, high = min(known), max(known)
    whole = all(float(value).is_integer() for value in known)
    if whole and (high - low < FEW_BARS or FEW_BARS < len(known) <= high - low < MOST_BARS):
        return [Bar(value, value, known.get(value, 0)) for value in range(int(low), int(high) + 1)]
    if len(known) <= FEW_BARS:
        return [Bar(value, value, pieces) for value, pieces in sorted(known.items())]
    if whole:
        width = -(-int(high - low + 1) // MOST_BARS)
        starts = range(int(low), int(high) + 1, width)
        return [Bar(at, at + width - 1, sum(known.get(value, 0) for value in range(at, at + width))) for at in starts]
    return _equal(known, low, high)


def _equal(known: dict[float, int], low: float, high: float) -> list[Bar]:
    step = (high - low) / (MOST_BARS // 2)
    bars = []
    for place in range(MOST_BARS // 2):
        first, last = low + place * step, low + (place + 1) * step
        held = (pieces for value, pieces in known.items() if _place(value, low, step) == place)
        bars.append(Bar(float(f"{first:.4g}"), float(f"{last:.4g}"), sum(held)))
    return bars


def _place(value: float, low: float, step: float) -> int:
    return min(MOST_BARS // 2 - 1, int((value - low) / step))


def shown(value: float) -> str:
    """A number as it is read: ``3``, ``2.5``, ``−1``."""
    return f"{value:.4g}".replace("-", "−")


def columns(counts: Sequence[tuple[float, int]], label: str) -> str:
    """Upright bars with the value below each and how many above; ``label`` says what they show (not HTML)."""
    bars = bars_of(counts)
    top = max(bar.pieces for bar in bars)
    few = len(bars) <= FEW_BARS
    cells = []
    for place, bar in enumerate(bars):
        high = HIGHEST * bar.pieces / top
        head = f'<li title="{bar.name}: {bar.pieces:,}"><b>{bar.pieces or ""}</b>'
        cells.append(
            f'{head}<i style="height:{high:.2f}rem"></i><span>{_under(bar, place, len(bars), few)}</span></li>'
        )
    return f'<ol class="columns{"" if few else " narrow"}" aria-label="{escape(label)}">{"".join(cells)}</ol>'


def _under(bar: Bar, place: int, many: int, few: bool) -> str:
    """The value below a bar; of many bars only some, so that they do not run into each other."""
    step = 1 if few else 5
    return shown(bar.low) if place % step == 0 or (place == many - 1 and place % step > 2) else ""


def line(name: str, part: float, figure: str) -> str:
    """A row with a lying bar; ``name`` and ``figure`` are HTML, ``part`` is of the full width."""
    return (
        f'<div class="row"><div class="what">{name}</div><div class="draw"><div class="full">'
        f'<i style="width:{100 * part:.1f}%"></i></div></div><div class="num">{figure}</div></div>'
    )


def together_table(together: Together, label: str) -> str:
    """A square for each two terms, the darker the more often they stand together."""
    names, rows = together.names, together.rows
    top = max((count for place, row in enumerate(rows) for other, count in enumerate(row) if place != other), default=0)
    heads = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in names)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(_square(name, names[other], count, place == other, top) for other, count in enumerate(rows[place]))
        + "</tr>"
        for place, name in enumerate(names)
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(label)}" tabindex="0"><table class="together">'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _square(name: str, other: str, count: int, own: bool, top: int) -> str:
    title = escape(name if own else f"{name} + {other}")
    if own:
        return f'<td class="own" title="{title}: {count}">{count}</td>'
    strength = f"{0.12 + 0.88 * count / top:.2f}" if count else "0"
    look = ' class="deep"' if count and count / top > 0.5 else ""
    return f'<td{look} title="{title}: {count}"><i style="opacity:{strength}"></i><span>{count or ""}</span></td>'


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
    bars = bars_of(curve.counts)
    top = max(bar.pieces for bar in bars)
    levels = (round(bar.pieces / top * (len(_LEVELS) - 1)) if bar.pieces else -1 for bar in bars)
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
        yield self._describe()

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
            for term in terms[:MOST_TERMS_DRAWN]
        )
        yield f'<div class="rows">{"".join(rows)}</div>'
        if len(terms) > MOST_TERMS_DRAWN:
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
        told = [length for length in self.survey.lengths if length.titles or length.texts]
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

    def _describe(self) -> str:
        """What each face says, for whoever looks at it closely."""
        told = {key: [self.album.titles.get(key, key), self.album.texts.get(key, "")] for key in self.album.faces}
        data = msgspec.json.encode(told).decode().replace("</", "<\\/")
        return f'<script type="application/json" id="told">{data}</script>' if told else ""
