"""Kits played by their ``rules.yaml``: words become closures over slots, and everything a game owes is derived."""
