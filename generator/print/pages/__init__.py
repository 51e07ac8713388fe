"""Pages of words: the printed rules with the key to every icon, set in columns."""
