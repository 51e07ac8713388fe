"""Players: random, greedy, steady and its manners, search."""
