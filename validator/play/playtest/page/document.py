"""A report written three times: pages for the designer, text for the terminal, JSON for programs."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from validator.base.files import write_beside
from validator.base.issue import Severity
from validator.base.speech.sentences import Sentence, Several
from validator.play.playtest.figures.results import Finding, Group, PromiseFigures, Report, Said
from validator.play.playtest.page.book import Album, Book, Chapter, Line
from validator.play.playtest.page.cards import cards
from validator.play.playtest.page.frame import Cell, Column, Filter, Row, file_of, framed, languages_of, table_of
from validator.play.playtest.page.games import length, scores, seats, standing
from validator.play.playtest.page.questions import questions
from validator.play.playtest.report.text import text_of
from validator.play.playtest.report.wording import LANGUAGES, Wording, shown_share

DIGITS = 5
"""Significant digits of numbers in the JSON; no figure is known better."""


def write_report(report: Report, folder: Path, albums: Sequence[Album] = (), told: str = "en") -> dict[str, Path]:
    """Write ``report.txt`` in the language ``told``, ``report.json`` and a page for each album, each beside itself,
    then renamed.

    The paths are given by kind: ``text``, ``html`` (the English page), ``html <language>`` (the others) and ``json``.
    """
    albums = albums or (Album(),)
    languages = [album.language for album in albums]
    promises = next((Book(report, album).promises for album in albums if album.language == told != "en"), {})
    texts = {"text": (f"{STEM}.txt", text_of(report, told, promises))}
    for album in albums:
        kind = "html" if album.language == "en" else f"html {album.language}"
        texts[kind] = file_of(STEM, album.language), page_of(report, album, languages)
    texts["json"] = f"{STEM}.json", json_of(report)
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}


def json_of(report: Report) -> str:
    """The report as JSON, in the order of its fields; sentences have their English text beside key and values."""
    return json_text(report, Wording("en", report.title_in("en")))


def json_text(found: msgspec.Struct, wording: Wording) -> str:
    """Any figures as JSON; ``wording`` says their sentences in English."""
    data = _plain(found, wording)
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def _plain(value: Any, wording: Wording) -> Any:
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {key: _plain(part, wording) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part, wording) for part in value]
    if isinstance(value, Sentence | Several):
        return str(value)
    if not isinstance(value, msgspec.Struct):
        return value
    text = {"text": wording.say(value)} if isinstance(value, Said) else {}
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return text | {name: _plain(part, wording) for name, part in fields.items() if part is not msgspec.UNSET}


STEM = "report"


def page_of(report: Report, album: Album | None = None, languages: Sequence[str] = ("en",)) -> str:
    """The whole page; everything that comes from content is escaped. ``languages`` are those it is written in."""
    book = Book(report, album or Album())
    title = book.words.word("page-title", title=book.set_title())
    return framed(book.words.language, title, _everything(book, languages))


def _everything(book: Book, languages: Sequence[str]) -> Iterator[str]:
    album = book.album
    if album.gallery:
        yield f'<div class="gallery">{album.gallery}</div>'
    sections = {
        "findings": findings(book),
        "cards": cards(book),
        "questions": questions(book),
        "seats": seats(book),
        "standing": standing(book),
        "scores": scores(book),
        "length": length(book),
        "tale": tale(book),
        "pictures": _pictures(book),
        "coverage": coverage(book),
        "limits": limits(book),
    }
    written = {name: "\n".join(section) for name, section in sections.items()}
    yield from _head(book, languages, [name for name, text in written.items() if text])
    for name, text in written.items():
        if text:
            yield f'<section id="{name}">\n<h2>{book.text(f"h-{name}")}</h2>\n{text}\n</section>'
    yield _footer(book)
    yield _describe(book)


def _head(book: Book, languages: Sequence[str], sections: Iterable[str]) -> Iterator[str]:
    report = book.report
    unwritten = [set_title for set_title in report.set_titles if set_title in LANGUAGES and set_title not in languages]
    ways = languages_of(STEM, book.words.language, languages, unwritten)
    yield f'<header>{ways}<p class="meta">{book.text("kind")}</p>'
    yield f"<h1>{escape(book.set_title())}</h1>"
    yield f'<p class="meta">{book.text("made-of", set=report.set, seed=str(report.seed))}</p></header>'
    if report.interrupted:
        yield f'<p class="stop">{book.text("interrupted", played=report.played, asked=report.asked)}</p>'
    yield f'<div class="tiles">{"".join(_tiles(book))}</div>'
    said = "".join(f"<p>{book.said(sentence)}</p>" for sentence in report.sentences)
    yield f'<section id="short">{said}</section>'
    yield "<nav>" + "".join(f'<a href="#{name}">{book.text(f"h-{name}")}</a>' for name in sections) + "</nav>"


def _tiles(book: Book) -> Iterator[str]:
    report = book.report
    cards = [card for hand in report.hands for card in hand.cards]
    seen = sum(promise.seen == "play" for promise in report.promises)
    named = {card.id for card in cards if card.verdicts}
    compared = {card.id for card in cards if card.likely_lift is not None}
    for key, value in (
        ("games", f"{report.played:,}"),
        ("broken", f"{report.broken:,}"),
        ("seen", f"{seen} / {len(report.promises)}"),
        ("named", f"{len(named)} / {len(compared)}"),
    ):
        told, name = book.text(f"tile-{key}-told"), book.text(f"tile-{key}")
        yield f'<div title="{told}"><b>{value}</b><span>{name}</span></div>'


def _pictures(book: Book) -> Iterator[str]:
    for picture in book.album.pictures:
        title, data = escape(picture.title), b64encode(picture.svg.encode()).decode()
        yield f'<figure class="picture"><h3>{title}</h3><img src="data:image/svg+xml;base64,{data}" alt="{title}">'
        yield f"<figcaption>{escape(picture.caption)}</figcaption></figure>"


def _footer(book: Book) -> str:
    report = book.report
    made = book.text("footer", version=report.version, game=report.game, digest=report.digest, seed=str(report.seed))
    return f"<footer>{made}</footer>"


def _describe(book: Book) -> str:
    """What each piece is called and does, for whoever looks at its picture closely."""
    told = {piece: [book.title(piece), book.album.texts.get(piece, "")] for piece in book.album.faces}
    data = msgspec.json.encode(told).decode().replace("</", "<\\/")
    return f'<script type="application/json" id="told">{data}</script>' if told else ""


FACE = 112
MOST_FACES, MOST_SHOWN = 4, 8
LEVELS = list(Severity)
NO_CHOICE = ("automatic-card", "dead-card")


def findings(book: Book) -> Iterator[str]:
    """All of them, the first of them open."""
    found = sorted(book.report.findings, key=_rank)
    if not found:
        yield f"<p>{book.text('findings-none')}</p>"
        return
    yield f'<p class="note">{book.text("findings-note")}</p>'
    yield f'<ul class="findings">{"".join(_finding(book, one) for one in found[:MOST_SHOWN])}</ul>'
    if len(found) > MOST_SHOWN:
        rest = "".join(_finding(book, one) for one in found[MOST_SHOWN:])
        yield f"<details><summary>{book.text('findings-more', count=len(found) - MOST_SHOWN)}</summary>"
        yield f'<ul class="findings">{rest}</ul></details>'


def _rank(one: Finding) -> tuple[int, bool]:
    """Worst first; of advice, what wins too much or too little before what is no choice."""
    return LEVELS.index(one.severity), one.code in NO_CHOICE


def _finding(book: Book, one: Finding) -> str:
    level = one.severity.value
    faces = "".join(book.face(piece, FACE) for piece in one.cards[:MOST_FACES])
    place = escape(f"{one.span.file}:{one.span.line}")
    return (
        f'<li><div class="faces">{faces}</div><div><span class="sev {level}">{book.text(f"level-{level}")}</span> '
        f'{book.said(one.said)}<div class="where"><code>{place}</code></div></div></li>'
    )


OFTEN, SOME = 0.5, 0.05
"""From these shares of games on, a promise's mark is dark, or half dark."""
LOOKS = ("often", "some", "rare", "spotlight", "never", "untried")
MOST = 15


