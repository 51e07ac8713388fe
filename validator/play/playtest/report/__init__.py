"""A run's results written down: a page with pictures, text for the terminal, JSON, two runs side by side.

No figure is worked out here; see ``figures``.
"""
