"""What would go wrong on a press: a set held against what a print service, a home printer or a poster needs.

What each needs is data, in ``profiles.yaml`` or a file of one's own.
"""
