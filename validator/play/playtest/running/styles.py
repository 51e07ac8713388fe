"""Styles of play by name, read from the file beside the players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import validator.play.agents
from validator.content.loading import read_value
from validator.play.agents.manner import Manner, Manners

STYLES = Path(validator.play.agents.__file__).parent / "styles.yaml"


@cache
def styles() -> dict[str, Manner]:
    """The manner of each style, in the order of the file.

    Raises:
        ContentError: the file has a fault, at its line.
    """
    return read_value(STYLES, STYLES.name, Manners)
