"""What findings about the pictures of a set say, in every language."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
