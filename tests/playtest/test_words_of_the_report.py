"""Sentences of a report are data, said in the reader's language."""

import pytest

from validator.playtest.figures.said import Figure, Name, said
from validator.playtest.report.wording import LANGUAGES, Wording


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "52.1 % (49.0 to 55.2)"), ("zh-Hant", "52.1 %（49.0 至 55.2）"), ("zh-Hans", "52.1 %（49.0 至 55.2）")],
)
def test_figure_with_its_interval(language: str, text: str) -> None:
    assert Wording(language).figure(Figure(value=0.521, form="share", low=0.49, high=0.552)) == text


def test_names_are_titles_of_the_language() -> None:
    assert Wording("en", {"D01": "Mill"}.__getitem__).listed(["a"]) == "a"
    sentence = said("join-and", first=Name(id="D01"), last=said("join-comma", first="b", last="c"))
    assert Wording("en", {"D01": "Mill"}.__getitem__).say(sentence) == "Mill and b, c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_difference_is_signed(language: str) -> None:
    assert Wording(language).figure(Figure(value=-0.004, form="points")) == "−0.4"
