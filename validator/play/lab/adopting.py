"""A generated deck adopted: copied to where the designer works. Nothing that makes decks is needed for it."""

from __future__ import annotations

from pathlib import Path

from validator.base.files import write_folder
from validator.base.issue import WrongUse


def adopt(deck: Path, target: Path) -> None:
    """Copy a deck to where the designer works, with the schemas that its editor reads.

    Raises:
        WrongUse: there is something already, or no deck.
    """
    if target.exists():
        raise WrongUse(f"{target.as_posix()!r} is there already; nothing was touched")
    if not (deck / "set.yaml").is_file():
        raise WrongUse(f"{deck.as_posix()!r} is no deck: it holds no set.yaml")
    files = {
        file.relative_to(deck).as_posix(): file.read_bytes().replace(b"$schema=../../schemas/", b"$schema=schemas/")
        for file in sorted(deck.rglob("*"))
        if file.is_file()
    }
    schemas = sorted((deck.parent.parent / "schemas").glob("*.json"))
    write_folder(target, files | {f"schemas/{file.name}": file.read_bytes() for file in schemas})
