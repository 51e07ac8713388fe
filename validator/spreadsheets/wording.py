"""What findings about spreadsheets say, in every language."""

from validator.speech.sentences import Sentence, Sentences

say = Sentences(__package__)


def no_cell(value: object) -> Sentence:
    """That no cell can hold a value."""
    return say("no-cell", value=repr(value))
