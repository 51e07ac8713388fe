"""A second program that works out the figures of a report: slowly, plainly, and from the stored games alone.

It shares no code with the first: it reads the store by itself, counts in lists, and takes quantiles from scipy.
"""
