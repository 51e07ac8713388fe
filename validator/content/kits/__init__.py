"""Kits: games of one's own whose kinds of pieces are declared in ``kit.yaml``, without any Python.

From the declaration follow types, schema, findings at lines, ``words`` and print, as for the games whose rules are
known; what a kit has not is rules that play it.
"""
