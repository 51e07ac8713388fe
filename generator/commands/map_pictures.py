"""Pictures of a set's map: joined up by its tiles, and as it lies at the end of a played game."""

from __future__ import annotations

from collections.abc import Sequence

from generator.pictures.maps import map_picture
from generator.writers.svg import face_svg
from validator.content.loading import ContentSet
from validator.content.map_position import Position
from validator.engine.game import AnyState, MapPictures
from validator.lookup import game_of
from validator.playtest.figures.results import Picture
from validator.playtest.page.book import Words
from validator.playtest.run import Outcome, end_of


def report_pictures(content: ContentSet, outcome: Outcome, languages: Sequence[str]) -> dict[str, tuple[Picture, ...]]:
    """The pictures of a run's report in each language; none for games without a map, or where not all was played.

    Raises:
        ContentError: the layout cannot be used.
    """
    pictures = game_of(content).map_pictures
    if pictures is None or outcome.report.broken or not outcome.report.played:
        return dict.fromkeys(languages, ())
    end = end_of(outcome.plan, 0, content)
    network = pictures.network(game_of(content).table(content))
    return {
        language: (final_map(content, end, pictures, language), network_map(content, network, language))
        for language in languages
    }


def final_map(content: ContentSet, state: AnyState, pictures: MapPictures, language: str = "en") -> Picture:
    """The map at the end of a game, with everybody's links. Raises as `report_pictures`."""
    scene = map_picture(content, pictures.position(state), language, name="final-map")
    title = Words(language).plain("map-end")
    return Picture(title, pictures.legend(state, content, language), face_svg(scene))


def network_map(content: ContentSet, position: Position, language: str = "en") -> Picture:
    """Proof that the set's tiles can join all cities of its map. Raises as `report_pictures`."""
    scene = map_picture(content, position, language, name="network")
    words = Words(language)
    caption = words.plain("map-network-told", tiles=len(position.tiles))
    return Picture(words.plain("map-network"), caption, face_svg(scene))
