"""The studio: a set written, seen, checked, printed and played in the browser, by the code of the commands.

`door` lets in whom it should and answers; `work` knows the opened folder and runs what takes long; every other room
serves one page. ``page/`` is the source of what runs in the browser, ``bundle/`` what it was made into.
"""
