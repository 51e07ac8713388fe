"""Files for others than home printers: print services, virtual tables, whoever wants single pictures.

What others take stands in ``vendors.yaml``: sizes, pixels and limits are data, no code names one.
"""
