"""Each game from its first question to its last through a pseudo-terminal, with everything that can be typed."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.shell.terminal import Terminal
from validator.play.engine.transcript import End, replay
from validator.play.playtest.run import opened

LOOKS = 2
"""At this question the person looks around, at `UNDOES` they try to take back, after `SAVES` they leave."""
UNDOES = range(2, 16)
SAVES = 20
PRIME = 7_919


class Sitting(NamedTuple):
    """Who sits down to a game: seats, seed, language, a piece to be shown and what is said of it."""

    seats: str
    seed: int
    language: str
    piece: str
    said: str
    undone: str = "Taken back."


SITTINGS = {
    "empires": Sitting("me,greedy", 3, "en", "E01", "trade routes 1 left"),
    "race": Sitting("me,random", 3, "zh-Hant", "W01", "新奇貨品", "已收回。"),
    "roll": Sitting("me,greedy", 7, "en", "Foreman’s Ledger", "development, cost 1"),
    "steam": Sitting("me,me,random", 3, "en", "rust-belt", "Chicago: red"),
    "trucker": Sitting("me,random", 3, "zh-Hans", "L1-01", "火力低于6", "已收回。"),
}


class Player:
    """Picks allowed answers, another each time; what they typed does not depend on anything but the questions."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.asked = 0

    def answer(self, terminal: Terminal) -> str:
        """The number of an answer. Shares are issued in small numbers, or every player is bankrupt at once."""
        most = 4 if "shares do you issue" in terminal.question else terminal.answers()
        return str(1 + (self.asked - 1) * PRIME % most)

    def play(self, terminal: Terminal) -> bool:
        """Answer to the end, or up to where the game is saved; whether it was."""
        while terminal.until_prompt() is not None:
            self.asked += 1
            if self.asked == LOOKS:
                assert "undo" in terminal.ask("?")
                assert self.sitting.said in terminal.ask(f"show {self.sitting.piece}")
                assert terminal.ask("table").count("\n") > terminal.answers()
            if self.asked in UNDOES:
                terminal.ask("undo")
            if self.asked == SAVES:
                terminal.type("save")
                assert terminal.until_prompt() is None
                return True
            terminal.type(self.answer(terminal))
        return False


@pytest.mark.parametrize("name", SITTINGS)
def test_a_game_is_played_left_and_played_to_its_end(name: str, tmp_path: Path) -> None:
    sitting = SITTINGS[name]
    player = Player(sitting)
    seats = ("--seats", sitting.seats, "--seed", str(sitting.seed), "--lang", sitting.language)
    first = Terminal(tmp_path, "play", name, *seats)
    assert player.play(first), first.all[-2_000:]
    assert first.code() == 0
    assert sitting.undone in first.all
    (saved,) = tmp_path.glob(f"output/{name}/transcripts/*-saved.jsonl")
    second = Terminal(tmp_path, "play", saved.relative_to(tmp_path).as_posix())
    assert not player.play(second)
    assert second.code() == 0, second.all[-2_000:]
    (whole,) = tmp_path.glob(f"output/{name}/transcripts/*{sitting.seed}.jsonl")
    assert isinstance(replay(whole, opened).end, End)
