"""Two sets side by side: what one has that the other has not, and what both have that is not the same."""
