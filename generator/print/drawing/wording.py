"""What is said of faults here, in every language; and a name that leads nowhere."""

from collections.abc import Iterable

from validator.base.speech.sentences import Said, Sentences

say = Sentences(__package__)


class Misnamed(LookupError):
    """There is nothing of that ``name``; ``known`` are the names that there are."""

    def __init__(self, said: Said, name: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(said)
        self.said = said
        self.name = name
        self.known = tuple(known)
