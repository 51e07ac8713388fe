"""The terminal at which people play: a game in progress, the person who is asked, and what can be shown.

Its own words are in ``text/``, one file a language; everything about a game comes from the set's texts.
"""
