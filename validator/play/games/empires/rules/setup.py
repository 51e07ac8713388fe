"""From content to a table whose *once* abilities are choices."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.games.empires.rules.turn import UseAbility
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.ability import OnceAbility


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    for face, half in table.halves():
        if isinstance(half.ability, OnceAbility):
            table.act_of_face[face] = UseAbility(half.ability)
    return table
