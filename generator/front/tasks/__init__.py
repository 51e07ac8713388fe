"""What several commands do, or one command only where it is asked for it: judging, placing, pressing, comparing."""
