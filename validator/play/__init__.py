"""Games played and judged: the engine, the games, players, play-tests and the deck lab."""
