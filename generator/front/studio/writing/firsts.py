"""What the first piece of a kind holds at first, where there is none to be like."""

from typing import Any

from validator.content.kits.declared import Colour, Icon, Kind, List, Number, OneOf, Text

ICON, COLOUR = "star", "#808080"


def first_of(kind: Kind, words: str, languages: tuple[str, ...]) -> dict[str, Any]:
    """A value for each field that a piece of the kind cannot do without; none for one that names another piece."""
    values = {name: _value(declared, words, languages) for name, declared in kind.fields.items() if _is_owed(declared)}
    return {name: value for name, value in values.items() if value is not None}


def _is_owed(declared: Any) -> bool:
    counted = isinstance(declared, Number) and declared.derived is not None
    spare = isinstance(declared, List) and not declared.least
    return not (declared.optional or counted or spare or getattr(declared, "default", None) is not None)


def _value(declared: Any, words: str, languages: tuple[str, ...]) -> Any:
    match declared:
        case Number(least=least, most=most):
            return max(least or 0, 0) if most is None else min(max(least or 0, 0), most)
        case OneOf(values=values):
            return values[0]
        case Text(translated=True, most=room):
            return dict.fromkeys(languages, words[:room])
        case Text(most=room):
            return words[:room]
        case Icon():
            return ICON
        case Colour():
            return COLOUR
        case List(of=OneOf(values=values), least=least, repeats=False):
            return list(values[:least])
        case List(of=of, least=least) if (value := _value(of, words, languages)) is not None:
            return [value] * least
    return None
