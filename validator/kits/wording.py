"""What findings about kits say, in every language."""

from collections.abc import Iterable

from validator.speech.sentences import Sentences, Several, Text, all_of, in_a_row

say = Sentences(__package__)


def span_text(least: float | None, most: float | None) -> Text:
    """A range in words: ``4``, ``4 to 6``, ``4 or more``, ``up to 6``."""
    if least is not None and least == most:
        return f"{least:g}"
    if most is None:
        return say("any-number") if least is None else say("or-more", least=f"{least:g}")
    return say("up-to", most=f"{most:g}") if least is None else say("from-to", least=f"{least:g}", most=f"{most:g}")


def few_of(names: Iterable[object], most: int = 12) -> Several | None:
    """What would be accepted: one of these, the first few of many; None where there are none."""
    spelled = [str(name) for name in names]
    return None if not spelled else all_of(spelled, most) if len(spelled) > most else in_a_row(spelled)
