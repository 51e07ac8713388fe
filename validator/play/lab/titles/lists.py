"""The file of titles, ``titles.yaml`` beside a set: words, and the patterns that put them together."""

import re
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from validator.content.vocabulary import Language, LocalText

SLOT = re.compile(r"\{([a-z][a-z0-9-]*)\}")
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,31}$", description="a word of small letters, digits and -")]
Said = Annotated[str, Meta(max_length=80)] | bool | int
Conditions = Annotated[
    dict[Annotated[str, Meta(max_length=80)], Said | Annotated[list[Said], Meta(min_length=1)]],
    Meta(description="fields of the piece, each with what one of them must say; any: something, none: nothing"),
]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}$", description="see `digest_of` in validator/play/lab/titles")]


class Pattern(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to make a title: in each language a text with ``{slots}``; only for pieces that meet the conditions."""

    conditions: Conditions = msgspec.field(name="for", default_factory=dict)
    say: Annotated[LocalText, Meta(description="a text with {slots} for each language")]


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What fills a slot for pieces that meet the conditions: words of these lists."""

    conditions: Conditions = msgspec.field(name="for", default_factory=dict)
    lists: Annotated[list[Name], Meta(min_length=1, description="names of lists of words")] = msgspec.field(name="from")


class TitleFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a ``titles.yaml`` holds.

    Of the patterns, and of the choices for a slot, those are taken that fit the piece and have the most conditions. A
    slot without choices takes the list of its own name.
    """

    languages: Annotated[list[Language], Meta(min_length=1, description="languages that each word is given in")]
    patterns: Annotated[
        dict[Name, Annotated[list[Pattern], Meta(min_length=1)]],
        Meta(description="by the kind of piece; any: for kinds without patterns of their own"),
    ] = {}
    slots: dict[Name, Annotated[list[Choice], Meta(min_length=1)]] = {}
    words: dict[Name, Annotated[list[LocalText], Meta(min_length=1)]] = {}
    avoid: Annotated[list[Digest], Meta(description="digests of titles that no piece may carry")] = []


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """The words and patterns that hold for a set: the general ones with the game's and the set's laid over them."""

    languages: tuple[str, ...]
    patterns: Mapping[str, list[Pattern]]
    slots: Mapping[str, list[Choice]]
    words: Mapping[str, list[dict[str, str]]]
    avoid: frozenset[str]
    shown: str


def laid_over(base: Lists | None, file: TitleFile, shown: str) -> Lists:
    """The lists with those of a file laid over them: of the same name, the file's."""
    if base is None:
        languages = tuple(file.languages)
        return Lists(
            languages=languages,
            patterns=file.patterns,
            slots=file.slots,
            words=file.words,
            avoid=frozenset(file.avoid),
            shown=shown,
        )
    return Lists(
        languages=tuple(language for language in base.languages if language in file.languages),
        patterns={**base.patterns, **file.patterns},
        slots={**base.slots, **file.slots},
        words={**base.words, **file.words},
        avoid=base.avoid | frozenset(file.avoid),
        shown=shown,
    )


def conditions_of(written: Mapping[str, Said | list[Said]]) -> dict[str, tuple[str, ...]]:
    """Conditions as the facts of a piece are told: words, numbers and yes or no as text."""
    return {
        field: tuple(_as_text(one) for one in (said if isinstance(said, list) else [said]))
        for field, said in written.items()
    }


def _as_text(said: Said) -> str:
    return str(said).lower() if isinstance(said, bool) else str(said)


def slots_of(text: str) -> frozenset[str]:
    """The slots that a pattern's text names."""
    return frozenset(SLOT.findall(text))
