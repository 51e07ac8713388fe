"""What a first game gets without asking."""
