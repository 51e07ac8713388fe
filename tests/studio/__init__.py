"""The studio, driven as a person would: in a browser, by clicks and keys."""
