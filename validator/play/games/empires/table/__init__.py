"""A set of Tiny Stellar Empires compiled for play: designs as numbers, effects bound.

Nothing here changes during a game; what changes is the state, in ``rules``.
"""