def coverage(book: Book) -> Iterator[str]:
    """Marks by group, then the rare and the missing."""
    if not book.report.coverage:
        return
    yield f'<p class="note">{book.text("coverage-note")}</p>'
    legend = "".join(f'<li><i class="cell {look}"></i>{book.text(f"look-{look}")}</li>' for look in LOOKS)
    yield f'<ul class="legend">{legend}</ul>'
    yield from (_promise_group(book, group) for group in book.report.coverage)
    rows = [_promise_row(book, group, promise) for group in book.report.coverage for promise in group.promises]
    groups = [(group.name, book.name("group", group.name)) for group in book.report.coverage]
    looks = [(look, book.text(f"look-{look}")) for look in LOOKS]
    filters = [Filter(book.text("filter-seen"), looks), Filter(book.text("filter-group"), groups)]
    rows.sort(key=lambda row: row.cells[2].value or 0.0)
    table = table_of(book, book.text("promises"), _promise_columns(book), rows, filters, MOST)
    yield f"<details><summary>{book.text('promises')}</summary>{table}</details>"


def _promise_look(promise: PromiseFigures, played: int) -> str:
    if promise.seen != "play":
        return promise.seen
    part = promise.games / played
    return "often" if part >= OFTEN else "some" if part >= SOME else "rare"


