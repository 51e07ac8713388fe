"""What each word and number of a set is worth in cost, and which pieces are off the curve."""

import os

# The regressions are small: on several cores they would wait for each other, and end in other digits.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
