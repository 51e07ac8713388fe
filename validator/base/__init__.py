"""What everything stands on and nothing of games: files and findings, characters, what is kept, other processes."""
