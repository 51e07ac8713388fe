"""Styles of play by name, read from the file beside the players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import validator.agents
from validator.agents.manner import Manner, Manners
from validator.content.loading import read_value

STYLES = Path(validator.agents.__file__).parent / "styles.yaml"


@cache
def styles() -> dict[str, Manner]:
    """The manner of each style, in the order of the file.

    Raises:
        ContentError: the file has a fault, at its line.
    """
    return read_value(STYLES, STYLES.name, Manners)
