"""The words of a survey, ``text/<language>.ftl`` beside this file, with those of reports."""

from __future__ import annotations

from pathlib import Path

from validator.content.vocabulary import in_language
from validator.play.playtest.page.book import Words
from validator.play.survey.figures import Survey

_FOLDER = Path(__file__).parent / "text"


class SurveyWords(Words):
    """The words of one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, folder=_FOLDER)

    def said(self, key: str, **values: object) -> str:
        """A message ``survey-<key>`` (not HTML)."""
        return self.words.word(f"survey-{key}", **values)

    def title(self, survey: Survey) -> str:
        """What the set is called (not HTML)."""
        return in_language(survey.set_titles, self.words.language, survey.set)

    def piece(self, survey: Survey, name: str) -> str:
        """What a piece is called (not HTML)."""
        return in_language(survey.titles.get(name, {}), self.words.language, name)
