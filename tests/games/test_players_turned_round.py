"""Numbers of players that stand the wrong way round are a finding of every game, and the game's own rules go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.content.places import built_in
from validator.play.checking import quickly_wrong
from validator.play.lookup import open_set

STATED = {"both": "{from: 6, to: 3}", "fewest alone": "{from: 8}", "most alone": "{to: 1}"}
"""What a set states; what it leaves out is that of the game, for none of which either goes."""


@pytest.mark.parametrize("stated", STATED)
@pytest.mark.parametrize("game", built_in())
def test_players_turned_round_are_told_at_their_line(game: str, stated: str, tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(
        f"extends: {game}\nlanguages: [en]\ntitle: {{en: X}}\nplayers: {STATED[stated]}\n"
    )
    found = [issue for issue in quickly_wrong(open_set(str(tmp_path))) if issue.code == "out-of-range"]
    assert [(issue.span.line, "'from' is larger than 'to'" in issue.said_in("en")) for issue in found] == [(4, True)]
