"""A power that Roll does not have, as a newcomer would add it: one file, and one line of text in each language."""
