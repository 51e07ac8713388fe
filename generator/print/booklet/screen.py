"""A booklet as one page for a screen, with the pictures of its pages: for a phone that lies beside the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

import simple_html as html
from simple_html import Node, SafeString

from generator.print.booklet.binder import bound
from generator.print.booklet.chapters import Booklet, Chapter, Part, Plate, Row, Staged
from generator.print.booklet.style import style_of
from generator.print.drawing.scene import Scene, Symbol, Use, shift
from generator.print.faces.sides import layout_of, studio_of
from generator.print.parts.desk import Studio
from generator.print.writers.gallery import gallery_svg
from validator.base import svg
from validator.base.issue import ContentError, Issue
from validator.base.speech.sentences import Sentences
from validator.base.svg import given
from validator.content.loading import ContentSet
from validator.content.texts import MissingText

say = Sentences(__package__)

_MARKED = re.compile(r"\*\*(.+?)\*\*|\[icon:([\w.:-]+)\]")
_TAGS = {"head": html.h3, "minor": html.h4}
_STYLE = """
:root{--ink:%(ink)s;--heading:%(heading)s;--accent:%(accent)s;--on:%(on_heading)s}
*{box-sizing:border-box}
body{margin:0;background:#f6f3ec;color:var(--ink);
 font:17px/1.5 system-ui,"Noto Sans","Noto Sans TC","Noto Sans SC",sans-serif}
header{background:var(--heading);color:var(--on);padding:1.4rem 1rem;text-align:center}
header h1{margin:0 0 .3rem}header p{margin:.1rem}
main,nav{max-width:46rem;margin:auto;padding:0 1rem}
nav{padding-top:1rem}nav a{display:inline-block;margin:0 .8rem .4rem 0;color:var(--heading)}
h2{background:var(--heading);color:var(--on);padding:.3rem .8rem;border-radius:.3rem;
 margin:1.6rem 0 .6rem;font-size:1.2rem}
