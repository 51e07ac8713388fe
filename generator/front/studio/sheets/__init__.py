"""What will come out of the printer, page by page."""
