"""The words of layout files: what may stand in a ``layout.yaml``, as types with ranges.

How each is drawn is in ``parts``.
"""
