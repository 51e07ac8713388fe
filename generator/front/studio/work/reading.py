"""Sets are read one at a time.

msgspec learns what a type is like when it first meets it; where two threads have it learn the same type at once, the
whole studio crashes.
"""

from __future__ import annotations

import threading

ONE_AT_A_TIME = threading.RLock()
"""Taken after every other lock, by whoever reads a set that may be of a game nobody has read yet."""
