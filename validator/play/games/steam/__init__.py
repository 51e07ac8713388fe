"""Age of Steam: a map of hexes, track, cubes and money."""
