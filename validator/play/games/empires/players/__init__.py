"""What a seat of Tiny Stellar Empires can see and guess, and how good a position looks to it.

The agents that use this know no game: ``validator/play/agents``.
"""
