"""What findings about recipes say."""

from validator.speech.sentences import Sentences

say = Sentences(__package__)
