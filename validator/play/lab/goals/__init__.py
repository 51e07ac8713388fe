"""What a designer wants of a set, stated in YAML, and how far a set is from it."""
