"""What players have learned of a set: the file beside it, what its numbers stand for, and how they are reckoned with.

How they are found out is not asked here; see ``validator/play/training``.
"""
