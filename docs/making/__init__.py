"""The pages of the manual that follow from the program: looks and parts, words of games, findings."""

from __future__ import annotations

from pathlib import Path

from making.findings import findings_page
from making.looks import looks_page
from making.parts import parts_page
from making.words import words_pages


def write_pages(folder: Path) -> None:
    """Write the pages into ``folder``; one that would be the same stays, so that Sphinx does not read it again."""
    pages = {"findings.md": findings_page(), "looks.md": looks_page(), "parts.md": parts_page(), **words_pages()}
    folder.mkdir(exist_ok=True)
    for name in {file.name for file in folder.iterdir()} - set(pages):
        (folder / name).unlink()
    for name, text in pages.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
