"""The rules of Race for the Galaxy: the state, the steps in the rulebook's order, invariants, scoring.

No advice, no statistics and no text: those look on from ``players``, ``coverage`` and ``telling``.
"""
