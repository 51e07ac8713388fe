"""What the lab makes and answers is the same in all surroundings."""
