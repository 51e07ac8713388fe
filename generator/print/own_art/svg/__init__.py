"""Drawings (SVG) read into outlines of our own scene; what could run, load or grow is refused."""
