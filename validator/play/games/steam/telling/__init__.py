"""Age of Steam in words people read: names, sentences, questions at the terminal, and what pictures of its map show.

The words themselves are in the set's ``text`` folder, one file a language.
"""
