"""What findings about the form of content say, in every language; also what schemas describe fields as."""

from collections.abc import Mapping
from functools import cache

from validator.base.speech.sentences import Sentences, Text, keys_of

say = Sentences(__package__)
THE_FILE, THE_ENTRY = say("the-file"), say("the-entry")
"""What has no name of its own."""
_DESCRIBED = "described-"


def described_in(description: str) -> Text:
    """What a schema says of a value in English, as a sentence of every language where it is one of ours."""
    key = _descriptions().get(description)
    return description if key is None else say(f"described-{key}")


@cache
def _descriptions() -> Mapping[str, str]:
    """The messages that say what schemas describe values as, by their English words."""
    written = keys_of(say.room, "en")
    said = {key: text.partition("=")[2].strip() for key, text in written.items() if key.startswith(_DESCRIBED)}
    return {text: key.removeprefix(_DESCRIBED) for key, text in said.items()}
