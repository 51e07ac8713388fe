"""The map of a played game as it lies at the end, for the report."""

from __future__ import annotations

from generator.map_picture import map_picture
from generator.writers.svg import face_svg
from validator.content.loading import ContentSet
from validator.engine.game import MapAtEnd
from validator.lookup import game_of
from validator.playtest.plan import Plan
from validator.playtest.report import Picture
from validator.playtest.run import Outcome, end_of

LANGUAGE = "en"
"""Reports are written in English."""


def final_maps(content: ContentSet, outcome: Outcome) -> tuple[Picture, ...]:
    """The map at the end of a run's first game; none for games without a map, or where nothing or not all was played.

    Raises:
        ContentError: the layout cannot be used.
    """
    map_at_end = game_of(content).map_at_end
    if map_at_end is None or outcome.report.broken or not outcome.report.played:
        return ()
    return (final_map(content, outcome.plan, map_at_end),)


def final_map(content: ContentSet, plan: Plan, map_at_end: MapAtEnd) -> Picture:
    """The map at the end of a run's first game, with everybody's links. Raises as `final_maps`."""
    state = end_of(plan, 0, content)
    scene = map_picture(content, map_at_end.position(state), LANGUAGE, name="final-map")
    return Picture("The map at the end of the first game", map_at_end.legend(state), face_svg(scene))
