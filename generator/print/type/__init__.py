"""Fonts from files: looked through, measured, shaped for any script, and cut down to what is drawn of them."""
