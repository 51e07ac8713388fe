"""Pages of codes: there is one for each, and its examples hold."""
