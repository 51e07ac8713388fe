"""A word that Empires does not have, as a newcomer would add it: one file, and three lines of text in each language."""
