"""What training says, in the language asked for or else in English."""

from __future__ import annotations

from pathlib import Path

from validator.content.texts import Texts
from validator.play.learned.weights import Tried, Weights
from validator.play.training.trying import LEAST_WON, PLAYER, is_worth_having

_FOLDER = Path(__file__).parent / "text"
_FALLBACK = "en"


class Words:
    """Sentences about what was learned."""

    def __init__(self, language: str) -> None:
        files = [file for name in (_FALLBACK, language) if (file := _FOLDER / f"{name}.ftl").is_file()]
        self._texts = Texts(language, files)

    def say(self, key: str, **values: object) -> str:
        """A sentence of the language's file."""
        return self._texts.say(key, **values)

    def of_course(self, weights: Weights, games: int) -> list[str]:
        """What a course came to."""
        made = weights.made
        words = {name for named in (*weights.cards.values(), weights.numbers) for name in named}
        return [
            self.say("learned", labels=made.labels, games=games, words=len(words)),
            self.say("agreement", hand=made.hand, learned=made.learned),
        ]

    def of_trial(self, tried: Tried) -> list[str]:
        """How the weights did, and whether that is enough."""
        return [
            self.say("tried", player=PLAYER, games=tried.games, won=tried.won, least=tried.least, most=tried.most),
            self.say("worth" if is_worth_having(tried) else "not-worth", needed=LEAST_WON),
        ]
