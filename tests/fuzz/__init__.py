"""Fuzzing: sets, texts, looks, games and ships drawn by Hypothesis, 300 cases in the tests, 5,000 in ``make soak``."""
