"""Is a set of Age of Steam legal and complete? One file for each kind of thing that can be wrong.

What a schema can say is in ``words``; nothing here plays a game.
"""

from validator.games.steam.checks.whole_set import check

__all__ = ["check"]
