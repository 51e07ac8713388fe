"""What every played game stands on: chance, steps and decisions, the record a game gives, and transcripts."""
