"""Do two checkouts print and play the same? Compares what each writes, file by file.

    python benchmarks/same_bytes.py OLD NEW [--games 12]

For every built-in set of OLD both checkouts print all sheets and all single pictures in every language, tell one game
in every language and play-test with `greedy`. Sheets, pictures and transcripts must be the same to the byte; reports
too, but for the digest of the rules' source and the version of Proofpress, and PDFs but for how they are deflated.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

MAIN = "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"
VARYING = re.compile(rb'"version": *"[^"]*"|Proofpress [0-9][^ <,]*|\b[0-9a-f]{16}\b')
"""The digest and the version, as reports name them."""
STREAM = re.compile(rb"stream\n(x.*?)endstream", re.DOTALL)
LENGTH = re.compile(rb"/Length [0-9]+")


def proofpress(checkout: Path, arguments: list[str], folder: Path) -> bytes:
    """Run one command of a checkout; what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"}
    result = subprocess.run(
        [sys.executable, "-c", MAIN, *arguments], cwd=folder, env=environment, capture_output=True, check=False
    )
    if result.returncode:
        sys.exit(f"{checkout}: {' '.join(arguments)} ended with {result.returncode}\n{result.stderr.decode()}")
    return result.stdout


def write_all(checkout: Path, sets: list[str], games: int, folder: Path) -> dict[str, str]:
    """Everything a checkout writes, as digests by file name."""
    for name in sets:
        proofpress(checkout, ["print", name, "--svg", "--output", str(folder / name)], folder)
        for language in ("en", "zh-Hant", "zh-Hans"):
            arguments = ["play", name, "--seats", "greedy,random,random", "--seed", "7", "--lang", language]
            told = proofpress(checkout, [*arguments, "--output", str(folder / name)], folder)
            (folder / name / f"told-{language}.txt").write_bytes(told)
        proofpress(
            checkout,
            ["playtest", name, "--games", str(games), "--seats", "greedy", "--output", str(folder / name)],
            folder,
        )
    return {
        str(file.relative_to(folder)): hashlib.sha256(comparable(file, folder)).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in (".sqlite", ".db")
    }


def comparable(file: Path, folder: Path) -> bytes:
    """A file's bytes without the folder they were made in; reports without digest and version."""
    data = file.read_bytes().replace(str(folder).encode(), b"")
    if file.suffix == ".pdf":
        return inflated(data)
    return VARYING.sub(b"", data) if file.name.startswith("report.") else data


def inflated(data: bytes) -> bytes:
    """A PDF with its streams as they were before they were deflated, without what says where its objects are."""
    opened = STREAM.sub(lambda found: zlib.decompress(found[1]), data[: data.rindex(b"\nxref")])
    return LENGTH.sub(b"", opened)


def main() -> None:
    """Compare, and end with 1 where anything differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", type=int, default=12, help="games of each play-test (default: 12)")
    arguments = parser.parse_args()
    sets = sorted(path.parent.name for path in (arguments.old / "content").glob("*/set.yaml"))
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        before = write_all(arguments.old.resolve(), sets, arguments.games, Path(one))
        after = write_all(arguments.new.resolve(), sets, arguments.games, Path(other))
    differing = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
    for name in differing:
        print(f"differs: {name}")
    print(f"{len({*before, *after}) - len(differing)} files are the same, {len(differing)} differ")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
