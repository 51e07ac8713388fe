"""Profiles: what a print service, a printer at home or a poster needs of every face."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.print.exports.vendors import vendors
from validator.base.decoding import from_yaml
from validator.base.issue import ContentError, Issue, WrongUse, listed, near
from validator.content.loading import read_in_part

FILE = Path(__file__).with_name("profiles.yaml")
ENDINGS = (".yaml", ".yml")
Length = Annotated[float, Meta(ge=0, le=50)]
Ratio = Annotated[float, Meta(ge=1, le=21)]
VendorName = Literal["gamecrafter", "makeplayingcards", "drivethrucards"]


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is needed; nought asks for nothing.

    Lengths are mm: ``bleed`` beyond the trim, ``safe`` inside it, the least ``stroke``, the ``margin`` that a printer
    leaves white. ``type`` is the least size of words in points, ``contrast`` that of words to their ground (of large
    ones ``large_contrast``), ``dpi`` the least of pictures, ``ink`` the most of four inks in per cent. A ``vendor``
    offers products of certain sizes. ``colour_blind``: whether designs that only a colour tells apart are told.
    """

    vendor: VendorName | None = None
    bleed: Length = 0.0
    safe: Length = 0.0
    type: Annotated[float, Meta(ge=0, le=72)] = 0.0
    stroke: Annotated[float, Meta(ge=0, le=5)] = 0.0
    contrast: Ratio = 1.0
    large_contrast: Ratio = 3.0
    dpi: Annotated[int, Meta(ge=0, le=2400)] = 0
    ink: Annotated[int, Meta(ge=0, le=400)] = 0
    margin: Length = 0.0
    colour_blind: bool = True
    name: str = ""


@cache
def profiles() -> dict[str, Profile]:
    """Those that come with Proofpress, by name."""
    read = from_yaml(FILE.read_bytes(), dict[str, Profile])
    return {name: msgspec.structs.replace(profile, name=name) for name, profile in read.items()}


def profile_of(name: str) -> Profile:
    """A profile by its name, or read from a YAML file.

    Raises:
        WrongUse: there is no such profile and no such file.
        ContentError: the file is faulty, each fault at its line.
    """
    if name in profiles():
        return profiles()[name]
    path = Path(name)
    if path.suffix not in ENDINGS or not path.is_file():
        guess = near(name.casefold(), profiles())
        hint = f"; did you mean {guess}?" if guess else ""
        raise WrongUse(f"there is no profile {name!r} (there are: {listed([*profiles()])}, or a YAML file){hint}")
    issues: list[Issue] = []
    read, _, _ = read_in_part(path, path.as_posix(), Profile, issues)
    if issues or read is None:
        raise ContentError(issues)
    return msgspec.structs.replace(read, name=path.stem)


def known_vendor(profile: Profile) -> bool:
    """Whether a profile's vendor has products."""
    return profile.vendor is not None and bool(vendors()[profile.vendor].products)
