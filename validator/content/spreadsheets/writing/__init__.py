"""Entries as spreadsheets: rows that read back the same, and files of them."""
