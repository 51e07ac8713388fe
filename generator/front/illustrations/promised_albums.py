"""Albums that say, beside what pieces look like, what their set promises; all that does not change from run to run."""

from __future__ import annotations

from collections.abc import Collection

from generator.front.illustrations.piece_albums import piece_album, told_apart
from generator.front.illustrations.promised import promises_in
from generator.print.faces.standing import Standing
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.play.lookup import game_of
from validator.play.playtest.page.album import Album


def promised_album(
    content: ContentSet, language: str, shown: Collection[str], standing: Standing, *, pictured: bool
) -> Album:
    """An album of some pieces and of all that the set promises; what is ``standing`` is not drawn again.

    Where not ``pictured`` there are words alone.

    Raises:
        ContentError: the layout cannot be used.
    """
    game = game_of(content)
    names = told_apart({piece.id: Describer(content, language).name(piece) for _, piece in content.every_piece()})
    promised = promises_in(content, language, game.promises(game.table(content)), names)
    return piece_album(content, language, shown, pictured=pictured, standing=standing)._replace(promises=promised)
