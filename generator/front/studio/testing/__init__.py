"""Play-tests watched while they run, kept and compared."""
