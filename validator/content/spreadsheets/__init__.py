"""Entries in spreadsheets: CSV, TSV, XLSX and ODS read as nodes with sheet, row and column, and written."""
