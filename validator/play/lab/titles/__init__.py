"""Titles of generated pieces in every language, from lists of words and patterns that are data."""