def _promise_group(book: Book, group: Group) -> str:
    seen = book.text("group-seen", seen=group.count("play"), all=len(group.promises))
    marks = "".join(_promise_mark(book, promise) for promise in group.promises)
    name = book.name("group", group.name)
    return f'<div class="group"><h3>{name}<span>{seen}</span></h3><div class="cells">{marks}</div></div>'


def _promise_mark(book: Book, promise: PromiseFigures) -> str:
    told = f"{escape(book.promised(promise))}: {_how_often(book, promise)}"
    return f'<i class="{_promise_look(promise, book.report.played)}" title="{told}"></i>'


def _how_often(book: Book, promise: PromiseFigures) -> str:
    if promise.seen == "play":
        return book.text("in-games", share=shown_share(promise.games / book.report.played))
    how = book.text(f"seen-{promise.seen}", deals=promise.deals)
    if promise.bound is None:
        return how
    return f"{how}; {book.text('under', share=shown_share(promise.bound))}"


def _promise_columns(book: Book) -> list[Column]:
    return [
        Column(book.text("head-promise"), book.text("head-promise-told"), "name"),
        Column(book.text("head-group"), look="text"),
        Column(book.text("head-seen"), book.text("head-seen-told")),
        Column(book.text("head-line"), book.text("head-line-told"), "text"),
    ]


def _promise_row(book: Book, group: Group, promise: PromiseFigures) -> Row:
    share = promise.games / book.report.played if book.report.played else 0.0
    place = escape(f"{promise.file.rsplit('/', 1)[-1]}:{promise.line}")
    cells = [
        Cell(escape(book.promised(promise))),
        Cell(book.name("group", group.name)),
        Cell(_how_often(book, promise), share if promise.seen == "play" else -1.0),
        Cell(f"<code>{place}</code>"),
    ]
    return Row(cells, [_promise_look(promise, book.report.played), group.name])


TALE_FACE = 72


def tale(book: Book) -> Iterator[str]:
    """What makes it typical, and what happened in it."""
    told = book.album.tale
    if told is None:
        return
    seats = book.words.listed(
        [
            book.words.word("page-tale-seat", seat=seat, agent=agent, score=score)
            for seat, (agent, score) in enumerate(zip(told.agents, told.scores, strict=True), start=1)
        ]
    )
    unit = book.name("units", book.report.length_unit)
    yield f'<p class="note">{book.text("tale-note", number=told.number, seed=str(book.report.seed))}</p>'
    yield f"<p>{book.text('tale-facts', seats=seats, length=told.length, unit=unit)}</p>"
    first = next((chapter for chapter in told.chapters if chapter.heading), None)
    yield from (_chapter(book, chapter, opened=chapter is first) for chapter in told.chapters)


def _chapter(book: Book, chapter: Chapter, *, opened: bool) -> str:
    heading = escape(chapter.heading) or book.text("tale-start")
    pieces = list(dict.fromkeys(piece for line in chapter.lines for _, _, piece in line.named))
    glance = book.text("tale-glance", count=len(pieces)) if pieces else ""
    lines, known = "", set[str]()
    for line in chapter.lines:
        new = [piece for piece in dict.fromkeys(piece for _, _, piece in line.named) if piece not in known]
        lines += f"<li>{_tale_line(book, line, new)}</li>"
        known.update(new)
    return (
        f'<details class="chapter"{" open" if opened else ""}><summary>{heading} <small>{glance}</small></summary>'
        f'<ol class="told">{lines}</ol></details>'
    )


def _tale_line(book: Book, line: Line, new: Sequence[str]) -> str:
    """A sentence with the pieces it names marked, and behind it pictures of those that are ``new`` in the chapter."""
    said, at = "", 0
    for start, size, piece in line.named:
        marked = f'<b data-piece="{escape(piece)}">{escape(line.text[start : start + size])}</b>'
        said += escape(line.text[at:start]) + marked
        at = start + size
    faces = "".join(book.face(piece, TALE_FACE) for piece in new[:MOST_FACES])
    shown = f'<span class="faces">{faces}</span>' if faces else ""
    return f"<span>{said}{escape(line.text[at:])}</span>{shown}"


METHODS = ("shares", "scores", "lift", "likely", "ahead", "named", "seats", "never")


def limits(book: Book) -> Iterator[str]:
    """Both as lists."""
    yield _list(map(book.said, book.report.limits))
    yield f"<h3>{book.text('methods')}</h3>" + _list(book.text(f"method-{name}") for name in METHODS)


def _list(sentences: Iterable[str]) -> str:
    return '<ul class="plain">' + "".join(f"<li>{sentence}</li>" for sentence in sentences) + "</ul>"
