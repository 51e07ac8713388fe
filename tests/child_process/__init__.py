"""Work on files of strangers in a child process: what it may take, and what becomes of it."""
