"""How a set of one's own changes the look of the set it extends: a theme, and a layout that states what differs."""
