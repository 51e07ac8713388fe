"""A set as numbers before any game is played: curves, words and what they stand with, twins, gaps, outliers, texts."""
