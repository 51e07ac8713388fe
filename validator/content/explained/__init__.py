"""What each finding means: a page for every code, with a wrong example and a right one, as data."""
