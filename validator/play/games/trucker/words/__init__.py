"""The words of Galaxy Trucker: what may stand in a set, as types with ranges, and the switches of its rules.

What a word means in play is in ``table`` and ``rules``; what it looks like, in the set's ``layout.yaml``.
"""

from validator.play.games.trucker.words.vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
