"""Track of Age of Steam as it lies: links, where more of it may go, and a proof that all cities can be joined.

What may be laid and what it costs is a matter of the turn, in ``rules``.
"""
