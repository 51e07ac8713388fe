"""A report written three times: pages for the designer, text for the terminal, JSON for programs."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import simple_html as html
from simple_html import Node

from validator.base.files import write_beside
from validator.base.issue import Severity
from validator.base.speech.sentences import Sentence, Several
from validator.play.playtest.figures.results import Finding, Group, PromiseFigures, Report, Said
from validator.play.playtest.page.book import Album, Book, Chapter, Line, faces_of
from validator.play.playtest.page.cards import cards, questions
from validator.play.playtest.page.frame import data_of, file_of, framed, gallery_of, languages_of, note, sections_of
from validator.play.playtest.page.games import length, scores, seats, standing
from validator.play.playtest.page.tables import Cell, Filter, Row, columns_of, row_of, table_of
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
    """The whole page; ``languages`` are those it is written in."""
    book = Book(report, album or Album())
    title = book.words.word("page-title", title=book.set_title())
    return framed(book.words.language, title, _everything(book, languages))


def _everything(book: Book, languages: Sequence[str]) -> Iterator[Node]:
    yield gallery_of(book.album.gallery)
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
    written = {name: parts for name, section in sections.items() if (parts := list(section))}
    yield from _head(book, languages, written)
    yield from sections_of(written, book.text)
    yield _footer(book)
    yield data_of({piece: [book.title(piece), book.album.texts.get(piece, "")] for piece in book.album.faces})


def _head(book: Book, languages: Sequence[str], sections: Iterable[str]) -> Iterator[Node]:
    report = book.report
    unwritten = [set_title for set_title in report.set_titles if set_title in LANGUAGES and set_title not in languages]
    yield html.header(
        languages_of(STEM, book.words.language, languages, unwritten),
        note(book.text("kind"), "meta"),
        html.h1(book.set_title()),
        note(book.text("made-of", set=report.set, seed=str(report.seed)), "meta"),
    )
    if report.interrupted:
        yield note(book.text("interrupted", played=report.played, asked=report.asked), "stop")
    yield html.div({"class": "tiles"}, *_tiles(book))
    yield html.section({"id": "short"}, *(html.p(book.said(sentence)) for sentence in report.sentences))
    yield html.nav(html.a({"href": f"#{name}"}, book.text(f"h-{name}")) for name in sections)


def _tiles(book: Book) -> Iterator[Node]:
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
        tip, name = book.text(f"tile-{key}-told"), book.text(f"tile-{key}")
        yield html.div({"title": tip}, html.b(value), html.span(name))


def _pictures(book: Book) -> Iterator[Node]:
    for picture in book.album.pictures:
        data = b64encode(picture.svg.encode()).decode()
        drawn = html.img({"src": f"data:image/svg+xml;base64,{data}", "alt": picture.title})
        yield html.figure({"class": "picture"}, html.h3(picture.title), drawn, html.figcaption(picture.caption))


def _footer(book: Book) -> Node:
    report = book.report
    made = book.text("footer", version=report.version, game=report.game, digest=report.digest, seed=str(report.seed))
    return html.footer(made)


FACE = 112
MOST_FACES, MOST_SHOWN = 4, 8
LEVELS = list(Severity)
NO_CHOICE = ("automatic-card", "dead-card")


def findings(book: Book) -> Iterator[Node]:
    """All of them, the first of them open."""
    rows = [_finding(book, one) for one in sorted(book.report.findings, key=_rank)]
    if not rows:
        yield html.p(book.text("findings-none"))
        return
    yield note(book.text("findings-note"))
    yield html.ul({"class": "findings"}, *rows[:MOST_SHOWN])
    if len(rows) > MOST_SHOWN:
        more = html.summary(book.text("findings-more", count=len(rows) - MOST_SHOWN))
        yield html.details(more, html.ul({"class": "findings"}, *rows[MOST_SHOWN:]))


def _rank(one: Finding) -> tuple[int, bool]:
    """Worst first; of advice, what wins too much or too little before what is no choice."""
    return LEVELS.index(one.severity), one.code in NO_CHOICE


def _finding(book: Book, one: Finding) -> Node:
    level = one.severity.value
    faces = html.div({"class": "faces"}, *(book.face(piece, FACE) for piece in one.cards[:MOST_FACES]))
    tag = html.span({"class": f"sev {level}"}, book.text(f"level-{level}"))
    place = html.div({"class": "where"}, html.code(f"{one.span.file}:{one.span.line}"))
    return html.li(faces, html.div(tag, " ", book.said(one.said), place))


OFTEN, SOME = 0.5, 0.05
"""From these shares of games on, a promise's mark is dark, or half dark."""
LOOKS = ("often", "some", "rare", "spotlight", "never", "untried")
MOST = 15


