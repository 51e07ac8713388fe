"""Recipes, rankings, and new sets and kits by a few questions."""
