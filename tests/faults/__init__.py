"""Faults at any moment: kills, signals, full disks, folders that may not be written, two runs at once.

After each, the next run gives the reference bytes. Few of each kind are among the ordinary tests; ``make faults`` runs
them all and says the figures.
"""
