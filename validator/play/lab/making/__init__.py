"""Decks made to a recipe, legal by construction."""
