"""What the parts of faces say of faults, in every language."""

from collections.abc import Iterable
from functools import reduce

from validator.speech.sentences import Sentences, Text

say = Sentences(__package__)


def or_else(names: Iterable[str]) -> Text:
    """Names of which one would do: ``a or b or c``."""
    first, *others = names
    taken: Text = first
    return reduce(lambda before, last: say("or-else", first=before, last=last), others, taken)
