"""Players: random, greedy, search."""
