"""What sheets say of themselves, in every language."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
