"""Kits: games of one's own whose kinds of pieces are declared in ``kit.yaml``, without any Python.

From the declaration follow types, schema, findings at lines, ``words`` and print, as for the games whose rules are
known; what plays a kit, if anything does, are the rules beside it (`validator.content.rulebook`).
"""
