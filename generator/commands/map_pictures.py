"""Pictures of a set's map: joined up by its tiles, and as it lies at the end of a played game."""

from __future__ import annotations

from generator.pictures.maps import map_picture
from generator.writers.svg import face_svg
from validator.content.loading import ContentSet
from validator.engine.game import MapPictures
from validator.lookup import game_of
from validator.playtest.figures.results import Picture
from validator.playtest.run import Outcome, end_of
from validator.playtest.running.plan import Plan

LANGUAGE = "en"
"""Reports are written in English."""


def report_pictures(content: ContentSet, outcome: Outcome) -> tuple[Picture, ...]:
    """The pictures of a run's report; none for games without a map, or where nothing or not all was played.

    Raises:
        ContentError: the layout cannot be used.
    """
    pictures = game_of(content).map_pictures
    if pictures is None or outcome.report.broken or not outcome.report.played:
        return ()
    return final_map(content, outcome.plan, pictures), network_map(content, pictures)


def final_map(content: ContentSet, plan: Plan, pictures: MapPictures) -> Picture:
    """The map at the end of a run's first game, with everybody's links. Raises as `report_pictures`."""
    state = end_of(plan, 0, content)
    scene = map_picture(content, pictures.position(state), LANGUAGE, name="final-map")
    return Picture("The map at the end of the first game", pictures.legend(state), face_svg(scene))


def network_map(content: ContentSet, pictures: MapPictures) -> Picture:
    """Proof that the set's tiles can join all cities of its map. Raises as `report_pictures`."""
    position = pictures.network(game_of(content).table(content))
    scene = map_picture(content, position, LANGUAGE, name="network")
    caption = f"{len(position.tiles)} tiles of the set, as one player might lay them."
    return Picture("Track that joins all cities", caption, face_svg(scene))
