"""Checks that hold for every game: parts list, players, languages, titles.

What only one game can know is in that game's own ``checks``.
"""
