"""Games played in the browser: each in a process of its own, by the same session as `proofpress play`."""
