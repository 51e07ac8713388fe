"""The studio's own state, handed to every page: folder, faces, jobs, news."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from generator.front.studio.work.folder import Folder
from generator.front.studio.work.jobs import Jobs, News

if TYPE_CHECKING:
    from generator.front.studio.work.faces import Faces


class Workroom:
    """What the pages of one studio share."""

    def __init__(self, root: Path) -> None:
        self.folder = Folder(root)
        self.first: list[Callable[[], None]] = []
        """What is done once the studio answers, before anybody has asked for it."""
        self.endings: list[Callable[[], None]] = []
        """What is done when the studio ends."""
        self.news = News()
        self.jobs = Jobs(self.news)

    @cached_property
    def faces(self) -> Faces:
        """Sets drawn; what draws is loaded when it is first asked for."""
        faces: Faces = import_module("generator.front.studio.work.faces").Faces(self.folder)
        return faces

    def end(self) -> None:
        """The studio ends, and with it all that runs."""
        for ending in self.endings:
            ending()
        self.jobs.end()
