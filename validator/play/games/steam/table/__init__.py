"""A set of Age of Steam compiled for play: designs as numbers, effects bound.

Nothing here changes during a game; what changes is the state, in ``rules``.
"""
