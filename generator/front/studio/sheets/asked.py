"""What a page asks to be printed, in the words of ``proofpress print``."""

import argparse
import shlex
from collections.abc import Mapping
from typing import Any

import msgspec

from generator.front.commands.print import complete
from generator.front.tasks.printers import known_paper
from generator.print.preflight.profiles import profiles
from generator.print.printed import BACKS, BOX_FORMS, REGISTRATION, SPACINGS
from validator.base.decoding import convert
from validator.base.issue import WrongUse

STANDARD, NOT_MOVED = "standard", "0,0"
NO_PICTURES = dict.fromkeys(("svg", "svg_text", "png", "bleed", "safe", "cut", "html"), False) | {"output": None}
"""What the command writes besides sheets, which a page of sheets does not ask for."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, rename={"profile": "for"}):
    """One print job in one language; every field as the option of the command that has its name."""

    set: str
    lang: str
    paper: str = "a4"
    backs: str = BACKS[0]
    spacing: str = SPACINGS[0]
    offset: str = NOT_MOVED
    theme: str = STANDARD
    only: str = ""
    pages: str | None = None
    copies: int | None = None
    back_choice: str | None = None
    front_choice: str | None = None
    profile: str | None = None
    printer: str | None = None
    registration: int = 0
    box: float = 0.0
    box_form: str | None = None
    contour: bool = False
    dividers: bool = False
    instructions: bool = False
    booklet: bool = False

    def options(self) -> argparse.Namespace:
        """As the command has its options, so that both ask for the same and share what is kept.

        Raises:
            WrongUse: they do not go together, or there is no such press or printer.
        """
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        asked = argparse.Namespace(**given | {"lang": [self.lang], "only": self.only or None, **NO_PICTURES})
        complete(asked)
        return asked

    def words(self) -> list[str]:
        """The words of the command after ``proofpress``: what differs from what it does by itself."""
        usual = Asked(set=self.set, lang=self.lang)
        names = zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True)
        given = [
            (name.replace("_", "-"), getattr(self, field))
            for name, field in names
            if getattr(self, field) != getattr(usual, field)
        ]
        told = [f"--{name}" if value is True else f"--{name}={value}" for name, value in given]
        return ["print", self.set, f"--lang={self.lang}", *told]

    def command(self) -> str:
        """The line to type that does the same."""
        return shlex.join(["proofpress", *self.words()])


def asked_in(values: Mapping[str, Any]) -> Asked:
    """What an address asks for. Raises WrongUse, msgspec.ValidationError for what the command does not take either."""
    asked = convert({name: value for name, value in values.items() if value}, Asked, strict=False)
    asked = msgspec.structs.replace(asked, paper=known_paper(asked.paper))
    for what, given, known in (
        ("way of backs", asked.backs, BACKS),
        ("spacing", asked.spacing, SPACINGS),
        ("form of box", asked.box_form or BOX_FORMS[0], BOX_FORMS),
        ("number of marks", asked.registration, (0, *REGISTRATION)),
        ("profile", asked.profile, (None, *profiles())),
    ):
        if given not in known:
            raise WrongUse(f"there is no {what} {given!r} (there are: {', '.join(map(str, known))})")
    return asked
