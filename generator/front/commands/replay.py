"""``proofpress replay``: does a recorded game still hold?"""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.base.console import tell
from validator.base.issue import WrongUse
from validator.base.opening import is_there
from validator.play.engine.transcript import Pause, TranscriptDiffers, replay
from validator.play.playtest.run import opened


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a transcript written by proofpress play")


def run(options: argparse.Namespace) -> int:
    if not is_there(Path(options.file)):
        raise WrongUse(f"there is no file {options.file!r}")
    try:
        transcript = replay(Path(options.file), opened)
    except TranscriptDiffers as difference:
        tell(f"{options.file}: {difference}")
        return 1
    for line in transcript.choices:
        print("\n".join(line.told), end="\n" if line.told else "")
    print("\n".join(transcript.end.told))
    count = f"{len(transcript.choices)} choices played again"
    left = isinstance(transcript.end, Pause)
    end = ", to where it was left" if left else " with the same outcome"
    print()
    tell(f"{options.file}: holds; {count}{end}")
    return 0
