"""Planted faults of Age of Steam, and legal oddities, by what they are about."""
