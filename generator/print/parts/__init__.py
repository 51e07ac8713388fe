"""The named drawings that a layout may place on a face; each turns one word of ``layout`` into scene items.

A part knows one piece and one face, never a sheet.
"""
