"""Many played games: what they showed of a set, with how much certainty, written for the one who designs it.

``run.py`` is the way through the rooms: ``running`` plays and stores, ``figures`` counts and weighs, ``report`` writes.
"""
