"""The lists of titles of a set, read from the files that travel with Proofpress and from the set's own."""

from __future__ import annotations

from pathlib import Path

from validator.base.issue import ContentError, Issue
from validator.base.opening import is_there
from validator.content.loading import ContentSet, read_typed
from validator.content.places import TITLES
from validator.content.vocabulary import Vocabulary
from validator.play.lab.titles.checks import faults_of
from validator.play.lab.titles.lists import Lists, TitleFile, laid_over

GENERAL = Path(__file__).parent / "general.yaml"
"""Words and patterns for every game, and what no title may be."""


def title_lists(content: ContentSet) -> Lists:
    """The lists that hold for a set: the general ones, the game's, and the set's own ``titles.yaml`` over them.

    Raises:
        ContentError: with everything that is wrong in the files.
    """
    issues: list[Issue] = []
    lists = _with_file(None, GENERAL, "validator/play/lab/titles/general.yaml", None, issues)
    for folder in reversed(content.folders):
        if is_there(folder / TITLES):
            lists = _with_file(lists, folder / TITLES, content.shown(folder / TITLES), content.words, issues)
    if issues:
        raise ContentError(issues)
    return lists


def _with_file(base: Lists | None, path: Path, shown: str, words: Vocabulary | None, issues: list[Issue]) -> Lists:
    """The lists with a file laid over them; what is wrong in it is added to the issues."""
    file, node = read_typed(path, shown, TitleFile)
    lists = laid_over(base, file, shown)
    issues += faults_of(file, lists, node, words)
    return lists
