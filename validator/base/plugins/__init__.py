"""What may be installed beside Proofpress: games of others, read without running any of them, and its own extras."""
