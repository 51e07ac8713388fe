"""Where the numbers of a set stand, what values they may take, and sets with some of them changed."""
