"""Games played by plan, on one core or many, and kept on disk.

What they mean is not asked here; see ``figures``.
"""
