"""What several commands do, or one only where it is asked for it: judging, staging, pressing, looking at runs."""
