"""From kept games to figures with intervals, and findings a designer can act on: all as data.

How they look is decided in ``report``.
"""

import os

# Matrices here have a hundred rows: on several cores these wait for each other, a hundred times as long as they work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
