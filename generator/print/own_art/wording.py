"""What findings about the pictures of a set say, in every language."""

from validator.base.speech.sentences import Sentences

say = Sentences(__package__)
