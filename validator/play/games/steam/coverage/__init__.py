"""What play of a set of Age of Steam should show, what it did show, and games dealt so that it shows.

Nothing here decides anything: observers look on.
"""
