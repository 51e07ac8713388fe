"""A designer's questions about a run, each answered from the kept games: one sentence, one picture, a small table."""
