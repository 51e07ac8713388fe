"""What findings about looks say, in every language."""

from collections.abc import Iterable
from functools import reduce

from validator.base.speech.sentences import Sentences, Text

say = Sentences(__package__)


def or_else(types: Iterable[str]) -> Text:
    """Types of fields of which one is taken: ``text or number or card``."""
    first, *others = types
    taken: Text = first
    return reduce(lambda before, last: say("or-else", first=before, last=last), others, taken)
