"""From content to a table."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.games.roll.table.compiled import Table


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    return Table(content)
