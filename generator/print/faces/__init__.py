"""A set's content and its layout become faces: one scene for each side of each piece.

How faces come to lie on paper is in ``sheets``.
"""
