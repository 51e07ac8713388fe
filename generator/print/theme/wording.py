"""What findings about layouts and themes say, in every language."""

from collections.abc import Iterable

from validator.base.speech.sentences import Sentences, Several, all_of

say = Sentences(__package__)


def few_of(names: Iterable[str], most: int) -> Several:
    """The first few of some names, in alphabetical order."""
    return all_of(sorted(names), most)
