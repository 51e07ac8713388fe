"""Sets are read one at a time: what the rooms of a game keep for themselves is made by the first who asks."""

from __future__ import annotations

import threading

ONE_AT_A_TIME = threading.RLock()
"""Taken after every other lock, by whoever reads a set that may be of a game nobody has read yet."""
