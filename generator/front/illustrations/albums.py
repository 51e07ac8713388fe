"""What a report's pages are illustrated with, in each language: faces of the pieces, maps, and a typical game told.

Pieces of a report that do not change while its set does not are kept, so that they are drawn once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from validator.base.cache import cached, digest, keep
from validator.base.decoding import from_msgpack
from validator.base.deflating import FAULTS, deflated, inflated
from validator.base.issue import WrongUse
from validator.base.speech.sentences import shortened
from validator.content.check_cache import set_stamp
from validator.content.loading import ContentSet
from validator.play.lookup import game_of
from validator.play.playtest.figures.results import Picture
from validator.play.playtest.page.book import Album, Tale
from validator.play.playtest.page.document import STEM
from validator.play.playtest.page.frame import file_of
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.playtest.retelling import told_again
from validator.play.playtest.run import Outcome, end_of
from validator.play.playtest.running.plan import Plan

Piece = TypeVar("Piece")
_KIND = "report"
_DAMAGED: tuple[type[Exception], ...] = (*FAULTS, msgspec.MsgspecError)


def drawn_once(
    content: ContentSet, stamp: str | None, name: tuple[str, ...], kind: type[Piece], draw: Callable[[], Piece]
) -> Piece:
    """What ``draw`` gives, or gave when the set had that stamp: its files before it was opened, None for no stamp.

    ``name`` says all that it depends on besides the set; of ``kind`` is what is read back. Of a set whose files
    have changed since it was opened nothing is taken, and nothing kept.
    """
    if stamp is None or stamp != set_stamp(content.place):
        return draw()
    key = digest(stamp, *name)
    try:
        return from_msgpack(inflated(cached(_KIND, key) or b""), kind)
    except _DAMAGED:
        piece = draw()
    if stamp == set_stamp(content.place):
        keep(_KIND, key, deflated(msgspec.msgpack.encode(piece)))
    return piece


_MAPS = "generator.front.illustrations.map_pictures"
Pictures = dict[str, tuple[Picture, ...]]


def report_pictures(
    content: ContentSet, outcome: Outcome, languages: Sequence[str], stamp: str | None = None
) -> Pictures:
    """The pictures of a run's report in each language; none for games without a map, or where not all was played.

    ``stamp`` is that of the set's files before it was opened: of these nothing is drawn again.

    Raises:
        ContentError: the layout cannot be used.
    """
    if game_of(content).map_pictures is None or outcome.report.broken or not outcome.report.played:
        return dict.fromkeys(languages, ())
    plan = outcome.plan
    name = ("maps", *languages, str(plan.seed), *plan.agents_of(0))
    return drawn_once(content, stamp, name, Pictures, lambda: _drawn(content, outcome, languages))


def _drawn(content: ContentSet, outcome: Outcome, languages: Sequence[str]) -> Pictures:
    drawing, game = import_module(_MAPS), game_of(content)
    end, pictures = end_of(outcome.plan, 0, content), game.map_pictures
    assert pictures is not None
    network = pictures.network(game.table(content))
    return {
        language: (drawing.final_map(content, end, pictures, language), drawing.network_map(content, network, language))
        for language in languages
    }


MOST_SAID = 40
"""Characters of what was asked for that a refusal repeats."""
_DRAWING = "generator.front.illustrations.piece_albums"
_STANDING = "generator.print.faces.pictured"
"""What draws faces takes as long to load as to write a page, and is needed once."""


def languages_of_reports(content: ContentSet) -> list[str]:
    """English, and every other language of the set that reports can be written in."""
    return [one for one in LANGUAGES if one in content.languages or one == "en"]


def languages_written(content: ContentSet, folder: Path, asked: str | None = None) -> list[str]:
    """The languages of a report's pages: the one asked for, else the set's first, and those that lie in the folder.

    A page that was written before is written anew, so that none says what is no longer so; the others are made when
    they are asked for, since the pictures of each take as long as all else.

    Raises:
        WrongUse: no report is written in that language.
    """
    known = languages_of_reports(content)
    if asked is not None and asked not in known:
        raise WrongUse(f"reports of {content.name} are in {', '.join(known)}, not in {shortened(asked, MOST_SAID)}")
    first = asked or next((language for language in content.languages if language in known), "en")
    return [one for one in known if one == first or (folder / file_of(STEM, one)).is_file()]


def albums_of(
    content: ContentSet, outcome: Outcome, stamp: str | None = None, languages: Sequence[str] | None = None
) -> tuple[Album, ...]:
    """An album for each of the languages (default: all `languages_of_reports`).

    ``stamp`` is that of the set's files before it was opened: what was drawn of them before is not drawn again.
    Whoever interrupts a run waits for no drawing: its albums hold words alone.

    Raises:
        ContentError: the layout cannot be used.
    """
    report = outcome.report
    languages = languages_of_reports(content) if languages is None else languages
    tales: dict[str, Tale] = {}
    if report.typical_game is not None:
        tales = _tales(content, outcome.plan, report.typical_game, languages, stamp)
    pictured = not report.interrupted
    pictures = report_pictures(content, outcome, languages, stamp) if pictured else dict.fromkeys(languages, ())
    shown = _shown(outcome, list(tales.values()))
    # What has no words is drawn once for all languages, where anything is drawn at all.
    standing = cache(lambda: import_module(_STANDING).Standing(len(languages)))
    albums = (_album(content, language, shown, stamp, standing, pictured=pictured) for language in languages)
    return tuple(
        album._replace(tale=tales.get(language), pictures=pictures[language])
        for language, album in zip(languages, albums, strict=True)
    )


def _tales(
    content: ContentSet, plan: Plan, number: int, languages: Sequence[str], stamp: str | None
) -> dict[str, Tale]:
    """A game of the run told in each language; played again for it once."""

    def tell() -> dict[str, Tale]:
        return told_again(content, plan, number, languages)

    name = ("tale", plan.digest, str(plan.seed), str(number), *plan.agents_of(number), "in", *languages)
    return drawn_once(content, stamp, name, dict[str, Tale], tell)


def _shown(outcome: Outcome, tales: Sequence[Tale]) -> set[str]:
    """The pieces that a page speaks of: those of its tables, its findings and its game."""
    report = outcome.report
    pieces = {card.id for hand in report.hands for card in hand.cards}
    pieces |= {piece for finding in report.findings for piece in finding.cards}
    lines = [line for tale in tales[:1] for chapter in tale.chapters for line in chapter.lines]
    return pieces | {piece for line in lines for _, _, piece in line.named}


def _album(
    content: ContentSet,
    language: str,
    shown: Collection[str],
    stamp: str | None,
    standing: Callable[[], Any],
    *,
    pictured: bool,
) -> Album:
    """Names, words and faces of the pieces shown, and what the set promises."""

    def draw() -> Album:
        album: Album = import_module(_DRAWING).promised_album(content, language, shown, standing(), pictured=pictured)
        return album

    return drawn_once(content, stamp, ("album" if pictured else "words", language, *sorted(shown)), Album, draw)
