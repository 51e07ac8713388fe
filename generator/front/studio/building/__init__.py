"""Ships built and maps painted, judged at once."""
