"""Ready looks: faces whose slots a kind's fields fill, drawn for one size and stretched to another.

A look is data (``content/looks/NAME.yaml``); what is made of it is a layout like any other.
"""
