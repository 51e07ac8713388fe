"""How a race of decks stands while it goes on, in a file that a page beside it may read."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from validator.base.files import write_beside

STANDING = "standing.json"
WIDTH = 1.96
"""Standard errors to each side of a mean."""


class Stand(msgspec.Struct):
    """A deck by its folder's name, its mean badness in so many deals, and the interval of 95 percent around it."""

    deck: str
    badness: float
    low: float
    high: float
    deals: int


class Standing:
    """Writes how all decks stand into a folder, the best first; a deck keeps what it had when it was last looked at."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / STANDING
        self._decks: dict[str, Stand] = {}

    def tell(self, found: Mapping[str, Sequence[float]]) -> None:
        """Take what each deal adds to the badness of the decks that were just looked at."""
        for reference, values in found.items():
            if values:
                name = Path(reference).name
                self._decks[name] = _stand(name, values)
        ordered = sorted(self._decks.values(), key=lambda one: (one.badness, one.deck))
        write_beside(self._file, msgspec.json.encode(ordered) + b"\n")


def _stand(name: str, values: Sequence[float]) -> Stand:
    mean = fmean(values)
    reach = WIDTH * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Stand(name, mean, mean - reach, mean + reach, len(values))
