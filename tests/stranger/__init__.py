"""A stranger's machine: an installed Proofpress with a new home, an empty cache, and the pages of the manual to try."""
