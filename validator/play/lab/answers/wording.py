"""The words of the lab's answers."""

from collections.abc import Callable
from pathlib import Path

from validator.play.playtest.page.book import Words
from validator.play.playtest.report.wording import Wording

TEXT = Path(__file__).parent / "text"


def answer_wording(language: str, title: Callable[[str], str] = str) -> Wording:
    """The words of one language; ``title`` gives a piece's title by its id."""
    return Wording(language, title, [TEXT])


class AnswerWords(Words):
    """The words of pages."""

    def __init__(self, language: str, title: Callable[[str], str] = str) -> None:
        super().__init__(language, title, TEXT)
