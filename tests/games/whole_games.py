"""Whole games told from the first sentence to the last, compared with files that a person has read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from validator.content.loading import ContentSet
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.random_agent import RandomAgent
from validator.play.engine.transcript import FORMAT, Header
from validator.play.lookup import game_of
from validator.play.shell.session import Session

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
AGENTS = {"greedy": GreedyAgent, "random": RandomAgent}


def told_game(content: ContentSet, seats: Sequence[str], seed: int, language: str) -> list[str]:
    """All that is told of a game of agents."""
    game = game_of(content)
    name = content.manifest.game
    header = Header(proofpress=FORMAT, game=name, set=name, seats=tuple(seats), seed=seed, language=language)
    agents = [AGENTS[agent](game, seed + seat) for seat, agent in enumerate(seats)]
    session = Session(game, content, header, agents)
    lines = session.news()
    while session.decision is not None:
        session.choose_by(agents[session.seat])
        lines += session.news()
    session.finished()
    return lines + session.news()


def assert_told_as_read(lines: list[str], file: Path) -> None:
    """Set UPDATE_GOLDEN to write the game anew, then read it as a player would."""
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
