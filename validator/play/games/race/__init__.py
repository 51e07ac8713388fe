"""Race for the Galaxy: cards that are worlds, developments, goods and money at once."""
