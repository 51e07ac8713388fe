"""What each word and number of a set is worth in cost, and which pieces are off the curve."""
