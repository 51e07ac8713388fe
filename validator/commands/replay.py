"""``proofpress replay``: does a recorded game still hold?"""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.engine.transcript import TranscriptDiffers, replay
from validator.issue import WrongUse
from validator.playtest.run import opened


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a transcript written by proofpress play")


def run(options: argparse.Namespace) -> int:
    if not Path(options.file).is_file():
        raise WrongUse(f"there is no file {options.file!r}")
    try:
        transcript = replay(Path(options.file), opened)
    except TranscriptDiffers as difference:
        print(f"{options.file}: {difference}")
        return 1
    for line in transcript.choices:
        print("\n".join(line.told), end="\n" if line.told else "")
    print("\n".join(transcript.end.told))
    print(f"\n{options.file}: holds; {len(transcript.choices)} choices played again with the same outcome")
    return 0
