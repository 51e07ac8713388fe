"""The adventure cards of Galaxy Trucker, one file for each family, and the set with its cards bound to what they mean.

What several cards share (moving, losing, being hit) is in ``rules``.
"""
