"""Many played games: what they showed of a set, with how much certainty, written for the one who designs it."""
