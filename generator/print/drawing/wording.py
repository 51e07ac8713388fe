"""What is said of faults here, in every language."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
