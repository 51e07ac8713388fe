"""A booklet that teaches a game: its chapters, the pictures in them, their pages, and the same on screen."""
