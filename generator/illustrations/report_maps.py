"""The pictures of a map in a report, in each language."""

from __future__ import annotations

from collections.abc import Sequence

from generator.illustrations.map_pictures import final_map, network_map
from validator.content.loading import ContentSet
from validator.lookup import game_of
from validator.playtest.figures.results import Picture
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
