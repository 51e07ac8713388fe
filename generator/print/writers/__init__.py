"""One drawing, three readings: scenes and pages written as SVG, PDF and PNG.

Nothing here moves or measures what is drawn.
"""
