"""Sets that build on sets: extended, compared, packed and surveyed."""
