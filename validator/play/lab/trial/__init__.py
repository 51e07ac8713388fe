"""Many sets played side by side on the same deals: who plays them, and what is kept."""
