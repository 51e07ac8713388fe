"""Lanterns: a game of its own outside Proofpress, to show that one more game touches no existing file."""
