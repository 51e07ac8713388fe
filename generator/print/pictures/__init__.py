"""Pictures outside the sheets: a ship on its board, a map with a game on it, and faces as single files."""
