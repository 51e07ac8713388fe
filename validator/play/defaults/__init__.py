"""What a game of cards or tiles gets without asking: a state that copies itself, guesses, an observer, a narrator."""
