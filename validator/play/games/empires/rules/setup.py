"""From content to a table whose abilities are bound to what they mean."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.games.empires.rules.abilities import ACTS, END
from validator.play.games.empires.table.compiled import Table


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    for face, half in table.halves():
        ability = half.ability
        act, end = ACTS.get(type(ability)), END.get(type(ability))  # type: ignore[arg-type]
        table.act_of_face[face] = act(ability) if act is not None else None
        table.end_of_face[face] = (end, ability) if end is not None else None  # type: ignore[assignment]
    return table
