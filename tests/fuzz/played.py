"""Games written down, whole and left, with slips in them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.sets import FLEET, Case
from tests.fuzz.spoiling import SNIPPETS
from tests.fuzz.values import NUMBERS, TEXTS, Draw, odd, spoilt
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.transcript import Header, write
from validator.play.lookup import game_of, open_set
from validator.play.shell.session import Session

CHOICES = 40
"""So many choices are made before a game is left."""
NAME = "game.jsonl"


@cache
def lines_of(game: str) -> list[Any]:
    """A game of random players that was left after some choices, line by line; a game that ends before is whole."""
    content = open_set(game)
    engine, seats = game_of(content), content.manifest.players.least
    header = Header(proofpress=1, game=game, set=game, seats=("random",) * seats, seed=5, language="en")
    session = Session(engine, content, header, [RandomAgent(engine, seat) for seat in range(seats)])
    for _ in range(CHOICES):
        if session.decision is not None and session.agent is not None:
            session.choose_by(session.agent)
    with TemporaryDirectory() as folder:
        file = Path(folder) / NAME
        write(session.left() if session.decision is not None else session.finished(), file)
        return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@st.composite
def transcripts(draw: Draw, game: str) -> Case:
    """A game written down with slips in its lines, to be played again or gone on with."""
    lines: list[Any] = lines_of(game)
    if draw(st.booleans()):
        lines = lines[: draw(st.integers(1, 12))] + lines[-1:]
    words = ["random", "greedy", "me", "search", "search:5", "race", "empires", "steam", *shipped.GAMES]
    slips = draw(st.sampled_from([0, 1, 1, 2]))
    if slips and draw(st.booleans()):
        lines = [spoilt(draw, lines[0], words, slips), *lines[1:]]
    elif slips:
        lines = spoilt(draw, lines, words, slips)
    if draw(st.integers(0, 3)) == 0 and lines and isinstance(lines[0], dict):
        field = draw(st.sampled_from(["seed", "seats", "language", "set", "game"]))
        lines = [{**lines[0], field: draw(_fields(field))}, *lines[1:]]
    text = "\n".join(json.dumps(line, ensure_ascii=draw(st.booleans())) for line in lines) + "\n"
    content = text.encode("utf-8", "surrogatepass")
    if draw(st.integers(0, 2)) == 0:
        place = draw(st.integers(0, len(content)))
        content = content[:place] + draw(st.sampled_from(SNIPPETS)) + content[place + draw(st.integers(0, 9)) :]
    return Case(game, {NAME: content}, ("replay" if draw(st.booleans()) else "play", f"{FLEET}/{NAME}"))


def _fields(field: str) -> st.SearchStrategy[Any]:
    if field == "seed":
        return st.sampled_from([number for number in NUMBERS if isinstance(number, int)])
    if field == "seats":
        names = st.sampled_from(["random", "greedy", "me", "", "search:2", "search:1e9", "search:0.1s", "\x07"])
        return st.lists(names, max_size=9)
    return st.one_of(st.sampled_from([*TEXTS, *shipped.GAMES, "fleet", "zh-Hant"]), odd())
