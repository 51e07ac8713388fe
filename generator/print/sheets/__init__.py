"""Paper: sizes, bleed, grids, marks, imposition, tiling of what is larger than the sheet.

A sheet knows scenes and trims, never what they show.
"""
