"""Drawings as data: scenes, outlines, text set in type, colours, icons. All lengths are millimetres.

Knows no card, no layout file and no paper.
"""
