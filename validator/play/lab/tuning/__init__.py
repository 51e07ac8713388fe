"""The search for edits of a set that meet its goals, and how many sets are played side by side on the same deals."""
