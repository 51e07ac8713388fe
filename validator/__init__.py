"""Checks and plays board games whose content is data."""
