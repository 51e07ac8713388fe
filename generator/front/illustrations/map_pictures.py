"""Pictures of a set's map: joined up by its tiles, as ``check`` draws it on request, and as it lies at the end of a
played game.
"""

from __future__ import annotations

import argparse

from generator.print.pictures.maps import map_picture
from generator.print.writers.svg import face_svg
from validator.base.console import output_folder, tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.content.vocabulary import Position
from validator.play.engine.game import AnyState, MapPictures
from validator.play.lookup import game_of
from validator.play.playtest.figures.results import Picture
from validator.play.playtest.page.book import Words


def final_map(content: ContentSet, state: AnyState, pictures: MapPictures, language: str = "en") -> Picture:
    """The map at the end of a game, with everybody's links.

    Raises:
        ContentError: the layout cannot be used.
    """
    scene = map_picture(content, pictures.position(state), language, name="final-map")
    title = Words(language).text("map-end")
    return Picture(title, pictures.legend(state, content, language), face_svg(scene))


def network_map(content: ContentSet, position: Position, language: str = "en") -> Picture:
    """Proof that the set's tiles can join all cities of its map.

    Raises:
        ContentError: the layout cannot be used.
    """
    scene = map_picture(content, position, language, name="network")
    words = Words(language)
    caption = words.text("map-network-told", tiles=len(position.tiles))
    return Picture(words.text("map-network"), caption, face_svg(scene))


def draw_network(content: ContentSet, options: argparse.Namespace) -> None:
    """Write the picture of track that joins all cities. Raises WrongUse for a game without a map to draw."""
    pictures = game_of(content).map_pictures
    if pictures is None:
        raise WrongUse(f"{content.name} is a set of {content.words.game}, a game without a map to draw")
    picture = network_map(content, pictures.network(game_of(content).table(content)))
    path = output_folder(content.name, options.output) / "network.svg"
    write_beside(path, picture.svg.encode())
    if options.format == "text":
        tell(f"{path.as_posix()}: {picture.title.lower()}; {picture.caption}")
