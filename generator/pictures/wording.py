"""What is said of faults here, in every language."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
