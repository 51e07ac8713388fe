"""Prints board games whose content is data."""
