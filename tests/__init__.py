"""The tests, by the rooms of the code they ask; those of games in ``games``, long runs in ``soak``."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The checkout."""
SMALL_MAP = str(ROOT / "tests" / "steam_small")
"""A set of Age of Steam with the smallest map."""
