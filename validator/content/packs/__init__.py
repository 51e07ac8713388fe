"""Sets that travel: copied, sent to another machine, or packed into one file that is laid out elsewhere."""
