"""What the project is made of and handed out as: its lock file, its wheel and its source archive."""
