"""Ships of Galaxy Trucker: tiles on a board, whether they are legal, what they amount to, and layout files to judge.

A ship knows no player, no bank and no turn: those are in ``rules``.
"""
