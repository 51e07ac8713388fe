"""A free table for kits that no rules play."""