h3{color:var(--heading);margin:1rem 0 .2rem}h4{margin:.8rem 0 .2rem}p{margin:.3rem 0 .6rem}
ul{margin:.2rem 0;padding-left:1.2rem}li::marker{color:var(--accent)}
.step{padding-left:2rem;text-indent:-2rem}.step b:first-child{display:inline-block;width:2rem;text-indent:0}
.sign{display:flex;gap:.6rem;align-items:center;margin:.25rem 0}.sign svg{width:1.9rem;height:1.9rem;flex:none}
.plate{display:flex;flex-wrap:wrap;gap:.8rem;justify-content:center;margin:.7rem 0}
figure{margin:0;text-align:center}figure svg{max-width:100%%;height:auto;display:block;margin:auto}
figcaption{font-size:.82rem}
.i{width:1.25em;height:1.25em;vertical-align:-.25em}
table{border-collapse:collapse;width:100%%;font-size:.9rem}td{border-bottom:1px solid var(--accent);padding:.1rem .3rem}
td:last-child{text-align:right}footer{max-width:46rem;margin:2rem auto;padding:0 1rem;font-size:.8rem}
""".strip()
PIXELS = 4.2
"""So many CSS pixels a mm of a picture is wide."""


def booklet_page(content: ContentSet, language: str, staged: Staged, theme: str = "standard") -> str:
    """The booklet of a set as HTML that needs nothing else.

    Raises:
        ContentError: the layout or a rulebook cannot be read, or a text lacks a value.
    """
    try:
        book, _ = bound(content, language, staged, theme=theme)
    except MissingText as fault:
        span = content.text_span(language, fault.key) or content.manifest_span("languages")
        raise ContentError([Issue(code="missing-text", message=fault.said, span=span)]) from None
    return _Screen(book, studio_of(content, language, layout_of(content), theme)).page()


class _Screen:
    """Writes a booklet as HTML; each picture and sign is stored once."""

    def __init__(self, book: Booklet, studio: Studio) -> None:
        self.book, self.studio = book, studio
        self.scenes: dict[str, Scene] = {}

    def page(self) -> str:
        book, style = self.book, style_of(self.studio)
        chapters = [*book.chapters, *([book.aid] if book.aid is not None else [])]
        written = [self._chapter(chapter) for chapter in chapters]
        main = html.main({}, *self._plate(Plate(book.cover, tall=40.0)), *written)
        links = (html.a({"href": f"#{chapter.name}"}, chapter.title) for chapter in chapters)
        facts = map(html.p, (*book.facts, say("subtitle").in_language(book.language)))
        head = html.head(
            html.meta({"charset": "utf-8"}),
            html.meta({"name": "viewport", "content": "width=device-width,initial-scale=1"}),
            html.title(book.title),
            html.style(SafeString(_STYLE % style._asdict())),
        )
        top = html.header(html.h1(book.title), *facts), html.nav(links)
        pictures = SafeString(gallery_svg(self.scenes))
        body = html.body(pictures, *top, main, html.footer(book.notice))
        return f"{html.render(html.DOCTYPE_HTML5, html.html({'lang': book.language}, head, body))}\n"

    def _chapter(self, chapter: Chapter) -> Node:
        return html.section({"id": chapter.name}, html.h2(chapter.title), *self._parts(chapter.parts))

    def _parts(self, parts: tuple[Part, ...]) -> Iterator[Node]:
        for is_item, group in groupby(parts, lambda part: isinstance(part, Row) and part.kind == "item"):
            written = [one for part in group for one in self._part(part)]
            yield html.ul(written) if is_item else written

    def _part(self, part: Part) -> Sequence[Node]:
        if isinstance(part, Row):
            return [self._row(part)]
        if isinstance(part, Plate):
            return self._plate(part)
        return [html.table(html.tr(html.td(name), html.td(end)) for name, end in part.lines)]

    def _row(self, row: Row) -> Node:
        text = list(self._text(row.text))
        if row.kind == "item":
            return html.li({}, *text)
        if row.kind == "step":
            return html.p({"class": "step"}, html.b(str(row.number)), *text)
        if row.kind == "small" and row.sign is not None:
            return html.div({"class": "sign"}, self._sign(row.sign), html.span({}, *text))
        return _TAGS.get(row.kind, html.p)({}, *text)

    def _text(self, text: str) -> Iterator[Node]:
        """A text with what stands between two stars each side in bold, and icons drawn."""
        at = 0
        for match in _MARKED.finditer(text):
            yield text[at : match.start()]
            at = match.end()
            bold, icon = match.groups()
            if bold:
                yield html.b({}, *self._text(bold))
            else:
                yield self._sign(self.studio.inline[icon], "i") if icon in self.studio.inline else icon
        yield text[at:]

    def _sign(self, sign: Symbol, look: str | None = None) -> Node:
        left, top, right, foot = sign.bounds
        inner = (Use(sign, shift(-left, -top)),)
        name = self._named(Scene(sign.name, sign.name, right - left, foot - top, inner, 0.0, 0.0))
        return svg.svg(given(class_=look, aria_hidden="true"), svg.use({"href": f"#{name}"}))

    def _plate(self, plate: Plate) -> Sequence[Node]:
        cells = []
        for cell in plate.cells:
            scene = cell.scene
            factor = 1.0 if plate.fills else min(1.0 if plate.tall > 12 else 9.0, plate.tall / scene.height)
            wide = 640 if plate.fills else round(PIXELS * factor * scene.width)
            caption = html.figcaption(cell.caption) if cell.caption else ""
            box = given(width=wide, viewBox=f"0 0 {scene.width:g} {scene.height:g}")
            drawn = svg.use({"href": f"#{self._named(scene)}"})
            label = cell.caption or scene.title
            cells.append(html.figure(svg.svg({"role": "img", "aria-label": label, **box}, drawn), caption))
        below = html.p({"style": "text-align:center"}, html.small(plate.caption)) if plate.caption else ""
        return [html.div({"class": "plate"}, *cells), below]

    def _named(self, scene: Scene) -> str:
        """The name under which a picture is stored."""
        for name, held in self.scenes.items():
            if held is scene or held == scene:
                return name
        name = f"b{len(self.scenes)}"
        self.scenes[name] = scene
        return name
