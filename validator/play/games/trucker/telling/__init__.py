"""Galaxy Trucker in words people read: names, sentences of a game's story, questions at the terminal.

The words themselves are in the set's ``text`` folder, one file a language.
"""
