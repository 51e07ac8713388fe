"""How strong players are: ratings, and the ladder they make."""
