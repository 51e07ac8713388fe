"""The report as pages that open offline, one for each language, and the index of all reports of a folder."""
