"""The commands that print: one file each, with `configure` and `run`."""
