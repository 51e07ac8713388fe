"""What a booklet says of itself, and what is said of faults in it, in every language."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
