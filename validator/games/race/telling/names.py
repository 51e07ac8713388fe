"""Things of the game by the names people know, in one language."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import tag_of
from validator.engine.telling import Speaker
from validator.games.race.table.compiled import Table
from validator.games.race.words.terms import KINDS
from validator.games.race.words.vocabulary import ActionCard, World


class Names(Speaker):
    """Cards, players, goods and action cards in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._stop = "" if language.startswith("zh") else " "
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

    def good(self, kind: int) -> str:
        """A kind of good by its number, or any good for 0."""
        return self.say(f"goods-{KINDS[kind - 1]}") if kind else self.say("goods-any")

    def what(self, design: int) -> str:
        """A card as one line: cost or defence, points, good, and all it does."""
        face = self.table.faces[design]
        military = isinstance(face, World) and face.defence is not None
        parts = [
            self.say("card-defence", defence=self.table.defence[design])
            if military
            else self.say("card-cost", cost=self.table.cost[design]),
            self.say("some-points", points=face.points),
        ]
        if self.table.kind[design]:
            windfall = self.table.is_windfall[design]
            parts.append(self.say("card-windfall" if windfall else "card-production",
                                  good=self.good(self.table.kind[design])))  # fmt: skip
        parts += [self.say(f"keyword-{keyword}") for keyword in face.keywords]
        said = [without_icons(self._texts.sentence("power", power)) for power in face.powers]
        said += [without_icons(self._texts.sentence("bonus", bonus)) for bonus in getattr(face, "bonus", ())]
        text = self._stop.join(said)
        return self.say("card-line", card=self.card(design), facts=self.comma.join(parts), text=text).rstrip()
