"""A booklet as one page for a screen, with the pictures of its pages: for a phone that lies beside the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from generator.print.booklet.binder import bound
from generator.print.booklet.chapters import Booklet, Chapter, Part, Plate, Row, Staged
from generator.print.booklet.pages import style_of
from generator.print.drawing.scene import Scene, Symbol, Use, shift
from generator.print.faces.sides import layout_of, studio_of
from generator.print.parts.desk import Studio
from generator.print.writers.gallery import gallery_svg
from validator.base.issue import ContentError, Issue
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.texts import MissingText

say = Sentences(__package__)

_ICON = re.compile(r"\[icon:([\w.:-]+)\]")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_TAGS = {"head": "h3", "minor": "h4"}
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
        body = "".join(self._chapter(chapter) for chapter in chapters)
        cover = self._plate(Plate(book.cover, tall=40.0))
        links = "".join(f'<a href="#{chapter.name}">{escape(chapter.title)}</a>' for chapter in chapters)
        facts = "".join(f"<p>{escape(fact)}</p>" for fact in (*book.facts, say("subtitle").in_language(book.language)))
        return (
            f'<!doctype html>\n<html lang="{escape(book.language)}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(book.title)}</title>'
            f"<style>{_STYLE % style._asdict()}</style></head><body>{gallery_svg(self.scenes)}"
            f"<header><h1>{escape(book.title)}</h1>{facts}</header><nav>{links}</nav>"
            f"<main>{cover}{body}</main><footer>{escape(book.notice)}</footer></body></html>\n"
        )

    def _chapter(self, chapter: Chapter) -> str:
        inner = "".join(self._parts(chapter.parts))
        return f'<section id="{chapter.name}"><h2>{escape(chapter.title)}</h2>{inner}</section>\n'

    def _parts(self, parts: tuple[Part, ...]) -> Iterator[str]:
        listed = False
        for part in parts:
            is_item = isinstance(part, Row) and part.kind == "item"
            if is_item != listed:
                yield "<ul>" if is_item else "</ul>"
                listed = is_item
            if isinstance(part, Row):
                yield self._row(part)
            elif isinstance(part, Plate):
                yield self._plate(part)
            else:
                rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(end)}</td></tr>" for name, end in part.lines)
                yield f"<table>{rows}</table>"
        if listed:
            yield "</ul>"

    def _row(self, row: Row) -> str:
        text = self._text(row.text)
        if row.kind == "item":
            return f"<li>{text}</li>"
        if row.kind == "step":
            return f'<p class="step"><b>{row.number}</b>{text}</p>'
        if row.kind == "small" and row.sign is not None:
            return f'<div class="sign">{self._sign(row.sign, "")}<span>{text}</span></div>'
        tag = _TAGS.get(row.kind, "p")
        return f"<{tag}>{text}</{tag}>"

    def _text(self, text: str) -> str:
        icons = self.studio.inline
        said = _BOLD.sub(r"<b>\1</b>", escape(text, quote=False))
        return _ICON.sub(lambda found: self._sign(icons[found[1]], "i") if found[1] in icons else found[1], said)

    def _sign(self, sign: Symbol, shown_as: str) -> str:
        left, top, right, foot = sign.bounds
        inner = (Use(sign, shift(-left, -top)),)
        name = self._named(Scene(sign.name, sign.name, right - left, foot - top, inner, 0.0, 0.0))
        kind = f' class="{shown_as}"' if shown_as else ""
        return f'<svg{kind} aria-hidden="true"><use href="#{name}"/></svg>'

    def _plate(self, plate: Plate) -> str:
        cells = []
        for cell in plate.cells:
            scene = cell.scene
            factor = 1.0 if plate.fills else min(1.0 if plate.tall > 12 else 9.0, plate.tall / scene.height)
            wide = 640 if plate.fills else round(PIXELS * factor * scene.width)
            caption = f"<figcaption>{escape(cell.caption)}</figcaption>" if cell.caption else ""
            label = escape(cell.caption or scene.title)
            box = f"0 0 {scene.width:g} {scene.height:g}"
            cells.append(
                f'<figure><svg role="img" aria-label="{label}" width="{wide}" viewBox="{box}">'
                f'<use href="#{self._named(scene)}"/></svg>{caption}</figure>'
            )
        below = f'<p style="text-align:center"><small>{escape(plate.caption)}</small></p>' if plate.caption else ""
        return f'<div class="plate">{"".join(cells)}</div>{below}'

    def _named(self, scene: Scene) -> str:
        """The name under which a picture is stored."""
        for name, held in self.scenes.items():
            if held is scene or held == scene:
                return name
        name = f"b{len(self.scenes)}"
        self.scenes[name] = scene
        return name