def coverage(book: Book) -> Iterator[Node]:
    """Marks by group, then the rare and the missing."""
    if not book.report.coverage:
        return
    yield note(book.text("coverage-note"))
    looks = [(look, book.text(f"look-{look}")) for look in LOOKS]
    yield html.ul({"class": "legend"}, *(html.li(html.i({"class": f"cell {look}"}), name) for look, name in looks))
    yield from (_promise_group(book, group) for group in book.report.coverage)
    rows = [_promise_row(book, group, promise) for group in book.report.coverage for promise in group.promises]
    groups = [(group.name, book.name("group", group.name)) for group in book.report.coverage]
    filters = [Filter(book.text("filter-seen"), looks), Filter(book.text("filter-group"), groups)]
    rows.sort(key=lambda row: row.cells[2].value or 0.0)
    title, columns = book.text("promises"), columns_of(book, "page-head", "promise:name group:text seen line:text")
    yield html.details(html.summary(title), table_of(book, title, columns, rows, filters, MOST))


def _promise_look(promise: PromiseFigures, played: int) -> str:
    if promise.seen != "play":
        return promise.seen
    part = promise.games / played
    return "often" if part >= OFTEN else "some" if part >= SOME else "rare"


def _promise_group(book: Book, group: Group) -> Node:
    seen = book.text("group-seen", seen=group.count("play"), all=len(group.promises))
    marks = html.div({"class": "cells"}, *(_promise_mark(book, promise) for promise in group.promises))
    return html.div({"class": "group"}, html.h3(book.name("group", group.name), html.span(seen)), marks)


def _promise_mark(book: Book, promise: PromiseFigures) -> Node:
    tip = f"{book.promised(promise)}: {_how_often(book, promise)}"
    return html.i({"class": _promise_look(promise, book.report.played), "title": tip})


def _how_often(book: Book, promise: PromiseFigures) -> str:
    if promise.seen == "play":
        return book.text("in-games", share=shown_share(promise.games / book.report.played))
    how = book.text(f"seen-{promise.seen}", deals=promise.deals)
    if promise.bound is None:
        return how
    return f"{how}; {book.text('under', share=shown_share(promise.bound))}"


def _promise_row(book: Book, group: Group, promise: PromiseFigures) -> Row:
    share = promise.games / book.report.played if book.report.played else 0.0
    place = f"{promise.file.rsplit('/', 1)[-1]}:{promise.line}"
    return row_of(
        book.promised(promise),
        book.name("group", group.name),
        Cell(_how_often(book, promise), share if promise.seen == "play" else -1.0),
        html.code(place),
        sorts=[_promise_look(promise, book.report.played), group.name],
    )


TALE_FACE = 72


def tale(book: Book) -> Iterator[Node]:
    """What makes it typical, and what happened in it."""
    story = book.album.tale
    if story is None:
        return
    seats = book.words.listed(
        [
            book.words.word("page-tale-seat", seat=seat, agent=agent, score=score)
            for seat, (agent, score) in enumerate(zip(story.agents, story.scores, strict=True), start=1)
        ]
    )
    unit = book.name("units", book.report.length_unit)
    yield note(book.text("tale-note", number=story.number, seed=str(book.report.seed)))
    yield html.p(book.text("tale-facts", seats=seats, length=story.length, unit=unit))
    first = next((chapter for chapter in story.chapters if chapter.heading), None)
    yield from (_chapter(book, chapter, opened=chapter is first) for chapter in story.chapters)


def _chapter(book: Book, chapter: Chapter, *, opened: bool) -> Node:
    heading = chapter.heading or book.text("tale-start")
    named = [list(dict.fromkeys(piece for _, _, piece in line.named)) for line in chapter.lines]
    pieces = {piece for line in named for piece in line}
    glance = book.text("tale-glance", count=len(pieces)) if pieces else ""
    lines, known = [], set[str]()
    for line, names in zip(chapter.lines, named, strict=True):
        lines.append(html.li({}, *_tale_line(book, line, [piece for piece in names if piece not in known])))
        known.update(names)
    summary, body = html.summary(heading, " ", html.small(glance)), html.ol({"class": "told"}, *lines)
    return html.details({"class": "chapter", **({"open": None} if opened else {})}, summary, body)


def _tale_line(book: Book, line: Line, new: Sequence[str]) -> tuple[Node, Node]:
    """A sentence with the pieces it names marked, and behind it pictures of those that are ``new`` in the chapter."""
    said, at = list[Node](), 0
    for start, size, piece in line.named:
        said += [line.text[at:start], html.b({"data-piece": piece}, line.text[start : start + size])]
        at = start + size
    return html.span(*said, line.text[at:]), faces_of(book.face(piece, TALE_FACE) for piece in new[:MOST_FACES])


METHODS = ("shares", "scores", "lift", "likely", "ahead", "named", "seats", "never")


def limits(book: Book) -> Iterator[Node]:
    """Both as lists."""
    yield _list(map(book.said, book.report.limits))
    yield html.h3(book.text("methods"))
    yield _list(book.text(f"method-{name}") for name in METHODS)


def _list(sentences: Iterable[str]) -> Node:
    return html.ul({"class": "plain"}, *map(html.li, sentences))
