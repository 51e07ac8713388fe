"""The tests run from this folder, installed or not: Proofpress is told where the game lies."""

import os
from pathlib import Path

os.environ["PROOFPRESS_GAMES"] = str(Path(__file__).resolve().parents[1])
