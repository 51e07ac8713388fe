"""The commands that check and play: one file each, with `configure` and `run`."""
