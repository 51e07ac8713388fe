"""What a report's pages are illustrated with, in each language: faces of the pieces, maps, and a typical game told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from generator.faces.sides import faces_of
from generator.illustrations.promised import promises_in
from generator.illustrations.report_maps import report_pictures
from generator.writers.gallery import gallery_svg
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.engine.game import Promise
from validator.lookup import game_of
from validator.playtest.page.album import Album, Face, Tale, face_name
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


def _told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by id; those that several pieces share are followed by the id."""
    often = Counter(names.values())
    return {piece: name if often[name] == 1 or name == piece else f"{name} {piece}" for piece, name in names.items()}


def _album(
    content: ContentSet, language: str, shown: Collection[str], promised: Sequence[Promise], tale: Tale | None
) -> Album:
    drawn, _ = faces_of(content, language, only=shown)
    describer = Describer(content, language)
    every = [piece for _, piece in content.every_piece()]
    names = _told_apart({piece.id: describer.name(piece) for piece in every})
    pieces = [piece for piece in every if piece.id in shown]
    return Album(
        language=language,
        titles={piece.id: names[piece.id] for piece in pieces},
        kinds={kind: describer.kind(found[0]) for kind, found in content.pieces.items() if found},
        texts={piece.id: describer.line(piece) for piece in pieces},
        promises=promises_in(content, language, promised, names),
        gallery=gallery_svg({face_name(side.id): side.front for side in drawn}),
        faces={side.id: Face(side.front.width, side.front.height) for side in drawn},
        tale=tale,
    )
