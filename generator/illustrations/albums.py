"""What a report's pages are illustrated with, in each language: faces of the pieces, maps, and a typical game told."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from generator.illustrations.piece_albums import piece_album, told_apart
from generator.illustrations.promised import promises_in
from generator.illustrations.report_maps import report_pictures
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.engine.game import Promise
from validator.lookup import game_of
from validator.playtest.page.album import Album, Tale
from validator.playtest.report.wording import LANGUAGES
from validator.playtest.retelling import told_again
from validator.playtest.run import Outcome


def albums_of(content: ContentSet, outcome: Outcome) -> tuple[Album, ...]:
    """An album for English, and for each other language of the set that reports are written in.

    Raises:
        ContentError: the layout cannot be used.
    """
    report = outcome.report
    languages = [one for one in LANGUAGES if one in content.languages or one == "en"]
    tales: dict[str, Tale] = {}
    if report.typical_game is not None:
        tales = told_again(content, outcome.plan, report.typical_game, languages)
    pictures = report_pictures(content, outcome, languages)
    shown = _shown(outcome, list(tales.values()))
    game = game_of(content)
    promised = game.promises(game.table(content))
    albums = (_album(content, language, shown, promised, tales.get(language)) for language in languages)
    return tuple(album._replace(pictures=pictures[album.language]) for album in albums)


def _shown(outcome: Outcome, tales: Sequence[Tale]) -> set[str]:
    """The pieces that a page speaks of: those of its tables, its findings and its game."""
    report = outcome.report
    pieces = {card.id for hand in report.hands for card in hand.cards}
    pieces |= {piece for finding in report.findings for piece in finding.cards}
    lines = [line for tale in tales[:1] for chapter in tale.chapters for line in chapter.lines]
    return pieces | {piece for line in lines for _, _, piece in line.named}


def _album(
    content: ContentSet, language: str, shown: Collection[str], promised: Sequence[Promise], tale: Tale | None
) -> Album:
    names = told_apart({piece.id: Describer(content, language).name(piece) for _, piece in content.every_piece()})
    album = piece_album(content, language, shown)
    return album._replace(promises=promises_in(content, language, promised, names), tale=tale)
