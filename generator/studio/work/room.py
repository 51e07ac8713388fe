"""The studio's own state, handed to every page: folder, faces, jobs, news."""

from __future__ import annotations

from pathlib import Path

from generator.studio.work.faces import Faces
from generator.studio.work.folder import Folder
from generator.studio.work.jobs import Jobs
from generator.studio.work.news import News


class Workroom:
    """What the pages of one studio share."""

    def __init__(self, root: Path) -> None:
        self.folder = Folder(root)
        self.faces = Faces(self.folder)
        self.news = News()
        self.jobs = Jobs(self.news)

    def end(self) -> None:
        """The studio ends, and with it all that runs."""
        self.jobs.end()
