"""What is fuzzed: for each surface how its cases are drawn and judged, of which games, and how many."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hypothesis import strategies as st

from tests.fuzz.hulls import maps, ships
from tests.fuzz.judging import Outcome, judge, judge_looks
from tests.fuzz.looks import icons, layouts
from tests.fuzz.played import transcripts
from tests.fuzz.sets import Case, custom_sets
from tests.fuzz.shipped import GAMES
from tests.fuzz.speech import texts
from tests.fuzz.spoiling import spoilt_files


class Surface(NamedTuple):
    """``few`` cases of each game in the tests, three times as many in the slow ones, ``many`` in the soak."""

    cases: Callable[[str], st.SearchStrategy[Case]]
    few: int
    many: int
    judge: Callable[[Case, Path], Outcome] = judge
    games: tuple[str, ...] = tuple(GAMES)


SURFACES = {
    "sets": Surface(custom_sets, 6, 300),
    "bytes": Surface(spoilt_files, 4, 200),
    "texts": Surface(texts, 3, 130, judge_looks),
    "layouts": Surface(layouts, 3, 130, judge_looks),
    "icons": Surface(icons, 2, 70, judge_looks),
    "transcripts": Surface(transcripts, 2, 70),
    "ships": Surface(ships, 6, 250, games=("trucker",)),
    "maps": Surface(maps, 6, 250, games=("steam",)),
}
