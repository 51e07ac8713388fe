"""How a set was: its states kept, seen, compared, and gone back to."""
