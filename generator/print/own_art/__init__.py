"""Pictures and icons of somebody's own: found, looked at before they are trusted, made ready once for print.

Nothing of a file is believed: its bounds are read by us before any library decodes it, and a drawing (SVG) becomes
outlines of our own scene, so that nothing of the stranger's is handed on.
"""
