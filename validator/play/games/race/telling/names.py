"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.engine.telling import Speaker
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.table.setup import Use
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import ActionCard


class Names(Speaker):
    """Cards, players, goods and action cards in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._actions = {
            piece.id: f"action-{tag_of(piece.action)}-name".replace("_", "-")
            for piece in content.pieces["action"]
            if isinstance(piece, ActionCard)
        }

    def card(self, design: int) -> str:
        return self._content.title(self.table.faces[design], self._language)

    def cards(self, designs: list[int]) -> str:
        """Titles, or a dash for none."""
        return self.comma.join(map(self.card, designs)) or "–"

    def choice(self, cards: list[str]) -> str:
        """Action cards by their names."""
        return " + ".join(self.say(self._actions[card]) for card in cards)

    def chosen(self, cards: list[str]) -> str:
        """Action cards as they are told of; the same twice is said once."""
        said = [self.say("told-action", action=self.say(self._actions[card])) for card in dict.fromkeys(cards)]
        return self.listed(said) if len(said) == len(cards) else self.say("told-twice", action=said[0])

    def some(self, kind: int, count: int) -> str:
        """So many goods of a kind."""
        return self.say("told-goods", good=KINDS[kind - 1], count=count)

    def goods(self, kinds: list[int]) -> str:
        """Goods of these kinds, each kind once."""
        return self.listed([self.some(kind, kinds.count(kind)) for kind in sorted({*kinds})])

    def gains(self, points: int, cards: int) -> str:
        """What a power gives in points and cards, or nothing."""
        said = [self.say("told-points", points=points)] if points else []
        said += [self.say("told-cards", cards=cards)] if cards else []
        return self.listed(said or [self.say("told-nothing")])

    def power(self, use: Use) -> str:
        """A power that takes goods, after the name of its card."""
        return f"{self.card(use.design)}{self.describer.marks.colon}{self.sentence('power', use.power)}"

    def good(self, kind: int) -> str:
        """A kind of good by its number, or any good for 0."""
        return self.say(f"goods-{KINDS[kind - 1]}") if kind else self.say("goods-any")

    def what(self, design: int) -> str:
        """A card as one line: cost or defence, points, good, and all it does."""
        return self.line(self.table.faces[design])
