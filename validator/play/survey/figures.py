"""What a survey of a set found, as plain figures: for the terminal, the page and programs alike."""

import msgspec

FORMAT = 1


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How often each value of a number field occurs: ``counts`` are values, rising, with cards in the box."""

    field: str
    counts: tuple[tuple[float, int], ...]
    middle: float
    mean: float

    @property
    def least(self) -> float:
        """The smallest value."""
        return self.counts[0][0]

    @property
    def most(self) -> float:
        """The largest value."""
        return self.counts[-1][0]


class Gap(msgspec.Struct, frozen=True, kw_only=True):
    """A field that some designs of a kind leave empty: how many fill it, and the few that stand apart."""

    field: str
    filled: int
    of: int
    apart: tuple[str, ...] = ()


class KindFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of piece: designs, cards in the box, its curves and what it leaves empty.

    ``constant`` are number fields with one value on all that have them, ``running`` those that number the pieces.
    """

    kind: str
    designs: int
    cards: int
    curves: tuple[Curve, ...]
    constant: tuple[tuple[str, float], ...]
    running: tuple[str, ...]
    gaps: tuple[Gap, ...]


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A word of an effect, a keyword or a choice: on how many designs and cards it stands."""

    name: str
    sort: str
    designs: int
    cards: int


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """On how many designs the most common terms stand together: a row for each of ``names``, in the same order."""

    names: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]


class Twins(msgspec.Struct, frozen=True, kw_only=True):
    """Designs of a kind that differ in one field only, with its values; ``field`` is empty where nothing differs."""

    kind: str
    field: str
    pieces: tuple[str, ...]
    values: tuple[str, ...]


class Outlier(msgspec.Struct, frozen=True, kw_only=True):
    """A design whose number is far from what is usual for its kind: ``far`` in robust standard deviations."""

    id: str
    kind: str
    field: str
    value: float
    middle: float
    far: float
    place: str


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """How long texts are in a language, in characters: counts by length, and the longest."""

    language: str
    titles: tuple[tuple[float, int], ...]
    texts: tuple[tuple[float, int], ...]
    longest: tuple[tuple[str, int], ...]


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """How complete a language is: titles and translated texts given, of those that there are; some that lack one."""

    language: str
    titles: int
    of_titles: int
    texts: int
    of_texts: int
    lacking: tuple[str, ...]


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found; pieces are named by their ids, ``titles`` gives their titles by language."""

    format: int = FORMAT
    game: str
    set: str
    shown: str
    set_titles: dict[str, str]
    designs: int
    cards: int
    kinds: tuple[KindFigures, ...]
    terms: tuple[Term, ...]
    together: Together
    unused: tuple[str, ...]
    twins: tuple[Twins, ...]
    more_twins: int
    outliers: tuple[Outlier, ...]
    lengths: tuple[Lengths, ...]
    spoken: tuple[Spoken, ...]
    titles: dict[str, dict[str, str]]

    @property
    def named(self) -> frozenset[str]:
        """The pieces that are spoken of, to be shown as pictures."""
        twins = (piece for group in self.twins for piece in group.pieces)
        gaps = (piece for kind in self.kinds for gap in kind.gaps for piece in gap.apart)
        longest = (piece for lengths in self.lengths for piece, _ in lengths.longest)
        return frozenset({*twins, *gaps, *longest, *(one.id for one in self.outliers)})
