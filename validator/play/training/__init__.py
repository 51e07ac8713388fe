"""Learning what cards are worth from how games go on: options of one choice played to the end on the same deals.

What is learned is told in ``validator/play/learned``.
"""
