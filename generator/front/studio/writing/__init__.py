"""Write and see: the text of a set beside its cards, redrawn and checked as one types."""
