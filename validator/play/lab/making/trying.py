"""A deck opened and checked without a file, and which of its pieces the findings are about."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import yaml

from validator.base.issue import ContentError, Issue, Span
from validator.content.checks.general import lint
from validator.content.inheritance import Stack
from validator.content.loading import ContentSet, typed
from validator.content.overlay import laid_over
from validator.content.places import Place
from validator.content.source import parse, span_of, text_at
from validator.play.lab.making.decks import Deck
from validator.play.lookup import messages_of, quick_issues, set_games, words_of

SHOWN = "deck"
Proved = Callable[[ContentSet, Collection[str]], Sequence[Issue]]
"""From a set and the ids of some of its pieces to what is wrong with their faces."""


class Found(NamedTuple):
    """What is wrong with a deck: the findings, and the ids of the new pieces they are about."""

    issues: tuple[Issue, ...]
    pieces: frozenset[str]


class Bench:
    """Checks decks that extend one set. What the set itself is found wrong in counts for nothing.

    With ``proved`` their faces are looked at too, once they have titles.
    """

    def __init__(self, content: ContentSet, proved: Proved | None = None) -> None:
        self._stack, self._proved = content.stack, proved
        found = (*lint(content, messages_of(content)), *quick_issues(content))
        self._known = {(issue.code, issue.message) for issue in found}

    def opened(self, deck: Deck) -> ContentSet:
        """The deck as a set.

        Raises:
            ContentError: it is not legal by form.
        """
        return typed(self._laid(deck), words_of, set_games())

    def found(self, deck: Deck) -> Found:
        """Whatever is wrong with a deck, but for titles."""
        stack = self._laid(deck)
        try:
            content = typed(stack, words_of, set_games())
        except ContentError as error:
            return Found(tuple(error.issues), self._about(stack, error.issues))
        every = [*content.issues, *quick_issues(content)]
        issues = [issue for issue in every if (issue.code, issue.message) not in self._known]
        return Found(tuple(issues), self._about(stack, issues))

    def misdrawn(self, deck: Deck) -> Found:
        """What is wrong with the faces of a deck's new pieces; nothing where nobody looks."""
        if self._proved is None:
            return Found((), frozenset())
        new = [str(piece["id"]) for pieces in deck.pieces.values() for piece in pieces]
        with TemporaryDirectory() as folder:
            for name, text in deck.files().items():
                (Path(folder) / name).write_text(text, encoding="utf-8")
            stack = self._laid(deck, Path(folder))
            issues = list(self._proved(typed(stack, words_of, set_games()), new))
        return Found(tuple(issues), self._about(stack, issues))

    def _laid(self, deck: Deck, folder: Path = Path(f"/{SHOWN}")) -> Stack:
        place = Place(folder, SHOWN)
        own = parse(deck.set_text(), f"{SHOWN}/set.yaml")
        cards = parse(deck.cards_text(), f"{SHOWN}/cards.yaml")
        assert isinstance(own, yaml.MappingNode)
        return laid_over(self._stack, place, own, [cards], [])

    @staticmethod
    def _about(stack: Stack, issues: list[Issue]) -> frozenset[str]:
        """The new pieces in whose lines the findings, or what they were brought about with, stand."""
        cards = stack.own_entries[0]
        nodes = [node for _, listed in cards.value for node in listed.value] if cards is not None else []
        spans = [(span_of(node), node) for node in nodes]
        found: set[str] = set()
        for place in (span for issue in issues for span in (issue.span, *issue.together)):
            found |= {str(text_at(node, "id")) for start, node in spans if _within(place, start, node)}
        return frozenset(found)


def _within(place: Span, start: Span, node: yaml.Node) -> bool:
    end = node.end_mark
    return place.file == start.file and start <= place < Span(start.file, end.line + 1, end.column + 1)
