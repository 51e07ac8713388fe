"""Pages that say what the lab found."""
