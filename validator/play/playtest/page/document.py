"""The report's page in one language: what was found, the cards, who wins, how long it takes, a game, what was seen."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape

import msgspec

from validator.play.playtest.figures.results import Report
from validator.play.playtest.page.album import Album
from validator.play.playtest.page.book import Book
from validator.play.playtest.page.cards import cards
from validator.play.playtest.page.coverage import coverage
from validator.play.playtest.page.findings import findings
from validator.play.playtest.page.frame import framed, languages_of
from validator.play.playtest.page.length import length
from validator.play.playtest.page.limits import limits
from validator.play.playtest.page.questions import questions
from validator.play.playtest.page.seats import scores, seats, standing
from validator.play.playtest.page.tale import tale
from validator.play.playtest.report.wording import LANGUAGES

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
    yield _told(book)


def _head(book: Book, languages: Sequence[str], sections: Iterable[str]) -> Iterator[str]:
    report = book.report
    unwritten = [one for one in report.set_titles if one in LANGUAGES and one not in languages]
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
    found = [card for hand in report.hands for card in hand.cards]
    seen = sum(promise.seen == "play" for promise in report.promises)
    named = {card.id for card in found if card.verdicts}
    compared = {card.id for card in found if card.likely_lift is not None}
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


def _told(book: Book) -> str:
    """What each piece is called and does, for whoever looks at its picture closely."""
    told = {piece: [book.title(piece), book.album.texts.get(piece, "")] for piece in book.album.faces}
    data = msgspec.json.encode(told).decode().replace("</", "<\\/")
    return f'<script type="application/json" id="told">{data}</script>' if told else ""
