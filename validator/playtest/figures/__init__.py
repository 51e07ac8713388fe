"""From kept games to figures with intervals, and findings a designer can act on: all as data.

How they look is decided in ``report``.
"""
