"""The pictures of a map in a report, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from generator.front.illustrations.piece_cache import drawn_once
from validator.content.loading import ContentSet
from validator.play.lookup import game_of
from validator.play.playtest.figures.results import Picture
from validator.play.playtest.run import Outcome, end_of

_DRAWING = "generator.front.illustrations.map_pictures"
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
    drawing, game = import_module(_DRAWING), game_of(content)
    end, pictures = end_of(outcome.plan, 0, content), game.map_pictures
    assert pictures is not None
    network = pictures.network(game.table(content))
    return {
        language: (drawing.final_map(content, end, pictures, language), drawing.network_map(content, network, language))
        for language in languages
    }
