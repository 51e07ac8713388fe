"""What a seat of Age of Steam can see and guess, and how good a position looks to it.

The agents that use this know no game: ``validator/play/agents``.
"""
