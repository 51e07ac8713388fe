"""Rules as data: read, refused, played, told."""
